// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runtime/NominationsByNode.h"
#include "engine/scheduler/Look.h"
#include "engine/scheduler/Recorder.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace berth {

/// One look under way: what its phases share. Lives as long as the call of look().
struct Cycle {
    Cycle(const CycleInput& in, const Framework& profile, LookResult& out, CycleRecord* written)
        : input(in),
          framework(profile),
          context{&in, &profile, nullptr, in.podId},
          nominations(in.nominations),
          result(out),
          record(written) {}

    const CycleInput& input;
    const Framework& framework;
    Context context;
    NominationsByNode nominations;
    LookResult& result;
    Recorder record;

    /// Answers that PreFilter plugins gave before to a pod like this one, by plugin; nullptr, or one that is absent: the plugin is asked.
    const std::vector<std::optional<PreFilterResult>>* known = nullptr;

    std::optional<std::set<std::string>> nodes; ///< the only ones to ask, when PreFilter narrowed them
    std::vector<std::uint32_t> feasible;        ///< positions, in the order found

    const Pod& pod() const { return *input.pod; }
    const NodeInfo& node(std::uint32_t position) const { return input.snapshot.at(position); }
};

/// PreFilter of every plugin in order (SEMANTICS 1.3). Rejected statuses make the cycle a FitError, others fail it.
Status runPreFilter(Cycle& cycle);

/// The nominated node first, else the search (SEMANTICS 1.4 and 1.5). Fills `feasible` and the statuses; not ok only
/// when a plugin failed.
Status findFeasible(Cycle& cycle);

/// PreScore, Score, NormalizeScore, weights and the choice (SEMANTICS 1.8). Needs at least one feasible node.
Status chooseHost(Cycle& cycle);

/// PreFilter did not go well: a FitError when plugins refused the pod, else an error of the cycle.
void endInPreFilter(Cycle& cycle, const Status& status);

/// No node is feasible: the look's text from the statuses.
void endWithFitError(Cycle& cycle);

} // namespace berth
