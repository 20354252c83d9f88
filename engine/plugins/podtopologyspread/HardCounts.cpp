// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/HardCounts.h"

#include "engine/framework/ClusterIndex.h"

#include <algorithm>

namespace berth {

void CriticalPaths::update(std::string_view domain, std::int64_t count) {
    Path& first = paths_[0];
    Path& second = paths_[1];
    if (domain == first.domain || domain == second.domain) {
        (domain == first.domain ? first : second).count = count;
        if (first.count > second.count) std::swap(first, second);
    } else if (count < first.count) {
        second = first;
        first = {domain, count};
    } else if (count < second.count) {
        second = {domain, count};
    }
}

HardCounts::HardCounts(std::vector<SpreadConstraint> constraints, const Pod& pod, const Context& context) {
    auto counted = std::make_shared<Counted>();
    counted->constraints = std::move(constraints);
    const std::size_t count = counted->constraints.size();
    counted->domains.resize(count);
    trials_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        counted->enter(i, pod, context);
        for (const auto& [domain, matching] : counted->domains[i]) trials_[i].paths.update(domain, matching);
    }
    counted_ = std::move(counted);
}

/// Every domain that counts, then the pods in it.
void HardCounts::Counted::enter(std::size_t constraint, const Pod& pod, const Context& context) {
    const SpreadConstraint& one = constraints[constraint];
    const auto counts = [&](const NodeInfo& node) {
        return hasAllKeys(node.node->meta.labels, constraints) && one.includes(inclusionOf(pod, *node.node));
    };
    Domains& found = domains[constraint];
    for (const NodeInfo* node : one.isHostname() ? everyNode(context) : nodesOfEachKind(context))
        if (counts(*node)) found.try_emplace(*node->node->meta.labels.find(one.topologyKey), 0);
    for (const NodeCount& each : podsByDomain(context, one.question(pod.meta.ns), one.topologyKey))
        if (counts(*each.node)) found[*each.node->node->meta.labels.find(one.topologyKey)] += each.count;
}

std::int64_t HardCounts::matching(std::size_t constraint, std::string_view domain) const {
    for (const auto& [changed, count] : trials_[constraint].changed)
        if (changed == domain) return count;
    const Domains& domains = counted_->domains[constraint];
    const auto it = domains.find(domain);
    return it != domains.end() ? it->second : 0;
}

std::size_t HardCounts::domains(std::size_t constraint) const {
    return counted_->domains[constraint].size() + trials_[constraint].added;
}

std::int64_t HardCounts::lowest(std::size_t constraint) const {
    const std::int64_t wanted = constraints()[constraint].minDomains;
    if (static_cast<std::int64_t>(domains(constraint)) < wanted) return 0;
    return trials_[constraint].paths.lowest();
}

void HardCounts::change(const Pod& changed, const Pod& pod, const Node& node, std::int64_t delta) {
    const Labels& labels = node.meta.labels;
    if (changed.meta.ns != pod.meta.ns || !hasAllKeys(labels, constraints())) return;
    const NodeInclusion inclusion = inclusionOf(pod, node);
    for (std::size_t i = 0; i < constraints().size(); ++i) {
        const SpreadConstraint& constraint = constraints()[i];
        if (!constraint.selects(changed.meta.labels) || !constraint.includes(inclusion)) continue;
        const std::string_view domain = *labels.find(constraint.topologyKey);
        set(i, domain, matching(i, domain) + delta);
    }
}

void HardCounts::set(std::size_t constraint, std::string_view domain, std::int64_t count) {
    Trial& trial = trials_[constraint];
    const auto it = std::find_if(trial.changed.begin(), trial.changed.end(),
                                 [domain](const auto& entry) { return entry.first == domain; });
    if (it != trial.changed.end()) {
        it->second = count;
    } else {
        trial.changed.emplace_back(domain, count);
        if (!counted_->domains[constraint].contains(domain)) ++trial.added;
    }
    trial.paths.update(domain, count);
}

} // namespace berth
