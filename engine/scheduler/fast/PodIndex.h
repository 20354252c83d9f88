// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterIndex.h"
#include "engine/framework/Snapshot.h"
#include "engine/scheduler/fast/NodeClasses.h"
#include "engine/scheduler/fast/PodQuestions.h"
#include "engine/scheduler/fast/StandingTerms.h"

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace berth {

/// What is on the nodes of a cluster, kept up to date by what changed on each. Labels are looked at from the first question on.
class PodIndex final : public ClusterIndex {
public:
    explicit PodIndex(const NodeClasses& classes) : classes_(classes), questions_(classes), terms_(classes) {}

    /// Other nodes are listed, or other objects: each is looked at.
    void readAll(const Snapshot& snapshot);
    /// The pods on that node changed.
    void read(const Snapshot& snapshot, NodeId node);
    /// Answers are about this one from now on; it must be what was read, and outlive the questions.
    void answerFor(const Snapshot& snapshot) { snapshot_ = &snapshot; }
    const StandingTerms& terms() const { return terms_; }
    /// With pods that carry the key of that gang.
    std::vector<NodeId> nodesOfGang(std::string_view key) const;

    std::vector<const NodeInfo*> kinds() const override;
    std::vector<NodeCount> alike() const override;
    std::vector<NodeCount> podsByNode(const PodQuestion& question) const override;
    std::vector<NodeCount> podsByKind(const PodQuestion& question) const override;
    void visitTerms(StandingTerm::Role role, const Pod& pod, const TermVisit& visit) const override;
    std::vector<NodeCount> termsByNode(const StandingTerm& term) const override;
    std::vector<NodeCount> termsByKind(const StandingTerm& term) const override;
    std::int64_t usedBy(std::string_view ns, std::string_view resource) const override;
    std::vector<const NodeInfo*> withHostname(std::string_view hostname) const override;

private:
    using Use = std::map<std::string, std::int64_t, std::less<>>; ///< of each resource asked for

    void exchange(NodeId node, const PodList& now);
    void change(const PodInfo& pod, NodeId node, std::int64_t by);
    const PodTally& answer(const PodQuestion& question) const;
    void nameHosts() const;
    void countInGang(const Pod& pod, NodeId node, std::int64_t by) const;

    const NodeClasses& classes_;
    const Snapshot* snapshot_ = nullptr;
    std::vector<PodList> lists_; ///< by NodeId: what was read last; none of nodes that are not listed
    mutable PodQuestions questions_;
    mutable bool asked_ = false; ///< `questions_` knows the pods
    StandingTerms terms_;
    mutable std::unordered_map<std::string, Use> used_;                             ///< by namespace
    mutable std::unordered_map<std::string, std::map<NodeId, std::int64_t>> gangs_; ///< pods by key and node
    mutable bool gangsAsked_ = false;                                               ///< `gangs_` knows the pods
    mutable std::unordered_multimap<std::string, std::uint32_t> hostnames_;
    mutable bool hostsNamed_ = false;
};

} // namespace berth
