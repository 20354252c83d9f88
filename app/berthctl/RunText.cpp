// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/RunReport.h"
#include "engine/explain/Table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iterator>
#include <map>

namespace berth::ctl {
namespace {

using metrics::LevelFigures;

constexpr std::size_t kPendingShown = 20;
constexpr std::size_t kNodesShown = 20;
constexpr std::size_t kPodsPerNode = 8;
constexpr std::size_t kEvictedShown = 20;
constexpr std::size_t kTenantsShown = 20;

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string percent(const std::optional<double>& share) {
    return share ? fmt::format("{:.1f} % used over time", *share * 100) : std::string("no time passed");
}

/// "a, b, c and 4 more"
std::string listed(const std::vector<std::string>& names, std::size_t most) {
    if (names.size() <= most) return fmt::format("{}", fmt::join(names, ", "));
    const auto end = names.begin() + static_cast<std::ptrdiff_t>(most);
    return fmt::format("{} and {} more", fmt::join(names.begin(), end, ", "), names.size() - most);
}

/// Writes one report.
class RunText {
public:
    explicit RunText(const RunReport& report) : report_(report), figures_(report.figures) {}

    std::string write() {
        writeHead();
        writeBound();
        writePending();
        writeEvicted();
        writeWaiting();
        writeCpu();
        writeGpus();
        writeDeadlocks();
        writeExpected();
        text_ += fmt::format("fingerprint {}\n", report_.fingerprint);
        return std::move(text_);
    }

private:
    void line(std::string_view head, const std::string& text) { text_ += fmt::format("{:<14} {}\n", head, text); }
    void below(const std::string& text) { line("", text); }
    void more(std::size_t all, std::size_t shown) {
        if (all > shown) below(fmt::format("and {} more", all - shown));
    }

    void writeDeadlocks() {
        line("Deadlocks", std::to_string(report_.deadlocks.size()));
        for (const metrics::Deadlock& deadlock : report_.deadlocks)
            below(fmt::format("{} after {}", metrics::toString(deadlock), toString(deadlock.at - report_.start)));
    }

    void writeHead() {
        const metrics::Counts& counts = figures_.counts;
        text_ += fmt::format("{}\n", report_.title);
        line("Run", fmt::format("{} ({} passed)", report_.ending, toString(figures_.passed)));
        line("Cluster", counted(report_.nodes, "node", "nodes"));
        line("Pods", fmt::format("{} submitted, {} on nodes from the start; {} bound, {} finished, {} deleted, {} "
                                 "evicted, {} lost with their node",
                                 counts.submitted, counts.presentOnNodes, counts.bound, counts.finished, counts.deleted,
                                 counts.evicted, counts.lostWithNode));
        line("Cycles", fmt::format("{}, {} failed, {} retries", counts.cycles, counts.failedCycles, counts.retries));
    }

    void writeBound() {
        std::map<std::string, std::vector<std::string>> byNode;
        for (const auto& [pod, node] : report_.bound) byNode[node].push_back(pod);
        line("Bound now", counted(report_.bound.size(), "pod", "pods"));
        std::size_t shown = 0;
        for (const auto& [node, pods] : byNode) {
            if (shown++ == kNodesShown) break;
            below(fmt::format("{}: {}", node, listed(pods, kPodsPerNode)));
        }
        more(byNode.size(), kNodesShown);
        if (!report_.ignored.empty()) line("Left alone", "no profile serves " + listed(report_.ignored, kEvictedShown));
    }

    void writePending() {
        line("Pending", counted(report_.pending.size(), "pod", "pods"));
        std::size_t shown = 0;
        for (const explain::PendingPod& pod : report_.pending) {
            if (shown++ == kPendingShown) break;
            below(fmt::format("{} ({} for {}, {}){}", pod.name, pod.where, toString(pod.waited),
                              counted(static_cast<std::uint64_t>(pod.attempts), "attempt", "attempts"),
                              pod.why.empty() ? "" : ": " + pod.why));
        }
        more(report_.pending.size(), kPendingShown);
    }

    void writeEvicted() {
        const metrics::Counts& counts = figures_.counts;
        if (counts.evicted == 0) return line("Evictions", "none");
        line("Evictions", fmt::format("{}, {} of them by {}", counts.evicted, counts.preempted,
                                      counted(counts.preemptions, "preemption", "preemptions")));
        below(listed(report_.evicted, kEvictedShown));
    }

    void writeWaiting() {
        explain::Table table(
            {"", "submitted", "bound", "p50", "p95", "max", "pending", "longest", "preempts", "preempted"});
        addRow(table, "all pods", figures_.all);
        for (std::size_t i = 0; i < kLevels; ++i)
            if (used(figures_.levels[i]))
                addRow(table, std::string(toString(static_cast<Level>(i))), figures_.levels[i]);
        line("Waiting", "from submission to bind");
        text_ += table.text(std::string(15, ' '));
    }

    static bool used(const LevelFigures& level) {
        return level.submitted + level.pending + level.preempted + level.preemptions > 0;
    }

