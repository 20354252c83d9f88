// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/framework/preemption/DryRun.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace berth {

struct PreemptionPlan;
class TrialBook;

/// Neither is nullptr.
struct KnownTrials {
    TrialBook* trials = nullptr;
    TrialBook* prospects =
        nullptr; ///< what nodes could bring at best, whatever the pod asks; rejected: nobody to evict
};

/// A profile's calls from somebody who is told of each change of the cluster, for preemptions that nobody records: `preempt` asks whether
/// `Context::calls` are such ones. What it then decides is the same; DESIGN 3, "two paths, one arithmetic".
class QuickCalls : public FrameworkCalls {
public:
    /// What trials do to this cycle's state.
    virtual TrialState trialState() const = 0;
    /// True when the Filters that take part see of this node's pods sums only, nobody is nominated to it, and whatever else they see of it
    /// suits the pod.
    virtual bool goesBySums(const Context& context, const CycleState& state, const Pod& pod,
                            const NodeInfo& node) const = 0;
    /// Would they pass the pod, where they go by sums, if the node's pods took `use`?
    virtual bool hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node, const NodeUse& use) const = 0;
    /// What is known as of now for pods like this one under such a plan; nothing when each trial is its own.
    virtual std::optional<KnownTrials> known(const Context& context, const Pod& pod,
                                             const PreemptionPlan& plan) const = 0;
    /// The listed nodes with pods that carry the key of that gang, in any order; nothing when nobody kept count.
    virtual std::optional<std::vector<NodeId>> nodesOfGang(std::string_view key) const = 0;
    /// The node's place among all listed nodes by name.
    virtual std::uint32_t rank(std::size_t position) const = 0;
};

} // namespace berth
