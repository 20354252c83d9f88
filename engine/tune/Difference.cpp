// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Difference.h"

#include "engine/metrics/Meter.h"

#include <algorithm>
#include <map>

namespace berth::tune {
namespace {

/// A pod's way through one trace.
struct History {
    std::vector<PodEvent> events; ///< from the fork on
    NodeId node;                  ///< at the end compared
};
using Histories = std::map<std::string, History>; ///< by name of the pod

bool isEvent(FactKind kind) {
    switch (kind) {
    case FactKind::PodBound:
    case FactKind::PodEvicted:
    case FactKind::VictimEvicted:
    case FactKind::NodeLost:
    case FactKind::PodFinished:
    case FactKind::PodDeleted:
    case FactKind::PodUnschedulable: return true;
    default: return false;
    }
}

/// Follows the node a pod is on.
void place(const Fact& fact, History& history) {
    if (fact.kind == FactKind::PodBound || (fact.kind == FactKind::PodSubmitted && fact.node.valid()))
        history.node = fact.node;
    if (fact.kind == FactKind::PodFinished || fact.kind == FactKind::PodDeleted) history.node = {};
}

Histories historiesOf(const Trace& trace, std::size_t common, SimTime until) {
    std::map<PodKeyId, History> histories;
    std::vector<PodKeyId> keys; // by PodId
    for (std::size_t i = 0; i < trace.size() && trace[i].at <= until; ++i) {
        const Fact& fact = trace[i];
        if (!fact.pod.valid()) continue;
        if (fact.kind == FactKind::PodSubmitted) {
            if (fact.pod.value >= keys.size()) keys.resize(fact.pod.value + std::size_t{1});
            keys[fact.pod.value] = PodKeyId{fact.b};
        }
        if (fact.pod.value >= keys.size()) continue;
        History& history = histories[keys[fact.pod.value]];
        place(fact, history);
        if (i >= common && isEvent(fact.kind))
            history.events.push_back({fact.kind, fact.kind == FactKind::PodBound ? fact.node : NodeId{}, fact.at});
    }
    Histories named;
    for (auto& [key, history] : histories) named.emplace(trace.pool().podKey(key), std::move(history));
    return named;
}

std::string nameOf(const Pool& pool, NodeId node) {
    return node.valid() ? std::string(pool.nodeName(node)) : std::string();
}

/// Tells where the ways of a pod through two traces part.
class Parting {
public:
    Parting(const Pool& first, const Pool& second) : first_(first), second_(second) {}

    /// Nothing where they do not.
    std::optional<PodDifference> of(const History& first, const History& second) const {
        const std::size_t shorter = std::min(first.events.size(), second.events.size());
        std::size_t i = 0;
        while (i < shorter && isSame(first.events[i], second.events[i])) ++i;
        if (i == first.events.size() && i == second.events.size()) return std::nullopt;
        PodDifference difference;
        if (i < first.events.size()) difference.first = first.events[i];
        if (i < second.events.size()) difference.second = second.events[i];
        difference.at = difference.first ? difference.first->at : difference.second->at;
        if (difference.second) difference.at = std::min(difference.at, difference.second->at);
        difference.firstNode = nameOf(first_, first.node);
        difference.secondNode = nameOf(second_, second.node);
        return difference;
    }

private:
    bool isSame(const PodEvent& one, const PodEvent& other) const {
        return one.kind == other.kind && one.at == other.at && nameOf(first_, one.node) == nameOf(second_, other.node);
    }

    const Pool& first_;
    const Pool& second_;
};

SimTime endOf(const Trace& trace, SimTime start) {
    return trace.empty() ? start : trace[trace.size() - 1].at;
}

std::size_t positionAfter(const Trace& trace, SimTime until) {
    std::size_t low = 0, high = trace.size();
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (trace[middle].at <= until)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

metrics::Figures figuresOf(const Session& session, const Trace& trace, SimTime until) {
    const std::size_t position = positionAfter(trace, until);
    const metrics::Meter meter =
        metrics::measure(trace, session.startWorld(), metrics::bandsOf(session.scenario()), position);
    World world = session.startWorld();
    for (std::size_t i = 0; i < position; ++i) apply(world, trace[i], trace.pool());
    return meter.figures(world, std::max(until, world.now));
}

std::size_t commonFacts(const Trace& first, const Trace& second) {
    const std::size_t shorter = std::min(first.size(), second.size());
    std::size_t common = 0;
    while (common < shorter && first[common] == second[common]) ++common;
    return common;
}

} // namespace

std::vector<PodDifference> differences(const Trace& first, const Trace& second, std::size_t common, SimTime until) {
    const Histories before = historiesOf(first, common, until);
    const Histories after = historiesOf(second, common, until);
    const Parting parting(first.pool(), second.pool());
    std::vector<PodDifference> found;
    const History none;
    const auto add = [&](const std::string& pod, const History& a, const History& b) {
        auto difference = parting.of(a, b);
        if (!difference) return;
        difference->pod = pod;
        found.push_back(std::move(*difference));
    };
    for (const auto& [pod, history] : before) {
        const auto other = after.find(pod);
        add(pod, history, other == after.end() ? none : other->second);
    }
    for (const auto& [pod, history] : after)
        if (!before.contains(pod)) add(pod, none, history);
    std::sort(found.begin(), found.end(), [](const PodDifference& a, const PodDifference& b) {
        return a.at != b.at ? a.at < b.at : a.pod < b.pod;
    });
    return found;
}

std::optional<BranchComparison> compareBranches(const Session& session, std::uint32_t first, std::uint32_t second) {
    const Trace* a = session.traceOf(first);
    const Trace* b = session.traceOf(second);
    if (a == nullptr || b == nullptr) return std::nullopt;
    const SimTime start = session.startWorld().now;
    BranchComparison comparison;
    comparison.first = first;
    comparison.second = second;
    comparison.common = commonFacts(*a, *b);
    comparison.until = std::min(endOf(*a, start), endOf(*b, start));
    comparison.pods = differences(*a, *b, comparison.common, comparison.until);
    comparison.firstFigures = figuresOf(session, *a, comparison.until);
    comparison.secondFigures = figuresOf(session, *b, comparison.until);
    return comparison;
}

std::vector<SimTime> partings(const Session& session, std::uint32_t branch) {
    const Trace* own = session.traceOf(branch);
    std::vector<SimTime> times;
    for (const BranchInfo& info : session.branches()) {
        if (info.id != branch || info.parent == branch || own == nullptr) continue;
        const Trace* parent = session.traceOf(info.parent);
        if (parent == nullptr) continue;
        const SimTime start = session.startWorld().now;
        const SimTime until = std::min(endOf(*own, start), endOf(*parent, start));
        for (const PodDifference& difference : differences(*parent, *own, info.forkFact, until))
            if (times.empty() || times.back() != difference.at) times.push_back(difference.at);
    }
    return times;
}

} // namespace berth::tune
