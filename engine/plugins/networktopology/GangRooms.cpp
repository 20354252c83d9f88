// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/networktopology/GangRooms.h"

#include "engine/framework/ClusterIndex.h"
#include "engine/framework/NodeDevices.h"

#include <algorithm>
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

GangRooms::GangRooms(const Context& context, std::string_view level, const Pod& pod, std::int64_t minMember)
    : level_(level), minMember_(minMember), asks_(asksOf(pod)), snapshot_(context.snapshot()) {
    const auto [resource, gpus] = gpuRequest(pod);
    gpuResource_ = resource;
    gpus_ = gpus;
    nameDomains(context);
    for (const auto& [node, count] : alikeNodes(context)) {
        const std::optional<Left> left = leftOn(*node);
        if (!left) continue;
        domains_[left->domain].total += count * gpusOf(*node, gpuResource_).total;
        add(domains_[left->domain], *left, count);
    }
}

void GangRooms::nameDomains(const Context& context) {
    std::set<std::string> names;
    for (const NodeInfo* const node : nodesOfEachKind(context))
        if (const std::string* const name = domainOf(*node->node)) names.insert(*name);
    for (const std::string& name : names) domains_.push_back({name});
}

std::optional<GangRooms::Left> GangRooms::leftOn(const NodeInfo& node) const {
    const std::string* const name = domainOf(*node.node);
    if (node.node->unschedulable || name == nullptr) return std::nullopt;
    Left left;
    left.domain = static_cast<std::uint32_t>(find(*name) - domains_.data());
    for (const auto& [ask, amount] : asks_)
        left.amounts.push_back(node.allocatable().get(ask) - node.requested.get(ask));
    left.pods = node.allocatable().pods - static_cast<std::int64_t>(node.pods.size());
    left.gpus = gpusOf(node, gpuResource_).free;
    return left;
}

const std::string* GangRooms::domainOf(const Node& node) const {
    return node.meta.labels.find(level_);
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

void GangRooms::add(NetworkDomain& domain, const Left& left, std::int64_t times) const {
    domain.room += times * roomOn(left);
    domain.free += times * left.gpus;
}

/// As the cycle found it, or as this trial has changed it.
std::optional<GangRooms::Left> GangRooms::leftOn(NodeId node) const {
    if (const auto found = changed_.find(node); found != changed_.end()) return found->second;
    return snapshot_.position(node) != snapshot_.size() ? leftOn(*snapshot_.find(node)) : std::nullopt;
}

void GangRooms::change(const NodeInfo& node, const Pod& pod, int sign) {
    const std::optional<Left> before = leftOn(node.id);
    if (!before) return;
    Left left = *before;
    add(domains_[left.domain], left, -1);
    for (std::size_t i = 0; i < asks_.size(); ++i) left.amounts[i] -= sign * pod.totals.used.get(asks_[i].first);
    left.pods -= sign;
    left.gpus -= sign * pod.totals.used.scalar(gpuResource_.empty() ? gpuCapacity(*node.node).first : gpuResource_);
    add(domains_[left.domain], left, 1);
    changed_.insert_or_assign(node.id, std::move(left));
}

} // namespace berth
