// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/model/Selectors.h"

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace berth {

struct Context;

/// Which pods somebody counts: those that meet every clause. Refers to what it was made of.
struct PodQuestion {
    struct Clause {
        bool everyNamespace = false;
        std::vector<std::string_view> namespaces;
        const LabelSelector* selector = nullptr;
    };
    std::vector<Clause> clauses; ///< none: no pod
    bool leavingToo = true;      ///< pods that are about to leave count as well

    /// Pods of one namespace that match a selector.
    static PodQuestion of(std::string_view ns, const LabelSelector& selector, bool leavingToo);
    bool includes(const PodInfo& pod) const;
};

/// So many pods (or terms) on one node, or on all nodes that are alike.
struct NodeCount {
    const NodeInfo* node = nullptr;
    std::int64_t count = 0;
};

/// A term of pods that are on nodes. Equal terms of several pods are one.
struct StandingTerm {
    enum class Role : std::uint8_t { RequiredAffinity, RequiredAntiAffinity, PreferredAffinity, PreferredAntiAffinity };
    Role role = Role::RequiredAffinity;
    const PodAffinityTerm* term = nullptr;
    std::string_view ns;     ///< of its pods
    std::int32_t weight = 0; ///< of a preferred one
    std::size_t number = 0;  ///< by which the index knows it
};

/// What somebody who is told of each change knows about the whole cluster, so that a plugin that counts need not look at every node.
///
/// Kinds: nodes of a kind are alike in all that their plugins' `keyOfNode` wrote, so in every topology key that a pod named but the hostname.
class ClusterIndex {
public:
    using TermVisit = std::function<void(const StandingTerm& term)>;

    virtual ~ClusterIndex() = default;
    /// One listed node of each kind.
    virtual std::vector<const NodeInfo*> kinds() const = 0;
    /// One of all listed nodes that also have the same on them, as far as their plugins' `keyOfUse` says, and how many these are.
    virtual std::vector<NodeCount> alike() const = 0;
    /// Listed nodes with pods that a question includes, and with how many.
    virtual std::vector<NodeCount> podsByNode(const PodQuestion& question) const = 0;
    /// The same, all nodes of a kind together.
    virtual std::vector<NodeCount> podsByKind(const PodQuestion& question) const = 0;
    /// Visits the terms of pods on listed nodes, without any left out whose selector matches the pod's labels.
    virtual void visitTerms(StandingTerm::Role role, const Pod& pod, const TermVisit& visit) const = 0;
    /// On which listed nodes pods have that term, and how many.
    virtual std::vector<NodeCount> termsByNode(const StandingTerm& term) const = 0;
    /// The same, all nodes of a kind together.
    virtual std::vector<NodeCount> termsByKind(const StandingTerm& term) const = 0;
    /// How much of a resource the pods of a namespace use on listed nodes.
    virtual std::int64_t usedBy(std::string_view ns, std::string_view resource) const = 0;
    /// Listed nodes with that value of `kubernetes.io/hostname`.
    virtual std::vector<const NodeInfo*> withHostname(std::string_view hostname) const = 0;
};

inline constexpr std::string_view kHostnameLabel = "kubernetes.io/hostname";

/// All listed nodes, in the snapshot's order.
std::vector<const NodeInfo*> everyNode(const Context& context);
/// One listed node of each kind when the context has an index, else every listed node.
std::vector<const NodeInfo*> nodesOfEachKind(const Context& context);
/// One of all nodes that are alike and how many these are; without an index each node for itself.
std::vector<NodeCount> alikeNodes(const Context& context);
/// Listed nodes with pods that the question includes.
std::vector<NodeCount> podsByNode(const Context& context, const PodQuestion& question);
/// The same for nodes that share values of a topology key: nodes of a kind together where the context has an index and the key is not
/// the hostname.
std::vector<NodeCount> podsByDomain(const Context& context, const PodQuestion& question, std::string_view topologyKey);
std::vector<NodeCount> termsByDomain(const ClusterIndex& index, const StandingTerm& term);
/// Adds the listed nodes with that hostname. The context must have an index.
void addNodesNamed(const Context& context, std::string_view hostname, std::vector<NodeId>& nodes);

} // namespace berth
