// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesfit/NodeResourcesFit.h"

#include "engine/plugins/noderesourcesfit/FitHints.h"
#include "engine/plugins/noderesourcesfit/ResourceScorer.h"
#include "engine/plugins/noderesourcesfit/Shortage.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::string_view kPreFilterKey = "PreFilterNodeResourcesFit";

struct PreFilterState final : StateData {
    Resources request;
    std::unique_ptr<StateData> clone() const override { return std::make_unique<PreFilterState>(*this); }
};

template <class Names> bool contains(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

PreFilterResult NodeResourcesFit::preFilter(const Context&, CycleState& state, const Pod& pod) const {
    auto kept = std::make_unique<PreFilterState>();
    kept->request = pod.totals.requests;
    state.write(std::string(kPreFilterKey), std::move(kept));
    return {};
}

Status NodeResourcesFit::filter(const Context&, const CycleState& state, const Pod&, const NodeInfo& node,
                                Terms* terms) const {
    const auto* kept = state.read<PreFilterState>(kPreFilterKey);
    if (kept == nullptr) return Status::error("error reading \"PreFilterNodeResourcesFit\" from cycleState: not found");
    const auto ignored = [this](std::string_view resource) { return isIgnored(resource); };
    const std::vector<Shortage> found = shortages(kept->request, node, ignored, terms);
    if (found.empty()) return {};
    std::vector<std::string> reasons;
    for (const Shortage& shortage : found) reasons.push_back(shortage.reason);
    const bool hopeless =
        std::any_of(found.begin(), found.end(), [](const Shortage& shortage) { return shortage.unresolvable; });
    return {hopeless ? Code::UnschedulableAndUnresolvable : Code::Unschedulable, std::move(reasons)};
}

bool NodeResourcesFit::seesSumsOnly(const CycleState& state, const Pod&, const NodeInfo&) const {
    return state.read<PreFilterState>(kPreFilterKey) != nullptr;
}

/// PreFilter kept what the pod requests.
bool NodeResourcesFit::hasRoom(const CycleState&, const Pod& pod, const NodeInfo& node, const NodeUse& use) const {
    return fits(pod.totals.requests, *node.node, use,
                [this](std::string_view resource) { return isIgnored(resource); });
}

Status NodeResourcesFit::preScore(const Context&, CycleState&, const Pod&, std::span<const NodeInfo* const>) const {
    return {};
}

tl::expected<std::int64_t, Status> NodeResourcesFit::score(const Context&, const CycleState&, const Pod& pod,
                                                           const NodeInfo& node, Terms* terms) const {
    std::vector<CountedAllocation> allocations;
    allocations.reserve(args_.resources.size());
    for (const CountedResource& resource : args_.resources)
        allocations.push_back(
            {&resource, allocationOf(node, resource, requestOf(pod.totals.nonZero, resource), UsedSum::NonZero)});
    switch (args_.strategy) {
    case ScoringStrategy::LeastAllocated: return leastAllocatedScore(allocations, terms);
    case ScoringStrategy::MostAllocated: return mostAllocatedScore(allocations, terms);
    case ScoringStrategy::RequestedToCapacityRatio:
        return requestedToCapacityRatioScore(args_.shape, allocations, terms);
    }
    return 0;
}

bool NodeResourcesFit::isIgnored(std::string_view resource) const {
    if (args_.ignoredResources.empty() && args_.ignoredResourceGroups.empty()) return false;
    if (!isExtendedResource(resource)) return false;
    return contains(args_.ignoredResources, resource) ||
           contains(args_.ignoredResourceGroups, resource.substr(0, resource.find('/')));
}

std::vector<ClusterEventWithHint> NodeResourcesFit::eventsToRegister() const {
    return fitEvents();
}

} // namespace berth
