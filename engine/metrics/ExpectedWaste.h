// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/CowTable.h"
#include "engine/framework/sharing/ShareNode.h"
#include "engine/trace/World.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace berth::metrics {

/// FGD's fragmentation: how many of the free GPUs, fractions counted, a pod like those that have entered so far could
/// not use on average. Every pod so far is part of the workload, the rarest kinds left out.
///
/// Kept up to date: for each kind of pod it knows how much of the free GPUs is worth nothing to it, so that a pod or a
/// node that changes costs its own part: what a node was counted as is worked out again and taken off. So kinds and
/// nodes are kept, and nothing for both; copies share the nodes and pods that did not change. The sums are exact
/// integers.
///
/// Source: FGD_SPEC section 6; Weng et al., USENIX ATC 2023.
class ExpectedWaste {
public:
    /// The pod has entered, or has another object now.
    void refreshPod(const World& world, PodId pod);
    /// The node may have changed. Looked at when somebody asks.
    void refreshNode(NodeId node);
    /// In GPUs; nothing while no pod has entered.
    std::optional<double> value(const World& world);

private:
    using Key = std::tuple<std::int64_t, std::int32_t, std::int32_t, std::string>; ///< cpu, milli, devices, models
    struct Kind {
        Key key;
        SharePod pod;
        std::int64_t pods = 0;
        std::int64_t unusable = 0; ///< milli, over all nodes as they were last looked at
    };
    struct Node {
        std::optional<ShareNode> share; ///< as last looked at; nothing: it does not exist
        bool isStale = false;
    };

    std::uint32_t kindOf(const Pod& pod);
    bool isCommoner(std::uint32_t one, std::uint32_t other) const;
    void count(std::uint32_t kind, std::int64_t by);
    void look(const World& world, NodeId node);

    std::map<Key, std::uint32_t> ids_;
    std::vector<Kind> kinds_;
    std::vector<std::uint32_t> order_;   ///< kinds, the commonest first
    std::vector<std::size_t> rank_;      ///< of each kind in `order_`
    CowTable<std::uint32_t, 512> ofPod_; ///< by PodId: the kind it counts as, and 1; 0: none
    CowTable<Node> nodes_;               ///< by NodeId
    std::vector<std::uint32_t> stale_;
    std::int64_t pods_ = 0;
};

/// The same of one World. One pass over pods and nodes.
std::optional<double> expectedWaste(const World& world);

} // namespace berth::metrics
