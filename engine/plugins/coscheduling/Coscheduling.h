// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Permit.h"
#include "engine/framework/PostFilter.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/QueueSort.h"
#include "engine/framework/Reserve.h"
#include "engine/plugins/coscheduling/CoschedulingArgs.h"

namespace berth {

/// Gangs: pods of a PodGroup start when so many of them have a place as it asks for, or not at all.
///
/// Members hold their places on Permit until the gang is whole. Three guards keep gangs from holding each other up: the queue keeps
/// members together, PreFilter turns away what cannot be whole, PostFilter gives up early. Who has a place is read from the gang that the
/// framework keeps; the plugin itself keeps nothing. Upstream: scheduler-plugins, pkg/coscheduling; AI_SUITE section 8, SEMANTICS 8.1.
class Coscheduling final : public Plugin,
                           public QueueSortPlugin,
                           public PreFilterPlugin,
                           public PostFilterPlugin,
                           public ReservePlugin,
                           public PermitPlugin,
                           public EnqueueExtensions {
public:
    static constexpr std::string_view kName = "Coscheduling";
    explicit Coscheduling(const CoschedulingArgs& args) : args_(args) {}

    std::string_view name() const override { return kName; }
    /// Priority, then the creation of the gang (of the pod without one), then its name.
    bool less(const QueuedPod& a, const QueuedPod& b) const override;
    /// UnschedulableAndUnresolvable for a member of a gang that rests, has too few pods, or asks more than the cluster has.
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    /// Always Unschedulable. Rejects the waiting members when too many are missing.
    PostFilterResult postFilter(const Context& context, const CycleState& state, const Pod& pod,
                                const NodeStatuses& statuses, PreemptionReport* report) const override;
    ReserveResult reserve(const Context&, const CycleState&, const Pod&, const NodeInfo&) const override { return {}; }
    /// One member that loses its place takes the waiting ones with it.
    Orders unreserve(const Context& context, const CycleState& state, const Pod& pod,
                     const NodeInfo& node) const override;
    /// Wait until minMember members have a place, then all of them go.
    PermitResult permit(const Context& context, const CycleState& state, const Pod& pod,
                        const NodeInfo& node) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;

private:
    std::optional<Duration> rest() const;

    CoschedulingArgs args_;
};

} // namespace berth
