// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/PodLanePainter.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"
#include "ui/time/PodLaneWords.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kNameLeft = 24;
constexpr qreal kGlyphLeft = 15;
constexpr qreal kGlyph = 8;
constexpr qreal kTextPad = 5;
constexpr qreal kCorner = 2;
constexpr qreal kBend = 5;
constexpr qreal kFateRoom = 18; ///< for the icon of what was saved
constexpr qreal kBehindEnd = 7;

bool isLeaving(LanePhase phase) {
    return phase == LanePhase::Leaving || phase == LanePhase::Saving;
}

SlotState stateOf(LanePhase phase) {
    switch (phase) {
    case LanePhase::Nominated: return SlotState::Nominated;
    case LanePhase::Reserved:
    case LanePhase::OnPermit: return SlotState::Reserved;
    case LanePhase::Leaving:
    case LanePhase::Saving:
    case LanePhase::Signalled: return SlotState::Saving;
    case LanePhase::Pending:
    case LanePhase::Running: break;
    }
    return SlotState::Bound;
}

class LaneBrush {
public:
    LaneBrush(QPainter& painter, const Theme& theme, const std::vector<PodLane>& lanes, const PodLanePlan& plan,
              const PodLaneLook& look)
        : painter_(painter), theme_(theme), lanes_(lanes), plan_(plan), look_(look), nowX_(plan.nowX()) {}

    void draw() const {
        for (std::size_t i = 0; i < lanes_.size(); ++i) name(i);
        within(plan_.left - 3, nowX_, [this] { shapes(false); });
        within(nowX_, plan_.right + 3, [this] { shapes(true); });
        for (std::size_t i = 0; i < lanes_.size(); ++i) {
            planned(i);
            marks(i);
            words(i);
        }
    }

private:
    Level level(std::size_t lane) const { return look_.levels[lane]; }
    bool isPast(const LanePlace& place) const { return place.position <= plan_.now.position; }

    template <class Draw> void within(qreal left, qreal right, Draw draw) const {
        if (right <= left) return;
        painter_.save();
        const QRectF all = plan_.row(0).united(plan_.row(lanes_.size() - 1));
        painter_.setClipRect(QRectF(left, all.top(), right - left, all.height()), Qt::IntersectClip);
        draw();
        painter_.restore();
    }

    void shapes(bool future) const {
        painter_.setOpacity(future ? 0.5 : 1.0);
        links();
        for (std::size_t i = 0; i < lanes_.size(); ++i) {
            for (const LaneSegment& segment : lanes_[i].segments) box(i, segment);
            ring(i);
        }
    }

    void name(std::size_t lane) const {
        const QRectF row = plan_.row(lane);
        const bool isSelected = lanes_[lane].pod == look_.selected;
        const QRectF plate(4, row.top() + 1, plan_.left - 8, row.height() - 2);
        if (isSelected) painter_.fillRect(plate, theme_.accentSoft);
        paintLevel(painter_, theme_, level(lane), {kGlyphLeft, row.center().y()}, kGlyph);
        paintLabel(painter_, {kNameLeft, row.center().y() + 4}, look_.words.name(lane),
                   {Fonts().mono(11, isSelected ? QFont::DemiBold : QFont::Normal),
                    isSelected ? theme_.accentText : theme_.text1, Qt::AlignLeft, plan_.left - kNameLeft - 6});
    }

    void box(std::size_t lane, const LaneSegment& segment) const {
        const QRectF rect = plan_.segment(lane, segment);
        if (rect.width() <= 0) return;
        switch (segment.phase) {
        case LanePhase::Pending:
            painter_.fillRect(QRectF(rect.left(), rect.center().y() - 0.75, rect.width(), 1.5), theme_.lineStrong);
            return;
        case LanePhase::Leaving:
        case LanePhase::Saving: return drain(lane, segment, rect);
        case LanePhase::Signalled: painter_.fillRect(rect, theme_.no.hue); return;
        case LanePhase::OnPermit:
        case LanePhase::Nominated:
        case LanePhase::Reserved:
        case LanePhase::Running:
            paintStateBlock(painter_, theme_, rect, {level(lane), stateOf(segment.phase)},
                            rect.width() > 2 * kCorner ? kCorner : 0);
        }
        if (segment.phase == LanePhase::OnPermit && rect.width() >= 16)
            paintMark(painter_, theme_, Mark::Wait, {rect.right() - 8, rect.center().y()}, 11);
    }

