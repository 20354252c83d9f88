// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ValueReader.h"
#include "engine/model/Selectors.h"

#include <optional>

namespace berth {

/// Upstream: NodeAffinityArgs.
struct NodeAffinityArgs {
    std::optional<NodeAffinitySpec> addedAffinity; ///< asked of every pod of the profile, beside its own
};

/// Decodes and checks the arguments; faults go to `out`. Null gives the defaults.
NodeAffinityArgs decodeNodeAffinityArgs(const Value& args, Diagnostics& out);

} // namespace berth
