// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/ExpectedWaste.h"
#include "engine/metrics/Meter.h"
#include "engine/metrics/RunningQuantile.h"
#include "engine/metrics/Tenants.h"
#include "engine/trace/Trace.h"
#include "engine/trace/World.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace berth::metrics {

/// How the figures of a run went over virtual time, and how tenants stood at every position of its trace.
///
/// Folds its own World: each fact is read once, as the trace grows, and costs what it costs the Meter; an instant costs
/// one more look at the tenants. What was is looked up, never measured again: going back along the trace costs O(log n).
/// Copies of the fold are kept now and then, so that a cut trace is not measured from its beginning.
class Course {
public:
    /// The figures at the end of one instant; they hold until the next.
    struct Point {
        SimTime at;
        std::uint32_t position = 0; ///< facts up to and with this instant
        Amounts amounts;
        std::uint32_t shareMilli = 0;                                ///< GPUs held as fractions, in thousandths
        std::int64_t freeGpus = 0;                                   ///< wholly free
        std::array<std::int64_t, kRoomSizes.size()> unallocatable{}; ///< of them, by pods of 1, 2, 4, 8 GPUs
        std::optional<double> expectedWaste;                         ///< in GPUs
        std::optional<double> gpuUse, cpuUse;                        ///< held ÷ capacity, the mean up to here
        Fairness fairness;
        std::array<std::uint32_t, kPodGroups> pending{}; ///< pods, by level
        SimTime oldestPending = SimTime::none();         ///< when the longest pending pod entered
        std::optional<Duration> waitedP50, waitedP95;    ///< of the pods bound so far
        double lostGpuSeconds = 0;                       ///< by evictions so far
        double permitGpuSeconds = 0;                     ///< held by waiting pods so far

        /// How long the longest pending pod has waited at a moment until the next point; nothing without one.
        std::optional<Duration> longestWait(SimTime moment) const;
        /// Held, fractions counted.
        double gpusHeld() const;
    };

    /// `start` is the World before the first fact.
    Course(const World& start, const LevelBands& bands);

    /// Reads the facts up to `position` that it has not read yet.
    void follow(const Trace& trace, std::size_t position);
    /// The trace was cut to `position`: goes back to the nearest copy before it.
    void cut(std::size_t position);
    /// So many facts were read.
    std::size_t position() const { return now_.world.factCount; }
    const LevelBands& bands() const { return now_.meter.tenants().bands(); }

    /// One per instant, rising.
    const std::vector<Point>& points() const { return points_; }
    /// The point in force at a moment; nullptr before the first.
    const Point* at(SimTime moment) const;
    /// The tenants after the first `position` facts, which were read. `objects` has the quotas then in force.
    std::vector<TenantStanding> tenantsAt(std::size_t position, const ClusterObjects& objects) const;

private:
    /// The fold at one position.
    struct Fold {
        World world;
        Meter meter;
        ExpectedWaste waste;
        RunningQuantile p50{50};
        RunningQuantile p95{95};
    };
    /// How a tenant stands from a position on.
    struct Change {
        std::uint32_t position = 0;
        TenantPods pods;
    };

    void read(const Trace& trace);
    void noteTenants();
    void notePoint();
    Point pointNow();
    void readQuotas();
    void keep();

    Fold now_;
    std::map<std::size_t, Fold> kept_; ///< by position
    std::size_t spacing_;
    std::vector<Point> points_;
    std::vector<std::vector<Change>> tenants_; ///< by TenantBook::Id, rising
    std::shared_ptr<const ClusterObjects> quotasOf_;
    std::map<std::string, std::int64_t, std::less<>> quotas_;
};

} // namespace berth::metrics
