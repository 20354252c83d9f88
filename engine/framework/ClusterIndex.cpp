// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/ClusterIndex.h"

#include "engine/framework/Plugin.h"

#include <algorithm>

namespace berth {
namespace {

bool meets(const PodQuestion::Clause& clause, const Pod& pod) {
    const auto& spaces = clause.namespaces;
    const bool here = clause.everyNamespace || std::find(spaces.begin(), spaces.end(), pod.meta.ns) != spaces.end();
    return here && clause.selector != nullptr && matches(*clause.selector, pod.meta.labels);
}

} // namespace

PodQuestion PodQuestion::of(std::string_view ns, const LabelSelector& selector, bool leavingToo) {
    return {{{false, {ns}, &selector}}, leavingToo};
}

bool PodQuestion::includes(const PodInfo& pod) const {
    if (clauses.empty() || (pod.terminating && !leavingToo)) return false;
    return std::all_of(clauses.begin(), clauses.end(),
                       [&pod](const Clause& clause) { return meets(clause, *pod.pod); });
}

std::vector<const NodeInfo*> everyNode(const Context& context) {
    const Snapshot& snapshot = context.snapshot();
    std::vector<const NodeInfo*> nodes;
    nodes.reserve(snapshot.size());
    for (std::size_t position = 0; position < snapshot.size(); ++position) nodes.push_back(&snapshot.at(position));
    return nodes;
}

std::vector<const NodeInfo*> nodesOfEachKind(const Context& context) {
    return context.index != nullptr ? context.index->kinds() : everyNode(context);
}

std::vector<NodeCount> alikeNodes(const Context& context) {
    if (context.index != nullptr) return context.index->alike();
    std::vector<NodeCount> nodes;
    for (const NodeInfo* node : everyNode(context)) nodes.push_back({node, 1});
    return nodes;
}

std::vector<NodeCount> podsByNode(const Context& context, const PodQuestion& question) {
    if (context.index != nullptr) return context.index->podsByNode(question);
    std::vector<NodeCount> counts;
    for (std::size_t position = 0; position < context.snapshot().size(); ++position) {
        const NodeInfo& node = context.snapshot().at(position);
        const auto count = std::count_if(node.pods.begin(), node.pods.end(),
                                         [&question](const PodInfo& pod) { return question.includes(pod); });
        if (count != 0) counts.push_back({&node, count});
    }
    return counts;
}

std::vector<NodeCount> podsByDomain(const Context& context, const PodQuestion& question, std::string_view topologyKey) {
    if (context.index == nullptr || topologyKey == kHostnameLabel) return podsByNode(context, question);
    return context.index->podsByKind(question);
}

std::vector<NodeCount> termsByDomain(const ClusterIndex& index, const StandingTerm& term) {
    return term.term->topologyKey == kHostnameLabel ? index.termsByNode(term) : index.termsByKind(term);
}

void addNodesNamed(const Context& context, std::string_view hostname, std::vector<NodeId>& nodes) {
    for (const NodeInfo* node : context.index->withHostname(hostname)) nodes.push_back(node->id);
}

} // namespace berth
