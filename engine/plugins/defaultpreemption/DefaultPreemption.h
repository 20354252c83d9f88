// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/PostFilter.h"
#include "engine/framework/PreEnqueue.h"
#include "engine/framework/preemption/Evaluator.h"
#include "engine/plugins/defaultpreemption/DefaultPreemptionArgs.h"

namespace berth {

/// Makes room for a pod by evicting pods of lower priority from one node, and holds the pod out of the queue while they are asked to leave.
///
/// Upstream: framework/plugins/defaultpreemption (SEMANTICS 6).
class DefaultPreemption final : public Plugin,
                                public PreEnqueuePlugin,
                                public PostFilterPlugin,
                                public EnqueueExtensions {
public:
    static constexpr std::string_view kName = "DefaultPreemption";
    explicit DefaultPreemption(DefaultPreemptionArgs args) : args_(args) {}

    std::string_view name() const override { return kName; }
    /// Gates the preemptor until only its last victim remains and that one is leaving.
    Status preEnqueue(const Context& context, const Pod& pod) const override;
    PostFilterResult postFilter(const Context& context, const CycleState& state, const Pod& pod,
                                const NodeStatuses& statuses, PreemptionReport* report) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    PostFilterResult evaluate(const Context& context, const CycleState& state, const Pod& pod,
                              const NodeStatuses& statuses, PreemptionReport* report) const;
    CandidateSearch search(const CycleInput& input, std::size_t potentialNodes, std::uint64_t& draws) const;

    DefaultPreemptionArgs args_;
};

} // namespace berth
