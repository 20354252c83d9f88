// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/metrics/Level.h"
#include "engine/metrics/Tenants.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth::metrics {

/// Of some durations; by nearest rank, so that each is one of them.
struct Quantiles {
    std::size_t count = 0;
    Duration p50, p95, max;
    friend bool operator==(const Quantiles&, const Quantiles&) = default;
};

/// Nothing without a duration.
std::optional<Quantiles> quantiles(std::vector<Duration> durations);

/// What became of the GPU time that pods held.
struct WorkFigures {
    double heldGpuSeconds = 0;     ///< from the moment they were assumed until they were gone
    double usefulGpuSeconds = 0;   ///< they ran, and the work was not lost (yet)
    double lostGpuSeconds = 0;     ///< work lost by evictions
    std::optional<double> goodput; ///< useful ÷ held; none before any were held
};

/// What pods of one level, or of one tenant, went through; the sum over all pods has the same figures.
struct LevelFigures {
    std::uint64_t submitted = 0;            ///< entered without a node
    std::uint64_t bound = 0;                ///< were bound by the scheduler
    std::uint64_t pending = 0;              ///< are neither on a node for good nor gone
    std::uint64_t preempted = 0;            ///< evicted by preemption
    std::uint64_t preemptions = 0;          ///< caused: preemptions that told at least one pod to leave
    std::optional<Quantiles> waited;        ///< from submission to bind, of the bound ones
    std::optional<Duration> longestPending; ///< since submission, of the pending ones
    WorkFigures work;
};

struct Counts {
    std::uint64_t presentOnNodes = 0; ///< pods that entered with a node
    std::uint64_t submitted = 0;      ///< pods that entered without one
    std::uint64_t bound = 0;          ///< binds
    std::uint64_t finished = 0;       ///< ran to their end
    std::uint64_t deleted = 0;        ///< deleted by a step or an edit
    std::uint64_t lostWithNode = 0;   ///< gone because their node was
    std::uint64_t evicted = 0;        ///< told to leave by a person, a drain or preemption
    std::uint64_t preempted = 0;      ///< those of them told by preemption
    std::uint64_t preemptions = 0;    ///< that told at least one pod to leave
    std::uint64_t cycles = 0;         ///< scheduling cycles begun
    std::uint64_t failedCycles = 0;   ///< those that put their pod back into the queue
    std::uint64_t retries = 0;        ///< cycles of a pod that had one before
    friend bool operator==(const Counts&, const Counts&) = default;
};

/// One resource over all existing nodes: millicores, or GPUs.
struct Use {
    std::int64_t capacity = 0;         ///< now
    std::int64_t held = 0;             ///< requests of the pods on nodes now, assumed ones included
    std::optional<double> utilisation; ///< held / capacity over the time that has passed; none while no time has
};

/// Pods that ask `gpusPerPod` GPUs each: how many of them would find GPUs and a pod slot now.
struct Room {
    std::int64_t gpusPerPod = 1;
    std::int64_t pods = 0;
    std::int64_t unallocatable = 0; ///< free GPUs that no such pod could use
    std::int64_t linkedPods = 0; ///< how many of them would have only NVLinks among their GPUs; single GPUs always have
    std::int64_t jobGpus() const { return pods * gpusPerPod; }             ///< the largest job that would start
    std::int64_t linkedJobGpus() const { return linkedPods * gpusPerPod; } ///< the largest whose pods all have NVLink
    friend bool operator==(const Room&, const Room&) = default;
};

/// How far the free GPUs lie apart. Cordoned nodes count as free but take nothing; taints, selectors and other resources are not looked at.
struct Fragmentation {
    std::int64_t freeGpus = 0;
    std::vector<Room> rooms; ///< for 1, 2, 4, 8 GPUs a pod
    /// Free GPUs, fractions counted, that a pod like those so far could not use on average (FGD); none before a pod entered.
    std::optional<double> expectedWaste = std::nullopt;
};

struct Tenant {
    std::string name;                  ///< the namespace
    std::int64_t gpus = 0;             ///< held now
    double gpuSeconds = 0;             ///< held so far
    std::optional<std::int64_t> quota; ///< GPUs, from its ResourceQuotas
    LevelFigures figures;
    TenantPods pods; ///< as they stand now

    TenantStanding standing() const { return {name, pods, quota}; }
};

/// Figures that only a cluster with GPUs has.
struct GpuFigures {
    Use use;
    Fragmentation fragmentation;
    std::vector<Tenant> tenants; ///< namespaces with a pod that asks GPUs, by name
    /// Jain's index over the tenants' GPU-seconds, each divided by its quota where some tenant has one (those without, or with a quota of
    /// zero, are left out then); none before any were held.
    std::optional<double> fairness;
    std::optional<double> fairnessNow;       ///< over the GPUs they hold now
    std::vector<FairnessInForce> heldBackBy; ///< the profiles that hold tenants back, as configured now
    double permitGpuSeconds = 0;             ///< held by pods that waited on Permit
};

/// Everything measured of a run, as of one instant.
struct Figures {
    SimTime at;
    Duration passed; ///< since the start
    Counts counts;
    LevelFigures all;
    std::array<LevelFigures, kLevels> levels;
    std::optional<Duration>
        makespan;                  ///< from the start to the last end of a pod that ran to its end; none before one did
    Use cpu;                       ///< millicores
    std::optional<GpuFigures> gpu; ///< none while no node with GPUs was seen
    std::uint64_t waitingGangs = 0; ///< with at least one pod on Permit
    std::uint64_t deadlocks = 0;    ///< how often gangs came to hold each other up so far

    const LevelFigures& level(Level which) const { return levels[static_cast<std::size_t>(which)]; }
};

/// What a tenant holds, as fairness looks at it.
struct TenantShare {
    double gpus = 0;       ///< now
    double gpuSeconds = 0; ///< so far
    std::optional<std::int64_t> quota;
};
struct Fairness {
    std::optional<double> now, overTime;
    friend bool operator==(const Fairness&, const Fairness&) = default;
};
/// Jain's index over the tenants, as GpuFigures says.
Fairness fairnessOf(const std::vector<TenantShare>& tenants);

/// Jain's index (Σx)² / (n Σx²): 1 when all are equal, 1/n when one has all. None when all are zero or there are none.
///
/// Source: Jain, Chiu, Hawe: A quantitative measure of fairness and discrimination, 1984.
std::optional<double> jainIndex(const std::vector<double>& shares);

} // namespace berth::metrics
