// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/base/SimTime.h"
#include "engine/framework/Gang.h"
#include "engine/framework/Snapshot.h"
#include "engine/model/Cluster.h"
#include "engine/model/Scenario.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace berth {

/// Room held for a pending pod on a node. Upstream: the queue's nominator.
struct Nomination {
    PodId pod;
    const Pod* object =
        nullptr; ///< nullptr when the pod is in none of the queues (upstream then sees an empty pod of priority 0)
    NodeId node;
};

/// Everything a scheduling cycle's look may depend on: a look is a pure function of this.
struct CycleInput {
    PodId podId;
    const Pod* pod = nullptr;
    NodeId nominatedNode; ///< status.nominatedNodeName, none when empty
    Snapshot snapshot;
    std::vector<Nomination> nominations; ///< in the order they were made
    std::shared_ptr<const ClusterObjects> objects;
    std::shared_ptr<const Gang> gang; ///< the pod's, as of the look; nullptr: its label names none
    SimTime now;
    std::uint32_t nextStart = 0; ///< where the search starts (SEMANTICS 1.5)
    std::uint64_t seed = 1;
    std::uint64_t draws = 0; ///< how many numbers of the random source were used before
    TieBreak tieBreak = TieBreak::FirstByName;
    bool askEveryNode = false; ///< ignore percentageOfNodesToScore (explain, run --timeline)
};

} // namespace berth
