// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/preemption/QuickCalls.h"
#include "engine/runtime/Framework.h"
#include "engine/runtime/NominationsByNode.h"
#include "engine/scheduler/fast/NodeClasses.h"
#include "engine/scheduler/fast/PodIndex.h"
#include "engine/scheduler/fast/TrialBooks.h"

#include <optional>
#include <string_view>
#include <vector>

namespace berth {

/// A profile's calls in the PostFilter of one cycle: which plugins take part is worked out once.
class FastCalls final : public QuickCalls {
public:
    /// What of a quick look lasts until its PostFilter.
    struct Remembered {
        const NodeClasses& classes;
        TrialBooks& books;
        const PodIndex& index;
        std::string_view shape; ///< equal for pods that local plugins cannot tell apart
    };

    /// `remembered` is nullptr after a plain look. Nothing is owned.
    FastCalls(const Framework& framework, const CycleInput& input, const CycleState& state,
              const Remembered* remembered);

    Status runFilterWithNominatedPods(const Context& context, const CycleState& state, const Pod& pod,
                                      const NodeInfo& node) const override;
    Status runAddPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                     const NodeInfo& node) const override;
    Status runRemovePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                        const NodeInfo& node) const override;
    TrialState trialState() const override { return trialState_; }
    bool goesBySums(const Context& context, const CycleState& state, const Pod& pod,
                    const NodeInfo& node) const override;
    bool hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node, const NodeUse& use) const override;
    std::optional<KnownTrials> known(const Context& context, const Pod& pod, const PreemptionPlan& plan) const override;
    std::optional<std::vector<NodeId>> nodesOfGang(std::string_view key) const override;
    std::uint32_t rank(std::size_t position) const override { return remembered_->classes.rankOf(position); }

private:
    bool judgesNodesAlone() const;

    const Framework& framework_;
    const Remembered* remembered_;
    std::vector<PluginAt<FilterPlugin>> filters_; ///< those that do not skip
    TrialState trialState_;
    std::vector<PluginAt<FilterPlugin>> blind_; ///< of them, those that see no pods
    std::vector<const RoomFilter*> rooms_;      ///< those that see what pods take together
    NominationsByNode nominations_;
};

} // namespace berth
