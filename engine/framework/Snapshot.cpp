// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Snapshot.h"

#include <algorithm>

namespace berth {
namespace {

/// Whether the node's place in the list is as it should be; where it stands or would stand.
struct Standing {
    bool right = true;
    std::size_t index = 0;
};

Standing standing(const std::vector<NodeId>& nodes, NodeId node, bool wanted, const NodeOrder& order) {
    const auto it = std::lower_bound(nodes.begin(), nodes.end(), node, [&order](NodeId a, NodeId b) {
        return order.positionOf(a) < order.positionOf(b);
    });
    const bool there = it != nodes.end() && *it == node;
    return {there == wanted, static_cast<std::size_t>(it - nodes.begin())};
}

void correct(std::vector<NodeId>& nodes, NodeId node, bool wanted, const Standing& found) {
    const auto at = nodes.begin() + static_cast<std::ptrdiff_t>(found.index);
    if (found.right) return;
    if (wanted)
        nodes.insert(at, node);
    else
        nodes.erase(at);
}

} // namespace

void NodeOrder::index(const NodeInfos& infos) {
    byName.reserve(nodes.size());
    positions.assign(infos.size(), kUnlisted);
    for (std::uint32_t i = 0; i < nodes.size(); ++i) {
        byName.emplace(infos[nodes[i].value]->name(), i);
        positions[nodes[i].value] = i;
    }
}

std::shared_ptr<const AffinityNodes> affinityNodes(const Snapshot::Infos& infos, const NodeOrder& order) {
    auto nodes = std::make_shared<AffinityNodes>();
    for (const NodeId id : order.nodes) {
        if (!infos[id.value]->podsWithAffinity.empty()) nodes->withAffinity.push_back(id);
        if (!infos[id.value]->podsWithRequiredAntiAffinity.empty()) nodes->withRequiredAntiAffinity.push_back(id);
    }
    return nodes;
}

std::shared_ptr<const AffinityNodes> affinityNodes(std::shared_ptr<const AffinityNodes> before, const NodeInfo& changed,
                                                   const NodeOrder& order) {
    if (order.positionOf(changed.id) == NodeOrder::kUnlisted) return before;
    const bool any = !changed.podsWithAffinity.empty();
    const bool anti = !changed.podsWithRequiredAntiAffinity.empty();
    const Standing amongAny = standing(before->withAffinity, changed.id, any, order);
    const Standing amongAnti = standing(before->withRequiredAntiAffinity, changed.id, anti, order);
    if (amongAny.right && amongAnti.right) return before;
    auto nodes = std::make_shared<AffinityNodes>(*before);
    correct(nodes->withAffinity, changed.id, any, amongAny);
    correct(nodes->withRequiredAntiAffinity, changed.id, anti, amongAnti);
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
    if (!order_) return 0;
    const std::uint32_t position = order_->positionOf(id);
    return position != NodeOrder::kUnlisted ? position : size();
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
