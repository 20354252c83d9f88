// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/PodLaneItems.h"

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kBarTop = 2;
constexpr qreal kBarHeight = 13;
constexpr qreal kNarrowest = 2;
constexpr qreal kSignalWidth = 4;
constexpr qreal kMarkSize = 14;
constexpr qreal kEndWidth = 10;

/// Where a mark stands: the fate of a checkpoint at the end of the saving, what wakes a pod on its instant.
QRectF markRect(const PodLanePlan& plan, std::size_t lane, const LaneMark& mark) {
    const QRectF bar = plan.bar(lane);
    const qreal x = plan.xOf(mark.place);
    if (mark.event == LaneEvent::Woken) return {x - 3, bar.top() - 2, 6, bar.height() + 4};
    return {x - kMarkSize - 1, bar.center().y() - kMarkSize / 2, kMarkSize, kMarkSize};
}

} // namespace

std::optional<qreal> PodLanePlan::dueX(SimTime due) const {
    if (scale.kind() != TimelineScale::Kind::Time || due == SimTime::never()) return std::nullopt;
    return std::min(right, scale.xOf(0, due));
}

QRectF PodLanePlan::row(std::size_t lane) const {
    return {0, top + static_cast<qreal>(lane) * kPodLaneHeight, right, kPodLaneHeight};
}

QRectF PodLanePlan::bar(std::size_t lane) const {
    return {left, row(lane).top() + kBarTop, right - left, kBarHeight};
}

QRectF PodLanePlan::segment(std::size_t lane, const LaneSegment& segment) const {
    const QRectF whole = bar(lane);
    const qreal begin = std::clamp(xOf(segment.begin), left, right);
    const qreal end = std::clamp(xOf(segment.open ? last : segment.end), begin, right);
    const qreal least = segment.phase == LanePhase::Signalled ? kSignalWidth : end > begin ? kNarrowest : 0.0;
    return {begin, whole.top(), std::max(end - begin, least), whole.height()};
}

std::vector<PodLaneItem> podLaneItems(const std::vector<PodLane>& lanes, const PodLanePlan& plan) {
    std::vector<PodLaneItem> items;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const PodLane& lane = lanes[i];
        const QRectF row = plan.row(i);
        const LanePlace begin = lane.segments.empty() ? LanePlace() : lane.segments.front().begin;
        items.push_back({PodLaneItem::Kind::Name, i, 0, QRectF(0, row.top(), plan.left, row.height()), begin});
        for (std::size_t s = 0; s < lane.segments.size(); ++s) {
            const QRectF rect = plan.segment(i, lane.segments[s]);
            if (rect.width() > 0) items.push_back({PodLaneItem::Kind::Segment, i, s, rect, lane.segments[s].begin});
        }
        for (std::size_t m = 0; m < lane.marks.size(); ++m)
            items.push_back({PodLaneItem::Kind::Mark, i, m, markRect(plan, i, lane.marks[m]), lane.marks[m].place});
        if (lane.end != LaneEnd::None)
            items.push_back({PodLaneItem::Kind::End, i, 0,
                             QRectF(plan.xOf(lane.endedAt), plan.bar(i).top(), kEndWidth, plan.bar(i).height()),
                             lane.endedAt});
    }
    return items;
}

std::optional<SimTime> plannedEnd(const std::vector<PodLane>& lanes, std::size_t index) {
    const PodLane& lane = lanes[index];
    if (lane.end != LaneEnd::None || lane.segments.empty()) return std::nullopt;
    if (lane.told) return lane.goneDue == SimTime::never() ? std::nullopt : std::optional(lane.goneDue);
    if (lane.role != PodLane::Role::Preemptor || lane.segments.back().phase != LanePhase::Nominated)
        return std::nullopt;
    std::optional<SimTime> last;
    for (const PodLane& victim : lanes)
        if (victim.role == PodLane::Role::Victim && victim.end == LaneEnd::None && victim.told &&
            victim.goneDue != SimTime::never())
            last = std::max(last.value_or(victim.goneDue), victim.goneDue);
    return last;
}

qreal graceLeft(const PodLane& lane, SimTime at) {
    if (!lane.told || lane.grace.ns <= 0) return 0;
    const auto passed = static_cast<qreal>((at - lane.told->at).ns);
    return std::clamp(1 - passed / static_cast<qreal>(lane.grace.ns), 0.0, 1.0);
}

} // namespace berth::ui
