// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/PodLane.h"

#include "engine/model/Training.h"
#include "engine/trace/World.h"

#include <algorithm>

namespace berth::ui {
namespace {

class LaneMaker {
public:
    LaneMaker(const Trace& trace, const Pod& pod, PodLane& lane) : trace_(trace), pod_(pod), lane_(lane) {}

    void read(std::size_t index) {
        const Fact& fact = trace_[index];
        here_ = {index + 1, fact.at};
        if (!ofItsWay(fact)) ofLeaving(fact);
    }

private:
    void begin(LanePhase phase, NodeId node = {}) {
        if (!lane_.segments.empty() && lane_.segments.back().open) {
            const LaneSegment& now = lane_.segments.back();
            if (now.phase == phase && now.node == node) return;
            close();
        }
        lane_.segments.push_back({phase, here_, here_, true, node});
    }

    void close() {
        if (lane_.segments.empty() || !lane_.segments.back().open) return;
        lane_.segments.back().open = false;
        lane_.segments.back().end = here_;
    }

    void mark(LaneEvent event) { lane_.marks.push_back({event, here_}); }

    NodeId node() const { return lane_.segments.empty() ? NodeId{} : lane_.segments.back().node; }

    bool ofItsWay(const Fact& fact) {
        switch (fact.kind) {
        case FactKind::PodSubmitted: entered(fact); return true;
        case FactKind::PodQueued: queued(fact); return true;
        case FactKind::PodUnschedulable: tried_ = true; return true;
        case FactKind::PodNominated: nominated_ = fact.node; return waits();
        case FactKind::NominationCleared: nominated_ = {}; return waits();
        case FactKind::PodAssumed:
            nominated_ = {};
            begin(LanePhase::Reserved, fact.node);
            return true;
        case FactKind::PodWaiting: begin(LanePhase::OnPermit, node()); return true;
        case FactKind::PodAllowed: begin(LanePhase::Reserved, node()); return true;
        case FactKind::PodUnreserved: begin(LanePhase::Pending); return true;
        case FactKind::PodBound: begin(LanePhase::Running, fact.node); return true;
        case FactKind::WorkResumed: lane_.resumedFrom = Duration{fact.time().ns}; return true;
        default: return false;
        }
    }

    void entered(const Fact& fact) {
        if (pod_.finished()) return;
        begin(fact.node.valid() ? LanePhase::Running : LanePhase::Pending, fact.node);
    }

    /// Woken is who had failed and is tried again.
    void queued(const Fact& fact) {
        const auto queue = static_cast<QueueKind>(fact.flag);
        if (tried_ && (queue == QueueKind::Active || queue == QueueKind::Backoff)) mark(LaneEvent::Woken);
        tried_ = tried_ && queue == QueueKind::Unschedulable;
    }

    /// A nomination is told while the pod waits, or while it is already on its way to the node.
    bool waits() {
        const bool isPlaced = !lane_.segments.empty() && lane_.segments.back().phase >= LanePhase::Reserved;
        if (!isPlaced) begin(nominated_.valid() ? LanePhase::Nominated : LanePhase::Pending, nominated_);
        return true;
    }

    void ofLeaving(const Fact& fact) {
        switch (fact.kind) {
        case FactKind::PodEvicted:
        case FactKind::VictimEvicted: return told(fact);
        case FactKind::PreStopStarted:
            lane_.hookDue = fact.time();
            if (lane_.told && lane_.hookDue > lane_.goneDue) lane_.grace = lane_.goneDue - lane_.told->at;
            return begin(LanePhase::Saving, node());
        case FactKind::CheckpointSaved: return mark(LaneEvent::Saved);
        case FactKind::CheckpointLost: killed_ = true; return mark(LaneEvent::Lost);
        case FactKind::PodSignalled: return begin(LanePhase::Signalled, node());
        case FactKind::WorkLost:
            lane_.gpus = fact.a;
            lane_.lost = Duration{fact.time().ns};
            return;
        case FactKind::PodFinished: return end(LaneEnd::Finished);
        case FactKind::PodRefused: return end(LaneEnd::Refused);
        case FactKind::PodDeleted: return end(killed_ ? LaneEnd::Killed : LaneEnd::Gone);
        default: return;
        }
    }

    void told(const Fact& fact) {
        if (!lane_.told) lane_.told = here_;
        lane_.goneDue = std::min(lane_.goneDue, fact.time());
        lane_.grace = pod_.gracePeriod;
        begin(LanePhase::Leaving, node());
    }

