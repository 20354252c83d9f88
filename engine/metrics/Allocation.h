// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"
#include "engine/base/SimTime.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace berth::metrics {

/// What the cluster has and what of it pods hold, at one moment.
struct Amounts {
    std::int64_t milliCpu = 0;
    std::int64_t cpuCapacity = 0; ///< in millicores
    std::int64_t gpus = 0;
    std::int64_t gpuCapacity = 0;
    std::int64_t permitGpus = 0; ///< held by pods that wait on Permit

    Amounts& operator+=(const Amounts& other);
    Amounts& operator-=(const Amounts& other);
    friend bool operator==(const Amounts&, const Amounts&) = default;
};

/// A value that holds from one moment to the next, and its sum over time.
class Integral {
public:
    void add(std::int64_t value, Duration time) { area_ += static_cast<Int128>(value) * time.ns; }
    /// Value × seconds.
    double seconds() const { return static_cast<double>(area_) / 1e9; }
    bool isZero() const { return area_ == 0; }

private:
    Int128 area_ = 0;
};

/// Allocation over time: the amounts in force, every moment they changed, and their integrals.
class Allocation {
public:
    struct Point {
        SimTime at;
        Amounts amounts; ///< from `at` on
    };

    explicit Allocation(SimTime start) : now_(start) {}

    /// Time passes; never backwards.
    void advance(SimTime to);
    /// The same as of a later moment, without the points.
    Allocation at(SimTime later) const;
    /// From now on.
    void set(const Amounts& amounts);

    const Amounts& amounts() const { return amounts_; }
    SimTime now() const { return now_; }
    /// One point per instant at which something changed, rising: a step function for charts.
    const std::vector<Point>& points() const { return points_; }

    /// Held ÷ capacity over the time that passed; none while there was no capacity or no time.
    std::optional<double> cpuUtilisation() const { return ratio(sums_.cpu, sums_.cpuCapacity); }
    std::optional<double> gpuUtilisation() const { return ratio(sums_.gpu, sums_.gpuCapacity); }
    double permitGpuSeconds() const { return sums_.permitGpu.seconds(); }

private:
    static std::optional<double> ratio(const Integral& held, const Integral& capacity);

    struct Integrals {
        Integral cpu, cpuCapacity, gpu, gpuCapacity, permitGpu;
    };

    SimTime now_;
    Amounts amounts_;
    std::vector<Point> points_;
    Integrals sums_;
};

} // namespace berth::metrics
