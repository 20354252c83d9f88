// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Figures.h"
#include "engine/trace/World.h"

#include <array>

namespace berth::metrics {

/// The sizes of pods that are asked about.
inline constexpr std::array<std::int64_t, 4> kRoomSizes = {1, 2, 4, 8};

/// One node's part: how many pods of each size it would take.
struct NodeRooms {
    std::int64_t freeGpus = 0;
    std::array<std::int64_t, kRoomSizes.size()> pods = {};
    std::array<std::int64_t, kRoomSizes.size()> linkedPods = {};

    NodeRooms& operator+=(const NodeRooms& other);
    NodeRooms& operator-=(const NodeRooms& other);
    friend bool operator==(const NodeRooms&, const NodeRooms&) = default;
};

/// A node that does not exist has none.
NodeRooms roomsOf(const NodeInfo& node);

/// The figures of a sum over nodes.
Fragmentation fragmentationOf(const NodeRooms& sum);
/// What jobs of pods with 1, 2, 4 and 8 GPUs would still find. One pass over the nodes.
Fragmentation fragmentationOf(const World& world);

} // namespace berth::metrics
