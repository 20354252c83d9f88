// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Snapshot.h"

namespace berth {

std::shared_ptr<const AffinityNodes> affinityNodes(const Snapshot::Infos& infos, const NodeOrder& order) {
    auto nodes = std::make_shared<AffinityNodes>();
    for (const NodeId id : order.nodes) {
        if (!infos[id.value]->podsWithAffinity.empty()) nodes->withAffinity.push_back(id);
        if (!infos[id.value]->podsWithRequiredAntiAffinity.empty()) nodes->withRequiredAntiAffinity.push_back(id);
    }
    return nodes;
}

Snapshot::Snapshot(Infos infos, std::shared_ptr<const NodeOrder> order, std::shared_ptr<const ImageStates> images,
                   std::shared_ptr<const AffinityNodes> affinity)
    : infos_(std::move(infos)), order_(std::move(order)), images_(std::move(images)), affinity_(std::move(affinity)) {
    if (!affinity_ && order_) affinity_ = affinityNodes(infos_, *order_);
}

const NodeInfo* Snapshot::find(NodeId id) const {
    return id.value < infos_.size() ? infos_[id.value].get() : nullptr;
}

const NodeInfo* Snapshot::find(std::string_view name) const {
    if (!order_) return nullptr;
    const auto it = order_->byName.find(std::string(name));
    return it != order_->byName.end() ? &at(it->second) : nullptr;
}

std::size_t Snapshot::position(NodeId id) const {
    const NodeInfo* info = find(id);
    if (!order_ || info == nullptr || info->node == nullptr) return size();
    const auto it = order_->byName.find(info->name());
    return it != order_->byName.end() && order_->nodes[it->second] == id ? it->second : size();
}

Snapshot Snapshot::withNode(NodeId id, const Node& object) const {
    const NodeInfo* before = find(id);
    if (before == nullptr) return *this;
    auto changed = std::make_shared<NodeInfo>(*before);
    changed->node = &object;
    Snapshot result = *this;
    result.infos_.write(id.value) = std::move(changed);
    return result;
}

const ImageStates& Snapshot::images() const {
    static const ImageStates kNone;
    return images_ ? *images_ : kNone;
}

namespace {

const AffinityNodes& orNone(const std::shared_ptr<const AffinityNodes>& nodes) {
    static const AffinityNodes kNone;
    return nodes ? *nodes : kNone;
}

} // namespace

const std::vector<NodeId>& Snapshot::nodesWithAffinity() const {
    return orNone(affinity_).withAffinity;
}

const std::vector<NodeId>& Snapshot::nodesWithRequiredAntiAffinity() const {
    return orNone(affinity_).withRequiredAntiAffinity;
}

} // namespace berth
