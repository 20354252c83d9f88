// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimelineData.h"

#include "engine/metrics/Level.h"
#include "engine/model/Pod.h"

namespace berth::ui {

void TimelineData::follow(const Trace& trace) {
    for (; read_ < trace.size(); ++read_) read(trace, read_);
}

void TimelineData::clear() {
    const LevelBands bands = bands_;
    *this = {};
    bands_ = bands;
}

void TimelineData::cut(std::size_t position) {
    // Pods' states are not kept per fact: what is left is read again.
    if (position < read_) clear();
}

void TimelineData::setBands(const LevelBands& bands) {
    if (bands == bands_) return;
    clear();
    bands_ = bands;
}

void TimelineData::enter(const Trace& trace, const Fact& fact) {
    if (fact.pod.value >= pods_.size()) pods_.resize(fact.pod.value + std::size_t{1});
    const Pod& object = trace.pool().get<Pod>(ObjectId{fact.a});
    PodState state;
    state.gpus = gpuRequest(object).second;
    if (const auto level = metrics::levelOf(object, bands_)) state.level = static_cast<Level>(*level);
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
    const std::int64_t change = holds ? pod.gpus : -pod.gpus;
    heldNow_ += change;
    heldByNow_[static_cast<std::size_t>(pod.level)] += change;
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
    pending_.note(index + 1, fact.at, pendingNow_);
    held_.note(index + 1, fact.at, heldNow_);
    for (std::size_t level = 0; level < heldBy_.size(); ++level)
        heldBy_[level].note(index + 1, fact.at, heldByNow_[level]);
}

} // namespace berth::ui
