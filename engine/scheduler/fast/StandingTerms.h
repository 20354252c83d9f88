// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeLocal.h"
#include "engine/scheduler/fast/PodTally.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace berth {

/// The affinity terms of all pods on listed nodes, equal ones together, kept up to date pod by pod.
class StandingTerms {
public:
    explicit StandingTerms(const NodeClasses& classes) : classes_(classes) {}

    /// A pod came to a listed node (`by` 1) or left it (-1).
    void change(const Pod& pod, NodeId node, std::int64_t by);
    /// See ClusterIndex::visitTerms.
    void visit(StandingTerm::Role role, const Pod& pod, const ClusterIndex::TermVisit& visit) const;
    const PodTally& tallyOf(const StandingTerm& term) const { return terms_[term.number]->tally; }
    /// What of nodes the terms look at.
    void nameParts(NamedParts& named) const;
    std::uint64_t added() const { return added_; } ///< how many different ones came so far

private:
    struct Kept {
        std::string key;
        PodAffinityTerm term;
        std::string ns;
        StandingTerm standing;
        PodTally tally;
    };
    using Numbers = std::vector<std::size_t>;
    using ByLabel = std::unordered_map<std::string, Numbers>;

    void changeTerm(StandingTerm::Role role, const PodAffinityTerm& term, std::int32_t weight, const Pod& owner,
                    NodeId node, std::int64_t by);
    std::size_t numberOf(StandingTerm::Role role, const PodAffinityTerm& term, std::int32_t weight, const Pod& owner);
    Numbers& shelfOf(const Kept& kept);
    void drop(std::size_t number);

    const NodeClasses& classes_;
    std::vector<std::unique_ptr<Kept>> terms_; ///< nullptr: a number that is free
    Numbers free_;
    std::unordered_map<std::string, std::size_t> byKey_;
    std::array<ByLabel, 4> byLabel_;    ///< by role: terms whose selector wants one value of a label
    std::array<Numbers, 4> ofAnyLabel_; ///< by role: the others
    std::uint64_t added_ = 0;
    AlikeKey key_;
};

} // namespace berth
