// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"

#include <rapidcheck.h>

#include <iosfwd>
#include <memory>
#include <vector>

namespace berth::test {

/// A full cluster and pods that want room in it, as plain numbers that rapidcheck can draw, shrink and show.
struct Siege {
    struct Pod {
        int at = 0;        ///< seconds; 0: there from the start
        int node = 0;      ///< k: runs on node k, wrapping around; 0: pending
        int cpu = 1;       ///< 0: asks nothing
        int gpus = 0;      ///< in the suite's clusters
        int level = 0;     ///< index into the priorities: few, so that many are equal
        int app = 0;       ///< label; 0: without labels
        int start = 0;     ///< seconds; 0: without a start
        int grace = 30;    ///< seconds a victim stays
        int duration = 0;  ///< seconds; 0: runs on
        int nominated = 0; ///< k: a pending pod nominated to node k
        int company = 0;   ///< 1: no pod of its app on its node; 2: its app spread over the zones
        int port = 0;      ///< host port; 0: none
        bool never = false;
        bool hook = false;
    };
    struct Budget {
        int app = 1;
        int allowed = 0;
        bool all = false; ///< covers every pod with labels
    };
    struct Step {
        int at = 1;
        int deed = 0; ///< 0, 1: a pod is deleted, evicted; 2: a node gets other room; 3: it is cordoned
        int target = 0;
        int amount = 4;
    };

    std::vector<int> nodes; ///< cpu of each
    std::vector<Pod> pods;
    std::vector<Budget> budgets;
    std::vector<Step> steps;
    int cycleMillis = 0;
    int bindMillis = 0;
    int tieBreak = 0;
    int seed = 1;
    int enough = 0; ///< candidates after which a preemption may stop; 0: as the default has it

    // The suite's
    bool suite = false;
    bool leastLostWork = false;
    int mostVictims = 3;
    int gangs = 0; ///< least members of a gang: pods of one app are one; 0: no gangs
};

std::ostream& operator<<(std::ostream& out, const Siege& siege);

/// Under the default profile.
rc::Gen<Siege> sieges();
/// The same with more nodes than a preemption tries before it looks for the best.
rc::Gen<Siege> largeSieges();
/// Under AISchedulingPlugin, with levels and queues.
rc::Gen<Siege> suiteSieges();
/// Under the default profile, with ten small pods more on each node and pods that need the room of many.
rc::Gen<Siege> crowdedSieges();
/// The same under AISchedulingPlugin, with gangs in most.
rc::Gen<Siege> crowdedSuiteSieges();

std::shared_ptr<const Scenario> scenarioOf(const Siege& siege);

} // namespace berth::test
