// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/training/GpuVerdicts.h"

#include "engine/framework/ClusterIndex.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

Status unresolvable(std::string reason) {
    return {Code::UnschedulableAndUnresolvable, std::move(reason)};
}

Status possibleAtAll(const GpuDemand& demand, const NodeInfo& node, const NodeGpus& gpus, bool links) {
    if (!demand.model.empty() && gpuModel(*node.node) != demand.model) return unresolvable("GPU model mismatch");
    if (gpus.total < demand.count) return unresolvable("insufficient GPU");
    const DeviceSet all = DeviceSet::all(static_cast<std::uint64_t>(gpus.total));
    if (links && demand.linkRequired && !hasGroup(node, all, demand.count, demand.link))
        return unresolvable(fmt::format("no {} group", toString(demand.link)));
    return {};
}

Status possibleNow(const GpuDemand& demand, const NodeInfo& node, const NodeGpus& gpus, bool links) {
    if (gpus.free < demand.count) return {Code::Unschedulable, std::string("insufficient GPU")};
    if (links && demand.linkRequired && !hasGroup(node, freeDevices(node), demand.count, demand.link))
        return {Code::Unschedulable, fmt::format("no free {} group", toString(demand.link))};
    return {};
}

void explain(Terms& terms, const GpuDemand& demand, const NodeInfo& node, const NodeGpus& gpus, bool links) {
    if (!demand.model.empty()) terms.add("GPU model", std::string(gpuModel(*node.node)), "asked: " + demand.model);
    terms.add("GPUs of the node", gpus.total);
    terms.add("GPUs free", gpus.free, fmt::format("{} − {} requested or shared", gpus.total, gpus.total - gpus.free));
    terms.add("GPUs asked", demand.count);
    if (links && demand.linkRequired) terms.add("link required", std::string(toString(demand.link)));
}

QueueingHint podLeft(const Pod&, const EventObjects& objects) {
    return objects.podHeldNode ? QueueingHint::Queue : QueueingHint::Skip;
}

} // namespace

Status fitsSomeNode(const GpuDemand& demand, std::optional<std::int64_t> most, const Context& context) {
    if (demand.count == 0) return {};
    std::int64_t limit = most.value_or(0);
    if (!most)
        for (const NodeInfo* node : nodesOfEachKind(context)) {
            const auto [resource, total] = gpuCapacity(*node->node);
            if (resource == demand.resource) limit = std::max(limit, total);
        }
    return demand.count > limit ? unresolvable("request exceeds max GPU per node") : Status();
}

Status fitsGpus(const GpuDemand& demand, const NodeInfo& node, bool links, Terms* terms) {
    if (demand.count == 0) {
        if (terms != nullptr) terms->add("GPUs asked", 0);
        return {};
    }
    const NodeGpus gpus = gpusOf(node, demand.resource);
    if (terms != nullptr) explain(*terms, demand, node, gpus, links);
    if (Status status = possibleAtAll(demand, node, gpus, links); !status.ok()) return status;
    return possibleNow(demand, node, gpus, links);
}

bool goesByGpuSums(const GpuDemand& demand, const NodeInfo& node, bool links) {
    return demand.count == 0 || (!(links && demand.linkRequired) && !hasShares(node));
}

bool hasGpuRoom(const GpuDemand& demand, const NodeInfo& node, const NodeUse& use) {
    if (demand.count == 0) return true;
    const NodeGpus gpus = gpusOf(node, use, demand.resource);
    return possibleAtAll(demand, node, gpus, false).ok() && possibleNow(demand, node, gpus, false).ok();
}

std::vector<ClusterEventWithHint> gpuEvents() {
    return {{{EventResource::AssignedPod, action::Delete}, podLeft},
            {{EventResource::AssignedPod, action::UpdatePodScaleDown}, {}},
            {{EventResource::TargetPod, action::UpdatePodScaleDown | action::UpdatePodLabel}, {}},
            {{EventResource::Node,
              action::Add | action::UpdateNodeAllocatable | action::UpdateNodeLabel | action::UpdateNodeAnnotation},
             {}}};
}

} // namespace berth
