// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"

#include <QMetaType>

#include <cstdint>
#include <memory>
#include <vector>

namespace berth::ui {

/// What makes a branch's run again in another session of the same scenario.
struct BranchRecipe {
    std::uint32_t branch = 0;
    std::vector<PlacedCommand> commands; ///< parents' first
    std::size_t facts = 0;               ///< how long its trace is so far
};

/// Two branches that are to be laid side by side.
struct BranchPair {
    std::shared_ptr<const Scenario> scenario;
    BranchRecipe first, second;
};

} // namespace berth::ui
