// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Figures.h"

#include <nlohmann/json_fwd.hpp>

namespace berth::metrics {

/// The figures as one object; times are seconds. What was not measured is left out, and `gpu` is null for a cluster without GPUs.
nlohmann::ordered_json toJson(const Figures& figures);

} // namespace berth::metrics
