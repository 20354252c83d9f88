// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"

#include <rapidcheck.h>

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

namespace berth::test {

/// A small cluster and what happens to it, as plain numbers that rapidcheck can draw, shrink and show.
struct Plan {
    struct NodePlan {
        int cpu = 4;
        int gpus = 0;
        int pods = 10;
        bool cordoned = false;
        bool tainted = false;
    };
    enum class Company : std::uint8_t { None, SameZone, OtherHost, OtherZone, RatherNear, RatherAway };
    struct PodPlan {
        int at = 0;   ///< seconds; 0: there from the start
        int node = 0; ///< 0: pending; k: starts on node k (only of those there from the start)
        int cpu = 1;
        int gpus = 0;
        int level = 0;    ///< index into the priorities
        int duration = 0; ///< seconds; 0: runs on
        int grace = 30;
        bool gated = false;
        bool tolerates = false;
        bool owned = false;
        bool hook = false;
        Company company = Company::None; ///< of pods with its own app label
        int port = 0;                    ///< host port; 0: none
    };
    enum class Deed : std::uint8_t {
        DeletePod,
        EvictPod,
        ReplacePod,
        CreatePodAgain,
        DeleteNode,
        CreateNodeAgain,
        ResizeNode,
        Cordon,
        Uncordon,
        Drain
    };
    struct StepPlan {
        int at = 1;
        Deed deed = Deed::DeletePod;
        int target = 0; ///< of the pods or nodes, wrapping around
        int amount = 1;
    };

    std::vector<NodePlan> nodes;
    std::vector<PodPlan> pods;
    std::vector<StepPlan> steps;
    int cycleMillis = 0;
    int bindMillis = 0;
    int tieBreak = 0;
    int seed = 1;
    bool popFromBackoffQ = true;
};

std::ostream& operator<<(std::ostream& out, const Plan& plan);

/// Plans of all kinds; a run of one ends within a few thousand facts.
rc::Gen<Plan> plans();

/// Plans in which no pod cares for another's company: whatever is feasible stays so when there is more room.
rc::Gen<Plan> plansWithoutCompany();

std::shared_ptr<const Scenario> scenarioOf(const Plan& plan);

} // namespace berth::test
