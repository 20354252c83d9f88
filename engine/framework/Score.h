// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <span>

namespace berth {

inline constexpr std::int64_t kMinScore = 0;
inline constexpr std::int64_t kMaxScore = 100;

/// Asked once per cycle when at least two nodes are feasible. Skip: the same plugin's Score and NormalizeScore are not called.
class PreScorePlugin {
public:
    virtual ~PreScorePlugin() = default;
    virtual Status preScore(const Context& context, CycleState& state, const Pod& pod,
                            std::span<const NodeInfo* const> feasible) const = 0;
};

/// Asked for each feasible node. The raw score may be any number when the plugin normalises; else it is 0…100.
class ScorePlugin {
public:
    virtual ~ScorePlugin() = default;
    virtual tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                                     const NodeInfo& node, Terms* terms) const = 0;

    /// True when the raw score is a sum whose summands `score` gives as Term::part, the same names for each node: a recorded cycle keeps them.
    virtual bool addsUp() const { return false; }
    /// True when `normalize` brings this plugin's scores to 0…100.
    virtual bool normalizes() const { return false; }
    /// Gets the raw scores of all feasible nodes, in their order (`nodes[i]` has `scores[i]`), and edits them in place.
    virtual Status normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                             std::span<std::int64_t>) const {
        return {};
    }
};

/// The shared normaliser: score × 100 / max, or reversed (100 − that); max 0 leaves 0, or gives 100 to all when reversed.
/// Upstream: helper.DefaultNormalizeScore.
void defaultNormalize(std::span<std::int64_t> scores, bool reverse);

} // namespace berth
