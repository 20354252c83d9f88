// SPDX-License-Identifier: GPL-3.0-or-later
// How the timeline is drawn.
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"
#include "ui/time/AboutSelection.h"
#include "ui/time/EventMarkPainter.h"
#include "ui/time/PodLanePainter.h"
#include "ui/time/PodLaneWords.h"
#include "ui/time/StairPainter.h"
#include "ui/time/TimelineRows.h"
#include "ui/time/TimelineView.h"
#include "ui/view/Text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kTickRoom = 96;
constexpr qreal kMergeBelow = 6;
constexpr qreal kStopRadius = 4;
constexpr qreal kScrollMark = 3;
constexpr qreal kLitReach = 4; ///< from a mark's centre to the ring of what is selected

} // namespace

void TimelineView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.panel);
    if (!model_.isOpen()) return paintNothingOpen(painter, theme);
    const TimelineScale scale = this->scale();
    paintRuler(painter, theme, scale);
    paintTrack(painter, theme, scale);
    paintBranchTracks(painter, theme, tracks(), {scale, kLabelWidth, kLabelWidth - 18, partings_});
    paintAllMarks(painter, theme);
    paintLanes(painter, theme, scale);
    paintStops(painter, theme, scale);
    paintCursor(painter, theme);
    paintItemFocus(painter, theme);
}

void TimelineView::paintNothingOpen(QPainter& painter, const Theme& theme) const {
    const QRectF room = QRectF(rect()).adjusted(kLabelWidth, space::k12, -space::k16, -space::k4);
    paintParagraph(painter, room, tr("The run is drawn here over its time. Open a file or a sample first."),
                   {Fonts(font()).font(type::kMenu), theme.text3});
}

void TimelineView::paintAllMarks(QPainter& painter, const Theme& theme) const {
    const Rows rows = this->rows();
    const std::vector<MarkRun>& runs = markRuns();
    paintMarks(painter, theme, runs, EventMark::Submit, rows.submit);
    paintMarks(painter, theme, runs, EventMark::Wait, rows.track);
    paintMarks(painter, theme, runs, EventMark::Bind, rows.track);
    paintMarks(painter, theme, runs, EventMark::Reject, rows.below);
    paintMarks(painter, theme, runs, EventMark::Evict, rows.below);
}

/// Discs on the ruler's line, one where several fall together.
void TimelineView::paintStops(QPainter& painter, const Theme& theme, const TimelineScale& scale) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.panel, 1));
    painter.setBrush(theme.accent);
    qreal last = -kMergeBelow;
    for (const std::size_t position : stops_) {
        if (position == 0 || position > model_.trace().size()) continue;
        const qreal x = scale.xOf(position, model_.trace()[position - 1].at);
        if (x - last < kMergeBelow) continue;
        painter.drawEllipse(QPointF(x, kRulerHeight), kStopRadius, kStopRadius);
        last = x;
    }
    painter.restore();
}

void TimelineView::paintRuler(QPainter& painter, const Theme& theme, const TimelineScale& scale) const {
    const Fonts fonts;
    const bool isTime = scale.kind() == TimelineScale::Kind::Time;
    const Duration grid{scale.tickStep(kTickRoom)};
    for (const TimelineScale::Tick& tick : scale.ticks(kTickRoom)) {
        paintVertical(painter, std::floor(tick.x), kRulerHeight - 10, 10, theme.line);
        const QString label = isTime            ? rulerText(Duration{tick.value}, grid)
                              : tick.value == 0 ? tr("Step %1").arg(0)
                                                : countText(tick.value);
        paintLabel(painter, {tick.x + 4, 14}, label, {fonts.font(type::kSmallMono), theme.text3});
    }
    paintHorizontal(painter, kLabelWidth, kRulerHeight, width() - kLabelWidth - kRightRoom, theme.line);
}

