// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/dynamicresources/DynamicResources.h"

namespace berth {
namespace {

constexpr std::string_view kStateKey = "DynamicResources";

/// Its presence says that this plugin's PreFilter ran.
struct Ran final : StateData {
    std::unique_ptr<StateData> clone() const override { return std::make_unique<Ran>(*this); }
};

} // namespace

Status DynamicResources::preEnqueue(const Context&, const Pod&) const {
    return {};
}

PreFilterResult DynamicResources::preFilter(const Context&, CycleState& state, const Pod& pod) const {
    state.write(std::string(kStateKey), std::make_unique<Ran>());
    if (pod.resourceClaims.empty()) return {Status(Code::Skip), {}};
    return {};
}

Status DynamicResources::filter(const Context&, const CycleState&, const Pod& pod, const NodeInfo&,
                                Terms* terms) const {
    if (terms != nullptr)
        for (const std::string& claim : pod.resourceClaims)
            terms->add(claim, "taken as met", "resource claims are not simulated");
    return {};
}

PostFilterResult DynamicResources::postFilter(const Context&, const CycleState& state, const Pod&, const NodeStatuses&,
                                              PreemptionReport*) const {
    PostFilterResult result;
    const bool ran = state.read<Ran>(kStateKey) != nullptr;
    result.status = ran ? Status(Code::Unschedulable) : Status::error("not found");
    return result;
}

tl::expected<std::int64_t, Status> DynamicResources::score(const Context&, const CycleState&, const Pod&,
                                                           const NodeInfo&, Terms*) const {
    return 0;
}

Status DynamicResources::normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                                   std::span<std::int64_t> scores) const {
    defaultNormalize(scores, false);
    return {};
}

ReserveResult DynamicResources::reserve(const Context&, const CycleState&, const Pod&, const NodeInfo&) const {
    return {};
}

Status DynamicResources::preBindPreFlight(const Context&, const Pod&, const NodeInfo&) const {
    return Status(Code::Skip);
}

Status DynamicResources::preBind(const Context&, const Pod&, const NodeInfo&) const {
    return {};
}

std::vector<ClusterEventWithHint> DynamicResources::eventsToRegister() const {
    using namespace action;
    return {{{EventResource::Node, Add | UpdateNodeLabel | UpdateNodeAllocatable}, {}},
            {{EventResource::ResourceClaim, Add | Update | Delete}, {}},
            {{EventResource::TargetPod, UpdatePodGeneratedResourceClaim}, {}},
            {{EventResource::DeviceClass, Add | Update}, {}},
            {{EventResource::ResourceSlice, Add | Update}, {}}};
}

} // namespace berth
