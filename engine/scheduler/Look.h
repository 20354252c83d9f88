// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"
#include "engine/framework/CycleState.h"
#include "engine/framework/PostFilter.h"
#include "engine/framework/Status.h"
#include "engine/runtime/Framework.h"
#include "engine/trace/CycleRecord.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace berth {

/// What a look found. Success: `selected` is the host. Otherwise a FitError (rejected) or an error of the cycle.
struct LookResult {
    Status
        status; ///< Success; Unschedulable for a FitError; UnschedulableAndUnresolvable for "no nodes available"; Error
    NodeId selected;
    std::string preFilterMessage; ///< of the FitError
    std::string message;          ///< the whole text so far: FitError without PostFilter's part, or the error's text
    bool fitError = false;        ///< PostFilter may run
    std::set<std::string> unschedulablePlugins;
    std::set<std::string> pendingPlugins;
    std::uint32_t nextStart = 0; ///< the search's start index afterwards
    std::uint64_t drawsUsed = 0; ///< random numbers used
    std::uint32_t evaluated = 0; ///< nodes looked at
    std::uint32_t feasible = 0;

    // For PostFilter.
    std::uint64_t quickLook = 0; ///< number of the quick look that found this; 0: it was the plain one
    CycleState state;
    std::vector<std::optional<Status>> statuses; ///< by position; nullopt: none of its own
    Status absent{Code::UnschedulableAndUnresolvable};
};

/// PreFilter … the chosen node, one logical worker, nodes in order (SEMANTICS 1.3–1.8). Pure.
/// `record` is nullptr on long runs; the verdict is the same with and without.
LookResult look(const CycleInput& input, const Framework& framework, CycleRecord* record);

/// What PostFilter decided for a FitError.
struct PostFilterOutcome {
    bool ran = false;               ///< the profile has PostFilter plugins
    Status status;                  ///< final
    std::string plugin;             ///< who answered last
    std::optional<NodeId> nominate; ///< absent: nomination stays; none: cleared
    std::vector<PodId> victims;
    std::optional<Duration> grace; ///< replaces the victims' own
    std::string message;           ///< the finished FailedScheduling text
    std::uint64_t drawsUsed = 0;
    std::vector<std::pair<std::string, Orders>> orders; ///< what plugins want done, each with the plugin's name
};

/// Runs PostFilter on the look's snapshot. `input.nominations` are those of the moment of the call. Fills the record's second half.
/// Plugins see `calls`, or the framework's own where they are nullptr.
PostFilterOutcome runPostFilter(const CycleInput& input, const Framework& framework, LookResult& result,
                                CycleRecord* record, const FrameworkCalls* calls = nullptr);

/// The aggregated FitError text (SEMANTICS 1.10). `statuses` by position; `postFilterMessage` may be empty.
std::string fitErrorText(std::size_t nodes, const std::string& preFilterMessage,
                         const std::vector<std::optional<Status>>& statuses, const Status& absent,
                         const std::string& postFilterMessage);
/// The text of a FitError to which PostFilter had something to say, or not.
std::string withPostFilterMessage(std::string fitError, const std::string& postFilterMessage);

/// The arithmetic of one Filter or Score call of this cycle, made again with `Terms`. Empty when the plugin was not asked.
std::vector<Term> explainFilter(const CycleInput& input, const Framework& framework, NodeId node,
                                std::string_view plugin);
std::vector<Term> explainScore(const CycleInput& input, const Framework& framework, NodeId node,
                               std::string_view plugin);

} // namespace berth
