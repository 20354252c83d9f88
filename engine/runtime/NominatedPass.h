// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

#include <tl/expected.hpp>

#include <optional>

namespace berth {

/// Copies for the first of the two Filter passes: a node with the pods on it that are nominated to it, and the state
/// that knows them.
struct NominatedPass {
    NodeInfo node;
    CycleState state;
};

/// True when a pod of at least this priority, another one, is nominated to the node: then Filter runs twice.
bool hasNominatedPods(const Context& context, const Pod& pod, NodeId node);

/// The copies, or nothing when no such pod is nominated to the node. An Error when a plugin's AddPod failed.
///
/// Upstream: addGENominatedPods. A nominated pod that is in no queue counts as an empty pod of priority 0.
tl::expected<std::optional<NominatedPass>, Status> withNominatedPods(const Context& context, const CycleState& state,
                                                                     const Pod& pod, const NodeInfo& node);

} // namespace berth
