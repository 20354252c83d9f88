// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/FragmentationFold.h"

#include "engine/model/Node.h"

#include <algorithm>

namespace berth::ui {
namespace {

bool changesNodes(FactKind kind) {
    switch (kind) {
    case FactKind::NodeAdded:
    case FactKind::NodeUpdated:
    case FactKind::NodeRemoved:
    case FactKind::PodSubmitted:
    case FactKind::PodUpdated:
    case FactKind::PodStarted:
    case FactKind::PodFinished:
    case FactKind::PodRefused:
    case FactKind::PodDeleted:
    case FactKind::PodAssumed:
    case FactKind::PodReserved:
    case FactKind::PodUnreserved:
    case FactKind::PodBound: return true;
    default: return false;
    }
}

/// Where in the figures the pods of a size stand.
std::size_t sizeIndex(std::int64_t gpus) {
    const auto& sizes = metrics::kRoomSizes;
    return static_cast<std::size_t>(std::find(sizes.begin(), sizes.end(), gpus) - sizes.begin());
}

} // namespace

void FragmentationFold::begin(const World& start) {
    clear();
    world_.emplace(start);
}

void FragmentationFold::cut(std::size_t position, const World& start) {
    if (world_ && position < world_->factCount) begin(start);
}

bool FragmentationFold::follow(const Trace& trace, std::size_t facts) {
    if (!world_) return false;
    for (; facts > 0 && world_->factCount < trace.size(); --facts) read(trace, trace[world_->factCount]);
    return world_->factCount < trace.size();
}

void FragmentationFold::read(const Trace& trace, const Fact& fact) {
    const bool knew = fact.pod.valid() && fact.pod.value < world_->pods.size();
    const NodeId before = knew ? world_->pod(fact.pod).node : NodeId{};
    apply(*world_, fact, trace.pool());
    if (!changesNodes(fact.kind)) return;
    refresh(fact.node);
    if (fact.pod.valid()) refresh(world_->pod(fact.pod).node);
    refresh(before);
    unusable_.note(world_->factCount, fact.at, sum_.freeGpus - sum_.pods[sizeIndex(podGpus_)] * podGpus_);
    free_.note(world_->factCount, fact.at, sum_.freeGpus);
}

void FragmentationFold::refresh(NodeId node) {
    const NodeInfo* info = node.valid() ? world_->node(node) : nullptr;
    if (info == nullptr) return;
    if (rooms_.size() <= node.value) rooms_.resize(std::size_t{node.value} + 1);
    sum_ -= rooms_[node.value];
    rooms_[node.value] = metrics::roomsOf(*info);
    sum_ += rooms_[node.value];
    if (info->node == nullptr) return;
    for (const std::int64_t size : metrics::kRoomSizes)
        if (size <= gpuCapacity(*info->node).second) podGpus_ = std::max(podGpus_, size);
}

} // namespace berth::ui
