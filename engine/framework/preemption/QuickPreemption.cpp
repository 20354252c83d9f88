// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/QuickPreemption.h"

#include "engine/framework/preemption/Ending.h"

#include <algorithm>

namespace berth {
namespace {

/// One preemption under way: the search, with the best candidates so far.
class QuickPreemption {
public:
    QuickPreemption(const Context& context, const CycleState& state, const Pod& pod, const PreemptionPlan& plan,
                    const QuickCalls& calls, const KnownTrials& known)
        : context_(context),
          state_(state),
          pod_(pod),
          plan_(plan),
          calls_(calls),
          book_(*known.trials),
          prospects_(*known.prospects),
          ofTheMoment_(std::any_of(plan.rules.begin(), plan.rules.end(),
                                   [](const ChoiceRule& rule) { return rule.ofTheMoment; })) {
        while (foreseen_ < plan.rules.size() && plan.rules[foreseen_].prospect) ++foreseen_;
    }

    PostFilterResult run(const std::vector<std::size_t>& potential) {
        const CandidateSearch wanted = plan_.search(potential.size(), draws_);
        std::vector<std::size_t> nodes = potential;
        std::rotate(nodes.begin(), nodes.begin() + static_cast<std::ptrdiff_t>(wanted.offset), nodes.end());
        if (wanted.wanted < nodes.size())
            searchUntil(wanted.wanted, nodes);
        else
            searchAll(nodes);
        PostFilterResult result = best_.empty() ? withoutCandidate(nodes) : withVictims();
        result.drawsUsed = draws_;
        return result;
    }

private:
    // ---- the search

    /// Until there are enough candidates, one of which violates no budget.
    void searchUntil(std::size_t enough, const std::vector<std::size_t>& nodes) {
        std::size_t candidates = 0;
        bool harmless = false;
        for (const std::size_t position : nodes) {
            if (harmless && candidates >= enough) return;
            if (book_.at(position) == TrialBook::Found::Untried) find(position);
            if (book_.at(position) == TrialBook::Found::Rejected) continue;
            ++candidates;
            harmless = harmless || book_.at(position) == TrialBook::Found::Harmless;
            rate(position);
        }
    }

    /// A node that cannot do better than the best so far need not be tried.
    void searchAll(const std::vector<std::size_t>& nodes) {
        std::vector<std::size_t> open;
        for (const std::size_t position : nodes) {
            if (book_.at(position) == TrialBook::Found::Untried) open.push_back(position);
            rate(position);
        }
        if (foreseen_ > 0) {
            foresee(open);
            tryMostPromising(open);
        }
        for (const std::size_t position : open) tryOn(position);
    }

    /// The better the first ones, the fewer must be tried after them.
    void tryMostPromising(std::vector<std::size_t>& open) {
        constexpr std::size_t kFirst = 16;
        std::erase_if(open, [this](std::size_t position) { return isHopeless(position); });
        if (open.size() <= kFirst) return;
        std::vector<std::size_t> first = open;
        std::nth_element(first.begin(), first.begin() + kFirst, first.end(),
                         [this](std::size_t a, std::size_t b) { return promisesMore(a, b); });
        for (std::size_t i = 0; i < kFirst; ++i) tryOn(first[i]);
    }

    void tryOn(std::size_t position) {
        if (book_.at(position) != TrialBook::Found::Untried || isHopeless(position)) return;
        find(position);
        rate(position);
    }

    // ---- trials

    void find(std::size_t position) {
        const auto trial = trialOn(position);
        if (trial)
            accept(position, *trial);
        else
            book_.reject(position, trial.error());
        std::vector<std::size_t> others;
        if (plan_.entangled) others = plan_.entangled(context_.snapshot().at(position));
        for (const std::size_t other : others) book_.dependsOn(position, other);
        others.push_back(position);
        const bool started = std::ranges::none_of(others, [this](std::size_t at) { return hasVictimWithoutStart(at); });
        if (ofTheMoment_ || !started) book_.holdsOnlyAt(position, context_.now());
    }

    tl::expected<Sacrifice, Status> trialOn(std::size_t position) const {
        return tryNode(context_, state_, pod_, context_.snapshot().at(position), plan_, &calls_);
    }

    void accept(std::size_t position, const Sacrifice& sacrifice) {
        const std::span<Int128> values = book_.accept(
            position, sacrifice.pdbViolations == 0 ? TrialBook::Found::Harmless : TrialBook::Found::Violating);
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = plan_.rules[i].value(sacrifice);
    }

