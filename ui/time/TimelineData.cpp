// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimelineData.h"

#include "engine/model/Pod.h"

#include <algorithm>

namespace berth::ui {

void TimelineData::follow(const Trace& trace) {
    for (; read_ < trace.size(); ++read_) read(trace, read_);
}

void TimelineData::clear() {
    *this = {};
}

void TimelineData::cut(std::size_t position) {
    // Pods' states are not kept per fact: what is left is read again.
    if (position < read_) clear();
}

std::int64_t TimelineData::valueAt(const std::vector<Step>& lane, std::size_t position) {
    const auto after = std::upper_bound(lane.begin(), lane.end(), position,
                                        [](std::size_t p, const Step& step) { return p < step.position; });
    return after == lane.begin() ? 0 : std::prev(after)->value;
}

void TimelineData::enter(const Trace& trace, const Fact& fact) {
    if (fact.pod.value >= pods_.size()) pods_.resize(fact.pod.value + std::size_t{1});
    const Pod& object = trace.pool().get<Pod>(ObjectId{fact.a});
    PodState state;
    state.gpus = gpuRequest(object).second;
    pods_[fact.pod.value] = state;
    if (object.finished()) return;
    if (fact.node.valid())
        setHolds(pods_[fact.pod.value], true);
    else
        setPending(pods_[fact.pod.value], true);
}

void TimelineData::setPending(PodState& pod, bool pending) {
    if (pod.pending == pending) return;
    pod.pending = pending;
    pendingNow_ += pending ? 1 : -1;
}

void TimelineData::setHolds(PodState& pod, bool holds) {
    if (pod.holds == holds) return;
    pod.holds = holds;
    heldNow_ += holds ? pod.gpus : -pod.gpus;
}

void TimelineData::read(const Trace& trace, std::size_t index) {
    const Fact& fact = trace[index];
    if (const auto mark = markOf(fact)) marks_[static_cast<std::size_t>(*mark)].push_back({index + 1, fact.at});
    if (!fact.pod.valid()) return;
    if (fact.kind == FactKind::PodSubmitted) {
        enter(trace, fact);
    } else if (fact.pod.value < pods_.size()) {
        PodState& pod = pods_[fact.pod.value];
        switch (fact.kind) {
        case FactKind::PodAssumed:
            setPending(pod, false);
            setHolds(pod, true);
            break;
        case FactKind::PodUnreserved:
            setHolds(pod, false);
            setPending(pod, true);
            break;
        case FactKind::PodFinished:
        case FactKind::PodDeleted:
            setHolds(pod, false);
            setPending(pod, false);
            break;
        default: break;
        }
    }
    const auto note = [&](std::vector<Step>& lane, std::int64_t value) {
        if (lane.empty() ? value != 0 : lane.back().value != value) lane.push_back({index + 1, fact.at, value});
    };
    note(pending_, pendingNow_);
    note(held_, heldNow_);
}

} // namespace berth::ui
