// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/SharePolicy.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace berth {

/// Places pods one after the other by one GPU-sharing policy: the published simulation, without a queue and without departures.
///
/// Among equal scores the first node wins, so nodes are given in that order. What a kind of pod scores on a node is kept until the node changes: placing a
/// pod costs a look at each node and a computation for the few that have changed. Source: FGD_SPEC sections 2 to 4.
class ShareCluster {
public:
    ShareCluster(SharePolicy policy, std::vector<ShareNode> nodes, TypicalPods workload, Draw draw);

    static constexpr std::int64_t kNotScored = -1;
    struct Placement {
        std::optional<std::size_t> node; ///< nothing: it fits nowhere
        std::vector<std::uint32_t> devices;
        std::int64_t score = 0; ///< the chosen node's; kNotScored where no other fits
    };
    Placement place(const SharePod& pod);

    const std::vector<ShareNode>& nodes() const { return nodes_; }
    const TypicalPods& workload() const { return workload_; }

private:
    /// What one kind of pod scores on each node; kNever where its devices, model or cpu do not fit.
    struct Scores {
        std::vector<std::int64_t> score;
        std::vector<std::uint32_t> version; ///< of the node it was computed for; 0: never
    };
    using Kind = std::tuple<std::int64_t, std::int32_t, std::int32_t, std::string>;

    Scores& scoresOf(const SharePod& pod);
    std::int64_t score(Scores& known, std::size_t node, const SharePod& pod);
    Placement best(const SharePod& pod);
    Placement any(const SharePod& pod);

    SharePolicy policy_;
    std::vector<ShareNode> nodes_;
    TypicalPods workload_;
    Draw draw_;
    std::vector<std::uint32_t> versions_;
    std::vector<double> fragmentation_; ///< of each node, with Fgd
    std::map<Kind, Scores> kinds_;
};

} // namespace berth
