// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ValueReader.h"

#include <cstdint>
#include <vector>

namespace berth {

/// One point of a utilisation → score line. In a configuration the score is 0…10; in a `UtilizationShape` it is 0…100.
struct UtilizationPoint {
    std::int64_t utilization = 0;
    std::int64_t score = 0;
    friend bool operator==(const UtilizationPoint&, const UtilizationPoint&) = default;
};

/// Points by rising utilisation.
using UtilizationShape = std::vector<UtilizationPoint>;

/// The score at `utilization`, integer division towards zero; flat outside the points. The shape is not empty.
/// Upstream: helper.BuildBrokenLinearFunction.
std::int64_t scoreAt(const UtilizationShape& shape, std::int64_t utilization);

/// Reads the list `key` of {utilization, score} and checks it as upstream does; scores come out as 0…100.
UtilizationShape readShape(ValueReader& reader, std::string_view key);

} // namespace berth
