// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace berth {

/// A fault of the article that AISchedulingPlugin can play for a lesson (AI_SUITE section 9).
enum class Pitfall : std::uint8_t {
    AllocatableIsFree,
    FilterSaysYes,
    SharedStateKey,
    NoNomination,
    SnapshotMutated,
    GraceOverridden,
    ReserveAfterPermit,
    PermitTimeoutAllows,
    DefaultPreemptionFirst,
    WeightDrowns,
    FairnessAfterNormalize,
    LevelsBothWays,
    PluginField,
    QueueSortFirst,
    DivideByZero,
};

/// The words of `pitfalls`, by Pitfall.
inline constexpr std::array<std::string_view, 15> kPitfallNames = {
    "AllocatableIsFree",      "FilterSaysYes",      "SharedStateKey",      "NoNomination",           "SnapshotMutated",
    "GraceOverridden",        "ReserveAfterPermit", "PermitTimeoutAllows", "DefaultPreemptionFirst", "WeightDrowns",
    "FairnessAfterNormalize", "LevelsBothWays",     "PluginField",         "QueueSortFirst",         "DivideByZero"};

} // namespace berth
