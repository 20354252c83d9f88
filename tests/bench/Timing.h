// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <vector>

namespace berth::bench {

/// How long this thread has worked, in milliseconds. What else the machine does meanwhile is not in it.
inline double threadTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// How long each of many calls took, in milliseconds of this thread's work.
class Timing {
public:
    template <class Call> void time(Call call) {
        const double begin = threadTime();
        call();
        add(threadTime() - begin);
    }
    void add(double milliseconds) { milliseconds_.push_back(milliseconds); }

    std::size_t count() const { return milliseconds_.size(); }
    double total() const {
        double sum = 0;
        for (const double one : milliseconds_) sum += one;
        return sum;
    }
    /// `share` of the calls took at most this; 0 without calls.
    double percentile(double share) const {
        if (milliseconds_.empty()) return 0;
        std::vector<double> sorted = milliseconds_;
        std::sort(sorted.begin(), sorted.end());
        return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
    }
    /// Beside the mean that Google Benchmark prints: what a budget is held against.
    void report(benchmark::State& state) const {
        state.counters["p50_ms"] = percentile(0.50);
        state.counters["p95_ms"] = percentile(0.95);
        state.counters["max_ms"] = percentile(1.0);
    }

private:
    std::vector<double> milliseconds_;
};

} // namespace berth::bench
