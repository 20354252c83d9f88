// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Score.h"
#include "engine/plugins/unsimulated/PassingFilter.h"

namespace berth {

/// The same for a plugin that scores too: it holds its weight and skips the scoring of every pod.
class PassingScorer : public PassingFilter, public PreScorePlugin, public ScorePlugin {
public:
    PassingScorer(const Judgement& judgement, bool normalizes) : PassingFilter(judgement), normalizes_(normalizes) {}

    Status preScore(const Context& context, CycleState& state, const Pod& pod,
                    std::span<const NodeInfo* const> feasible) const override;
    tl::expected<std::int64_t, Status> score(const Context& context, const CycleState& state, const Pod& pod,
                                             const NodeInfo& node, Terms* terms) const override;
    bool normalizes() const override { return normalizes_; }

private:
    bool normalizes_;
};

} // namespace berth
