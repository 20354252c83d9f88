// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/SlotPainter.h"

#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kSmallestLabelledFill = 10;
constexpr int kWhole = 1000; ///< thousandths
constexpr qreal kGlyphInLabel = 7;

constexpr qreal kJoinBelowSlots = 19; ///< under index row and socket brackets

StateBlock blockOf(const PodSlotsView& pod, const SlotLook& look) {
    return {pod.level, pod.state, pod.remaining, look.steppedBack, pod.pose.filled, pod.pose.pulse};
}

/// Draws a block where its motion has it for as long as it lives.
class Posed {
public:
    Posed(QPainter& painter, const BlockPose& pose) : painter_(painter), still_(pose.opacity >= 1 && pose.drop == 0) {
        if (still_) return;
        painter_.save();
        painter_.setOpacity(painter_.opacity() * pose.opacity);
        painter_.translate(0, pose.drop);
    }
    ~Posed() {
        if (!still_) painter_.restore();
    }
    Posed(const Posed&) = delete;
    Posed& operator=(const Posed&) = delete;

private:
    QPainter& painter_;
    bool still_;
};

bool isFraction(const PodSlotsView& pod) {
    return pod.milli < 1000;
}

/// Whether a pod takes the whole device, so that nothing of the slot shows.
bool isCovered(const std::vector<PodSlotsView>& pods, int device) {
    return std::any_of(pods.begin(), pods.end(), [device](const PodSlotsView& pod) {
        return !isFraction(pod) && std::find(pod.devices.begin(), pod.devices.end(), device) != pod.devices.end();
    });
}

class SlotBrush {
public:
    SlotBrush(QPainter& painter, const Theme& theme, const Fonts& fonts, const SlotRows& rows, const SlotLook& look)
        : painter_(painter), theme_(theme), fonts_(fonts), rows_(rows), look_(look) {}

    void freeSlots(int gpus, const std::vector<PodSlotsView>& pods) const {
        const qreal opacity = painter_.opacity();
        painter_.setOpacity(look_.steppedBack ? opacity * 0.5 : opacity);
        for (int device = 0; device < gpus; ++device) {
            if (isCovered(pods, device)) continue;
            const bool lit = look_.freeRejected && !podOnDevice(pods, device, 0);
            paintBox(painter_, rows_.slot(device), theme_.slot, {lit ? theme_.no.hue : theme_.slotLine, lit ? 1.5 : 1},
                     std::min(2.0, look_.cornerRadius));
        }
        painter_.setOpacity(opacity);
    }

    void pod(const PodSlotsView& pod) const {
        const Posed posed(painter_, pod.pose);
        if (isFraction(pod)) {
            for (const int device : pod.devices) fraction(pod, rows_.slot(device));
            return;
        }
        for (const DeviceRun& run : rows_.runsOf(pod.devices)) block(pod, run);
    }

    /// Above all pods, so that none of them covers it.
    void ring(const PodSlotsView& pod) const {
        if (!isSelected(pod)) return;
        const Posed posed(painter_, pod.pose);
        if (isFraction(pod)) {
            for (const int device : pod.devices)
                paintRing(painter_, theme_, shareOf(pod, rows_.slot(device)), Ring::Selected, 0);
            return;
        }
        for (const DeviceRun& run : rows_.runsOf(pod.devices))
            paintRing(painter_, theme_, rows_.run(run), Ring::Selected, look_.cornerRadius);
    }

private:
    bool isSelected(const PodSlotsView& pod) const {
        const bool ofTenant = !look_.tenant.isEmpty() && pod.tenant == look_.tenant;
        const bool isGangs = !look_.gang.isEmpty() && !look_.selected.valid() && pod.gang == look_.gang;
        return ofTenant || isGangs || (pod.pod.valid() && pod.pod == look_.selected);
    }

    /// The part of a slot that a fraction fills, on whole pixels.
    QRectF shareOf(const PodSlotsView& pod, const QRectF& slot) const {
        const qreal scale = std::max(painter_.deviceTransform().m22(), 0.1);
        const QRectF inside = slot.adjusted(1, 1, -1, -1);
        const auto y = [&](int milli) {
            return std::round((inside.bottom() - inside.height() * std::min(milli, kWhole) / kWhole) * scale) / scale;
        };
        const qreal top = y(pod.offsetMilli + pod.milli);
        return {inside.left(), top, inside.width(), y(pod.offsetMilli) - top};
    }

