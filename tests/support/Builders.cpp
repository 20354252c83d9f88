// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Builders.h"

#include <algorithm>

namespace berth::test {

ResourceList amounts(Amounts entries) {
    ResourceList list;
    for (const auto& [name, text] : entries) list.set(name, Quantity::parse(text).value());
    return list;
}

MakePod::MakePod(const std::string& name, const std::string& ns) {
    pod_.meta.name = name;
    pod_.meta.ns = ns;
}

MakePod& MakePod::req(Amounts requests) {
    pod_.containers.emplace_back().requests = amounts(requests);
    return *this;
}

MakePod& MakePod::image(const std::string& image) {
    pod_.containers.emplace_back().image = image;
    return *this;
}

MakePod& MakePod::init(Amounts requests) {
    pod_.initContainers.emplace_back().requests = amounts(requests);
    return *this;
}

MakePod& MakePod::sidecar(Amounts requests) {
    init(requests);
    pod_.initContainers.back().restartAlways = true;
    return *this;
}

MakePod& MakePod::allocated(Amounts requests) {
    if (!last().status) last().status.emplace();
    last().status->allocated = amounts(requests);
    return *this;
}

MakePod& MakePod::actuated(Amounts requests) {
    if (!last().status) last().status.emplace();
    last().status->actuated = amounts(requests);
    return *this;
}

MakePod& MakePod::overhead(Amounts requests) {
    pod_.overhead = amounts(requests);
    return *this;
}

MakePod& MakePod::podLevel(Amounts requests) {
    pod_.podLevelRequests = amounts(requests);
    return *this;
}

MakePod& MakePod::priority(std::int32_t priority) {
    pod_.priority = priority;
    return *this;
}

MakePod& MakePod::label(const std::string& key, const std::string& value) {
    pod_.meta.labels.set(key, value);
    return *this;
}

MakePod& MakePod::select(const std::string& key, const std::string& value) {
    pod_.nodeSelector.set(key, value);
    return *this;
}

MakePod& MakePod::tolerate(const std::string& key, const std::string& op, const std::string& value,
                           TaintEffect effect) {
    pod_.tolerations.push_back({key, op, value, effect, {}});
    return *this;
}

MakePod& MakePod::require(NodeSelectorTerm term) {
    if (!pod_.affinity.node.required) pod_.affinity.node.required.emplace();
    pod_.affinity.node.required->terms.push_back(std::move(term));
    return *this;
}

MakePod& MakePod::prefer(std::int32_t weight, NodeSelectorTerm term) {
    pod_.affinity.node.preferred.push_back({weight, std::move(term)});
    return *this;
}

MakePod& MakePod::start(std::int64_t second) {
    pod_.startTime = kDefaultStart + Duration::seconds(second);
    return *this;
}

std::shared_ptr<const Pod> MakePod::obj() const {
    auto pod = std::make_shared<Pod>(pod_);
    finishPod(*pod);
    return pod;
}

Container& MakePod::last() {
    return pod_.containers.empty() ? pod_.containers.emplace_back() : pod_.containers.back();
}

MakeNode::MakeNode(const std::string& name) {
    node_.meta.name = name;
    node_.allocatableList = amounts({{"pods", "110"}});
}

MakeNode& MakeNode::has(Amounts allocatable) {
    for (const auto& [name, quantity] : amounts(allocatable)) node_.allocatableList.set(name, quantity);
    return *this;
}

MakeNode& MakeNode::label(const std::string& key, const std::string& value) {
    node_.meta.labels.set(key, value);
    return *this;
}

MakeNode& MakeNode::taint(const std::string& key, const std::string& value, TaintEffect effect) {
    node_.taints.push_back({key, value, effect});
    return *this;
}

MakeNode& MakeNode::cordoned(bool unschedulable) {
    node_.unschedulable = unschedulable;
    return *this;
}

MakeNode& MakeNode::image(const std::string& name, std::int64_t bytes) {
    node_.images.push_back({{name}, bytes});
    return *this;
}

std::shared_ptr<const Node> MakeNode::obj() const {
    auto node = std::make_shared<Node>(node_);
    node->capacityList = node->allocatableList;
    finishNode(*node);
    return node;
}

Requirement requirement(const std::string& key, SelectorOperator op, std::vector<std::string> values) {
    return {key, op, std::move(values)};
}

NodeSelectorTerm labelTerm(std::vector<Requirement> expressions) {
    return {std::move(expressions), {}};
}

NodeSelectorTerm fieldTerm(std::vector<Requirement> fields) {
    return {{}, std::move(fields)};
}

MakeCluster& MakeCluster::node(const MakeNode& node) {
    nodes_.push_back(node.obj());
    auto info = std::make_shared<NodeInfo>();
    info->id = NodeId{static_cast<std::uint32_t>(infos_.size())};
    info->node = nodes_.back().get();
    infos_.push_back(std::move(info));
    return *this;
}

MakeCluster& MakeCluster::pod(const MakePod& pod) {
    pods_.push_back(pod.obj());
    PodInfo info;
    info.id = PodId{static_cast<std::uint32_t>(pods_.size() - 1)};
    info.pod = pods_.back().get();
    info.startTime = info.pod->startTime;
    info.terminating = info.pod->meta.deletionTimestamp.isSet();
    info.preempted = info.pod->condition("DisruptionTarget") != nullptr;
    infos_.back()->addPod(info);
    return *this;
}

CycleInput MakeCluster::input(const Pod& pod) const {
    CycleInput input;
    input.podId = PodId{1000};
    input.pod = &pod;
    input.snapshot = snapshot();
    input.objects = std::make_shared<const ClusterObjects>(objects);
    input.now = kDefaultStart + Duration::seconds(1000);
    return input;
}

void MakeCluster::put(NodeId node, PodId id, const Pod& pod) {
    auto info = std::make_shared<NodeInfo>(*infos_[node.value]);
    PodInfo placed;
    placed.id = id;
    placed.pod = &pod;
    info->addPod(placed);
    infos_[node.value] = std::move(info);
}

void MakeCluster::take(NodeId node, PodId id) {
    auto info = std::make_shared<NodeInfo>(*infos_[node.value]);
    info->removePod(id);
    infos_[node.value] = std::move(info);
}

void MakeCluster::change(NodeId id, const MakeNode& node) {
    nodes_.push_back(node.obj());
    auto info = std::make_shared<NodeInfo>(*infos_[id.value]);
    info->node = nodes_.back().get();
    infos_[id.value] = std::move(info);
}

PodId MakeCluster::idOf(const std::string& pod) const {
    const auto it = std::find_if(pods_.begin(), pods_.end(), [&pod](const auto& one) { return one->meta.name == pod; });
    return it == pods_.end() ? PodId{} : PodId{static_cast<std::uint32_t>(it - pods_.begin())};
}

Snapshot MakeCluster::snapshot() const {
    Snapshot::Infos infos;
    auto order = std::make_shared<NodeOrder>();
    auto images = std::make_shared<ImageStates>();
    for (const auto& info : infos_) {
        order->nodes.push_back(info->id);
        infos.push(info);
        for (const ContainerImage& image : info->node->images)
            for (const std::string& name : image.names) {
                ImageState& state = images->emplace(name, ImageState{image.sizeBytes, 0}).first->second;
                ++state.nodes;
            }
    }
    order->index(infos);
    return {std::move(infos), std::move(order), std::move(images)};
}

} // namespace berth::test
