// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Beats.h"

#include <algorithm>
#include <map>
#include <string>

namespace berth {
namespace {

using PluginIndex = CycleRecord::PluginIndex;

PluginIndex indexOf(const CycleRecord& record, const std::string& plugin) {
    const auto it = std::find(record.plugins.begin(), record.plugins.end(), plugin);
    return it == record.plugins.end() ? CycleRecord::kNoPlugin : static_cast<PluginIndex>(it - record.plugins.begin());
}

/// Writes the beats of one point: the begin when made, the end when it goes out of scope.
class Point {
public:
    Point(std::vector<Beat>& beats, ExtensionPoint point) : beats_(beats), point_(point) { add(BeatKind::PointBegins); }
    ~Point() { add(BeatKind::PointEnds); }
    Point(const Point&) = delete;
    Point& operator=(const Point&) = delete;

    void plugin(BeatKind kind, PluginIndex plugin) { add(kind, UINT32_MAX, plugin); }
    /// NodePassed and NodeRejected count together: what the label "Filter 7/8" shows.
    void node(BeatKind kind, std::uint32_t position, PluginIndex plugin) { add(kind, position, plugin); }
    void add(BeatKind kind, std::uint32_t node = UINT32_MAX, PluginIndex plugin = CycleRecord::kNoPlugin) {
        const BeatKind counted = kind == BeatKind::NodePassed ? BeatKind::NodeRejected : kind;
        beats_.push_back({kind, point_, node, plugin, counts_[counted]++});
    }

private:
    std::vector<Beat>& beats_;
    ExtensionPoint point_;
    std::map<BeatKind, std::uint32_t> counts_;
};

void preFilterBeats(const CycleRecord& record, std::vector<Beat>& beats) {
    if (record.preFilter.empty()) return;
    Point point(beats, ExtensionPoint::PreFilter);
    for (const CycleRecord::PreFilterCall& call : record.preFilter) point.plugin(BeatKind::PluginCalled, call.plugin);
}

void filterBeats(const CycleRecord& record, std::vector<Beat>& beats) {
    if (record.verdicts.empty()) return;
    Point point(beats, ExtensionPoint::Filter);
    for (const CycleRecord::Verdict& verdict : record.verdicts)
        if (verdict.status.ok())
            point.node(BeatKind::NodePassed, verdict.node, CycleRecord::kNoPlugin);
        else
            point.node(BeatKind::NodeRejected, verdict.node, indexOf(record, verdict.status.plugin()));
}

/// Positions of the nodes preemption tried, in the snapshot's order.
std::vector<std::uint32_t> triedNodes(const CycleRecord& record) {
    std::vector<std::uint32_t> positions;
    const auto add = [&](NodeId node) { positions.push_back(static_cast<std::uint32_t>(record.position(node))); };
    for (const PreemptionCandidate& candidate : record.preemption->candidates) add(candidate.node);
    for (const auto& rejected : record.preemption->dryRunRejected) add(rejected.first);
    std::sort(positions.begin(), positions.end());
    return positions;
}

void preemptionBeats(const CycleRecord& record, PluginIndex plugin, Point& point) {
    for (const std::uint32_t position : triedNodes(record)) point.node(BeatKind::CandidateTried, position, plugin);
    for (std::size_t rule = 0; rule < record.preemption->rules.size(); ++rule)
        point.plugin(BeatKind::CandidateOut, plugin);
}

void postFilterBeats(const CycleRecord& record, std::vector<Beat>& beats) {
    if (!record.postFilter) return;
    Point point(beats, ExtensionPoint::PostFilter);
    for (const PluginIndex plugin : record.postFilterPlugins) {
        point.plugin(BeatKind::PluginCalled, plugin);
        if (record.preemption && indexOf(record, record.preemption->plugin) == plugin)
            preemptionBeats(record, plugin, point);
    }
}

void preScoreBeats(const CycleRecord& record, std::vector<Beat>& beats) {
    if (record.preScorePlugins.empty()) return;
    Point point(beats, ExtensionPoint::PreScore);
    for (const PluginIndex plugin : record.preScorePlugins) point.plugin(BeatKind::PluginCalled, plugin);
}

void scoreBeats(const CycleRecord& record, std::vector<Beat>& beats) {
    if (record.scores.empty()) return;
    Point point(beats, ExtensionPoint::Score);
    for (const CycleRecord::PluginScores& scores : record.scores)
        if (!scores.skipped) point.plugin(BeatKind::PluginCalled, scores.plugin);
}

void normalizeBeats(const CycleRecord& record, std::vector<Beat>& beats) {
    if (record.scores.empty() || record.totals.empty()) return;
    Point point(beats, ExtensionPoint::NormalizeScore);
    for (const CycleRecord::PluginScores& scores : record.scores)
        if (scores.normalizes && !scores.skipped) point.plugin(BeatKind::Normalized, scores.plugin);
    point.add(BeatKind::Weighted);
}

} // namespace

std::vector<Beat> beats(const CycleRecord& record) {
    std::vector<Beat> result;
    result.reserve(record.preFilter.size() + record.verdicts.size() + 2 * record.scores.size() + 16);
    preFilterBeats(record, result);
    filterBeats(record, result);
    postFilterBeats(record, result);
    preScoreBeats(record, result);
    scoreBeats(record, result);
    normalizeBeats(record, result);
    return result;
}

bool isPointBeat(const Beat& beat) {
    return beat.kind == BeatKind::PointBegins || beat.kind == BeatKind::PointEnds;
}

} // namespace berth
