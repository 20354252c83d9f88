// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/framework/Status.h"

#include <cstdint>
#include <string>
#include <vector>

namespace berth {

/// A node on which evicting helps.
struct PreemptionCandidate {
    NodeId node;
    std::vector<PodId> victims;   ///< most important first, as preemption lists them
    std::vector<PodId> reprieved; ///< taken out for the trial and put back
    std::int64_t pdbViolations = 0;

    friend bool operator==(const PreemptionCandidate&, const PreemptionCandidate&) = default;
};

/// One rule of the choice among candidates and who was left after it. `values` has one number per candidate asked.
struct PreemptionRule {
    std::string name; ///< "fewest PDB violations", "lowest highest priority", …
    std::vector<NodeId> asked;
    std::vector<std::int64_t> values;
    std::vector<NodeId> left;

    friend bool operator==(const PreemptionRule&, const PreemptionRule&) = default;
};

/// What a PostFilter plugin found while it tried to make room: for the record, the tournament and the conformance answers.
struct PreemptionReport {
    std::string plugin;
    std::vector<PreemptionCandidate> candidates;           ///< in the order found
    std::vector<std::pair<NodeId, Status>> dryRunRejected; ///< tried, cannot help
    std::vector<PreemptionRule> rules;                     ///< in the order asked, up to the one that decided
    std::vector<NodeId> best;                              ///< those ranked first, by name

    friend bool operator==(const PreemptionReport&, const PreemptionReport&) = default;
};

} // namespace berth
