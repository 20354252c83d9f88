// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/PodTopologySpread.h"

#include "engine/framework/ClusterIndex.h"
#include "engine/plugins/podtopologyspread/HardCounts.h"
#include "engine/plugins/podtopologyspread/SoftCounts.h"
#include "engine/plugins/podtopologyspread/SpreadHints.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace berth {
namespace {

constexpr std::string_view kPreFilterKey = "PreFilterPodTopologySpread";
constexpr std::string_view kPreScoreKey = "PreScorePodTopologySpread";

Status notFound(std::string_view key) {
    return Status::error(fmt::format("reading \"{}\" from cycleState: not found", key));
}

Status change(CycleState& state, const Pod& pod, const PodInfo& changed, const NodeInfo& node, std::int64_t delta) {
    auto* counts = state.readMutable<HardCounts>(kPreFilterKey);
    if (counts == nullptr) return notFound(kPreFilterKey);
    if (node.node != nullptr) counts->change(*changed.pod, pod, *node.node, delta);
    return {};
}

/// How much fuller than the emptiest domain the node's would be with the pod in it.
struct Skew {
    std::int64_t matching = 0;
    std::int64_t self = 0; ///< 1 when the pod matches its own constraint
    std::int64_t lowest = 0;

    std::int64_t value() const { return matching + self - lowest; }
};

void explain(Terms& terms, const HardCounts& counts, std::size_t index, std::string_view domain, const Skew& skew) {
    const SpreadConstraint& constraint = counts.constraints()[index];
    const std::size_t domains = counts.domains(index);
    const bool tooFew = static_cast<std::int64_t>(domains) < constraint.minDomains;
    terms.add(fmt::format("skew in {}={}", constraint.topologyKey, domain), skew.value(),
              fmt::format("{} matching + {} itself − {} in the emptiest of {} domains{}; maxSkew {}", skew.matching,
                          skew.self, skew.lowest, domains,
                          tooFew ? fmt::format(" (0, as minDomains is {})", constraint.minDomains) : "",
                          constraint.maxSkew));
}

Status judge(const HardCounts& counts, std::size_t index, const Pod& pod, const Node& node, Terms* terms) {
    const SpreadConstraint& constraint = counts.constraints()[index];
    const std::string* domain = node.meta.labels.find(constraint.topologyKey);
    if (domain == nullptr) {
        if (terms != nullptr) terms->add(constraint.topologyKey, "missing", "the node has no such label");
        return {Code::UnschedulableAndUnresolvable,
                "node(s) didn't match pod topology spread constraints (missing required label)"};
    }
    const Skew skew{counts.matching(index, *domain), constraint.selects(pod.meta.labels) ? 1 : 0, counts.lowest(index)};
    if (terms != nullptr) explain(*terms, counts, index, *domain, skew);
    if (skew.value() <= constraint.maxSkew) return {};
    return {Code::Unschedulable, "node(s) didn't match pod topology spread constraints"};
}

double scoreOf(const SoftCounts& counts, std::size_t index, const NodeInfo& node, Terms* terms) {
    const SpreadConstraint& constraint = counts.constraints()[index];
    const std::string* domain = node.node->meta.labels.find(constraint.topologyKey);
    if (domain == nullptr) {
        if (terms != nullptr) terms->skip(constraint.topologyKey, "the node has no such label");
        return 0;
    }
    const std::int64_t matching =
        constraint.isHostname() ? counts.matchingOn(index, node.id) : counts.matching(index, *domain);
    const double score =
        static_cast<double>(matching) * counts.weight(index) + static_cast<double>(constraint.maxSkew - 1);
    if (terms != nullptr)
        terms->add(fmt::format("{}={}", constraint.topologyKey, *domain), fmt::format("{:.3f}", score),
                   fmt::format("{} matching × ln({} domains + 2) + maxSkew {} − 1", matching, counts.size(index),
                               constraint.maxSkew));
    return score;
}

/// Lowest and highest raw score of the nodes that count.
struct Range {
    std::int64_t lowest = std::numeric_limits<std::int64_t>::max();
    std::int64_t highest = 0;
};

std::int64_t normalized(std::int64_t score, const Range& range) {
    if (range.highest == 0) return kMaxScore;
    return kMaxScore * (range.highest + range.lowest - score) / range.highest;
}

} // namespace

PreFilterResult PodTopologySpread::preFilter(const Context& context, CycleState& state, const Pod& pod) const {
    auto constraints = constraintsOf(pod, Unsatisfiable::DoNotSchedule, args_, context.input->objects.get());
    if (constraints.empty()) return {Status(Code::Skip), {}};
    state.write(std::string(kPreFilterKey), std::make_unique<HardCounts>(std::move(constraints), pod, context));
    return {};
}