    static void addRow(explain::Table& table, const std::string& name, const LevelFigures& level) {
        const auto waited = [&](Duration metrics::Quantiles::*which) {
            return level.waited ? toString((*level.waited).*which) : std::string("-");
        };
        table.add({name, std::to_string(level.submitted), std::to_string(level.bound), waited(&metrics::Quantiles::p50),
                   waited(&metrics::Quantiles::p95), waited(&metrics::Quantiles::max), std::to_string(level.pending),
                   level.longestPending ? toString(*level.longestPending) : "-", std::to_string(level.preemptions),
                   std::to_string(level.preempted)});
    }

    void writeCpu() {
        line("CPU", fmt::format("{}; {}m of {}m held now", percent(figures_.cpu.utilisation), figures_.cpu.held,
                                figures_.cpu.capacity));
    }

    void writeGpus() {
        if (!figures_.gpu) return line("GPUs", "no GPUs");
        const metrics::GpuFigures& gpu = *figures_.gpu;
        line("GPUs",
             fmt::format("{}; {} of {} held now", percent(gpu.use.utilisation), gpu.use.held, gpu.use.capacity));
        writeFragmentation(gpu.fragmentation);
        writeWork(figures_.all.work);
        writeFairness(gpu);
        line("On Permit", fmt::format("{:.1f} GPU-seconds held by waiting pods", gpu.permitGpuSeconds));
    }

    void writeFragmentation(const metrics::Fragmentation& fragmentation) {
        if (fragmentation.freeGpus == 0) return line("Fragmentation", "no free GPUs");
        std::string free = counted(static_cast<std::uint64_t>(fragmentation.freeGpus), "free GPU", "free GPUs");
        if (fragmentation.expectedWaste)
            free += fmt::format("; {:.2f} of no use to an average pod of this run (FGD)", *fragmentation.expectedWaste);
        line("Fragmentation", free);
        explain::Table table({"GPUs a pod", "largest job", "with NVLink", "of pods", "unallocatable"});
        for (const metrics::Room& room : fragmentation.rooms)
            table.add({std::to_string(room.gpusPerPod), fmt::format("{} GPUs", room.jobGpus()),
                       fmt::format("{} GPUs", room.linkedJobGpus()), std::to_string(room.pods),
                       std::to_string(room.unallocatable)});
        text_ += table.text(std::string(15, ' '));
    }

    void writeWork(const metrics::WorkFigures& work) {
        const std::string goodput =
            work.goodput ? fmt::format(", goodput {:.1f} % (useful of held)", *work.goodput * 100) : "";
        line("Work", fmt::format("{:.1f} GPU-seconds held, {:.1f} lost to evictions{}", work.heldGpuSeconds,
                                 work.lostGpuSeconds, goodput));
    }

    void writeFairness(const metrics::GpuFigures& gpu) {
        if (gpu.tenants.empty()) return line("Fairness", "no pod asked for a GPU");
        std::string index = "no GPU was held";
        if (gpu.fairness)
            index = fmt::format("Jain's index {:.3f} over GPU-seconds", *gpu.fairness);
        else if (gpu.fairnessNow)
            index = fmt::format("Jain's index {:.3f} over the GPUs held now", *gpu.fairnessNow);
        line("Fairness", fmt::format("{}, of {}", index, counted(gpu.tenants.size(), "namespace", "namespaces")));
        std::size_t shown = 0;
        for (const metrics::Tenant& tenant : gpu.tenants) {
            if (shown++ == kTenantsShown) break;
            below(fmt::format("{}: {:.1f} GPU-seconds, {} GPUs now{}{}", tenant.name, tenant.gpuSeconds, tenant.gpus,
                              tenant.quota ? fmt::format(" of a quota of {}", *tenant.quota) : "",
                              levelCounts(tenant.pods)));
            for (const metrics::FairnessInForce& fairness : gpu.heldBackBy)
                if (fairness.holdsBack(tenant.standing())) below("  " + penalty(fairness));
        }
        more(gpu.tenants.size(), kTenantsShown);
    }

    /// "; pending P1 2, bound P0 1": levels without pods are left out.
    static std::string levelCounts(const metrics::TenantPods& pods) {
        const auto list = [](const std::array<std::uint32_t, metrics::kPodGroups>& counts) {
            std::string text;
            for (std::size_t i = 0; i < counts.size(); ++i)
                if (counts[i] > 0)
                    text += fmt::format(" {} {}", i < kLevels ? toString(static_cast<Level>(i)) : "other", counts[i]);
            return text;
        };
        std::string text;
        if (pods.pendingInAll() > 0) text += "; pending" + list(pods.pending);
        if (pods.boundInAll() > 0) text += "; bound" + list(pods.bound);
        return text;
    }

    static std::string penalty(const metrics::FairnessInForce& fairness) {
        return fmt::format("above {} % of it: AISchedulingPlugin's score × {} in {}{}",
                           fairness.rules.fairnessThreshold, toString(fairness.rules.fairnessFactor), fairness.profile,
                           fairness.undone ? ", which NormalizeScore undoes" : "");
    }

    void writeExpected() {
        if (!report_.expects) return;
        line("Expected",
             report_.unmet.empty() ? "all as expected" : counted(report_.unmet.size(), "difference", "differences"));
        for (const std::string& difference : report_.unmet) below(difference);
    }

    const RunReport& report_;
    const metrics::Figures& figures_;
    std::string text_;
};

} // namespace

std::string toText(const RunReport& report) {
    return RunText(report).write();
}

} // namespace berth::ctl
