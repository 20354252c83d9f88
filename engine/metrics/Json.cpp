// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Json.h"

#include <nlohmann/json.hpp>

namespace berth::metrics {
namespace {

using Json = nlohmann::ordered_json;

double seconds(Duration duration) {
    return static_cast<double>(duration.ns) / 1e9;
}

Json toJson(const Counts& counts) {
    return {{"presentOnNodes", counts.presentOnNodes},
            {"submitted", counts.submitted},
            {"bound", counts.bound},
            {"finished", counts.finished},
            {"deleted", counts.deleted},
            {"lostWithNode", counts.lostWithNode},
            {"evicted", counts.evicted},
            {"preempted", counts.preempted},
            {"preemptions", counts.preemptions},
            {"cycles", counts.cycles},
            {"failedCycles", counts.failedCycles},
            {"retries", counts.retries}};
}

Json toJson(const LevelFigures& level) {
    Json json = {{"submitted", level.submitted},
                 {"bound", level.bound},
                 {"pending", level.pending},
                 {"preempted", level.preempted},
                 {"preemptions", level.preemptions}};
    if (level.waited)
        json["waitedSeconds"] = {{"p50", seconds(level.waited->p50)},
                                 {"p95", seconds(level.waited->p95)},
                                 {"max", seconds(level.waited->max)}};
    if (level.longestPending) json["longestPendingSeconds"] = seconds(*level.longestPending);
    json["heldGpuSeconds"] = level.work.heldGpuSeconds;
    json["lostGpuSeconds"] = level.work.lostGpuSeconds;
    if (level.work.goodput) json["goodput"] = *level.work.goodput;
    return json;
}

Json toJson(const Use& use) {
    Json json = {{"capacity", use.capacity}, {"held", use.held}};
    if (use.utilisation) json["utilisation"] = *use.utilisation;
    return json;
}

Json toJson(const Fragmentation& fragmentation) {
    Json rooms = Json::array();
    for (const Room& room : fragmentation.rooms)
        rooms.push_back({{"gpusPerPod", room.gpusPerPod},
                         {"pods", room.pods},
                         {"jobGpus", room.jobGpus()},
                         {"linkedJobGpus", room.linkedJobGpus()},
                         {"unallocatable", room.unallocatable}});
    Json json = {{"freeGpus", fragmentation.freeGpus}, {"largestJob", std::move(rooms)}};
    if (fragmentation.expectedWaste) json["expectedWasteGpus"] = *fragmentation.expectedWaste;
    return json;
}

/// By level, and "other".
Json toJson(const std::array<std::uint32_t, kPodGroups>& counts) {
    Json json = Json::object();
    for (std::size_t i = 0; i < counts.size(); ++i)
        json[i < kLevels ? std::string(toString(static_cast<Level>(i))) : "other"] = counts[i];
    return json;
}

Json heldBack(const FairnessInForce& fairness) {
    return {{"profile", fairness.profile},
            {"thresholdPercent", fairness.rules.fairnessThreshold},
            {"factor", toString(fairness.rules.fairnessFactor)},
            {"undoneByNormalizeScore", fairness.undone}};
}

Json toJson(const GpuFigures& gpu) {
    Json json = toJson(gpu.use);
    json["fragmentation"] = toJson(gpu.fragmentation);
    json["tenants"] = Json::object();
    for (const Tenant& tenant : gpu.tenants) {
        Json& entry = json["tenants"][tenant.name];
        entry = {{"gpus", tenant.gpus}, {"gpuSeconds", tenant.gpuSeconds}};
        if (tenant.quota) entry["quota"] = *tenant.quota;
        entry.update(toJson(tenant.figures));
        entry["pendingByLevel"] = toJson(tenant.pods.pending);
        entry["boundByLevel"] = toJson(tenant.pods.bound);
        entry["heldBackBy"] = Json::array();
        for (const FairnessInForce& fairness : gpu.heldBackBy)
            if (fairness.holdsBack(tenant.standing())) entry["heldBackBy"].push_back(heldBack(fairness));
    }
    if (gpu.fairness) json["fairness"] = *gpu.fairness;
    if (gpu.fairnessNow) json["fairnessNow"] = *gpu.fairnessNow;
    json["permitGpuSeconds"] = gpu.permitGpuSeconds;
    return json;
}

} // namespace

nlohmann::ordered_json toJson(const Figures& figures) {
    Json levels = Json::object();
    for (std::size_t i = 0; i < kLevels; ++i)
        levels[std::string(toString(static_cast<Level>(i)))] = toJson(figures.levels[i]);
    Json json = {{"passedSeconds", seconds(figures.passed)},
                 {"counts", toJson(figures.counts)},
                 {"all", toJson(figures.all)},
                 {"levels", std::move(levels)},
                 {"milliCpu", toJson(figures.cpu)},
                 {"gpu", figures.gpu ? toJson(*figures.gpu) : Json()},
                 {"waitingGangs", figures.waitingGangs}};
    if (figures.makespan) json["makespanSeconds"] = seconds(*figures.makespan);
    json["deadlocks"] = figures.deadlocks;
    return json;
}

} // namespace berth::metrics
