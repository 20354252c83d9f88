// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/LinkPainter.h"

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
    LinkBrush(QPainter& painter, const Theme& theme, const SlotRows& rows, const NodeCardView& card, PodId selected)
        : painter_(painter), rows_(rows), card_(card), color_(card.linksRejected ? theme.no.hue : theme.nvlink) {
        for (const PodSlotsView& pod : card.pods)
            if (selected.valid() && pod.pod == selected) {
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
        int longest = 1;
        for (const LinkView& link : card_.links) longest = std::max(longest, link.to - link.from);
        for (const LinkView& link : card_.links) {
            const QPointF from = top(link.from);
            const QPointF to = top(link.to);
            if (from.y() != to.y()) continue;
            const qreal lift = arcHeight(link.to - link.from, longest) * 1.3;
            QPainterPath path(from);
            path.cubicTo(from - QPointF(0, lift), to - QPointF(0, lift), to);
            strokePath(path, isLit(link.from) && isLit(link.to), link.width > 1 ? 2 : 1);
        }
    }

    void brackets() const {
        for (const LinkView& link : card_.links) {
            const QPointF from = top(link.from);
            const QPointF to = top(link.to);
            if (from.y() != to.y()) continue;
            QPainterPath path(from);
            path.lineTo(from - QPointF(0, 7));
            path.lineTo(to - QPointF(0, 7));
            path.lineTo(to);
            strokePath(path, isLit(link.from) && isLit(link.to), 2);
        }
    }

private:
    QPointF top(int device) const {
        const QRectF slot = rows_.slot(device);
        return {slot.center().x(), slot.top() - 1};
    }

    bool isLit(int device) const { return std::find(lit_.begin(), lit_.end(), device) != lit_.end(); }

    void busOver(const DeviceRun& run) const {
        const QRectF span = rows_.run(run);
        const qreal y = span.top() - kBusAbove;
        setPen(color_, 4, lit_.empty());
        painter_.drawLine(QPointF(span.left(), y), QPointF(span.right(), y));
        std::vector<int> lit;
        for (int device = run.first; device <= run.last; ++device) {
            setPen(color_, 2, lit_.empty());
            painter_.drawLine(QPointF(top(device).x(), y + 2), top(device));
            if (isLit(device)) lit.push_back(device);
        }
        if (lit.size() < 2) return;
        setPen(litColor_, 4.5, true);
        painter_.drawLine(QPointF(top(lit.front()).x() - 1.25, y), QPointF(top(lit.back()).x() + 1.25, y));
        setPen(litColor_, 2.5, true);
        for (const int device : lit) painter_.drawLine(QPointF(top(device).x(), y), top(device));
    }

    void strokePath(const QPainterPath& path, bool lit, qreal width) const {
        setPen(lit ? litColor_ : color_, width + (lit ? 0.5 : 0), lit || lit_.empty());
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
    QColor color_;
    QColor litColor_;
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

void paintLinks(QPainter& painter, const Theme& theme, const SlotRows& rows, const NodeCardView& card, PodId selected) {
    const LinkBrush brush(painter, theme, rows, card, selected);
    switch (card.linkKind) {
    case LinkKind::NvSwitch: return brush.bus();
    case LinkKind::Mesh: return brush.arcs();
    case LinkKind::Pairs: return brush.brackets();
    case LinkKind::None: return;
    }
}

} // namespace berth::ui