    void fraction(const PodSlotsView& pod, const QRectF& slot) const {
        const QRectF fill = shareOf(pod, slot);
        const LevelColors& colors = theme_.level(pod.level);
        const qreal opacity = painter_.opacity();
        painter_.setOpacity(look_.steppedBack ? opacity * 0.5 : opacity);
        if (pod.state == SlotState::Bound && pod.pose.filled >= 1) {
            painter_.fillRect(fill, colors.fill);
            painter_.fillRect(QRectF(fill.left(), fill.top(), fill.width(), 1), colors.line);
        } else {
            paintStateBlock(painter_, theme_, fill,
                            {pod.level, pod.state, pod.remaining, false, pod.pose.filled, pod.pose.pulse}, 0);
        }
        painter_.setOpacity(opacity);
        if (look_.names && fill.height() >= kSmallestLabelledFill) share(pod, fill);
    }

    void share(const PodSlotsView& pod, const QRectF& fill) const {
        const QFont font = fonts_.mono(9, QFont::Medium);
        const QString words = fractionText(pod.milli);
        const QColor plate = blockPlateColor(theme_, blockOf(pod, look_));
        if (plate.isValid()) {
            const qreal width = std::min(textWidth(words, font) + 2, fill.width() - 2);
            painter_.fillRect(QRectF(fill.center().x() - width / 2, fill.center().y() - 4.5, width, 9), plate);
        }
        paintLabel(painter_, {fill.center().x(), fill.center().y() + 3.2}, words,
                   {font, blockTextColor(theme_, blockOf(pod, look_)), Qt::AlignHCenter});
    }

    void block(const PodSlotsView& pod, const DeviceRun& run) const {
        const QRectF rect = rows_.run(run);
        paintStateBlock(painter_, theme_, rect, blockOf(pod, look_), look_.cornerRadius);
        if (look_.names && run.length() >= 2) return label(pod, rect);
        if (look_.glyphs) glyph(pod, rect);
    }

    void label(const PodSlotsView& pod, const QRectF& rect) const {
        const QFont font = fonts_.mono(10, QFont::Medium);
        const QString text = elided(pod.name, font, rect.width() - 22);
        const QColor plate = blockPlateColor(theme_, blockOf(pod, look_));
        if (plate.isValid())
            paintBox(painter_, QRectF(rect.left() + 3, rect.center().y() - 7, textWidth(text, font) + 18, 14), plate,
                     {QColor()}, 2);
        const QColor ink = blockTextColor(theme_, blockOf(pod, look_));
        levelGlyph(pod, {rect.left() + 10, rect.center().y()}, kGlyphInLabel, ink);
        const QFontMetricsF metrics(font);
        paintLabel(painter_, {rect.left() + 17, rect.center().y() + (metrics.ascent() - metrics.descent()) / 2}, text,
                   {font, ink});
    }

    void glyph(const PodSlotsView& pod, const QRectF& rect) const {
        const QColor plate = blockPlateColor(theme_, blockOf(pod, look_));
        const qreal size = std::min(8.0, rect.width() / 2.4);
        if (plate.isValid() && rect.width() > 12)
            paintBox(painter_, QRectF(rect.center().x() - 6.5, rect.center().y() - 6.5, 13, 13), plate, {QColor()},
                     6.5);
        levelGlyph(pod, rect.center(), size, blockTextColor(theme_, blockOf(pod, look_)));
    }

    void levelGlyph(const PodSlotsView& pod, const QPointF& at, qreal size, const QColor& ink) const {
        if (pod.state == SlotState::Bound || look_.steppedBack)
            paintLevelOutline(painter_, pod.level, at, size, ink);
        else
            paintLevel(painter_, theme_, pod.level, at, size);
    }

    QPainter& painter_;
    const Theme& theme_;
    const Fonts& fonts_;
    const SlotRows& rows_;
    const SlotLook& look_;
};

/// A line with ends turned up, from the first to the last of `runs` in each row.
void paintUnderline(QPainter& painter, const SlotRows& rows, const std::vector<DeviceRun>& runs, const Stroke& stroke,
                    qreal turn) {
    for (std::size_t i = 0; i < runs.size();) {
        std::size_t last = i;
        while (last + 1 < runs.size() && runs[last + 1].first / rows.perRow == runs[i].first / rows.perRow) ++last;
        const QRectF span = rows.run(runs[i]).united(rows.run(runs[last]));
        const qreal y = span.bottom() + kJoinBelowSlots;
        painter.setPen(stroke.pen());
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{QPointF(span.left() + 1, y - turn), QPointF(span.left() + 1, y),
                                       QPointF(span.right() - 1, y), QPointF(span.right() - 1, y - turn)});
        i = last + 1;
    }
}

