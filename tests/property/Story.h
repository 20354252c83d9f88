// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"

#include <rapidcheck.h>

#include <iosfwd>
#include <memory>
#include <vector>

namespace berth::test {

/// A cluster with all there is in it at once: gangs, whole, shared and linked GPUs, tenants with quotas, waits on
/// Permit, preemption with grace, controllers, and a stream of changes. Numbers of which the default is the simplest,
/// so that shrinking takes away whatever a failure does not need.
struct Story {
    struct Node {
        int cpu = 8;
        int gpus = 0;
        bool linked = false; ///< with a topology, where its number of GPUs has one
        int leaf = 0;        ///< network domain
        bool tainted = false;
        bool cordoned = false;
    };
    struct Pod {
        int at = 0;       ///< seconds; 0: there from the start
        int node = 0;     ///< k: runs on node k from the start, where there is one; 0: pending
        int cpu = 0;      ///< in cores
        int gpus = 0;     ///< whole ones
        int milli = 0;    ///< of one GPU, where it asks no whole ones
        int link = 0;     ///< 1: NVLink; 2: PIX; 3: NVLink, required
        int level = 0;    ///< 0: P2; 1: P1; 2: P0
        int gang = 0;     ///< k: of gang k, wrapping around; 0: of none
        int tenant = 0;   ///< its namespace, where it is in no gang
        int duration = 0; ///< seconds; 0: runs on
        int grace = 0;    ///< seconds beyond none
        int save = 0;     ///< seconds its preStop hook takes; 0: it has none
        int company = 0;  ///< 1: none of its tenant on its node; 2: spread over leaves; 3: rather near its like
        int port = 0;
        bool owned = false;
        bool gated = false;
        bool tolerates = false;
    };
    struct Gang {
        int least = 1;
        int timeout = 5;  ///< seconds
        int topology = 0; ///< 1: one leaf, required; 2: preferred
    };
    struct Step {
        int at = 1;
        int deed = 0; ///< see Story.cpp
        int target = 0;
        int amount = 1;
    };

    std::vector<Node> nodes;
    std::vector<Pod> pods;
    std::vector<Gang> gangs;
    std::vector<Step> steps;
    int suite = 0; ///< which plugins: see Story.cpp
    int extra = 0; ///< one more plugin that scores
    bool fair = false;
    bool guarded = true; ///< Coscheduling with all its rules
    int percentage = 0;
    int quota = 0; ///< GPUs of the first tenant; 0: it has none
    int cycleMillis = 0;
    int bindMillis = 0;
    int tieBreak = 0;
};

/// How many kinds of step there are.
inline constexpr int kDeeds = 14;

std::ostream& operator<<(std::ostream& out, const Story& story);

rc::Gen<Story> stories();

std::shared_ptr<const Scenario> scenarioOf(const Story& story);

} // namespace berth::test
