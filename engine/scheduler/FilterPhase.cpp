// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/NominatedPass.h"
#include "engine/scheduler/Cycle.h"
#include "engine/scheduler/NodesToFind.h"

#include <algorithm>

namespace berth {
namespace {

/// Asks nodes, one after another, and sorts them into feasible ones and ones with a status.
class FilterPhase {
public:
    explicit FilterPhase(Cycle& cycle) : cycle_(cycle), filters_(cycle.framework.filtersFor(cycle.result.state)) {
        cycle_.result.statuses.resize(cycle_.input.snapshot.size());
        cycle_.record.filterBegins(filters_);
    }

    /// True when the nominated node still fits. What fails in here is not fatal.
    bool tryNominatedNode() {
        const std::size_t position = cycle_.input.snapshot.position(cycle_.input.nominatedNode);
        if (position == cycle_.input.snapshot.size()) return false;
        search({static_cast<std::uint32_t>(position)}, 1);
        return !cycle_.feasible.empty();
    }

    Status searchAll() {
        const std::vector<std::uint32_t> nodes = nodesToAsk();
        Status error = search(nodes, wanted(nodes.size()));
        const std::size_t processed = cycle_.feasible.size() + withStatus();
        cycle_.result.nextStart =
            static_cast<std::uint32_t>((cycle_.input.nextStart + processed) % cycle_.input.snapshot.size());
        return error;
    }

private:
    /// PreFilter's nodes by name, else all in the snapshot's order; first the one where the last search stopped.
    std::vector<std::uint32_t> nodesToAsk() const {
        std::vector<std::uint32_t> nodes = cycle_.nodes ? listed(*cycle_.nodes) : all();
        if (!nodes.empty()) {
            const auto start = static_cast<std::ptrdiff_t>(cycle_.input.nextStart % nodes.size());
            std::rotate(nodes.begin(), nodes.begin() + start, nodes.end());
        }
        return nodes;
    }

    std::vector<std::uint32_t> all() const {
        std::vector<std::uint32_t> nodes(cycle_.input.snapshot.size());
        for (std::uint32_t i = 0; i < nodes.size(); ++i) nodes[i] = i;
        return nodes;
    }

    std::vector<std::uint32_t> listed(const std::set<std::string>& names) const {
        std::vector<std::uint32_t> nodes;
        for (const std::string& name : names)
            if (const NodeInfo* node = cycle_.input.snapshot.find(name); node != nullptr)
                nodes.push_back(static_cast<std::uint32_t>(cycle_.input.snapshot.position(node->id)));
        return nodes;
    }

    std::size_t wanted(std::size_t nodes) const {
        if (cycle_.input.askEveryNode) return nodes;
        if (cycle_.framework.score.empty()) return std::min<std::size_t>(nodes, 1);
        return nodesToFind(static_cast<std::uint32_t>(nodes), cycle_.framework.percentageOfNodesToScore());
    }

    /// Goes on until one feasible node more than wanted is met, and leaves that one out: there upstream's search stops.
    Status search(const std::vector<std::uint32_t>& nodes, std::size_t wantedNodes) {
        if (cycle_.framework.filter.empty()) return takeUnchecked(nodes, wantedNodes);
        for (const std::uint32_t position : nodes) {
            Status status = verdictOn(position);
            if (status.code() == Code::Error) return status;
            if (status.ok() && cycle_.feasible.size() == wantedNodes) break;
            note(position, std::move(status));
        }
        return {};
    }

    Status takeUnchecked(const std::vector<std::uint32_t>& nodes, std::size_t wantedNodes) {
        for (std::size_t i = 0; i < std::min(nodes.size(), wantedNodes); ++i) note(nodes[i], {});
        return {};
    }

    Status verdictOn(std::uint32_t position) const {
        const NodeInfo& node = cycle_.node(position);
        const auto nominated = cycle_.nominations.on(node.id);
        if (nominated.empty()) return runFilters(filters_, cycle_.context, cycle_.result.state, cycle_.pod(), node);
        return runFilterWithNominatedPods(cycle_.framework, cycle_.context, cycle_.result.state, cycle_.pod(), node,
                                          nominated);
    }

    void note(std::uint32_t position, Status status) {
        ++cycle_.result.evaluated;
        if (cycle_.record.on())
            cycle_.record.verdict(
                position, status,
                hasNominatedPods(cycle_.context, cycle_.pod(), cycle_.nominations.on(cycle_.node(position).id)));
        if (status.ok())
            cycle_.feasible.push_back(position);
        else
            reject(position, std::move(status));
    }

    void reject(std::uint32_t position, Status status) {
        if (!status.plugin().empty())
            (status.code() == Code::Pending ? cycle_.result.pendingPlugins : cycle_.result.unschedulablePlugins)
                .insert(status.plugin());
        cycle_.result.statuses[position] = std::move(status);
    }

    std::size_t withStatus() const {
        return static_cast<std::size_t>(std::count_if(cycle_.result.statuses.begin(), cycle_.result.statuses.end(),
                                                      [](const auto& status) { return status.has_value(); }));
    }

    Cycle& cycle_;
    std::vector<PluginAt<FilterPlugin>> filters_; ///< those that do not skip
};

} // namespace

Status findFeasible(Cycle& cycle) {
    FilterPhase phase(cycle);
    const bool nominatedFits = cycle.input.nominatedNode.valid() && phase.tryNominatedNode();
    Status error = nominatedFits ? Status() : phase.searchAll();
    cycle.result.feasible = static_cast<std::uint32_t>(cycle.feasible.size());
    cycle.record.feasible(cycle.feasible, nominatedFits);
    return error;
}

} // namespace berth