void TimelineView::paintTrack(QPainter& painter, const Theme& theme, const TimelineScale& scale) const {
    const Fonts fonts;
    const Rows rows = this->rows();
    const BranchInfo* branch = model_.branch();
    const QString name = branch != nullptr ? text(branch->name) : tr("main");
    paintLabel(painter, {12, rows.track - 2}, name,
               {fonts.font(type::kPanelTitle), theme.text1, Qt::AlignLeft, kLabelWidth - 18});
    paintLabel(painter, {12, rows.track + 12},
               plural(static_cast<std::int64_t>(model_.trace().size()), tr("%1 fact"), tr("%1 facts")),
               {fonts.font(type::kSmall), theme.text3});
    const qreal end = width() - kRightRoom;
    const qreal now = std::min(cursorX(), end);
    // Where separators are as strong as text, thinness says that nothing is there yet.
    const qreal thickness = theme.isHighContrast ? 1 : 4;
    painter.fillRect(QRectF(kLabelWidth, rows.track - thickness / 2, end - kLabelWidth, thickness), theme.line);
    const SimTime last = model_.trace().empty() ? SimTime{} : model_.trace()[model_.trace().size() - 1].at;
    const qreal known = scale.xOf(model_.trace().size(), last);
    if (known > now) painter.fillRect(QRectF(now, rows.track - 2, known - now, 4), theme.lineStrong);
    // What a branch shares with its parent is a thin line: its own track begins at the elbow.
    const bool isFork = branch != nullptr && branch->parent != branch->id;
    const qreal own = isFork ? std::clamp(scale.xOf(branch->forkFact, branch->forkAt), kLabelWidth, now) : kLabelWidth;
    if (isFork) {
        painter.fillRect(QRectF(kLabelWidth, rows.track - 2, own - kLabelWidth, 4), theme.panel);
        painter.fillRect(QRectF(kLabelWidth, rows.track - 1, own - kLabelWidth, 1.5), theme.accent);
    }
    painter.fillRect(QRectF(own, rows.track - 2, now - own, 4), theme.accent);
}

/// Those of the scale that is drawn, made again when the trace or the scale has changed.
const std::vector<MarkRun>& TimelineView::markRuns() const {
    const TimelineScale now = scale();
    if (!runs_.empty() && runsFacts_ == model_.trace().size() && runsScale_ == now) return runs_;
    runs_ = ui::markRuns(data_, now);
    runsScale_ = now;
    runsFacts_ = model_.trace().size();
    return runs_;
}

const std::vector<std::size_t>& TimelineView::litMarks(EventMark mark) const {
    if (!litIsValid_) {
        const Trace& trace = model_.trace();
        for (std::size_t i = 0; i < lit_.size(); ++i) {
            lit_[i].clear();
            if (selection_.isEmpty()) continue;
            for (const TimelineData::Mark& each : data_.marks(static_cast<EventMark>(i))) {
                const Fact& fact = trace[each.position - 1];
                if (isAbout(selection_, fact.pod, fact.node, trace.pool(), model_.names()))
                    lit_[i].push_back(each.position);
            }
        }
        litIsValid_ = true;
    }
    return lit_[static_cast<std::size_t>(mark)];
}

void TimelineView::paintMarks(QPainter& painter, const Theme& theme, const std::vector<MarkRun>& runs, EventMark mark,
                              qreal y) const {
    const std::vector<std::size_t>& lit = litMarks(mark);
    const auto isLit = [&lit](const MarkRun& run) {
        const auto next = std::lower_bound(lit.begin(), lit.end(), run.first.position);
        return next != lit.end() && *next <= run.last.position;
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const MarkRun& run : runs) {
        if (run.mark != mark || !isLit(run)) continue;
        const QRectF around(run.left - kLitReach, y - kLitReach, run.right - run.left + 2 * kLitReach, 2 * kLitReach);
        paintRing(painter, theme, around, Ring::Selected, radius::kBadge);
    }
    painter.restore();
    for (const MarkRun& run : runs) {
        if (run.mark != mark) continue;
        if (run.count == 1 || run.right - run.left < 2) {
            paintEventMark(painter, theme, mark, {run.left, y}, kMarkSize);
            continue;
        }
        // Too close to tell apart: one bar, denser where more of them lie.
        QColor color = eventColor(theme, mark);
        color.setAlphaF(std::min(1.0F, 0.35F + 0.08F * static_cast<float>(run.count)));
        painter.fillRect(QRectF(run.left - 2, y - 3, run.right - run.left + 4, 6), color);
    }
}

