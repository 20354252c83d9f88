// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/SoftCounts.h"

#include "engine/framework/ClusterIndex.h"

#include <cmath>

namespace berth {
namespace {

/// The node's value of the key, "" without one: as upstream reads a map of Go.
std::string_view domainOf(const NodeInfo& node, const SpreadConstraint& constraint) {
    return node.node->meta.labels.get(constraint.topologyKey);
}

} // namespace

SoftCounts::SoftCounts(std::vector<SpreadConstraint> constraints, bool requireAll, const Pod& pod,
                       std::span<const NodeInfo* const> feasible, const Context& context) {
    auto counted = std::make_shared<Counted>();
    counted->constraints = std::move(constraints);
    counted->requireAll = requireAll;
    counted->registerDomains(feasible);
    counted->weigh(feasible, context.standFor);
    for (std::size_t i = 0; i < counted->constraints.size(); ++i) counted->count(i, pod, context);
    counted_ = std::move(counted);
}

bool SoftCounts::Counted::ignores(const NodeInfo& node) const {
    return requireAll && !hasAllKeys(node.node->meta.labels, constraints);
}

void SoftCounts::Counted::registerDomains(std::span<const NodeInfo* const> feasible) {
    domains.resize(constraints.size());
    nodes.resize(constraints.size());
    for (const NodeInfo* node : feasible) {
        if (ignores(*node)) continue;
        for (std::size_t i = 0; i < constraints.size(); ++i)
            if (!constraints[i].isHostname()) domains[i].try_emplace(domainOf(*node, constraints[i]), 0);
    }
}

void SoftCounts::Counted::weigh(std::span<const NodeInfo* const> feasible, std::span<const std::uint32_t> standFor) {
    std::size_t hosts = 0;
    for (std::size_t i = 0; i < feasible.size(); ++i)
        if (!ignores(*feasible[i])) hosts += standFor.empty() ? 1 : standFor[i];
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        sizes.push_back(constraints[i].isHostname() ? hosts : domains[i].size());
        weights.push_back(std::log(static_cast<double>(sizes.back() + 2)));
    }
}

void SoftCounts::Counted::count(std::size_t constraint, const Pod& pod, const Context& context) {
    const SpreadConstraint& one = constraints[constraint];
    if (one.isHostname()) return countNodes(constraint, pod, context);
    if (domains[constraint].empty()) return;
    for (const auto& [node, count] : podsByDomain(context, one.question(pod.meta.ns), one.topologyKey)) {
        if (ignores(*node) || !one.includes(inclusionOf(pod, *node->node))) continue;
        const auto it = domains[constraint].find(domainOf(*node, one));
        if (it != domains[constraint].end()) it->second += count;
    }
}

void SoftCounts::Counted::countNodes(std::size_t constraint, const Pod& pod, const Context& context) {
    for (const auto& [node, count] : podsByNode(context, constraints[constraint].question(pod.meta.ns)))
        nodes[constraint].emplace(node->id, count);
}

std::int64_t SoftCounts::matchingOn(std::size_t constraint, NodeId node) const {
    const auto it = counted_->nodes[constraint].find(node);
    return it != counted_->nodes[constraint].end() ? it->second : 0;
}

std::int64_t SoftCounts::matching(std::size_t constraint, std::string_view domain) const {
    const auto it = counted_->domains[constraint].find(domain);
    return it != counted_->domains[constraint].end() ? it->second : 0;
}

} // namespace berth
