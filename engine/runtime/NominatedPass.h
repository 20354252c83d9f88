// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"
#include "engine/framework/Plugin.h"
#include "engine/runtime/Framework.h"

#include <tl/expected.hpp>

#include <optional>
#include <span>

namespace berth {

/// Copies for the first of the two Filter passes: a node with the pods on it that are nominated to it, and the state
/// that knows them.
struct NominatedPass {
    NodeInfo node;
    CycleState state;
};

/// True when the nomination is another pod's of at least this one's priority. A nominated pod that is in no queue
/// counts as an empty pod of priority 0.
bool holdsRoom(const Nomination& nomination, const Context& context, const Pod& pod);

/// True when one of a node's nominations holds room: then Filter runs twice.
bool hasNominatedPods(const Context& context, const Pod& pod, std::span<const Nomination> onNode);

/// The copies with those of the node's nominations that hold room, or nothing when none does. An Error when a plugin's
/// AddPod failed.
///
/// Upstream: addGENominatedPods.
tl::expected<std::optional<NominatedPass>, Status> withNominatedPods(const Context& context, const CycleState& state,
                                                                     const Pod& pod, const NodeInfo& node,
                                                                     std::span<const Nomination> onNode);

/// Filter with the pods nominated to the node, where there are any, and without.
///
/// Upstream: RunFilterPluginsWithNominatedPods.
Status runFilterWithNominatedPods(const Framework& framework, const Context& context, const CycleState& state,
                                  const Pod& pod, const NodeInfo& node, std::span<const Nomination> onNode);

} // namespace berth
