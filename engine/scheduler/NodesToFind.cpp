// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/NodesToFind.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::int64_t kEnoughNodes = 100;
constexpr std::int64_t kLowestPercentage = 5;

std::int64_t adaptive(std::int64_t nodes) {
    return std::max(kLowestPercentage, 50 - nodes / 125);
}

} // namespace

std::uint32_t nodesToFind(std::uint32_t nodes, std::int32_t percentage) {
    if (nodes < kEnoughNodes) return nodes;
    const std::int64_t share = percentage != 0 ? percentage : adaptive(nodes);
    return static_cast<std::uint32_t>(std::max(kEnoughNodes, nodes * share / 100));
}

} // namespace berth