    /// What is deleted after it has finished ended then.
    void end(LaneEnd how) {
        if (lane_.end != LaneEnd::None) return;
        close();
        lane_.end = how;
        lane_.endedAt = here_;
    }

    const Trace& trace_;
    const Pod& pod_;
    PodLane& lane_;
    LanePlace here_;
    NodeId nominated_;
    bool tried_ = false;
    bool killed_ = false;
};

std::vector<PodId> victimsOf(const Trace& trace, const PodBook::Preemption& preemption) {
    std::vector<PodId> victims;
    for (const std::uint32_t id : trace.pool().list(ListId{trace[preemption.fact].a})) victims.push_back(PodId{id});
    return victims;
}

/// The preemption that `pod` takes part in: as preemptor, as victim, or in place of a victim. Of those that it began
/// itself, the last within `position` facts, else the first.
std::optional<PodBook::Preemption> preemptionOf(const Trace& trace, const PodBook& book, PodId pod,
                                                std::size_t position) {
    std::optional<PodBook::Preemption> own;
    for (const std::uint32_t index : book.factsOf(pod))
        if (trace[index].kind == FactKind::PreemptionStarted && (!own || index < position)) own = {index, pod};
    if (own) return own;
    const PodBook::Preemption* other = book.victimIn(pod);
    if (other == nullptr) other = book.victimIn(book.predecessorOf(pod));
    return other == nullptr ? std::nullopt : std::optional(*other);
}

bool isOver(const PodLane& lane, std::size_t position) {
    return lane.end != LaneEnd::None && lane.endedAt.position <= position;
}

bool isPlaced(const PodLane& lane, const PodBook::Preemption& preemption, std::size_t position) {
    return std::any_of(lane.segments.begin(), lane.segments.end(), [&](const LaneSegment& segment) {
        const std::size_t begin = segment.begin.position;
        return segment.phase == LanePhase::Running && begin > preemption.fact && begin <= position;
    });
}

/// The preemptor has no place yet, or a victim is not gone yet.
bool isUnderWay(const Trace& trace, const PodBook& book, const PodNames& names, const PodBook::Preemption& preemption,
                std::size_t position) {
    const PodLane preemptor = laneOf(trace, book, names, preemption.preemptor);
    if (!isOver(preemptor, position) && !isPlaced(preemptor, preemption, position)) return true;
    const std::vector<PodId> victims = victimsOf(trace, preemption);
    return std::any_of(victims.begin(), victims.end(), [&](PodId victim) {
        const PodLane lane = laneOf(trace, book, names, victim);
        return lane.told && !isOver(lane, position);
    });
}

} // namespace

PodLane laneOf(const Trace& trace, const PodBook& book, const PodNames& names, PodId pod) {
    PodLane lane;
    lane.pod = pod;
    lane.object = names.object(pod);
    if (!lane.object.valid()) return lane;
    const Pod& object = trace.pool().get<Pod>(lane.object);
    lane.hasOwner = object.meta.controller() != nullptr;
    lane.replacement = book.replacementOf(pod);
    lane.gpus = gpuRequest(object).second;
    LaneMaker maker(trace, object, lane);
    for (const std::uint32_t index : book.factsOf(pod)) maker.read(index);
    return lane;
}

std::vector<PodLane> lanesAround(const Trace& trace, const PodBook& book, const PodNames& names, PodId pod,
                                 std::size_t position) {
    std::vector<PodLane> lanes;
    const auto add = [&](PodId which, PodLane::Role role) {
        lanes.push_back(laneOf(trace, book, names, which));
        lanes.back().role = role;
    };
    const auto preemption = preemptionOf(trace, book, pod, position);
    if (!preemption) {
        add(pod, PodLane::Role::Own);
        return lanes;
    }
    add(preemption->preemptor, PodLane::Role::Preemptor);
    for (const PodId victim : victimsOf(trace, *preemption)) {
        add(victim, PodLane::Role::Victim);
        if (const PodId next = book.replacementOf(victim); next.valid()) add(next, PodLane::Role::Replacement);
    }
    return lanes;
}

PodId lanePodAt(const Trace& trace, const PodBook& book, const PodNames& names, PodId here, std::size_t position) {
    if (here.valid())
        if (const auto own = preemptionOf(trace, book, here, position); own && own->fact < position)
            return own->preemptor;
    const PodBook::Preemption* last = book.lastPreemption(position);
    if (last == nullptr || !isUnderWay(trace, book, names, *last, position)) return {};
    return last->preemptor;
}

} // namespace berth::ui
