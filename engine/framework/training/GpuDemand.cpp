// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/training/GpuDemand.h"

namespace berth {

GpuDemand GpuDemand::of(const Pod& pod) {
    GpuDemand demand;
    const auto [resource, count] = gpuRequest(pod);
    demand.resource = resource;
    demand.count = count;
    demand.model = pod.meta.labels.get("gpu-model");
    demand.link = linkKindFromString(pod.meta.annotations.get("berth.dev/gpu-link")).value_or(LinkKind::None);
    demand.linkRequired =
        demand.link != LinkKind::None && pod.meta.annotations.get("berth.dev/gpu-link-policy") == "Required";
    return demand;
}

GpuDemand GpuDemand::in(const CycleState& state, std::string_view plugin, const Pod& pod) {
    const auto* written = state.read<GpuDemand>(plugin);
    return written != nullptr ? *written : of(pod);
}

} // namespace berth
