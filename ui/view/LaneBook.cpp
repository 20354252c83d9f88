// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/LaneBook.h"

#include "engine/framework/Gang.h"
#include "engine/model/Cluster.h"
#include "engine/model/Training.h"
#include "ui/view/PodWords.h"

#include <algorithm>

namespace berth::ui {
namespace {

SimTime instantOf(Lane lane, const PodEntry& pod) {
    if (lane == Lane::Backoff) return pod.backoffExpiry;
    return lane == Lane::Permit ? pod.permitDue : pod.timestamp;
}

const QueueSortPlugin* sortOf(const Moment& moment) {
    const bool hasProfile = moment.profiles && !moment.profiles->all().empty();
    return hasProfile ? moment.profiles->all().front()->queueSort.plugin : nullptr;
}

} // namespace

bool LaneOrder::operator()(PodId a, PodId b) const {
    const LaneKey& first = keys_->of[a.value];
    const LaneKey& second = keys_->of[b.value];
    if (lane_ != Lane::Active) return first.at != second.at ? first.at < second.at : a < b;
    if (keys_->sort != nullptr) {
        if (keys_->sort->less(first.queued, second.queued)) return true;
        if (keys_->sort->less(second.queued, first.queued)) return false;
    }
    return first.order != second.order ? first.order < second.order : a < b;
}

LaneBook::LaneBook() : keys_(std::make_shared<LaneKeys>()) {
    for (std::size_t i = 0; i < kLanes; ++i) lanes_[i] = LanePods(LaneOrder(keys_, static_cast<Lane>(i)));
}

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
    if (seen.gang.empty()) return;
    const auto gang = gangs_[lane].find(seen.gang);
    gang->second.erase(pod);
    if (gang->second.empty()) gangs_[lane].erase(gang);
}

void LaneBook::enter(const Moment& moment, PodId pod, Seen& seen) {
    const PodEntry& entry = moment.world->pod(pod);
    const std::size_t lane = static_cast<std::size_t>(seen.place) - 1;
    const auto which = static_cast<Lane>(lane);
    LaneKey& key = keys_->of[pod.value];
    key.at = instantOf(which, entry);
    key.order = entry.queueOrder;
    key.queued = {pod, entry.object, entry.timestamp, entry.initialAttempt, nullptr};
    if (which == Lane::Active) key.queued.group = findPodGroup(*objects_, *entry.object);
    seen.level = levelOf(*entry.object, *moment.scenario);
    lanes_[lane].insert(pod);
    ++levels_[lane][static_cast<std::size_t>(seen.level)];
    if (gangLabel(*entry.object).empty()) return;
    seen.gang = gangKey(*entry.object);
    gangs_[lane].try_emplace(seen.gang, LaneOrder(keys_, which)).first->second.insert(pod);
}

void LaneBook::move(const Moment& moment, PodId pod) {
    ++looks_;
    Seen& seen = seen_[pod.value];
    leave(pod, seen);
    seen = Seen{};
    seen.place = placeOf(moment.world->pod(pod));
    if (seen.place == Place::Binding)
        binding_.insert(pod);
    else if (seen.place != Place::None)
        enter(moment, pod, seen);
}

bool LaneBook::isOutdated(const Moment& moment) const {
    const std::pair bands{moment.scenario->p0From, moment.scenario->p1From};
    return pool_ != &moment.pool() || bands_ != bands || objects_ != moment.world->objects ||
           keys_->sort != sortOf(moment);
}

void LaneBook::begin(const Moment& moment) {
    const std::uint64_t looks = looks_;
    *this = {};
    looks_ = looks;
    pool_ = &moment.pool();
    bands_ = {moment.scenario->p0From, moment.scenario->p1From};
    objects_ = moment.world->objects;
    profiles_ = moment.profiles;
    keys_->sort = sortOf(moment);
}

void LaneBook::follow(const Moment& moment) {
    if (isOutdated(moment)) begin(moment);
    const CowTable<PodEntry>& pods = moment.world->pods;
    for (std::size_t i = pods.size(); i < seen_.size(); ++i) leave(PodId{static_cast<std::uint32_t>(i)}, seen_[i]);
    seen_.resize(pods.size());
    keys_->of.resize(std::max(keys_->of.size(), pods.size()));
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
