// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/PodLaneWords.h"

#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PodLanes)
};

} // namespace

QString PodLaneWords::nameOf(PodId pod) const {
    return text(bareName(names_.fullName(pod, trace_.pool())));
}

QString PodLaneWords::name(std::size_t lane) const {
    return nameOf(lanes_[lane].pod);
}

QString PodLaneWords::time(SimTime at) const {
    return logTimeText(at - start_);
}

QString PodLaneWords::whole(std::size_t index) const {
    const PodLane& lane = lanes_[index];
    QString full = text(shownName(names_.fullName(lane.pod, trace_.pool())));
    switch (lane.role) {
    case PodLane::Role::Own: return full;
    case PodLane::Role::Preemptor: return Words::tr("%1, preempts").arg(full);
    case PodLane::Role::Victim: return Words::tr("%1, stopped for %2").arg(full, nameOf(lanes_.front().pod));
    case PodLane::Role::Replacement:
        return Words::tr("%1, made by the owner in place of %2").arg(full, nameOf(lanes_[index - 1].pod));
    }
    return full;
}

QString PodLaneWords::saving(const PodLane& lane) const {
    const Duration needs = lane.told ? lane.hookDue - lane.told->at : Duration{};
    if (lane.hookDue == SimTime::never() || !lane.told) return Words::tr("its preStop hook runs");
    return needs > lane.grace ? Words::tr("its preStop hook runs: saving takes %1, the grace ends after %2")
                                    .arg(spanText(needs), spanText(lane.grace))
                              : Words::tr("its preStop hook runs: saving takes %1 of %2 of grace")
                                    .arg(spanText(needs), spanText(lane.grace));
}

QString PodLaneWords::phase(const PodLane& lane, const LaneSegment& segment) const {
    const QString node = text(trace_.pool().nodeName(segment.node));
    switch (segment.phase) {
    case LanePhase::Pending: return Words::tr("waits for a place");
    case LanePhase::Nominated: return Words::tr("nominated to %1, waits").arg(node);
    case LanePhase::Reserved: return Words::tr("reserved on %1").arg(node);
    case LanePhase::OnPermit: return Words::tr("waits on Permit, reserved on %1").arg(node);
    case LanePhase::Running: return Words::tr("runs on %1").arg(node);
    case LanePhase::Leaving: return Words::tr("told to leave, grace %1").arg(spanText(lane.grace));
    case LanePhase::Saving: return saving(lane);
    case LanePhase::Signalled: return Words::tr("got SIGTERM");
    }
    return {};
}

QString PodLaneWords::span(const PodLane& lane, const LaneSegment& segment) const {
    if (segment.open) return Words::tr("since %1").arg(time(segment.begin.at));
    const bool isLast = &segment == &lane.segments.back();
    const Duration took = segment.end.at - segment.begin.at;
    const QString until = isLast ? time(lane.endedAt.at) : time(segment.end.at);
    return Words::tr("%1 to %2, %3").arg(time(segment.begin.at), until, spanText(took));
}

QStringList PodLaneWords::inside(std::size_t index, const LaneSegment& segment) const {
    const QString node = text(trace_.pool().nodeName(segment.node));
    switch (segment.phase) {
    case LanePhase::Nominated: return {Words::tr("nominated to %1, waits").arg(node), Words::tr("nominated"), node};
    case LanePhase::Reserved: return {Words::tr("reserved on %1").arg(node), node};
    case LanePhase::OnPermit: return {Words::tr("waits on Permit"), QStringLiteral("Permit")};
    case LanePhase::Running: return {Words::tr("runs on %1").arg(node), node};
    case LanePhase::Leaving: return {Words::tr("leaving, grace %1").arg(spanText(lanes_[index].grace))};
    case LanePhase::Saving:
        return {Words::tr("preStop: saving checkpoint"), Words::tr("preStop: saving"), QStringLiteral("preStop")};
    case LanePhase::Signalled: return {QStringLiteral("SIGTERM")};
    case LanePhase::Pending: break;
    }
    return {};
}

QString PodLaneWords::work(const PodLane& lane) const {
    if (!lane.lost) return {};
    if (lane.lost->ns <= 0) return Words::tr("no work lost");
    if (lane.gpus <= 0) return Words::tr("%1 of work lost").arg(spanText(*lane.lost));
    const std::int64_t seconds = lane.gpus * (lane.lost->ns / 1'000'000) / 1'000;
    return Words::tr("%1 lost").arg(workText(seconds));
}

QString PodLaneWords::end(std::size_t index) const {
    const PodLane& lane = lanes_[index];
    const bool isForGood = lane.told && !lane.hasOwner;
    QStringList parts;
    switch (lane.end) {
    case LaneEnd::None:
        if (!lane.told || lane.goneDue == SimTime::never()) return {};
        return isForGood ? Words::tr("gone for good at %1").arg(time(lane.goneDue))
                         : Words::tr("gone at %1").arg(time(lane.goneDue));
    case LaneEnd::Finished: return Words::tr("finished");
    case LaneEnd::Refused: return Words::tr("refused by the kubelet");
    case LaneEnd::Killed: parts << Words::tr("killed"); break;
    case LaneEnd::Gone: parts << (isForGood ? Words::tr("gone for good") : Words::tr("gone")); break;
    }
    if (const QString lost = work(lane); !lost.isEmpty()) parts << lost;
    if (isForGood && lane.end == LaneEnd::Killed) parts << Words::tr("gone for good");
    if (lane.replacement.valid()) parts << Words::tr("then %1").arg(nameOf(lane.replacement));
    return parts.join(Words::tr(", ", "between the parts of a list"));
}

QString PodLaneWords::event(const LaneMark& mark) const {
    switch (mark.event) {
    case LaneEvent::Woken: return Words::tr("woken by an event, it is tried again");
    case LaneEvent::Saved: return Words::tr("its checkpoint is saved");
    case LaneEvent::Lost: return Words::tr("killed before its checkpoint was saved");
    }
    return {};
}

QString PodLaneWords::sentence(const PodLaneItem& item) const {
    const PodLane& lane = lanes_[item.lane];
    switch (item.kind) {
    case PodLaneItem::Kind::Name: return whole(item.lane);
    case PodLaneItem::Kind::Segment: {
        const LaneSegment& segment = lane.segments[item.index];
        return Words::tr("%1: %2, %3").arg(name(item.lane), phase(lane, segment), span(lane, segment));
    }
    case PodLaneItem::Kind::Mark:
        return Words::tr("%1: %2, at %3")
            .arg(name(item.lane), event(lane.marks[item.index]), time(lane.marks[item.index].place.at));
    case PodLaneItem::Kind::End: {
        const QString said = Words::tr("%1: %2, at %3").arg(name(item.lane), end(item.lane), time(lane.endedAt.at));
        const bool isForGood = lane.told && !lane.hasOwner;
        return isForGood ? Words::tr("%1; no controller brings it back").arg(said) : said;
    }
    }
    return {};
}

} // namespace berth::ui
