// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"
#include "engine/framework/PostFilter.h"
#include "engine/framework/PreFilter.h"
#include "engine/runtime/Framework.h"
#include "engine/trace/CycleRecord.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// Writes a CycleRecord while a look goes on, or nothing at all when there is none to write.
class Recorder {
public:
    explicit Recorder(CycleRecord* record) : record_(record) {}

    bool on() const { return record_ != nullptr; }

    void begin(const CycleInput& input, const Framework& framework);

    void preFilterCalled(std::string_view plugin, const PreFilterResult& answer);
    void preFilterRejected(const Status& status);
    void narrowedTo(const std::set<std::string>& nodes);

    void filterBegins(std::span<const PluginAt<FilterPlugin>> filters);
    void verdict(std::uint32_t position, const Status& status, bool withNominatedPods);
    void feasible(const std::vector<std::uint32_t>& positions, bool nominatedNodeOnly);

    void preScoreCalled(std::string_view plugin);
    /// One entry per Score plugin, in order; `skipped` ones get no scores.
    void scoreBegins(const ScorePluginAt& plugin, bool skipped);
    /// The summands of the next feasible node's score.
    void parts(std::size_t plugin, const Terms& terms);
    void raw(std::size_t plugin, std::span<const std::int64_t> scores);
    void normalized(std::size_t plugin, std::span<const std::int64_t> scores);
    void ranked(std::span<const std::int64_t> totals, const std::vector<std::uint32_t>& best);
    void selected(std::uint32_t position);

    void failed(const Status& error);
    void message(const std::string& text);

    void postFilterCalled(std::string_view plugin, PreemptionReport report);
    void postFilterEnded(const Status& status, const std::optional<NodeId>& nominate);

private:
    CycleRecord::PluginIndex index(std::string_view plugin);

    CycleRecord* record_;
};

} // namespace berth