    /// The fill falls as the grace runs out.
    void drain(std::size_t lane, const LaneSegment& segment, const QRectF& rect) const {
        const LevelColors& colors = theme_.level(level(lane));
        painter_.fillRect(rect, colors.soft);
        const SimTime until = (segment.open ? plan_.last : segment.end).at;
        const auto top = [&](SimTime at) { return rect.bottom() - rect.height() * graceLeft(lanes_[lane], at); };
        QPainterPath fill(rect.bottomLeft());
        fill.lineTo(rect.left(), top(segment.begin.at));
        fill.lineTo(rect.right(), top(until));
        fill.lineTo(rect.bottomRight());
        fill.closeSubpath();
        painter_.fillPath(fill, colors.fill);
        painter_.setPen(QPen(colors.line, 1));
        painter_.drawLine(QPointF(rect.left(), top(segment.begin.at)), QPointF(rect.right(), top(until)));
    }

    /// Around all of its way out.
    void ring(std::size_t lane) const {
        QRectF around;
        for (const LaneSegment& segment : lanes_[lane].segments)
            if (isLeaving(segment.phase)) around = around.united(plan_.segment(lane, segment));
        if (around.width() > 0)
            paintBox(painter_, around.adjusted(-2, -2, 2, 2), Qt::NoBrush, {theme_.no.hue, 2, {4, 2}}, kCorner + 1);
    }

    /// From a victim to the pod that comes in its place, and from its end to the preemptor that it wakes.
    void links() const {
        for (std::size_t i = 1; i < lanes_.size(); ++i) {
            if (lanes_[i].role == PodLane::Role::Replacement && !lanes_[i].segments.empty())
                comesInPlace(i);
            else if (lanes_[i].role == PodLane::Role::Victim)
                wakes(i);
        }
    }

