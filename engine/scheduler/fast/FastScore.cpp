// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Rng.h"
#include "engine/scheduler/fast/FastCycle.h"

#include <algorithm>

namespace berth {

bool FastCycle::rate() {
    if (!preScoreCounting() || !sortScorers()) return false;
    std::vector<const KindLocal*> counting;
    for (const std::size_t index : kindScorers_) counting.push_back(owner_.score_[index].kind);
    if (addExceptions(counting)) {
        group();
        if (!preScoreCounting()) return false;
    }
    totals_.assign(groups_.size(), 0);
    for (const std::size_t index : localScorers_)
        if (!addUp(index)) return false;
    for (const std::size_t index : kindScorers_)
        if (!addUp(index)) return false;
    pick();
    return true;
}

// ---- PreScore

void FastCycle::preScore(std::size_t plugin, CycleState& state) {
    const PluginAt<PreScorePlugin>& each = cycle_.framework.preScore[plugin];
    const Status status = each.plugin->preScore(cycle_.context, state, cycle_.pod(), nodes_);
    if (status.isSkip())
        state.skipScore.emplace(each.name);
    else if (!status.ok())
        shape_.unfit = true;
}

bool FastCycle::preScoreCounting() {
    cycle_.context.standFor = standFor_;
    for (std::size_t i = 0; i < cycle_.framework.preScore.size(); ++i)
        if (owner_.preScore_[i].local == nullptr) preScore(i, cycle_.result.state);
    return !shape_.unfit;
}

bool FastCycle::sortScorers() {
    for (std::size_t i = 0; i < cycle_.framework.score.size(); ++i) {
        if (cycle_.result.state.skipScore.contains(cycle_.framework.score[i].name)) continue;
        const FastLook::Sort& sort = owner_.score_[i];
        if (sort.local == nullptr && sort.kind == nullptr) return false;
        (sort.local != nullptr ? localScorers_ : kindScorers_).push_back(i);
    }
    shape_.scores.resize(classes_.all().size() * cycle_.framework.score.size());
    return true;
}

// ---- Score

bool FastCycle::addUp(std::size_t plugin) {
    const ScorePluginAt& at = cycle_.framework.score[plugin];
    column_.clear();
    kindScores_.assign(classes_.kinds().size(), std::nullopt);
    for (const Group& group : groups_) {
        const std::optional<std::int64_t> raw = rawScore(plugin, group);
        if (!raw) return false;
        column_.push_back(*raw);
    }
    if (at.plugin->normalizes() &&
        !at.plugin->normalize(cycle_.context, cycle_.result.state, cycle_.pod(), nodes_, column_).ok())
        return false;
    for (std::size_t i = 0; i < column_.size(); ++i) {
        if (column_[i] < kMinScore || column_[i] > kMaxScore) return false;
        totals_[i] += column_[i] * at.weight;
    }
    return true;
}

std::optional<std::int64_t> FastCycle::rawScore(std::size_t plugin, const Group& group) {
    if (owner_.score_[plugin].local != nullptr) {
        if (!scoreClass(group.slot)) return std::nullopt;
        return shape_.scores[group.slot * cycle_.framework.score.size() + plugin];
    }
    const std::size_t position = positionOf(group);
    if (group.exception) return ask(plugin, node(position));
    std::optional<std::int64_t>& score = kindScores_[classes_.kindOf(position)];
    if (!score) score = ask(plugin, node(position));
    return score;
}

bool FastCycle::scoreClass(std::size_t slot) {
    Shape::Verdict& verdict = shape_.verdicts[slot];
    if (verdict.scored) return true;
    const NodeInfo& one = node(classes_.positionOf(*classes_.all()[slot].members.begin()));
    for (const std::size_t plugin : localScorers_) {
        const std::optional<std::int64_t> score = ask(plugin, one);
        if (!score) return false;
        shape_.scores[slot * cycle_.framework.score.size() + plugin] = *score;
    }
    verdict.scored = true;
    return true;
}

std::optional<std::int64_t> FastCycle::ask(std::size_t plugin, const NodeInfo& node) const {
    const auto score =
        cycle_.framework.score[plugin].plugin->score(cycle_.context, cycle_.result.state, cycle_.pod(), node, nullptr);
    return score ? std::optional<std::int64_t>(*score) : std::nullopt;
}

// ---- the choice

void FastCycle::pick() {
    const std::int64_t top = *std::max_element(totals_.begin(), totals_.end());
    if (cycle_.input.tieBreak == TieBreak::SeededRandom) return choose(drawAmong(top));
    std::uint32_t first = UINT32_MAX;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (totals_[i] == top) first = std::min(first, groups_[i].rank);
    choose(first);
}

std::uint32_t FastCycle::drawAmong(std::int64_t top) {
    std::vector<bool> best(cycle_.input.snapshot.size());
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (groups_[i].exception && totals_[i] == top) best[positionOf(groups_[i])] = true;
    std::vector<std::uint32_t> equals;
    for (const std::uint32_t position : found_)
        if (isException(position) ? best[position] : totals_[groupOf_[classes_.slotOf(position)]] == top)
            equals.push_back(position);
    std::size_t drawn = 0;
    if (equals.size() > 1)
        drawn = randomBelow(randomAt(cycle_.input.seed, cycle_.input.draws + cycle_.result.drawsUsed++), equals.size());
    return classes_.rankOf(equals[drawn]);
}

} // namespace berth
