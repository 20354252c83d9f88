// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/CourseMean.h"

#include <algorithm>

namespace berth::metrics {

std::optional<double> meanExpectedWaste(std::span<const Course::Point> points, SimTime until) {
    double sum = 0;
    double time = 0;
    for (std::size_t i = 0; i < points.size() && points[i].at < until; ++i) {
        if (!points[i].expectedWaste) continue;
        const SimTime next = i + 1 < points.size() ? std::min(points[i + 1].at, until) : until;
        const auto held = static_cast<double>((next - points[i].at).ns);
        sum += held * *points[i].expectedWaste;
        time += held;
    }
    return time > 0 ? std::optional(sum / time) : std::nullopt;
}

} // namespace berth::metrics
