// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/metrics/Figures.h"
#include "engine/session/Session.h"
#include "engine/trace/Fact.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth::tune {

/// One thing that befell a pod: bound, told to leave, finished, gone, or sent back to the queue.
struct PodEvent {
    FactKind kind = FactKind::PodBound;
    NodeId node; ///< of a bind
    SimTime at;

    friend bool operator==(const PodEvent&, const PodEvent&) = default;
};

/// A pod that two histories treat otherwise.
struct PodDifference {
    std::string pod;                       ///< namespace/name
    SimTime at;                            ///< where they part for this pod
    std::optional<PodEvent> first, second; ///< what comes there in either; nothing: nothing more until the end compared
    std::string firstNode, secondNode;     ///< where the pod is at that end; empty: on no node

    bool isElsewhere() const { return firstNode != secondNode; }
    friend bool operator==(const PodDifference&, const PodDifference&) = default;
};

/// What befell pods otherwise in `second` than in `first`, up to and with the instant `until`, by time, then name. The
/// traces are of one session, or of two that ran the same input: pods and nodes are known by their names. A node of an event is one of its
/// own trace. Facts before `common` are the same in both and not looked at, except for who is where.
std::vector<PodDifference> differences(const Trace& first, const Trace& second, std::size_t common, SimTime until);

/// Two branches of a session side by side, as of the last instant that both know.
struct BranchComparison {
    std::uint32_t first = 0, second = 0; ///< ids
    std::size_t common = 0;              ///< facts they share
    SimTime until;
    std::vector<PodDifference> pods;
    metrics::Figures firstFigures, secondFigures;
};

/// Nothing when one of them is not there.
std::optional<BranchComparison> compareBranches(const Session& session, std::uint32_t first, std::uint32_t second);

/// Where a branch parts from its parent: the instants of its differences, rising, each once.
std::vector<SimTime> partings(const Session& session, std::uint32_t branch);

} // namespace berth::tune
