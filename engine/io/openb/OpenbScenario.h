// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/SharePolicy.h"
#include "engine/io/openb/OpenbFiles.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth::io {

/// How an openb trace becomes a scenario.
struct OpenbImport {
    SharePolicy policy = SharePolicy::Fgd; ///< the plugin of the profile
    std::int64_t seed = 42;
    /// Absent: pods come and go at the trace's times. Given: they come one second apart in the published order of that seed, asking so many times the
    /// cluster's GPUs, and never end; nodes are named so that equal scores fall as published.
    std::optional<double> ratio;
};

/// The trace as the YAML of a scenario: a profile of that policy, nodes, pods. A run of it decides what the published simulation did, with `ratio`.
std::string openbScenario(const std::vector<OpenbNode>& nodes, const std::vector<OpenbPod>& pods,
                          const OpenbImport& import);

} // namespace berth::io
