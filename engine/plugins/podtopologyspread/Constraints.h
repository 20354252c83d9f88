// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterIndex.h"
#include "engine/framework/NodeInfo.h"
#include "engine/model/Cluster.h"
#include "engine/plugins/podtopologyspread/PodTopologySpreadArgs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// How a node stands to the pod that is being placed, for the inclusion policies.
struct NodeInclusion {
    bool meetsAffinity = true; ///< the pod's nodeSelector and required node affinity
    bool toleratesAll = true;  ///< no NoSchedule or NoExecute taint that the pod does not tolerate
};
NodeInclusion inclusionOf(const Pod& pod, const Node& node);

/// One constraint of a pod, its own or one of the profile, ready to be counted with.
struct SpreadConstraint {
    std::int32_t maxSkew = 1;
    std::string topologyKey;
    std::optional<LabelSelector> selector; ///< with matchLabelKeys added; absent matches no pod
    std::int32_t minDomains = 1;
    bool honorAffinity = true;
    bool honorTaints = false;

    bool isHostname() const { return topologyKey == kHostnameLabel; }
    bool selects(const Labels& labels) const { return selector && matches(*selector, labels); }
    /// True when pods on such a node count.
    bool includes(const NodeInclusion& node) const {
        return (!honorAffinity || node.meetsAffinity) && (!honorTaints || node.toleratesAll);
    }
    /// Pods of namespace `ns` that match and are not terminating. An empty selector counts none.
    PodQuestion question(std::string_view ns) const;
};

enum class Unsatisfiable : std::uint8_t { DoNotSchedule, ScheduleAnyway };

/// The pod's constraints of one kind, in their order; without any of its own (of either kind) those of the profile, with the selector that
/// services and owner give (none when they give none). `objects` may be nullptr: no services, no owners.
///
/// Upstream: filterTopologySpreadConstraints, buildDefaultConstraints.
std::vector<SpreadConstraint> constraintsOf(const Pod& pod, Unsatisfiable kind, const PodTopologySpreadArgs& args,
                                            const ClusterObjects* objects);

/// True when the labels have the topology keys of all constraints.
bool hasAllKeys(const Labels& labels, const std::vector<SpreadConstraint>& constraints);

} // namespace berth