void TimelineView::paintLanes(QPainter& painter, const Theme& theme, const TimelineScale& scale) const {
    const LaneLayout layout = laneLayout();
    painter.save();
    painter.setClipRect(layout.room);
    for (const LaneLayout::Row& row : layout.rows) {
        if (row.lane != TimeLane::Pods) {
            paintLane(painter, theme, scale, row);
            continue;
        }
        const Shown& shown = this->shown();
        paintPodLanes(painter, theme, shown.lanes, podPlan(layout), {shown.levels, podWords(), selection_.pod});
    }
    painter.restore();
    paintScrollMark(painter, theme, layout);
}

void TimelineView::paintLane(QPainter& painter, const Theme& theme, const TimelineScale& scale,
                             const LaneLayout::Row& row) const {
    StairLook look{
        scale, row.rect, kLabelWidth, width() - kRightRoom, model_.moment().cursor.fact, cursorX(), laneTitle(row.lane),
        -1};
    switch (row.lane) {
    case TimeLane::Pending: return paintStairs(painter, theme, data_.pending(), look, theme.text2);
    case TimeLane::Held:
        look.total = gpuTotal();
        return paintStairs(painter, theme, data_.gpusHeld(), look, theme.chartA);
    case TimeLane::Levels:
        look.total = gpuTotal();
        return paintLevelStairs(
            painter, theme, {&data_.gpusHeld(Level::P0), &data_.gpusHeld(Level::P1), &data_.gpusHeld(Level::P2)}, look);
    case TimeLane::Fragmentation: {
        const std::int64_t free = fragmentation_.freeGpus().valueAt(look.position);
        const QString value =
            QStringLiteral("%1 / %2").arg(countText(fragmentation_.unusable().valueAt(look.position)), countText(free));
        return paintStairs(painter, theme, fragmentation_.unusable(), look, theme.wait.hue, value);
    }
    case TimeLane::Pods: return;
    }
}

/// Which part of the lanes is seen, where not all are.
void TimelineView::paintScrollMark(QPainter& painter, const Theme& theme, const LaneLayout& layout) const {
    if (layout.hidden <= 0) return;
    const qreal height = layout.room.height();
    const qreal thumb = std::max(12.0, height * height / (height + layout.hidden));
    const qreal top = layout.room.top() + (height - thumb) * layout.scroll / layout.hidden;
    painter.fillRect(QRectF(width() - kScrollMark - 2, top, kScrollMark, thumb), theme.lineStrong);
}

void TimelineView::paintItemFocus(QPainter& painter, const Theme& theme) const {
    if (!hasFocus()) return;
    const std::vector<Item> items = this->items();
    const int index = focus_.isEmpty() ? -1 : focusedItem(items);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (index < 0)
        paintPaneFocus(painter, theme, rect());
    else
        paintRing(painter, theme, items[static_cast<std::size_t>(index)].rect, Ring::Focus, 2);
    painter.restore();
}

void TimelineView::paintCursor(QPainter& painter, const Theme& theme) const {
    const qreal x = std::floor(cursorX()) + 0.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawLine(QPointF(x, 8), QPointF(x, height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    QPainterPath flag(QPointF(x - 5, 2));
    flag.lineTo(x + 5, 2);
    flag.lineTo(x + 5, 11);
    flag.lineTo(x, 16);
    flag.lineTo(x - 5, 11);
    flag.closeSubpath();
    painter.drawPath(flag);
    if (hasFocus()) {
        painter.setPen(QPen(theme.text1, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(flag);
    }
    painter.restore();
}

} // namespace berth::ui
