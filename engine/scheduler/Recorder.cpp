// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Recorder.h"

#include <algorithm>

namespace berth {
namespace {

bool saysSomething(const PreemptionReport& report) {
    return !report.candidates.empty() || !report.dryRunRejected.empty();
}

} // namespace

CycleRecord::PluginIndex Recorder::index(std::string_view plugin) {
    std::vector<std::string>& plugins = record_->plugins;
    const auto it = std::find(plugins.begin(), plugins.end(), plugin);
    const auto position = it - plugins.begin();
    if (it == plugins.end()) plugins.emplace_back(plugin);
    return static_cast<CycleRecord::PluginIndex>(position);
}

void Recorder::begin(const CycleInput& input, const Framework& framework) {
    if (!on()) return;
    *record_ = {};
    record_->pod = input.podId;
    record_->podName = input.pod->key();
    record_->profile = framework.schedulerName();
    record_->at = input.now;
    record_->nodes.reserve(input.snapshot.size());
    for (std::size_t i = 0; i < input.snapshot.size(); ++i) record_->nodes.push_back(input.snapshot.at(i).id);
}

void Recorder::preFilterCalled(std::string_view plugin, const PreFilterResult& answer) {
    if (!on()) return;
    CycleRecord::PreFilterCall call{index(plugin), answer.status, std::nullopt};
    if (answer.status.ok() && answer.nodes) call.nodes.emplace(answer.nodes->begin(), answer.nodes->end());
    record_->preFilter.push_back(std::move(call));
}

void Recorder::preFilterRejected(const Status& status) {
    if (on()) record_->preFilterRejected = status;
}

void Recorder::narrowedTo(const std::set<std::string>& nodes) {
    if (on()) record_->preFilterNodes.emplace(nodes.begin(), nodes.end());
}

void Recorder::filterBegins(std::span<const PluginAt<FilterPlugin>> filters) {
    if (!on()) return;
    for (const PluginAt<FilterPlugin>& each : filters) record_->filterPlugins.push_back(index(each.name));
}

void Recorder::verdict(std::uint32_t position, const Status& status, bool withNominatedPods) {
    if (on()) record_->verdicts.push_back({position, status, withNominatedPods});
}

void Recorder::feasible(const std::vector<std::uint32_t>& positions, bool nominatedNodeOnly) {
    if (!on()) return;
    record_->feasible = positions;
    record_->nominatedNodeOnly = nominatedNodeOnly;
}

void Recorder::preScoreCalled(std::string_view plugin) {
    if (on()) record_->preScorePlugins.push_back(index(plugin));
}

void Recorder::scoreBegins(const ScorePluginAt& plugin, bool skipped) {
    if (!on()) return;
    CycleRecord::PluginScores scores;
    scores.plugin = index(plugin.name);
    scores.weight = plugin.weight;
    scores.skipped = skipped;
    scores.normalizes = plugin.plugin->normalizes();
    record_->scores.push_back(std::move(scores));
}

void Recorder::parts(std::size_t plugin, const Terms& terms) {
    if (!on()) return;
    CycleRecord::PluginScores& scores = record_->scores[plugin];
    const bool first = scores.parts.empty();
    std::vector<std::int64_t>& parts = scores.parts.emplace_back();
    for (const Term& term : terms.items()) {
        if (!term.part) continue;
        if (first) scores.partNames.push_back(term.name);
        parts.push_back(*term.part);
    }
}

void Recorder::raw(std::size_t plugin, std::span<const std::int64_t> scores) {
    if (on()) record_->scores[plugin].raw.assign(scores.begin(), scores.end());
}

void Recorder::normalized(std::size_t plugin, std::span<const std::int64_t> scores) {
    if (on()) record_->scores[plugin].normalized.assign(scores.begin(), scores.end());
}

void Recorder::ranked(std::span<const std::int64_t> totals, const std::vector<std::uint32_t>& best) {
    if (!on()) return;
    record_->totals.assign(totals.begin(), totals.end());
    record_->best = best;
}

void Recorder::selected(std::uint32_t position) {
    if (on()) record_->selected = position;
}

void Recorder::failed(const Status& error) {
    if (on()) record_->error = error;
}

void Recorder::message(const std::string& text) {
    if (on()) record_->message = text;
}

void Recorder::postFilterCalled(std::string_view plugin, PreemptionReport report) {
    if (!on()) return;
    record_->postFilterPlugins.push_back(index(plugin));
    if (!saysSomething(report)) return;
    report.plugin = plugin;
    record_->preemption = std::move(report);
}

void Recorder::postFilterEnded(const Status& status, const std::optional<NodeId>& nominate) {
    if (!on()) return;
    record_->postFilter = status;
    if (nominate && nominate->valid()) record_->nominated = *nominate;
}

} // namespace berth
