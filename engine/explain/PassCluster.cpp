// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/PassCluster.h"

#include "engine/explain/FileOrder.h"
#include "engine/framework/NodeDevices.h"
#include "engine/framework/NodeTree.h"

#include <algorithm>

namespace berth::explain {
namespace {

bool wasPreempted(const Pod& pod) {
    const PodCondition* condition = pod.condition("DisruptionTarget");
    return condition != nullptr && condition->status == "True" && condition->reason == "PreemptionByScheduler";
}

PodInfo infoOf(PodId id, const Pod& pod) {
    PodInfo info;
    info.id = id;
    info.pod = &pod;
    info.startTime = pod.startTime;
    info.terminating = pod.meta.deletionTimestamp.isSet();
    info.preempted = wasPreempted(pod);
    return info;
}

} // namespace

PassCluster::PassCluster(const Scenario& scenario)
    : nodes_(declaredNodes(scenario)), pods_(declaredPods(scenario)), nodeOf_(pods_.size()), gone_(pods_.size()) {
    std::vector<NodeZone> zones;
    for (const auto& node : nodes_) addToZone(zones, *node, addNode(*node));
    order_ = interleaved(zones, infos_);
    images_ = imageStates(infos_);
    for (std::uint32_t i = 0; i < pods_.size(); ++i) placeRunning(PodId{i});
    giveDevices();
    for (std::uint32_t i = 0; i < pods_.size(); ++i)
        if (std::string key = gangKey(*pods_[i]); !key.empty() && !pods_[i]->finished())
            gangs_[std::move(key)].push_back(PodId{i});
}

/// Running pods hold what their annotation says, else the lowest free.
void PassCluster::giveDevices() {
    for (std::uint32_t i = 0; i < infos_.size(); ++i)
        for (auto& [pod, devices] : devicesAtStart(*infos_[i])) hold(pod, std::move(devices));
}

void PassCluster::hold(PodId pod, std::vector<std::uint32_t> devices) {
    if (devices.empty()) return;
    PodInfo* info = own(nodeOf_[pod.value]).find(pod);
    if (info != nullptr) info->devices = devices_.emplace_back(std::move(devices));
}

GangMember PassCluster::memberOf(PodId id) const {
    const NodeId at = nodeOf_[id.value];
    GangMember member{id, &pod(id), at, GangMember::State::Pending, pod(id).meta.deletionTimestamp.isSet()};
    if (at.valid())
        member.state = node(at).find(id)->assumed ? GangMember::State::Assumed : GangMember::State::Bound;
    else if (!pod(id).schedulingGates.empty())
        member.state = GangMember::State::Gated;
    return member;
}

std::shared_ptr<const Gang> PassCluster::gang(std::string_view key) const {
    const auto it = gangs_.find(key);
    if (it == gangs_.end()) return nullptr;
    auto gang = std::make_shared<Gang>();
    gang->key = key;
    for (const PodId id : it->second)
        if (!gone_[id.value]) gang->members.push_back(memberOf(id));
    return gang;
}

NodeId PassCluster::addNode(const Node& node) {
    auto info = std::make_shared<NodeInfo>();
    info->id = NodeId{static_cast<std::uint32_t>(infos_.size())};
    info->node = &node;
    infos_.push(std::move(info));
    return NodeId{static_cast<std::uint32_t>(infos_.size() - 1)};
}

void PassCluster::placeRunning(PodId id) {
    const Pod& declared = pod(id);
    const NodeId node = declared.finished() ? NodeId{} : findNode(declared.nodeName);
    if (!node.valid()) return;
    own(node).addPod(infoOf(id, declared));
    nodeOf_[id.value] = node;
}

Snapshot PassCluster::snapshot() const {
    if (!affinity_) affinity_ = affinityNodes(infos_, *order_);
    return Snapshot(infos_, order_, images_, affinity_);
}

NodeId PassCluster::findNode(std::string_view name) const {
    const auto it = order_->byName.find(std::string(name));
    return it == order_->byName.end() ? NodeId{} : order_->nodes[it->second];
}

std::vector<std::string> PassCluster::nodeNames() const {
    std::vector<std::string> names;
    for (const auto& node : nodes_) names.push_back(node->meta.name);
    return names;
}

void PassCluster::assume(PodId id, NodeId node) {
    PodInfo info = infoOf(id, pod(id));
    info.assumed = true;
    info.startTime = pod(id).meta.creationTimestamp;
    own(node).addPod(info);
    if (hasPodAffinity(*info.pod)) affinityChanged(node);
    nodeOf_[id.value] = node;
}

void PassCluster::remove(PodId id) {
    const NodeId node = nodeOf_[id.value];
    if (node.valid()) own(node).removePod(id);
    if (node.valid() && hasPodAffinity(pod(id))) affinityChanged(node);
    nodeOf_[id.value] = NodeId{};
    gone_[id.value] = true;
}

void PassCluster::release(PodId id) {
    remove(id);
    gone_[id.value] = false;
}

void PassCluster::affinityChanged(NodeId id) {
    if (affinity_) affinity_ = affinityNodes(std::move(affinity_), node(id), *order_);
}

NodeInfo& PassCluster::own(NodeId id) {
    changed_.push_back(id);
    std::shared_ptr<NodeInfo>& info = infos_.write(id.value);
    if (info.use_count() > 1) info = std::make_shared<NodeInfo>(*info);
    return *info;
}

} // namespace berth::explain