Status PodTopologySpread::addPod(const Context&, CycleState& state, const Pod& pod, const PodInfo& added,
                                 const NodeInfo& node) const {
    return change(state, pod, added, node, 1);
}

Status PodTopologySpread::removePod(const Context&, CycleState& state, const Pod& pod, const PodInfo& removed,
                                    const NodeInfo& node) const {
    return change(state, pod, removed, node, -1);
}

Status PodTopologySpread::filter(const Context&, const CycleState& state, const Pod& pod, const NodeInfo& node,
                                 Terms* terms) const {
    const auto* counts = state.read<HardCounts>(kPreFilterKey);
    if (counts == nullptr) return notFound(kPreFilterKey);
    for (std::size_t i = 0; i < counts->constraints().size(); ++i)
        if (Status status = judge(*counts, i, pod, *node.node, terms); !status.ok()) return status;
    return {};
}

Status PodTopologySpread::preScore(const Context& context, CycleState& state, const Pod& pod,
                                   std::span<const NodeInfo* const> feasible) const {
    auto constraints = constraintsOf(pod, Unsatisfiable::ScheduleAnyway, args_, context.input->objects.get());
    if (constraints.empty()) return Status(Code::Skip);
    const bool requireAll = !pod.spread.empty() || !args_.systemDefaults;
    state.write(std::string(kPreScoreKey),
                std::make_unique<SoftCounts>(std::move(constraints), requireAll, pod, feasible, context));
    return {};
}

tl::expected<std::int64_t, Status> PodTopologySpread::score(const Context&, const CycleState& state, const Pod&,
                                                            const NodeInfo& node, Terms* terms) const {
    const auto* counts = state.read<SoftCounts>(kPreScoreKey);
    if (counts == nullptr) return tl::unexpected(notFound(kPreScoreKey));
    if (counts->ignores(node)) {
        if (terms != nullptr) {
            terms->skip("topology spread", "the node lacks a topology key and is left out");
            terms->add("total", 0);
        }
        return 0;
    }
    double sum = 0;
    for (std::size_t i = 0; i < counts->constraints().size(); ++i) sum += scoreOf(*counts, i, node, terms);
    const std::int64_t score = std::llround(sum);
    if (terms != nullptr) terms->add("total", score, "the sum, rounded; less is better");
    return score;
}

Status PodTopologySpread::normalize(const Context&, const CycleState& state, const Pod&,
                                    std::span<const NodeInfo* const> nodes, std::span<std::int64_t> scores) const {
    const auto* counts = state.read<SoftCounts>(kPreScoreKey);
    if (counts == nullptr) return notFound(kPreScoreKey);
    Range range;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (counts->ignores(*nodes[i])) continue;
        range.lowest = std::min(range.lowest, scores[i]);
        range.highest = std::max(range.highest, scores[i]);
    }
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] = counts->ignores(*nodes[i]) ? 0 : normalized(scores[i], range);
    return {};
}

bool PodTopologySpread::judgesAlike(const Pod& pod) const {
    return !requiresNodesByName(pod);
}

void PodTopologySpread::nameParts(const Pod& pod, NamedParts& named) const {
    nameSelectedLabels(pod, named);
    const auto name = [&named](const std::string& key) {
        if (key != kHostnameLabel) named.labels.insert(key);
    };
    for (const TopologySpreadConstraint& constraint : pod.spread) name(constraint.topologyKey);
    for (const TopologySpreadConstraint& constraint : args_.defaultConstraints) name(constraint.topologyKey);
    if (args_.systemDefaults) name("topology.kubernetes.io/zone");
}

void PodTopologySpread::keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const {
    addNamedLabels(node, named, key);
    addTaints(node, key);
    key.add(node.meta.labels.contains(kHostnameLabel) ? 1 : 0);
}

void PodTopologySpread::exceptions(const Context& context, const CycleState& state, const Pod& pod,
                                   std::vector<NodeId>& nodes) const {
    const auto add = [&](const SpreadConstraint& constraint) {
        if (!constraint.isHostname()) return;
        for (const NodeCount& each : podsByNode(context, constraint.question(pod.meta.ns)))
            addNodesNamed(context, each.node->node->meta.labels.get(kHostnameLabel), nodes);
    };
    if (const auto* counts = state.read<HardCounts>(kPreFilterKey); counts != nullptr)
        for (const SpreadConstraint& constraint : counts->constraints()) add(constraint);
    if (const auto* counts = state.read<SoftCounts>(kPreScoreKey); counts != nullptr)
        for (const SpreadConstraint& constraint : counts->constraints()) add(constraint);
}

std::vector<ClusterEventWithHint> PodTopologySpread::eventsToRegister() const {
    return spreadEvents(args_);
}

} // namespace berth
