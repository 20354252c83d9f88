// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/LaneBook.h"

#include "ui/view/PodWords.h"

#include <algorithm>

namespace berth::ui {

LaneBook::Place LaneBook::placeOf(const PodEntry& pod) {
    if (pod.state == PodState::Waiting) return Place::Permit;
    if (pod.state == PodState::Binding) return Place::Binding;
    if (pod.state != PodState::Queued) return Place::None;
    switch (pod.queue) {
    case QueueKind::Active: return Place::Active;
    case QueueKind::Backoff:
    case QueueKind::ErrorBackoff: return Place::Backoff;
    case QueueKind::Unschedulable: return Place::Unschedulable;
    case QueueKind::Gated: return Place::Gated;
    case QueueKind::None: break;
    }
    return Place::None;
}

void LaneBook::leave(PodId pod, const Seen& seen) {
    if (seen.place == Place::None) return;
    if (seen.place == Place::Binding) {
        binding_.erase(pod);
        return;
    }
    const std::size_t lane = static_cast<std::size_t>(seen.place) - 1;
    lanes_[lane].erase(pod);
    --levels_[lane][static_cast<std::size_t>(seen.level)];
}

void LaneBook::move(const Moment& moment, PodId pod) {
    const PodEntry& entry = moment.world->pod(pod);
    Seen& seen = seen_[pod.value];
    leave(pod, seen);
    seen = {placeOf(entry), Level::None};
    if (seen.place == Place::None) return;
    if (seen.place == Place::Binding) {
        binding_.insert(pod);
        return;
    }
    seen.level = levelOf(*entry.object, *moment.scenario);
    const std::size_t lane = static_cast<std::size_t>(seen.place) - 1;
    lanes_[lane].insert(pod);
    ++levels_[lane][static_cast<std::size_t>(seen.level)];
}

void LaneBook::follow(const Moment& moment) {
    const CowTable<PodEntry>& pods = moment.world->pods;
    const std::pair bands{moment.scenario->p0From, moment.scenario->p1From};
    if (pool_ != &moment.pool() || bands_ != bands) *this = {};
    pool_ = &moment.pool();
    bands_ = bands;
    for (std::size_t i = pods.size(); i < seen_.size(); ++i) leave(PodId{static_cast<std::uint32_t>(i)}, seen_[i]);
    seen_.resize(pods.size());
    // Entries lie in blocks that are copied when one of them is written: an entry at its old place is as it was.
    const std::size_t known = std::min(pods.size(), pods_.size());
    constexpr std::size_t kBlock = CowTable<PodEntry>::kBlockSize;
    for (std::size_t first = 0; first < pods.size(); first += kBlock) {
        const std::size_t end = std::min(first + kBlock, pods.size());
        if (end <= known && &pods[first] == &pods_[first]) continue;
        for (std::size_t i = first; i < end; ++i) move(moment, PodId{static_cast<std::uint32_t>(i)});
    }
    pods_ = pods;
}

} // namespace berth::ui
