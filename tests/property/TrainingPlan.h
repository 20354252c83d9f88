// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"

#include <rapidcheck.h>

#include <iosfwd>
#include <memory>
#include <vector>

namespace berth::test {

/// A small training cluster and what comes to it, drawn at random: AISchedulingPlugin at all its points.
struct TrainingPlan {
    struct PodPlan {
        int at = 0;    ///< seconds; 0: there from the start
        int node = 0;  ///< with at 0: 1… runs there, if there is room; 0: pending
        int level = 2; ///< 0…2
        int queue = 0; ///< 0…2
        int gpus = 1;
        int duration = 0; ///< seconds; 0: runs on
        int hook = 0;     ///< seconds a preStop hook needs; 0: none
        int interval = 0; ///< seconds between periodic checkpoints; 0: none
        int grace = 30;
        bool owned = false;
    };
    std::vector<int> nodeGpus;
    std::vector<PodPlan> pods;
    int threshold = 1;
    int maxVictims = 3;
    bool leastLostWork = false;
};

std::ostream& operator<<(std::ostream& out, const TrainingPlan& plan);

rc::Gen<TrainingPlan> trainingPlans();

std::shared_ptr<const Scenario> scenarioOf(const TrainingPlan& plan);

} // namespace berth::test
