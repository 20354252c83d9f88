// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Allocation.h"
#include "engine/metrics/Deadlock.h"
#include "engine/metrics/Figures.h"
#include "engine/metrics/Fragmentation.h"
#include "engine/trace/Ledger.h"
#include "engine/trace/Trace.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace berth::metrics {

/// Measures a run as it goes on: fed by each fact with the World after it, from the first fact on, by a Ledger (as its listener) or by a fold
/// over a trace (`measure`). The window and `run` use this one.
///
/// A fact costs O(log n); `figures` one pass over pods and nodes. A copy measures on from where it stands, so it can be kept beside a checkpoint.
class Meter final : public FactListener {
public:
    /// `start` is the World before the first fact.
    Meter(const World& start, const LevelBands& bands)
        : bands_(bands), start_(start.now), allocation_(start.now), book_(bands) {
        all_.since = start.now;
        for (Sums& level : levels_) level.since = start.now;
    }

    void applied(const World& world, const Fact& fact) override;

    /// The figures as of `at`, which is not before the last fact; `world` is the World after it.
    Figures figures(const World& world, SimTime at) const;
    /// Allocation over time, for charts.
    const std::vector<Allocation::Point>& allocation() const { return allocation_.points(); }
    /// What is held and what there is, now and over time until the last fact.
    const Allocation& use() const { return allocation_; }
    /// What jobs would still find now.
    const NodeRooms& rooms() const { return room_; }
    /// GPU-seconds of work lost so far.
    double lostGpuSeconds() const;
    /// How the pods of every namespace stand now, and whose changed with the last fact.
    const TenantBook& tenants() const { return book_; }
    const std::vector<TenantBook::Id>& touched() const { return touched_; }
    /// What the tenants hold as of `at`, which is not before the last fact. `quotas` by namespace.
    std::vector<TenantShare> shares(SimTime at, const std::map<std::string, std::int64_t, std::less<>>& quotas) const;
    /// Pods that were told to leave, in that order.
    const std::vector<PodId>& evicted() const { return evicted_; }
    /// Gangs that came to hold each other up.
    const DeadlockWatch& deadlocks() const { return deadlocks_; }

private:
    /// What is counted of a pod now, and what is known of it for good.
    struct PodShare {
        std::int64_t gpus = 0;
        bool onPermit = false;
        bool evicted = false;
    };
    /// Figures of the pods of one level, of one tenant, or of all.
    struct Sums {
        LevelFigures figures;
        std::vector<Duration> waited;
        std::int64_t gpus = 0; ///< held now
        Integral held;         ///< until `since`
        SimTime since;
        Int128 useful = 0; ///< GPUs × ns, of pods that are no longer there
        Int128 lost = 0;

        void hold(std::int64_t by, SimTime now);
    };

    void count(const World& world, const Fact& fact);
    void countSubmitted(const World& world, const Fact& fact);
    void countBound(const World& world, const Fact& fact);
    void countRemoved(const World& world, const Fact& fact);
    void countEvicted(const World& world, PodId pod, bool preempted);
    template <class Change> void inGroups(const Pod& pod, Change change);
    void refresh(const World& world, const Fact& fact);
    void refreshNode(const World& world, NodeId node);
    void refreshPod(const World& world, PodId pod);
    void countEnd(const World& world, const Fact& fact);
    /// GPU time (× ns) that a pod ran for since the start of the measurement and that is not lost, as of `until`.
    Int128 usefulOf(const PodEntry& pod, SimTime until) const;
    LevelFigures figuresOf(const Sums& sums, SimTime at) const;
    void addPods(const World& world, Figures& figures) const;
    GpuFigures gpuFigures(const Allocation& until) const;

    LevelBands bands_;
    SimTime start_;
    Counts counts_;
    Sums all_;
    std::array<Sums, kLevels> levels_;
    Allocation allocation_;
    std::vector<Amounts> nodes_;          ///< by NodeId: its part of the allocation
    std::vector<PodShare> pods_;          ///< by PodId
    std::map<std::string, Sums> tenants_; ///< namespaces with a pod that asks GPUs
    TenantBook book_;
    std::vector<TenantBook::Id> touched_;
    std::vector<NodeRooms> rooms_; ///< by NodeId: its part of `room_`
    NodeRooms room_;
    SimTime lastFinished_ = SimTime::none();
    std::vector<PodId> evicted_;
    DeadlockWatch deadlocks_;
    bool sawGpus_ = false;
};

/// A meter that has seen the first `position` facts of a trace that begins at `start`.
Meter measure(const Trace& trace, const World& start, const LevelBands& bands, std::size_t position);

} // namespace berth::metrics
