// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/metrics/Course.h"
#include "engine/session/Replica.h"
#include "engine/tune/Difference.h"
#include "ui/session/BranchRecipe.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace berth::ui {

/// What a branch comes to when it is run to its end.
struct BranchRun {
    BranchRecipe recipe;
    std::shared_ptr<const Profiles> profiles; ///< in force at the end
    metrics::Figures figures;                 ///< as of the end
    std::vector<metrics::Course::Point> points;
    std::optional<double> meanWaste; ///< free GPUs that an average pod could not use, over the run
    SimTime end;
    RunEnd ending = RunEnd::Running;
    std::string fingerprint;
};

/// A pod that went another way, with the names of the nodes.
struct PodParting {
    tune::PodDifference difference;
    std::string firstBind, secondBind; ///< where either event bound it; empty for other events
};

struct BranchRuns {
    std::shared_ptr<const Scenario> scenario;
    BranchRun first, second;
    std::vector<PodParting> pods;
};

/// How far measuring two branches has come.
struct MeasureStep {
    int done = 0; ///< of kMeasureSteps
    bool isSecond = false;
    Duration passed; ///< virtual time of the run at hand
};
inline constexpr int kMeasureSteps = 4;

struct MeasureOrders {
    std::function<bool()> isCancelled = [] { return false; }; ///< asked between units
    std::function<void(const MeasureStep&)> progress = [](const MeasureStep&) {};
};

/// Makes both branches again in a session of their own, runs each to its end and measures it. Fails with what the
/// session refuses, or when it is cancelled.
Result<BranchRuns> measureBranches(const BranchPair& pair, Registry registry, const LevelBands& bands,
                                   const MeasureOrders& control = {});

} // namespace berth::ui
