// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sim/Controllers.h"

#include "engine/model/AddedTolerations.h"

#include <fmt/format.h>

#include <charconv>

namespace berth {
namespace {

struct OrdinalName {
    std::string base;
    std::uint64_t ordinal = 0;
};

OrdinalName split(const std::string& name) {
    const std::size_t dash = name.rfind('-');
    if (dash == std::string::npos || dash + 1 == name.size()) return {name, 0};
    OrdinalName result{name.substr(0, dash), 0};
    const char* last = name.data() + name.size();
    const auto [end, error] = std::from_chars(name.data() + dash + 1, last, result.ordinal);
    return error == std::errc() && end == last ? result : OrdinalName{name, 0};
}

/// Asks the World, not the pool: that one also knows names of other branches.
bool wasTaken(PodKeyId key, const World& world) {
    for (std::uint32_t id = 0; key.valid() && id < world.pods.size(); ++id)
        if (world.pods[id].key == key) return true;
    return false;
}

std::string nextName(const Pod& old, const World& world, const Pool& pool) {
    OrdinalName name = split(old.meta.name);
    std::string candidate;
    do candidate = fmt::format("{}-{}", name.base, ++name.ordinal);
    while (wasTaken(pool.findPodKey(old.meta.ns + "/" + candidate), world));
    return candidate;
}

void pinTo(Pod& pod, const std::string& node) {
    const NodeSelectorTerm term{{}, {{"metadata.name", SelectorOperator::In, {node}}}};
    pod.affinity.node.required = NodeSelector{{term}};
}

void forgetStatus(Pod& pod) {
    pod.nodeName.clear();
    pod.nominatedNodeName.clear();
    pod.phase = PodPhase::Pending;
    pod.startTime = SimTime::none();
    pod.meta.deletionTimestamp = SimTime::none();
    pod.conditions.clear();
    pod.gpuDevices.reset();
    pod.statusAllocated.reset();
    pod.statusActuated.reset();
    pod.resizeInfeasible = pod.resizeDeferred = false;
    for (Container& container : pod.containers) container.status.reset();
    for (Container& container : pod.initContainers) container.status.reset();
}

} // namespace

std::shared_ptr<const Pod> replacementOf(const PodEntry& old, const World& world, const Pool& pool) {
    auto pod = std::make_shared<Pod>(*old.object);
    const std::string kind = pod->meta.controller()->kind;
    if (kind != "StatefulSet") pod->meta.name = nextName(*old.object, world, pool);
    if (kind == "DaemonSet" && old.node.valid()) pinTo(*pod, std::string(pool.nodeName(old.node)));
    if (kind == "DaemonSet") addDaemonTolerations(*pod);
    forgetStatus(*pod);
    pod->meta.creationTimestamp = world.now;
    pod->meta.uid = fmt::format("{}-{}", pod->meta.uid, world.now.ns);
    finishPod(*pod);
    return pod;
}

} // namespace berth
