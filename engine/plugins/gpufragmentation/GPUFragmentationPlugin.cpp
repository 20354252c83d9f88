// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/gpufragmentation/GPUFragmentationPlugin.h"

#include "engine/framework/training/BestFit.h"
#include "engine/framework/training/DeviceKeys.h"
#include "engine/framework/training/DeviceReservation.h"
#include "engine/framework/training/GpuVerdicts.h"

#include <fmt/format.h>

namespace berth {

PreFilterResult GPUFragmentationPlugin::preFilter(const Context& context, CycleState& state, const Pod& pod) const {
    auto demand = std::make_unique<GpuDemand>(GpuDemand::of(pod));
    const Status status = fitsSomeNode(*demand, args_.maxGpuPerNode, context);
    state.write(std::string(kName), std::move(demand));
    return {status, {}};
}

Status GPUFragmentationPlugin::filter(const Context&, const CycleState& state, const Pod& pod, const NodeInfo& node,
                                      Terms* terms) const {
    return fitsGpus(GpuDemand::in(state, kName, pod), node, false, terms);
}

bool GPUFragmentationPlugin::seesSumsOnly(const CycleState& state, const Pod& pod, const NodeInfo& node) const {
    return goesByGpuSums(GpuDemand::in(state, kName, pod), node, false);
}

bool GPUFragmentationPlugin::hasRoom(const CycleState& state, const Pod& pod, const NodeInfo& node,
                                     const NodeUse& use) const {
    return hasGpuRoom(GpuDemand::in(state, kName, pod), node, use);
}

tl::expected<std::int64_t, Status> GPUFragmentationPlugin::score(const Context&, const CycleState& state,
                                                                 const Pod& pod, const NodeInfo& node,
                                                                 Terms* terms) const {
    const GpuDemand demand = GpuDemand::in(state, kName, pod);
    const NodeGpus gpus = gpusOf(node, demand.resource);
    const std::int64_t score = bestFit(gpus, demand.count);
    if (terms != nullptr) {
        terms->add("GPUs of the node", gpus.total);
        terms->add("GPUs free", gpus.free);
        terms->add("GPUs left over", gpus.free - demand.count, fmt::format("{} − {}", gpus.free, demand.count));
        if (demand.count == 0) terms->skip("best fit", "the pod asks no GPU");
        terms->add("total", score, explainBestFit(gpus, demand.count));
    }
    return score;
}

Status GPUFragmentationPlugin::normalize(const Context&, const CycleState&, const Pod&,
                                         std::span<const NodeInfo* const>, std::span<std::int64_t> scores) const {
    defaultNormalize(scores, false);
    return {};
}

ReserveResult GPUFragmentationPlugin::reserve(const Context& context, const CycleState&, const Pod& pod,
                                              const NodeInfo& node) const {
    return reserveDevices(context, pod, node, args_.devicePolicy);
}

void GPUFragmentationPlugin::keyOfPod(const Pod& pod, AlikeKey& key) const {
    addGpuDemand(pod, key);
}

void GPUFragmentationPlugin::keyOfNode(const Node& node, const NamedParts&, AlikeKey& key) const {
    addGpuKind(node, key);
}

void GPUFragmentationPlugin::keyOfUse(const NodeInfo& node, AlikeKey& key) const {
    addFreeGpus(node, key);
}

std::vector<ClusterEventWithHint> GPUFragmentationPlugin::eventsToRegister() const {
    return gpuEvents();
}

} // namespace berth
