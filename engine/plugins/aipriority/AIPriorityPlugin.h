// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/training/LevelPermit.h"
#include "engine/framework/training/TrainingArgs.h"

namespace berth {

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
LevelPermitRules decodeAIPriorityArgs(const Value& args, Diagnostics& out);

/// Lets P0 and P1 go on, and holds P2 back at Permit while a pod of a higher level is pending.
///
/// Source: AI_SUITE section 8.
class AIPriorityPlugin final : public Plugin, public PermitPlugin, public EnqueueExtensions {
public:
    static constexpr std::string_view kName = "AIPriorityPlugin";
    explicit AIPriorityPlugin(LevelPermitRules rules) : rules_(rules) {}

    std::string_view name() const override { return kName; }
    PermitResult permit(const Context& context, const CycleState& state, const Pod& pod,
                        const NodeInfo& node) const override;
    bool stillWaits(const Context& context, const Pod& pod) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    LevelPermitRules rules_;
};

} // namespace berth
