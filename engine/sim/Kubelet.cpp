// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sim/Kubelet.h"

#include "engine/framework/NodeDevices.h"
#include "engine/model/Gpu.h"
#include "engine/model/Training.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace berth {
namespace {

/// How much of a pod's own run the last checkpoint holds.
Duration savedOfRun(const PodEntry& entry, SimTime now) {
    const Duration periodic = periodicallySaved(*entry.object, now - entry.startTime);
    return entry.savedAt.isSet() ? std::max(periodic, entry.savedAt - entry.startTime) : periodic;
}

std::int64_t gpusOf(const Pod& pod) {
    return firstGpu(pod.totals.used).second;
}

/// Pods whose work is worth an account.
bool worksOnSomething(const PodEntry& entry) {
    return gpusOf(*entry.object) > 0 || entry.object->duration;
}

} // namespace

SimTime goneAt(const Pod& pod, SimTime now, bool wholeGrace) {
    return now + (wholeGrace ? pod.gracePeriod : leavingTime(pod));
}

Duration workKept(const World& world, PodId pod, SimTime now) {
    const PodEntry& entry = world.pod(pod);
    if (!entry.running) return entry.predecessor.valid() ? workKept(world, entry.predecessor, now) : Duration{};
    if (entry.superseded || entry.state == PodState::Gone) return entry.kept;
    const SimTime until = entry.alive() ? now : entry.endedAt;
    return entry.resumed + (entry.alive() ? savedOfRun(entry, until) : until - entry.startTime);
}

// ---- starting

void Kubelet::begin(PodId pod, const std::vector<std::uint32_t>& devices) {
    const PodEntry& entry = ledger_.world().pod(pod);
    Fact fact = Fact::of(FactKind::PodStarted, pod, entry.node);
    fact.a = devices.empty() ? ListId::kNone : ledger_.pool().list(devices).value;
    SimTime finish = SimTime::never();
    if (entry.object->duration)
        finish = std::max(ledger_.world().now, entry.startTime + *entry.object->duration - entry.resumed);
    fact.setTime(finish);
    ledger_.write(fact);
}

/// A replacement goes on where the last checkpoint of its predecessors is.
void Kubelet::resume(PodId pod) {
    const World& world = ledger_.world();
    const PodId predecessor = world.pod(pod).predecessor;
    if (!predecessor.valid() || !world.pod(pod).object->duration) return;
    Fact fact = Fact::of(FactKind::WorkResumed, pod, world.pod(pod).node);
    fact.a = predecessor.value;
    fact.setTime(SimTime{workKept(world, predecessor, world.now).ns});
    ledger_.write(fact);
}

void Kubelet::start(PodId pod) {
    const PodEntry& entry = ledger_.world().pod(pod);
    const NodeInfo& node = *ledger_.world().node(entry.node);
    const auto reserved = ledger_.pool().list(entry.devices);
    std::vector<std::uint32_t> devices(reserved.begin(), reserved.end());
    if (devices.empty()) devices = kubeletDevices(node, pod);
    const auto [resource, total] =
        node.node != nullptr ? gpuCapacity(*node.node) : std::pair<std::string_view, std::int64_t>{};
    if (std::ssize(devices) < entry.object->totals.used.scalar(resource))
        return handlers_.podRefused(pod, fmt::format("OutOf{}", resource));
    resume(pod);
    begin(pod, devices);
}

void Kubelet::adoptRunningPods() {
    const World& world = ledger_.world();
    std::map<PodId, std::vector<std::uint32_t>> held;
    for (NodeId node{0}; node.value < world.nodes.size(); ++node.value)
        if (world.nodeExists(node))
            for (auto& [pod, devices] : devicesAtStart(*world.node(node))) held[pod] = std::move(devices);
    const auto count = static_cast<std::uint32_t>(world.pods.size());
    for (PodId pod{0}; pod.value < count; ++pod.value) {
        const PodEntry& entry = world.pod(pod);
        if (entry.state != PodState::Bound) continue;
        if (entry.object->gpuDevices || worksOnSomething(entry) || preStopTime(*entry.object)) begin(pod, held[pod]);
    }
}

// ---- ending

SimTime Kubelet::goneAt(const PodEntry& pod, std::optional<Duration> grace) const {
    if (!grace) return berth::goneAt(*pod.object, ledger_.world().now, timelineRules_);
    Pod overridden = *pod.object;
    overridden.gracePeriod = *grace;
    return berth::goneAt(overridden, ledger_.world().now, timelineRules_);
}

void Kubelet::toldToLeave(PodId pod) {
    const PodEntry& entry = ledger_.world().pod(pod);
    if (timelineRules_ || !entry.running) return;
    const auto hook = preStopTime(*entry.object);
    if (!hook) return ledger_.write(Fact::of(FactKind::PodSignalled, pod, entry.node));
    Fact fact = Fact::of(FactKind::PreStopStarted, pod, entry.node);
    fact.setTime(ledger_.world().now + *hook);
    ledger_.write(fact);
}

void Kubelet::preStopEnded(PodId pod) {
    const NodeId node = ledger_.world().pod(pod).node;
    // What ran on a node that is gone saves nothing any more.
    if (!ledger_.world().nodeExists(node)) return ledger_.write(Fact::of(FactKind::CheckpointLost, pod, node));
    ledger_.write(Fact::of(FactKind::CheckpointSaved, pod, node));
    ledger_.write(Fact::of(FactKind::PodSignalled, pod, node));
}

void Kubelet::aboutToGo(PodId pod) {
    const World& world = ledger_.world();
    if (timelineRules_ || !world.pod(pod).running) return;
    const NodeId node = world.pod(pod).node;
    if (world.pod(pod).hookDue <= world.now)
        preStopEnded(pod);
    else if (world.pod(pod).hookDue != SimTime::never())
        ledger_.write(Fact::of(FactKind::CheckpointLost, pod, node));
    const PodEntry& entry = world.pod(pod);
    if (!worksOnSomething(entry)) return;
    const Duration ran = world.now - entry.startTime;
    const Duration kept = entry.superseded ? entry.kept - entry.resumed : savedOfRun(entry, world.now);
    Fact fact = Fact::of(FactKind::WorkLost, pod, node);
    fact.a = static_cast<std::uint32_t>(gpusOf(*entry.object));
    fact.setTime(SimTime{std::max<std::int64_t>(0, (ran - kept).ns)});
    ledger_.write(fact);
}

} // namespace berth
