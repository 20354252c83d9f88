// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ValueReader.h"

#include <cstdint>
#include <string>
#include <vector>

namespace berth {

/// A level of the network: nodes with the same value of this label are near each other.
struct NetworkLevel {
    std::string label;
    std::int64_t score = 0; ///< 0…100: of two nodes for which this is the innermost level they share

    friend bool operator==(const NetworkLevel&, const NetworkLevel&) = default;
};

/// Source: AI_SUITE, table of plugins and section 8.
struct NetworkTopologyArgs {
    std::vector<NetworkLevel> levels = defaultLevels(); ///< outermost first

    /// Core 25, spine 50, leaf 75, accelerator 90.
    static std::vector<NetworkLevel> defaultLevels();
};

/// Decodes and checks the arguments `levels` and `levelScores`; faults go to `out`. Null gives the defaults.
NetworkTopologyArgs decodeNetworkTopologyArgs(const Value& args, Diagnostics& out);

} // namespace berth
