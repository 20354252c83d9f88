// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/base/SimTime.h"
#include "engine/framework/ExtensionPoint.h"
#include "engine/framework/Preemption.h"
#include "engine/framework/Status.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace berth {

/// What one scheduling cycle asked and was told, in arrays: made by the plain look, kept for recent cycles, otherwise made again.
/// It owns all its texts and refers to nothing that changes. Nodes are named by their position in `nodes`.
struct CycleRecord {
    /// Index into `plugins`; kNoPlugin where the framework itself spoke.
    using PluginIndex = std::int16_t;
    static constexpr PluginIndex kNoPlugin = -1;

    PodId pod;
    std::string podName; ///< namespace/name
    std::string profile;
    SimTime at;
    std::vector<std::string> plugins; ///< every plugin of the profile that took part, in first-use order
    std::vector<NodeId> nodes;        ///< the snapshot, in its order

    // PreFilter
    struct PreFilterCall {
        PluginIndex plugin = kNoPlugin;
        Status status; ///< Success, Skip or what it refused with
        std::optional<std::vector<std::string>> nodes;

        friend bool operator==(const PreFilterCall&, const PreFilterCall&) = default;
    };
    std::vector<PreFilterCall> preFilter;                   ///< calls in order, up to the one that stopped
    std::optional<Status> preFilterRejected;                ///< set when PreFilter rejected; then no node was asked
    std::optional<std::vector<std::string>> preFilterNodes; ///< sorted names, when PreFilter narrowed the nodes

    // Filter
    std::vector<PluginIndex> filterPlugins; ///< those that were asked (not skipped), in order
    struct Verdict {
        std::uint32_t node = 0;         ///< position in `nodes`
        Status status;                  ///< Success: passed. Its plugin() names who rejected
        bool withNominatedPods = false; ///< the node was judged with pods nominated to it

        friend bool operator==(const Verdict&, const Verdict&) = default;
    };
    std::vector<Verdict> verdicts;       ///< nodes asked, in the order they were visited
    bool nominatedNodeOnly = false;      ///< the nominated node still fitted, so only it was asked
    std::vector<std::uint32_t> feasible; ///< positions, in the order found

    // Scores: arrays parallel to `feasible`. Empty with fewer than two feasible nodes.
    struct PluginScores {
        PluginIndex plugin = kNoPlugin;
        std::int64_t weight = 1;
        bool skipped = false; ///< PreScore said Skip; raw and normalized are empty
        bool normalizes = false;
        std::vector<std::int64_t> raw;
        std::vector<std::int64_t> normalized; ///< after NormalizeScore (equal to raw without); × weight is what counts
        std::vector<std::string> partNames;   ///< of a score that is a sum: its summands, in order
        std::vector<std::vector<std::int64_t>> parts; ///< parallel to raw; each adds up to its raw score

        friend bool operator==(const PluginScores&, const PluginScores&) = default;
    };
    std::vector<PluginIndex> preScorePlugins;
    std::vector<PluginScores> scores;      ///< in the order of the profile's Score plugins
    std::vector<std::int64_t> totals;      ///< parallel to feasible
    std::vector<std::uint32_t> best;       ///< positions with the highest total
    std::optional<std::uint32_t> selected; ///< position of the host

    std::optional<Status> error; ///< a plugin failed: the cycle ended there

    // Reserve and Permit, filled at the cycle's consequence
    struct PermitAnswer {
        Code code = Code::Success;
        std::vector<std::pair<std::string, Duration>>
            waits; ///< the plugins it waits on and for how long, in their order

        friend bool operator==(const PermitAnswer&, const PermitAnswer&) = default;
    };
    std::optional<std::vector<std::uint32_t>>
        devices;                        ///< GPU devices that Reserve chose; absent when no plugin chooses any
    std::optional<PermitAnswer> permit; ///< absent without Permit plugins

    // PostFilter, filled at the cycle's consequence
    std::optional<Status> postFilter;           ///< the final status when PostFilter ran
    std::vector<PluginIndex> postFilterPlugins; ///< called, in order
    std::optional<PreemptionReport> preemption;
    std::optional<NodeId> nominated;
    std::string message; ///< the FailedScheduling text, when the pod was not scheduled in this cycle

    /// Position of a node in `nodes`, or nodes.size().
    std::size_t position(NodeId node) const;
    /// The verdict on a node (the last one, should it have been asked twice), or nullptr when it was not asked.
    const Verdict* verdictOf(std::uint32_t position) const;
    /// Index of a node in `feasible`, or feasible.size().
    std::size_t feasibleIndex(std::uint32_t position) const;
    /// Heap bytes, about: the arrays, not the texts.
    std::size_t bytes() const;
    friend bool operator==(const CycleRecord&, const CycleRecord&);
};

} // namespace berth
