// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/PassCluster.h"

#include "engine/explain/FileOrder.h"

#include <algorithm>
#include <map>

namespace berth::explain {
namespace {

using Zones = std::vector<std::vector<NodeId>>;

/// Nodes by zone, zones and nodes in order of insertion (SEMANTICS 1.7).
Zones zonesOf(const std::vector<std::shared_ptr<const Node>>& nodes) {
    Zones zones;
    std::map<std::string, std::size_t> byKey;
    for (std::uint32_t i = 0; i < nodes.size(); ++i) {
        const auto [it, isNew] = byKey.try_emplace(zoneKey(*nodes[i]), zones.size());
        if (isNew) zones.emplace_back();
        zones[it->second].push_back(NodeId{i});
    }
    return zones;
}

std::shared_ptr<const NodeOrder> orderOf(const std::vector<std::shared_ptr<const Node>>& nodes) {
    auto order = std::make_shared<NodeOrder>();
    const Zones zones = zonesOf(nodes);
    for (std::size_t round = 0; order->nodes.size() < nodes.size(); ++round)
        for (const std::vector<NodeId>& zone : zones)
            if (round < zone.size()) order->nodes.push_back(zone[round]);
    for (std::uint32_t i = 0; i < order->nodes.size(); ++i)
        order->byName.emplace(nodes[order->nodes[i].value]->meta.name, i);
    return order;
}

std::shared_ptr<const ImageStates> imagesOf(const std::vector<std::shared_ptr<const Node>>& nodes) {
    auto images = std::make_shared<ImageStates>();
    for (const auto& node : nodes)
        for (const ContainerImage& image : node->images)
            for (const std::string& name : image.names)
                ++images->try_emplace(name, ImageState{image.sizeBytes, 0}).first->second.nodes;
    return images;
}

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
    : nodes_(declaredNodes(scenario)),
      pods_(declaredPods(scenario)),
      nodeOf_(pods_.size()),
      order_(orderOf(nodes_)),
      images_(imagesOf(nodes_)) {
    for (const auto& node : nodes_) addNode(*node);
    for (std::uint32_t i = 0; i < pods_.size(); ++i) placeRunning(PodId{i});
}

void PassCluster::addNode(const Node& node) {
    auto info = std::make_shared<NodeInfo>();
    info->id = NodeId{static_cast<std::uint32_t>(infos_.size())};
    info->node = &node;
    infos_.push(std::move(info));
}

void PassCluster::placeRunning(PodId id) {
    const Pod& declared = pod(id);
    const NodeId node = declared.finished() ? NodeId{} : findNode(declared.nodeName);
    if (!node.valid()) return;
    own(node).addPod(infoOf(id, declared));
    nodeOf_[id.value] = node;
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
    nodeOf_[id.value] = node;
}

void PassCluster::remove(PodId id) {
    const NodeId node = nodeOf_[id.value];
    if (node.valid()) own(node).removePod(id);
    nodeOf_[id.value] = NodeId{};
}

NodeInfo& PassCluster::own(NodeId id) {
    std::shared_ptr<NodeInfo>& info = infos_.write(id.value);
    if (info.use_count() > 1) info = std::make_shared<NodeInfo>(*info);
    return *info;
}

} // namespace berth::explain
