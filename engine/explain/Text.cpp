// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Text.h"

#include "engine/explain/Table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace berth::explain {
namespace {

constexpr std::size_t kNamesShown = 6;
constexpr std::size_t kRowsShown = 20;

/// "a, b, c and 4 more", sorted.
std::string listed(std::vector<std::string> names) {
    std::sort(names.begin(), names.end());
    if (names.size() <= kNamesShown) return fmt::format("{}", fmt::join(names, ", "));
    const std::size_t more = names.size() - kNamesShown + 1;
    names.resize(kNamesShown - 1);
    return fmt::format("{} and {} more", fmt::join(names, ", "), more);
}

std::string why(const Status& status) {
    const std::string by = status.plugin().empty() ? "" : status.plugin() + ": ";
    const std::string what = status.message().empty() ? std::string(toString(status.code())) : status.message();
    const bool final = status.code() == Code::UnschedulableAndUnresolvable;
    return by + what + (final ? " (preemption cannot help)" : "");
}

/// Writes one record.
class CycleText {
public:
    CycleText(const CycleRecord& record, const PassResult& result) : record_(record), result_(result) {}

    std::string write() {
        text_ = fmt::format("{}\n", record_.podName);
        writePreFilter();
        writeFilter();
        writeScores();
        writePreemption();
        writeOutcome();
        return std::move(text_);
    }

private:
    const std::string& name(NodeId node) const { return result_.nodeNames[node.value]; }
    const std::string& nameAt(std::uint32_t position) const { return name(record_.nodes[position]); }
    void line(const std::string& text) { text_ += "  " + text + "\n"; }

    void writePreFilter() {
        if (record_.preFilterRejected)
            line("PreFilter rejected the pod, so no node was asked. " + why(*record_.preFilterRejected));
        if (record_.preFilterNodes) line("PreFilter left only " + listed(*record_.preFilterNodes));
    }

    void writeFilter() {
        std::map<std::string, std::vector<std::string>> byReason;
        for (const CycleRecord::Verdict& verdict : record_.verdicts)
            if (!verdict.status.ok()) byReason[why(verdict.status)].push_back(nameAt(verdict.node));
        if (record_.nominatedNodeOnly)
            line("Filter asked only the nominated node, and it fits");
        else if (!record_.verdicts.empty())
            line(fmt::format("Filter: {} of {} nodes pass", record_.feasible.size(), record_.verdicts.size()));
        for (const auto& [reason, names] : byReason) line(fmt::format("  {} — {}", listed(names), reason));
    }

    void writeScores() {
        if (record_.totals.empty()) return;
        Table table(headings());
        for (const std::size_t row : byTotal()) table.add(cells(row));
        line("Score: raw → after NormalizeScore and weight");
        text_ += table.text("    ");
        if (record_.totals.size() > kRowsShown)
            line(fmt::format("  and {} nodes below", record_.totals.size() - kRowsShown));
    }

    std::vector<std::string> headings() const {
        std::vector<std::string> headings = {"node"};
        for (const CycleRecord::PluginScores& scores : record_.scores)
            if (!scores.skipped)
                headings.push_back(
                    fmt::format("{} ×{}", record_.plugins[static_cast<std::size_t>(scores.plugin)], scores.weight));
        headings.emplace_back("total");
        return headings;
    }

    /// The first rows, best first, by name among equals.
    std::vector<std::size_t> byTotal() const {
        std::vector<std::size_t> rows(record_.totals.size());
        std::iota(rows.begin(), rows.end(), std::size_t{0});
        std::sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
            if (record_.totals[a] != record_.totals[b]) return record_.totals[a] > record_.totals[b];
            return nameAt(record_.feasible[a]) < nameAt(record_.feasible[b]);
        });
        rows.resize(std::min(rows.size(), kRowsShown));
        return rows;
    }

    std::vector<std::string> cells(std::size_t row) const {
        std::vector<std::string> cells = {nameAt(record_.feasible[row])};
        for (const CycleRecord::PluginScores& scores : record_.scores)
            if (!scores.skipped)
                cells.push_back(fmt::format("{} → {}", scores.raw[row], scores.normalized[row] * scores.weight));
        cells.push_back(std::to_string(record_.totals[row]));
        return cells;
    }

    void writePreemption() {
        if (!record_.preemption) return;
        line(fmt::format("PostFilter: {} looked for room", record_.preemption->plugin));
        for (const PreemptionCandidate& candidate : record_.preemption->candidates)
            line(fmt::format("  {} — would evict {}{}", name(candidate.node), victims(candidate),
                             violations(candidate)));
        for (const auto& [node, status] : record_.preemption->dryRunRejected)
            line(fmt::format("  {} — {}", name(node), status.message()));
    }

    std::string victims(const PreemptionCandidate& candidate) const {
        std::vector<std::string> names;
        for (const PodId victim : candidate.victims) names.push_back(result_.podNames[victim.value]);
        return fmt::format("{}", fmt::join(names, ", "));
    }

    static std::string violations(const PreemptionCandidate& candidate) {
        return candidate.pdbViolations == 0
                   ? ""
                   : fmt::format(" ({} against a PodDisruptionBudget)", candidate.pdbViolations);
    }

    void writePlace() {
        if (record_.devices && !record_.devices->empty())
            line(fmt::format("Reserve chose the GPU devices {}", fmt::join(*record_.devices, ", ")));
        if (!record_.permit) return;
        for (const auto& [plugin, timeout] : record_.permit->waits)
            line(fmt::format("Permit: {} would let it wait up to {}", plugin, toString(timeout)));
        if (!record_.message.empty()) line("Permit refused: " + record_.message);
    }

    void writeOutcome() {
        if (record_.selected) {
            const bool alone = record_.feasible.size() == 1;
            line(fmt::format("Selected {}{}", nameAt(*record_.selected),
                             alone ? ", without scoring: no other node fits" : ""));
            writePlace();
            return;
        }
        if (record_.nominated) line("Nominated " + name(*record_.nominated));
        line("FailedScheduling: " + record_.message);
    }

    const CycleRecord& record_;
    const PassResult& result_;
    std::string text_;
};

std::string summary(const PassResult& result) {
    std::string text = fmt::format("{} bound, {} pending, {} evicted\n", result.bound.size(), result.pending.size(),
                                   result.evicted.size());
    if (!result.pending.empty()) text += fmt::format("Pending: {}\n", fmt::join(result.pending, ", "));
    if (!result.evicted.empty()) text += fmt::format("Evicted: {}\n", fmt::join(result.evicted, ", "));
    return text;
}

} // namespace

std::string cycleText(const CycleRecord& record, const PassResult& result) {
    return CycleText(record, result).write();
}

std::string summaryText(const PassResult& result) {
    return summary(result);
}

std::string toText(const PassResult& result) {
    std::string text;
    for (const CycleRecord& record : result.cycles) text += cycleText(record, result) + "\n";
    return text + summaryText(result);
}

} // namespace berth::explain