    /// Such a pod counts as started now.
    bool hasVictimWithoutStart(std::size_t position) const {
        const auto& pods = context_.snapshot().at(position).pods;
        return std::any_of(pods.begin(), pods.end(),
                           [this](const PodInfo& pod) { return !pod.startTime.isSet() && plan_.mayEvict(pod); });
    }

    // ---- prospects

    void foresee(const std::vector<std::size_t>& positions) {
        for (const std::size_t position : positions)
            if (prospects_.at(position) == TrialBook::Found::Untried) foresee(position);
    }

    void foresee(std::size_t position) {
        evictable_.clear();
        bool started = true;
        for (const PodInfo& pod : context_.snapshot().at(position).pods) {
            if (!plan_.mayEvict(pod)) continue;
            evictable_.push_back(pod);
            started = started && pod.startTime.isSet();
        }
        if (!started) prospects_.holdsOnlyAt(position, context_.now());
        if (evictable_.empty()) return prospects_.reject(position, Status());
        const std::span<Int128> values = prospects_.accept(position, TrialBook::Found::Harmless);
        for (std::size_t i = 0; i < foreseen_; ++i)
            values[i] = plan_.rules[i].prospect(evictable_, context_.input->objects->budgets);
    }

    /// No candidate, or one that is worse than the best so far whatever a trial finds.
    bool isHopeless(std::size_t position) const {
        if (best_.empty() || foreseen_ == 0) return false;
        return prospects_.at(position) == TrialBook::Found::Rejected ||
               compare(prospects_.values(position), book_.values(best_.front()), foreseen_) > 0;
    }

    bool promisesMore(std::size_t a, std::size_t b) const {
        const bool nothing = prospects_.at(a) == TrialBook::Found::Rejected;
        if (nothing || prospects_.at(b) == TrialBook::Found::Rejected) return !nothing;
        return compare(prospects_.values(a), prospects_.values(b), foreseen_) < 0;
    }

    // ---- the choice

    void rate(std::size_t position) {
        if (book_.at(position) < TrialBook::Found::Violating) return;
        const int order =
            best_.empty() ? 0 : compare(book_.values(position), book_.values(best_.front()), plan_.rules.size());
        if (order < 0) best_.clear();
        if (order <= 0) best_.push_back(position);
    }

    /// By the first `rules` of them; below 0: the first is better.
    int compare(std::span<const Int128> a, std::span<const Int128> b, std::size_t rules) const {
        for (std::size_t i = 0; i < rules; ++i)
            if (a[i] != b[i]) return (a[i] < b[i]) != plan_.rules[i].largestWins ? -1 : 1;
        return 0;
    }

    // ---- the end

    /// All were tried.
    PostFilterResult withoutCandidate(const std::vector<std::size_t>& nodes) const {
        std::vector<const Status*> rejected;
        rejected.reserve(nodes.size());
        for (const std::size_t position : nodes) rejected.push_back(&book_.rejection(position));
        return endWithoutCandidate(context_, rejected);
    }

    PostFilterResult withVictims() {
        const auto drawn = static_cast<std::ptrdiff_t>(drawEqual(*context_.input, best_.size(), draws_));
        std::nth_element(best_.begin(), best_.begin() + drawn, best_.end(),
                         [this](std::size_t a, std::size_t b) { return calls_.rank(a) < calls_.rank(b); });
        const auto chosen = trialOn(best_[static_cast<std::size_t>(drawn)]);
        if (chosen) return endWithVictims(context_, *chosen);
        const Status* const rejected = &chosen.error(); // a plugin answers otherwise than it just did
        return endWithoutCandidate(context_, {&rejected, 1});
    }

    const Context& context_;
    const CycleState& state_;
    const Pod& pod_;
    const PreemptionPlan& plan_;
    const QuickCalls& calls_;
    TrialBook& book_;
    TrialBook& prospects_;
    bool ofTheMoment_;         ///< what a rule says of a candidate
    std::size_t foreseen_ = 0; ///< so many rules, the first ones, have prospects

    std::uint64_t draws_ = 0;
    std::vector<std::size_t> best_;  ///< positions of those ranked equal so far
    std::vector<PodInfo> evictable_; ///< room to work in
};

} // namespace

PostFilterResult preemptByBook(const Context& context, const CycleState& state, const Pod& pod,
                               const std::vector<std::size_t>& potential, const PreemptionPlan& plan,
                               const QuickCalls& calls, const KnownTrials& known) {
    return QuickPreemption(context, state, pod, plan, calls, known).run(potential);
}

} // namespace berth
