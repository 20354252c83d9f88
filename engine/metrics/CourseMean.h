// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Course.h"

#include <optional>
#include <span>

namespace berth::metrics {

/// The mean of Course::Point::expectedWaste over the time that it was known for, from the first point up to `until`: how many
/// free GPUs an average pod could not use. Each point holds until the next. Nothing where no time has passed with it.
std::optional<double> meanExpectedWaste(std::span<const Course::Point> points, SimTime until);

} // namespace berth::metrics
