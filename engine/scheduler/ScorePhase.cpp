// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Rng.h"
#include "engine/scheduler/Cycle.h"
#include "engine/scheduler/TieBreaker.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

using Scores = std::vector<std::int64_t>;

/// Rates the feasible nodes, plugin by plugin, and picks one.
class ScorePhase {
public:
    explicit ScorePhase(Cycle& cycle) : cycle_(cycle) {
        nodes_.reserve(cycle.feasible.size());
        for (const std::uint32_t position : cycle.feasible) nodes_.push_back(&cycle.node(position));
    }

    /// Totals of 0 when the profile scores nothing.
    Status rate() {
        totals_.assign(nodes_.size(), 0);
        if (cycle_.framework.score.empty()) return {};
        if (Status error = preScore(); !error.ok()) return error;
        collectScorers();
        if (Status error = score(); !error.ok()) return error;
        if (Status error = normalize(); !error.ok()) return error;
        return weigh();
    }

    /// Position of the host.
    std::uint32_t pick() {
        const std::vector<std::size_t> best = highest();
        std::vector<std::uint32_t> positions;
        for (const std::size_t index : best) positions.push_back(cycle_.feasible[index]);
        cycle_.record.ranked(totals_, positions);
        return cycle_.feasible[breakTie(best)];
    }

private:
    struct Scorer {
        const ScorePluginAt* at = nullptr;
        std::size_t order = 0; ///< among the profile's Score plugins
        Scores scores;
    };

    Status preScore() {
        for (const PluginAt<PreScorePlugin>& each : cycle_.framework.preScore) {
            const Status status = each.plugin->preScore(cycle_.context, cycle_.result.state, cycle_.pod(), nodes_);
            cycle_.record.preScoreCalled(each.name);
            if (status.isSkip())
                cycle_.result.state.skipScore.emplace(each.name);
            else if (!status.ok())
                return Status::error(fmt::format("running PreScore plugin \"{}\": {}", each.name, status.message()));
        }
        return {};
    }

    void collectScorers() {
        const std::vector<ScorePluginAt>& all = cycle_.framework.score;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool skipped = cycle_.result.state.skipScore.contains(all[i].name);
            cycle_.record.scoreBegins(all[i], skipped);
            if (!skipped) scorers_.push_back({&all[i], i, Scores(nodes_.size())});
        }
    }

    /// Node by node, each asked of all plugins, so that the first failure is upstream's.
    Status score() {
        for (std::size_t node = 0; node < nodes_.size(); ++node)
            for (Scorer& scorer : scorers_)
                if (Status error = score(scorer, node); !error.ok()) return error;
        for (const Scorer& scorer : scorers_) cycle_.record.raw(scorer.order, scorer.scores);
        return {};
    }

    Status score(Scorer& scorer, std::size_t node) {
        Terms terms;
        const bool kept = cycle_.record.on() && scorer.at->plugin->addsUp();
        const auto score = scorer.at->plugin->score(cycle_.context, cycle_.result.state, cycle_.pod(), *nodes_[node],
                                                    kept ? &terms : nullptr);
        if (kept) cycle_.record.parts(scorer.order, terms);
        if (score) {
            scorer.scores[node] = *score;
            return {};
        }
        return Status::error(fmt::format("running Score plugins: plugin \"{}\" failed with: {}", scorer.at->name,
                                         score.error().message()));
    }

    Status normalize() {
        for (Scorer& scorer : scorers_) {
            if (!scorer.at->plugin->normalizes()) continue;
            const Status status =
                scorer.at->plugin->normalize(cycle_.context, cycle_.result.state, cycle_.pod(), nodes_, scorer.scores);
            if (!status.ok())
                return Status::error(fmt::format("running Normalize on Score plugins: plugin \"{}\" failed with: {}",
                                                 scorer.at->name, status.message()));
        }
        for (const Scorer& scorer : scorers_) cycle_.record.normalized(scorer.order, scorer.scores);
        return {};
    }

    Status weigh() {
        for (const Scorer& scorer : scorers_)
            for (std::size_t node = 0; node < nodes_.size(); ++node) {
                const std::int64_t score = scorer.scores[node];
                if (score < kMinScore || score > kMaxScore) return outOfRange(scorer, score);
                totals_[node] += score * scorer.at->weight;
            }
        return {};
    }

    static Status outOfRange(const Scorer& scorer, std::int64_t score) {
        return Status::error(
            fmt::format("applying score defaultWeights on Score plugins: plugin \"{}\" returns an invalid "
                        "score {}, it should in the range of [{}, {}] after normalizing",
                        scorer.at->name, score, kMinScore, kMaxScore));
    }

    /// Indexes of the best, in the order found.
    std::vector<std::size_t> highest() const {
        const std::int64_t top = *std::max_element(totals_.begin(), totals_.end());
        std::vector<std::size_t> best;
        for (std::size_t i = 0; i < totals_.size(); ++i)
            if (totals_[i] == top) best.push_back(i);
        return best;
    }

    std::size_t breakTie(const std::vector<std::size_t>& best) {
        if (cycle_.input.tieBreak == TieBreak::HeapOrder) return heapWinner(totals_);
        if (best.size() == 1) return best.front();
        if (cycle_.input.tieBreak == TieBreak::SeededRandom) return best[draw(best.size())];
        return *std::min_element(best.begin(), best.end(),
                                 [&](std::size_t a, std::size_t b) { return nodes_[a]->name() < nodes_[b]->name(); });
    }

    std::size_t draw(std::size_t bound) {
        const std::uint64_t number = randomAt(cycle_.input.seed, cycle_.input.draws + cycle_.result.drawsUsed++);
        return static_cast<std::size_t>(randomBelow(number, bound));
    }

    Cycle& cycle_;
    std::vector<const NodeInfo*> nodes_;
    std::vector<Scorer> scorers_;
    Scores totals_;
};

} // namespace

Status chooseHost(Cycle& cycle) {
    std::uint32_t host = cycle.feasible.front();
    if (cycle.feasible.size() > 1) {
        ScorePhase phase(cycle);
        if (Status error = phase.rate(); !error.ok()) return error;
        host = phase.pick();
    }
    cycle.record.selected(host);
    cycle.result.selected = cycle.node(host).id;
    return {};
}

} // namespace berth
