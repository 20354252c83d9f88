// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/training/LevelPermit.h"
#include "engine/framework/training/TrainingArgs.h"
#include "engine/plugins/aischeduling/Pitfall.h"
#include "engine/plugins/aischeduling/ScoreRules.h"

#include <cstdint>
#include <optional>
#include <set>

namespace berth {

enum class VictimOrder : std::uint8_t { Upstream, LeastLostWork };
enum class GangEviction : std::uint8_t { Group, Pod };
enum class EvictionMode : std::uint8_t { Delete, EvictionApi };

/// Whom PostFilter may evict, and how it chooses.
struct EvictionRules {
    LevelBands bands;
    std::int64_t threshold = 1;  ///< the lowest level (0…2) that may preempt
    std::int64_t maxVictims = 3; ///< on one node in one cycle
    VictimOrder order = VictimOrder::Upstream;
    GangEviction gangs = GangEviction::Group;
    EvictionMode mode = EvictionMode::Delete;
};

/// The arguments of AISchedulingPlugin, by what they are about.
struct AISchedulingArgs {
    std::optional<std::int64_t> maxGpuPerNode; ///< absent: what the largest node has
    DevicePolicy devicePolicy = DevicePolicy::LinkAware;
    LevelPermitRules permit;
    EvictionRules eviction;
    ScoreRules score;
    std::set<Pitfall> pitfalls; ///< faults of the article to play
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
AISchedulingArgs decodeAISchedulingArgs(const Value& args, Diagnostics& out);

} // namespace berth