    void comesInPlace(std::size_t lane) const {
        const QRectF from = plan_.bar(lane - 1);
        const QRectF to = plan_.bar(lane);
        const qreal x = std::floor(plan_.xOf(lanes_[lane].segments.front().begin)) + 0.5;
        QPainterPath path(QPointF(x, from.bottom() + 2));
        path.lineTo(x, to.center().y());
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme_.text3, 1.5));
        painter_.drawPath(path);
        painter_.drawLine(QPointF(x - 3, to.center().y() - kBend), QPointF(x, to.center().y()));
        painter_.drawLine(QPointF(x + 3, to.center().y() - kBend), QPointF(x, to.center().y()));
    }

    void wakes(std::size_t lane) const {
        const PodLane& victim = lanes_[lane];
        if (victim.end != LaneEnd::Gone && victim.end != LaneEnd::Killed) return;
        for (const LaneMark& mark : lanes_.front().marks) {
            if (mark.event != LaneEvent::Woken || mark.place.at != victim.endedAt.at ||
                mark.place.position < victim.endedAt.position)
                continue;
            painter_.setPen(Stroke{theme_.text3, 1.5, {1.5, 2}}.pen());
            painter_.drawLine(QPointF(plan_.xOf(victim.endedAt), plan_.bar(lane).top() - 1),
                              QPointF(plan_.xOf(mark.place), plan_.bar(0).bottom() + 1));
            return;
        }
    }

    /// What is due and not there yet.
    void planned(std::size_t lane) const {
        const auto due = plannedEnd(lanes_, lane);
        const auto end = due ? plan_.dueX(*due) : std::nullopt;
        const qreal begin = plan_.xOf(plan_.last);
        if (!end || *end <= begin + 2) return;
        const QRectF bar = plan_.bar(lane);
        const QRectF rect(begin, bar.top(), *end - begin, bar.height());
        if (lanes_[lane].told)
            paintBox(painter_, rect.adjusted(0, -2, 0, 2), Qt::NoBrush, {theme_.no.hue, 1, {4, 2}}, kCorner);
        else
            paintBox(painter_, rect, Qt::NoBrush, {theme_.level(level(lane)).line, 1, {5, 3}}, kCorner);
    }

    void marks(std::size_t lane) const {
        for (const LaneMark& mark : lanes_[lane].marks) {
            const QRectF bar = plan_.bar(lane);
            if (mark.event == LaneEvent::Woken) {
                if (lanes_[lane].role != PodLane::Role::Preemptor) continue;
                painter_.setPen(QPen(isPast(mark.place) ? theme_.text1 : theme_.text3, 1.5));
                const qreal x = plan_.xOf(mark.place);
                painter_.drawLine(QPointF(x, bar.top() - 2), QPointF(x, bar.bottom() + 2));
                continue;
            }
            const bool isSaved = mark.event == LaneEvent::Saved;
            const QRectF icon(plan_.xOf(mark.place) - 15, bar.center().y() - 7, 14, 14);
            paintBox(painter_, icon.adjusted(-1, -1, 1, 1), theme_.card, {QColor()}, 3);
            const QColor hue = isSaved ? theme_.ok.hue : theme_.no.hue;
            paintIcon(painter_, isSaved ? Icon::Saved : Icon::Unsaved, icon, isPast(mark.place) ? hue : theme_.text3);
        }
    }

    void words(std::size_t lane) const {
        for (const LaneSegment& segment : lanes_[lane].segments) inside(lane, segment);
        behindEnd(lane);
    }

    /// The longest words that fit.
    void inside(std::size_t lane, const LaneSegment& segment) const {
        QRectF rect = plan_.segment(lane, segment);
        if (isLeaving(segment.phase) && hasFate(lane)) rect.setRight(rect.right() - kFateRoom);
        const bool isPast = this->isPast(segment.begin);
        const bool isSignal = segment.phase == LanePhase::Signalled;
        if (isSignal && !isPast) return;
        const StateBlock block{level(lane), stateOf(segment.phase), 1, !isPast};
        const QFont font = Fonts().font(type::kSmall);
        const QString words = fittingWords(lane, segment, rect.width());
        if (words.isEmpty()) return;
        const QColor plate = isPast && !isSignal ? blockPlateColor(theme_, block) : QColor();
        const QRectF behind(rect.left() + 2, rect.top(), textWidth(words, font) + 6, rect.height());
        if (plate.isValid()) paintBox(painter_, behind, plate, {QColor()}, 2);
        paintLabel(painter_, {rect.left() + kTextPad, rect.center().y() + 3.8}, words,
                   {font, isSignal ? theme_.on(theme_.no.hue) : blockTextColor(theme_, block)});
    }

    QString fittingWords(std::size_t lane, const LaneSegment& segment, qreal room) const {
        const QFont font = Fonts().font(type::kSmall);
        const QStringList choices = look_.words.inside(lane, segment);
        const auto fits = [&](const QString& words) { return textWidth(words, font) + 2 * kTextPad <= room; };
        const auto found = std::find_if(choices.begin(), choices.end(), fits);
        return found == choices.end() ? QString() : *found;
    }

    /// A place for words of that width on the lane, before its end at `right` and after what stands there; null for
    /// none.
    QRectF placeBeforeEnd(std::size_t lane, qreal right, qreal width) const {
        for (const LaneSegment& segment : lanes_[lane].segments) {
            const QRectF rect = plan_.segment(lane, segment);
            if (rect.right() < right || rect.width() <= 0) continue;
            const qreal taken = textWidth(fittingWords(lane, segment, rect.width()), Fonts().font(type::kSmall));
            const qreal end = rect.right() - (hasFate(lane) ? kFateRoom : kTextPad);
            if (end - width - kTextPad < rect.left() + taken + 2 * kTextPad) return {};
            return {end - width - kTextPad, rect.top(), width + kTextPad, rect.height()};
        }
        return {};
    }

    bool hasFate(std::size_t lane) const {
        return std::any_of(lanes_[lane].marks.begin(), lanes_[lane].marks.end(),
                           [](const LaneMark& mark) { return mark.event != LaneEvent::Woken; });
    }

    void behindEnd(std::size_t lane) const {
        const PodLane& shown = lanes_[lane];
        const QString words = look_.words.end(lane);
        if (words.isEmpty()) return;
        const bool isOver = shown.end != LaneEnd::None;
        const auto due = isOver ? std::nullopt : plan_.dueX(shown.goneDue);
        qreal x = isOver ? plan_.xOf(shown.endedAt) : due.value_or(plan_.xOf(plan_.last));
        for (const LaneSegment& segment : shown.segments) x = std::max(x, plan_.segment(lane, segment).right());
        const bool isKnown = isOver ? isPast(shown.endedAt) : true;
        const bool isBad = shown.end == LaneEnd::Killed || (shown.told && !shown.hasOwner);
        const QColor ink = !isKnown ? theme_.text3 : isBad ? theme_.no.hue : theme_.text2;
        const QFont font = Fonts().font(type::kSmall);
        const qreal baseline = plan_.bar(lane).center().y() + 4;
        const qreal left = x + kBehindEnd;
        const qreal room = std::max(1.0, plan_.right + 70 - left);
        const qreal width = textWidth(words, font);
        const QRectF before = width > room ? placeBeforeEnd(lane, x, width) : QRectF();
        if (before.isNull()) {
            paintLabel(painter_, {left, baseline}, words, {font, ink, Qt::AlignLeft, room});
            return;
        }
        paintBox(painter_, before, theme_.panel, {QColor()}, 2);
        paintLabel(painter_, {before.left() + kTextPad / 2, baseline}, words, {font, ink});
    }

    QPainter& painter_;
    const Theme& theme_;
    const std::vector<PodLane>& lanes_;
    const PodLanePlan& plan_;
    const PodLaneLook& look_;
    qreal nowX_;
};

} // namespace

void paintPodLanes(QPainter& painter, const Theme& theme, const std::vector<PodLane>& lanes, const PodLanePlan& plan,
                   const PodLaneLook& look) {
    if (lanes.empty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    LaneBrush(painter, theme, lanes, plan, look).draw();
    painter.restore();
}

} // namespace berth::ui
