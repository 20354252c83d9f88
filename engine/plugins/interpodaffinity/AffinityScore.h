// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/NodeInfo.h"
#include "engine/framework/Plugin.h"
#include "engine/plugins/interpodaffinity/AffinityTerm.h"
#include "engine/plugins/interpodaffinity/InterPodAffinityArgs.h"

#include <functional>
#include <memory>
#include <string_view>
#include <unordered_map>

namespace berth {

/// What PreScore sums once, so that Score looks at one node only (SEMANTICS 5.9).
///
/// Upstream: interpodaffinity.preScoreState.
class AffinityScore final : public StateData {
public:
    /// Sums over the pods that the pod's preferred terms match and over those with terms of their own.
    AffinityScore(const Context& context, const Pod& pod, const InterPodAffinityArgs& args);

    /// No term of anybody matched anybody.
    bool empty() const { return sums_.empty(); }
    std::int64_t of(const Context& context, const Node& node, Terms* terms) const;
    /// Adds the nodes whose hostname has a sum.
    void exceptions(const Context& context, std::vector<NodeId>& nodes) const;

    std::unique_ptr<StateData> clone() const override { return std::make_unique<AffinityScore>(*this); }

private:
    /// A term that matched: whose it is, and what it is worth on nodes that share the value of its key with `node`.
    struct Match {
        std::string_view what;
        const PodAffinityTerm& term;
        const Node& node;
        std::int64_t weight;
    };
    using Visit = std::function<void(const Match&)>;

    /// A preferred term of the pod.
    struct OwnTerm {
        std::string_view what;
        const AffinityTerm& term;
        std::int64_t weight;
    };

    struct PreferredTerm {
        AffinityTerm term;
        std::int32_t weight;
    };

    std::vector<PreferredTerm> preferred(const std::vector<WeightedPodAffinityTerm>& terms,
                                         const std::vector<Namespace>& known) const;
    void forEachMatch(const Context& context, const Visit& visit) const;
    static void ownTerm(const Context& context, const OwnTerm& own, const Visit& visit);
    void termsOf(const Pod& other, const Node& node, const Visit& visit) const;
    void sum(const Match& match, std::int64_t times);
    void sumOwn(const Context& context, const PreferredTerm& own, std::int64_t weight);
    void sumStanding(const ClusterIndex& index);
    void explain(const Context& context, const Node& node, Terms& terms) const;

    const Pod* pod_;
    const Labels* namespaceLabels_; ///< of the pod's namespace
    std::int32_t hardWeight_;
    std::vector<PreferredTerm> affinity_;
    std::vector<PreferredTerm> antiAffinity_;
    std::unordered_map<std::string_view, std::unordered_map<std::string_view, std::int64_t>>
        sums_; ///< key → value → sum
};

} // namespace berth
