// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Rng.h"
#include "engine/scheduler/TieBreaker.h"
#include "engine/scheduler/fast/FastCycle.h"

#include <algorithm>

namespace berth {

bool FastCycle::rate() {
    totals_.assign(groups_.size(), 0);
    if (!cycle_.framework.score.empty()) {
        if (!preScoreTheOthers()) return false;
        sortScorers();
        std::vector<const KindLocal*> counting;
        for (const std::size_t index : otherScorers_)
            if (owner_.isKind(owner_.score_[index])) counting.push_back(owner_.score_[index].kind);
        if (addExceptions(counting)) {
            group();
            if (!preScoreTheOthers()) return false;
        }
        totals_.assign(groups_.size(), 0);
        if (!addFixed()) return false;
        for (std::size_t i = 0; i < localScorers_.size(); ++i)
            if (!addUp(localScorers_[i], i)) return false;
        for (const std::size_t index : otherScorers_)
            if (!(owner_.isKind(owner_.score_[index]) ? addUpKinds(index) : addUp(index, 0))) return false;
    }
    pick();
    return true;
}

// ---- PreScore

void FastCycle::preScore(std::size_t plugin, CycleState& state) {
    const PluginAt<PreScorePlugin>& each = cycle_.framework.preScore[plugin];
    const bool counts = owner_.isKind(owner_.preScore_[plugin]);
    cycle_.context.standFor = counts ? std::span<const std::uint32_t>(standFor_) : std::span<const std::uint32_t>();
    const Status status = each.plugin->preScore(cycle_.context, state, cycle_.pod(), counts ? kindNodes_ : nodes_);
    cycle_.context.standFor = {};
    if (status.isSkip())
        state.skipScore.emplace(each.name);
    else if (!status.ok())
        shape_.unfit = true;
}

bool FastCycle::preScoreTheOthers() {
    for (std::size_t i = 0; i < cycle_.framework.preScore.size(); ++i)
        if (!owner_.isLocal(owner_.preScore_[i])) preScore(i, cycle_.result.state);
    return !shape_.unfit;
}

void FastCycle::sortScorers() {
    for (std::size_t i = 0; i < cycle_.framework.score.size(); ++i) {
        if (cycle_.result.state.skipScore.contains(cycle_.framework.score[i].name)) continue;
        if (!owner_.isLocal(owner_.score_[i]))
            otherScorers_.push_back(i);
        else
            (cycle_.framework.score[i].plugin->normalizes() ? localScorers_ : fixedScorers_).push_back(i);
    }
    shape_.scores.resize(classes_.all().size() * localScorers_.size());
}

// ---- Score

bool FastCycle::addFixed() {
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        if (!scoreClass(groups_[i].slot)) return false;
        totals_[i] += shape_.verdicts[groups_[i].slot].fixed;
    }
    return true;
}

/// What local plugins make of a class, once. Nobody may have asked for its verdict where all its nodes are nominated to.
bool FastCycle::scoreClass(std::size_t slot) {
    localVerdict(slot);
    Shape::Verdict& verdict = shape_.verdicts[slot];
    if (failed_ || verdict.scored) return !failed_;
    const NodeInfo& one = node(classes_.positionOf(*classes_.all()[slot].members.begin()));
    for (const std::size_t plugin : fixedScorers_) {
        const std::optional<std::int64_t> score = askScore(plugin, one);
        if (!score || *score < kMinScore || *score > kMaxScore) return false;
        verdict.fixed += *score * cycle_.framework.score[plugin].weight;
    }
    for (std::size_t i = 0; i < localScorers_.size(); ++i) {
        const std::optional<std::int64_t> score = askScore(localScorers_[i], one);
        if (!score) return false;
        shape_.scores[slot * localScorers_.size() + i] = *score;
    }
    verdict.scored = true;
    return true;
}

bool FastCycle::addUp(std::size_t plugin, std::size_t column) {
    column_.clear();
    for (const Group& group : groups_) {
        const std::optional<std::int64_t> raw = rawScore(plugin, column, group);
        if (!raw) return false;
        column_.push_back(*raw);
    }
    if (!normalizeColumn(plugin, nodes_)) return false;
    const std::int64_t weight = cycle_.framework.score[plugin].weight;
    for (std::size_t i = 0; i < column_.size(); ++i) totals_[i] += column_[i] * weight;
    return true;
}

/// A counting plugin scores all groups of a kind alike.
bool FastCycle::addUpKinds(std::size_t plugin) {
    column_.clear();
    for (const NodeInfo* one : kindNodes_) {
        const std::optional<std::int64_t> raw = askScore(plugin, *one);
        if (!raw) return false;
        column_.push_back(*raw);
    }
    if (!normalizeColumn(plugin, kindNodes_)) return false;
    const std::int64_t weight = cycle_.framework.score[plugin].weight;
    for (std::size_t i = 0; i < groups_.size(); ++i) totals_[i] += column_[kindOfGroup_[i]] * weight;
    return true;
}

/// False when the plugin fails, or a score is none: the plain look says how that ends.
bool FastCycle::normalizeColumn(std::size_t plugin, std::span<const NodeInfo* const> nodes) {
    const ScorePlugin& scorer = *cycle_.framework.score[plugin].plugin;
    if (scorer.normalizes() &&
        !scorer.normalize(cycle_.context, cycle_.result.state, cycle_.pod(), nodes, column_).ok())
        return false;
    return std::all_of(column_.begin(), column_.end(),
                       [](std::int64_t score) { return score >= kMinScore && score <= kMaxScore; });
}

std::optional<std::int64_t> FastCycle::rawScore(std::size_t plugin, std::size_t column, const Group& group) const {
    if (owner_.isLocal(owner_.score_[plugin])) return shape_.scores[group.slot * localScorers_.size() + column];
    return askScore(plugin, node(positionOf(group)));
}

std::optional<std::int64_t> FastCycle::askScore(std::size_t plugin, const NodeInfo& node) const {
    const auto score =
        cycle_.framework.score[plugin].plugin->score(cycle_.context, cycle_.result.state, cycle_.pod(), node, nullptr);
    return score ? std::optional<std::int64_t>(*score) : std::nullopt;
}

// ---- the choice

void FastCycle::pick() {
    if (cycle_.input.tieBreak == TieBreak::HeapOrder) return choose(pickByHeap());
    const std::int64_t top = *std::max_element(totals_.begin(), totals_.end());
    if (cycle_.input.tieBreak == TieBreak::SeededRandom) return choose(drawAmong(top));
    std::uint32_t first = UINT32_MAX;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (totals_[i] == top) first = std::min(first, groups_[i].rank);
    choose(first);
}

std::uint32_t FastCycle::pickByHeap() const {
    std::vector<std::int64_t> totals(found_.size());
    for (std::size_t i = 0; i < found_.size(); ++i) totals[i] = totalOf(i);
    return classes_.rankOf(found_[heapWinner(totals)]);
}

std::uint32_t FastCycle::drawAmong(std::int64_t top) {
    std::vector<std::uint32_t> equals;
    for (std::size_t i = 0; i < found_.size(); ++i)
        if (totalOf(i) == top) equals.push_back(found_[i]);
    std::size_t drawn = 0;
    if (equals.size() > 1)
        drawn = randomBelow(randomAt(cycle_.input.seed, cycle_.input.draws + cycle_.result.drawsUsed++), equals.size());
    return classes_.rankOf(equals[drawn]);
}

} // namespace berth