/// The sockets as runs of devices within one row.
std::vector<DeviceRun> socketRuns(const std::vector<int>& numa, const SlotRows& rows, int gpus) {
    std::vector<DeviceRun> runs;
    const int count = std::min(gpus, static_cast<int>(numa.size()));
    for (int device = 0; device < count; ++device) {
        const bool joins = !runs.empty() && device % rows.perRow != 0 &&
                           numa[static_cast<std::size_t>(device)] == numa[static_cast<std::size_t>(device) - 1];
        if (joins)
            runs.back().last = device;
        else
            runs.push_back({device, device});
    }
    return runs;
}

} // namespace

void paintSlots(QPainter& painter, const Theme& theme, const Fonts& fonts, const SlotRows& rows, int gpus,
                const std::vector<PodSlotsView>& pods, const SlotLook& look) {
    const SlotBrush brush(painter, theme, fonts, rows, look);
    brush.freeSlots(gpus, pods);
    for (const PodSlotsView& pod : pods) brush.pod(pod);
    for (const PodSlotsView& pod : pods) brush.ring(pod);
}

void paintJoins(QPainter& painter, const Theme& theme, const SlotRows& rows, const std::vector<PodSlotsView>& pods,
                const SlotLook& look) {
    std::vector<int> members;
    Level level = Level::None;
    for (const PodSlotsView& pod : pods) {
        const bool chosen = pod.pod.valid() && (pod.pod == look.selected || pod.pod == look.hovered);
        const auto runs = rows.runsOf(pod.devices);
        if (chosen && runs.size() > 1) paintUnderline(painter, rows, runs, {theme.level(pod.level).line, 2}, 2);
        if (look.gang.isEmpty() || pod.gang != look.gang) continue;
        members.insert(members.end(), pod.devices.begin(), pod.devices.end());
        level = pod.level;
    }
    if (!members.empty()) paintUnderline(painter, rows, rows.runsOf(members), {theme.level(level).line, 2}, 5);
}

void paintDeviceFeet(QPainter& painter, const Theme& theme, const Fonts& fonts, const SlotRows& rows,
                     const NodeCardView& card, bool nics) {
    const QFont font = fonts.font(type::kMicro);
    for (int device = 0; device < card.gpus; ++device) {
        const QRectF slot = rows.slot(device);
        paintLabel(painter, {slot.center().x(), slot.bottom() + 10}, QString::number(device),
                   {font, theme.text3, Qt::AlignHCenter});
    }
    painter.setPen(QPen(theme.pcie, 1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const DeviceRun& run : socketRuns(card.numa, rows, card.gpus)) {
        const QRectF span = rows.run(run);
        const qreal y = span.bottom() + 15.5;
        painter.drawPolyline(QPolygonF{QPointF(span.left() + 0.5, y - 3.5), QPointF(span.left() + 0.5, y),
                                       QPointF(span.right() - 0.5, y), QPointF(span.right() - 0.5, y - 3.5)});
    }
    if (!nics) return;
    for (const qreal position : card.nics) {
        const int device = std::clamp(static_cast<int>(position), 0, std::max(card.gpus - 1, 0));
        const QRectF slot = rows.slot(device);
        const qreal x = slot.center().x() + (position - device) * (rows.width + rows.gap);
        paintBox(painter, QRectF(x - 2.5, slot.bottom() + 13, 5, 5), theme.card, {theme.nic, 1}, 0);
    }
}

const PodSlotsView* podOnDevice(const std::vector<PodSlotsView>& pods, int device, qreal height) {
    const PodSlotsView* found = nullptr;
    for (const PodSlotsView& pod : pods) {
        if (std::find(pod.devices.begin(), pod.devices.end(), device) == pod.devices.end()) continue;
        found = &pod;
        if (height * 1000 < pod.offsetMilli + pod.milli) break;
    }
    return found;
}

QString fractionText(int milli) {
    QString digits = QStringLiteral("%1").arg(milli / 10, 2, 10, QChar(u'0'));
    while (digits.size() > 1 && digits.endsWith(u'0')) digits.chop(1);
    return QChar(u'.') + digits;
}

} // namespace berth::ui
