// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/networktopology/GangRooms.h"

#include "engine/framework/NodeDevices.h"

#include <algorithm>
#include <limits>
#include <set>

namespace berth {
namespace {

std::vector<std::pair<std::string, std::int64_t>> asksOf(const Pod& pod) {
    std::vector<std::pair<std::string, std::int64_t>> asks;
    const Resources& requests = pod.totals.requests;
    for (const std::string_view name : {kCpu, kMemory, kEphemeralStorage})
        if (const std::int64_t amount = requests.get(name); amount > 0) asks.emplace_back(name, amount);
    for (const auto& [name, amount] : requests.scalars)
        if (amount > 0) asks.emplace_back(name, amount);
    return asks;
}

} // namespace

GangRooms::GangRooms(const Snapshot& snapshot, std::string_view level, const Pod& pod, std::int64_t minMember)
    : level_(level), minMember_(minMember), asks_(asksOf(pod)) {
    const auto [resource, gpus] = gpuRequest(pod);
    gpuResource_ = resource;
    gpus_ = gpus;
    std::set<std::string> names;
    for (std::size_t i = 0; i < snapshot.size(); ++i)
        if (const std::string* const name = domainOf(*snapshot.at(i).node)) names.insert(*name);
    for (const std::string& name : names) domains_.push_back({name});
    auto base = std::make_shared<Base>();
    for (std::size_t i = 0; i < snapshot.size(); ++i) {
        const NodeInfo& node = snapshot.at(i);
        const bool listed = !node.node->unschedulable && domainOf(*node.node) != nullptr;
        const NetworkDomain* const domain = listed ? find(name(node)) : nullptr;
        if (domain == nullptr) continue;
        Left left;
        left.domain = static_cast<std::uint32_t>(domain - domains_.data());
        for (const auto& [ask, amount] : asks_)
            left.amounts.push_back(node.allocatable().get(ask) - node.requested.get(ask));
        left.pods = node.allocatable().pods - static_cast<std::int64_t>(node.pods.size());
        const NodeGpus devices = gpusOf(node, gpuResource_);
        left.gpus = devices.free;
        domains_[left.domain].total += devices.total;
        add(domains_[left.domain], left, 1);
        base->emplace(node.id, std::move(left));
    }
    base_ = std::move(base);
}

const std::string* GangRooms::domainOf(const Node& node) const {
    return node.meta.labels.find(level_);
}

std::string_view GangRooms::name(const NodeInfo& node) const {
    const std::string* const value = domainOf(*node.node);
    return value != nullptr ? std::string_view(*value) : std::string_view{};
}

const NetworkDomain* GangRooms::find(std::string_view name) const {
    const auto found =
        std::lower_bound(domains_.begin(), domains_.end(), name,
                         [](const NetworkDomain& domain, std::string_view of) { return domain.name < of; });
    return found != domains_.end() && found->name == name ? &*found : nullptr;
}

const NetworkDomain* GangRooms::tightest() const {
    const NetworkDomain* best = nullptr;
    for (const NetworkDomain& domain : domains_)
        if (hasRoom(domain) && (best == nullptr || domain.free < best->free)) best = &domain;
    return best;
}

std::int64_t GangRooms::roomOn(const Left& left) const {
    std::int64_t room = std::max<std::int64_t>(0, left.pods);
    for (std::size_t i = 0; i < asks_.size(); ++i)
        room = std::min(room, std::max<std::int64_t>(0, left.amounts[i]) / asks_[i].second);
    return room;
}

void GangRooms::add(NetworkDomain& domain, const Left& left, int sign) const {
    domain.room += sign * roomOn(left);
    domain.free += sign * left.gpus;
}

const GangRooms::Left* GangRooms::leftOn(NodeId node) const {
    if (const auto found = changed_.find(node); found != changed_.end()) return &found->second;
    const auto found = base_->find(node);
    return found == base_->end() ? nullptr : &found->second;
}

void GangRooms::change(const NodeInfo& node, const Pod& pod, int sign) {
    const Left* const before = leftOn(node.id);
    if (before == nullptr) return;
    Left left = *before;
    add(domains_[left.domain], left, -1);
    for (std::size_t i = 0; i < asks_.size(); ++i) left.amounts[i] -= sign * pod.totals.used.get(asks_[i].first);
    left.pods -= sign;
    left.gpus -= sign * pod.totals.used.scalar(gpuResource_.empty() ? gpuCapacity(*node.node).first : gpuResource_);
    add(domains_[left.domain], left, 1);
    changed_.insert_or_assign(node.id, std::move(left));
}

} // namespace berth
