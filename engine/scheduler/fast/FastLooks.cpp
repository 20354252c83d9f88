// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/FastLooks.h"

namespace berth {
namespace {

enum class Touch : std::uint8_t { Nothing, Node, AllNodes };

/// What of the nodes a fact changes, for those who keep something about them. In doubt: its node.
Touch touchOf(FactKind kind) {
    switch (kind) {
    case FactKind::NodeAdded:
    case FactKind::NodeUpdated:
    case FactKind::NodeRemoved: return Touch::AllNodes;
    case FactKind::PodPopped:
    case FactKind::PodQueued:
    case FactKind::PodGated:
    case FactKind::EventRecorded:
    case FactKind::NodeSelected:
    case FactKind::NoNodeFits:
    case FactKind::PostFilterRan:
    case FactKind::PodNominated:
    case FactKind::NominationCleared:
    case FactKind::NominatedNodeNameSet:
    case FactKind::PodUnschedulable:
    case FactKind::BindingStarted: return Touch::Nothing;
    default: return Touch::Node;
    }
}

} // namespace

void FastLooks::use(const Profiles& profiles) {
    looks_.clear();
    profiles_ = &profiles;
    for (const std::shared_ptr<const Framework>& framework : profiles_->all())
        looks_.push_back(std::make_unique<FastLook>(*framework));
}

void FastLooks::applied(const World& world, const Fact& fact) {
    switch (touchOf(fact.kind)) {
    case Touch::Nothing: return;
    case Touch::AllNodes:
        for (const auto& look : looks_) look->nodesChanged();
        return;
    case Touch::Node:
        nodeChanged(fact.node);
        if (fact.pod.valid() && world.pod(fact.pod).node != fact.node) nodeChanged(world.pod(fact.pod).node);
    }
}

void FastLooks::nodeChanged(NodeId node) {
    if (!node.valid()) return;
    for (const auto& look : looks_) look->nodeChanged(node);
}

FastLook* FastLooks::lookOf(const Framework& profile) {
    for (std::size_t i = 0; i < looks_.size() && !plain_; ++i)
        if (profiles_->all()[i].get() == &profile) return looks_[i].get();
    return nullptr;
}

LookResult FastLooks::look(const CycleInput& input, const Framework& profile) {
    FastLook* fast = lookOf(profile);
    std::optional<LookResult> quick = fast != nullptr ? fast->look(input) : std::nullopt;
    return quick ? *std::move(quick) : berth::look(input, profile, nullptr);
}

PostFilterOutcome FastLooks::postFilter(const CycleInput& input, const Framework& profile, LookResult& result) {
    FastLook* fast = lookOf(profile);
    return fast != nullptr ? fast->postFilter(input, result) : runPostFilter(input, profile, result, nullptr);
}

} // namespace berth
