// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/LinkPainter.h"

#include "ui/theme/Shapes.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kBusAbove = 10;
constexpr qreal kZone = 20;
constexpr qreal kSteppedBack = 0.45;

class LinkBrush {
public:
    LinkBrush(QPainter& painter, const Theme& theme, const SlotRows& rows, const NodeCardView& card,
              const LinkFocus& focus)
        : painter_(painter),
          rows_(rows),
          card_(card),
          device_(focus.device),
          color_(card.linksRejected ? theme.no.hue : theme.nvlink),
          litColor_(color_),
          missing_(theme.no.hue) {
        for (const PodSlotsView& pod : card.pods)
            if (device_ < 0 && focus.pod.valid() && pod.pod == focus.pod) {
                lit_ = pod.devices;
                litColor_ = theme.level(pod.level).line;
            }
        before_ = painter.opacity();
        base_ = before_ * (card.steppedBack ? 0.5 : 1);
    }
    ~LinkBrush() { painter_.setOpacity(before_); }
    LinkBrush(const LinkBrush&) = delete;
    LinkBrush& operator=(const LinkBrush&) = delete;

    void bus() const {
        for (int first = 0; first < card_.gpus; first += rows_.perRow)
            busOver({first, std::min(first + rows_.perRow, card_.gpus) - 1});
    }

    void arcs() const {
        const int longest = longestLink();
        for (const LinkView& link : card_.links) {
            if (!sameRow(link)) continue;
            strokePath(arc(link, longest), isLit(link), link.width > 1 ? 2 : 1);
        }
    }

    void brackets() const {
        for (const LinkView& link : card_.links) {
            if (!sameRow(link)) continue;
            const QPointF from = top(link.from);
            const QPointF to = top(link.to);
            QPainterPath path(from);
            path.lineTo(from - QPointF(0, 7));
            path.lineTo(to - QPointF(0, 7));
            path.lineTo(to);
            strokePath(path, isLit(link), 2);
        }
    }

    /// At full strength also on a card that stepped back: this is what it failed for.
    void missing() const {
        if (card_.missing.empty()) return;
        const int longest = longestLink();
        painter_.setOpacity(before_);
        painter_.setPen(Stroke{missing_, 1.5, {4, 3}}.pen());
        painter_.setBrush(Qt::NoBrush);
        for (const LinkView& link : card_.missing)
            if (sameRow(link)) painter_.drawPath(arc(link, longest));
    }

private:
    QPointF top(int device) const {
        const QRectF slot = rows_.slot(device);
        return {slot.center().x(), slot.top() - 1};
    }

    bool sameRow(const LinkView& link) const { return top(link.from).y() == top(link.to).y(); }

    int longestLink() const {
        int longest = 1;
        for (const auto* links : {&card_.links, &card_.missing})
            for (const LinkView& link : *links) longest = std::max(longest, link.to - link.from);
        return longest;
    }

    QPainterPath arc(const LinkView& link, int longest) const {
        const qreal lift = arcHeight(link.to - link.from, longest) * 1.3;
        QPainterPath path(top(link.from));
        path.cubicTo(top(link.from) - QPointF(0, lift), top(link.to) - QPointF(0, lift), top(link.to));
        return path;
    }

    bool holds(int device) const { return std::find(lit_.begin(), lit_.end(), device) != lit_.end(); }

    bool isLit(const LinkView& link) const {
        if (device_ >= 0) return link.from == device_ || link.to == device_;
        return holds(link.from) && holds(link.to);
    }

    bool nothingLit() const { return device_ < 0 && lit_.empty(); }

    void busOver(const DeviceRun& run) const {
        const QRectF span = rows_.run(run);
        const qreal y = span.top() - kBusAbove;
        setPen(color_, 4, nothingLit());
        painter_.drawLine(QPointF(span.left(), y), QPointF(span.right(), y));
        std::vector<int> lit;
        for (int device = run.first; device <= run.last; ++device) {
            setPen(color_, 2, nothingLit());
            painter_.drawLine(QPointF(top(device).x(), y + 2), top(device));
            if (holds(device)) lit.push_back(device);
        }
        if (device_ >= run.first && device_ <= run.last) return litBus(span.left(), span.right(), y, {device_});
        if (lit.size() > 1) litBus(top(lit.front()).x() - 1.25, top(lit.back()).x() + 1.25, y, lit);
    }

    void litBus(qreal left, qreal right, qreal y, const std::vector<int>& drops) const {
        setPen(litColor_, 4.5, true);
        painter_.drawLine(QPointF(left, y), QPointF(right, y));
        setPen(litColor_, 2.5, true);
        for (const int device : drops) painter_.drawLine(QPointF(top(device).x(), y), top(device));
    }

    void strokePath(const QPainterPath& path, bool lit, qreal width) const {
        setPen(lit ? litColor_ : color_, width + (lit ? 0.5 : 0), lit || nothingLit());
        painter_.drawPath(path);
    }

    void setPen(const QColor& color, qreal width, bool full) const {
        painter_.setOpacity(base_ * (full ? 1 : kSteppedBack));
        painter_.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter_.setBrush(Qt::NoBrush);
    }

    QPainter& painter_;
    const SlotRows& rows_;
    const NodeCardView& card_;
    int device_;
    QColor color_;
    QColor litColor_;
    QColor missing_;
    std::vector<int> lit_;
    qreal before_ = 1;
    qreal base_ = 1;
};

} // namespace

qreal arcHeight(int distance, int longest) {
    constexpr qreal kRoom = kZone - 4;
    if (longest <= 1) return kRoom * 0.6;
    return kRoom * (0.34 + 0.66 * (distance - 1) / (longest - 1));
}

void paintLinks(QPainter& painter, const Theme& theme, const SlotRows& rows, const NodeCardView& card,
                const LinkFocus& focus) {
    const LinkBrush brush(painter, theme, rows, card, focus);
    switch (card.linkKind) {
    case LinkKind::NvSwitch: brush.bus(); break;
    case LinkKind::Mesh: brush.arcs(); break;
    case LinkKind::Pairs: brush.brackets(); break;
    case LinkKind::None: break;
    }
    brush.missing();
}

} // namespace berth::ui
