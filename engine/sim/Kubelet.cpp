// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sim/Kubelet.h"

#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace berth {
namespace {

constexpr Duration kTermination = Duration::seconds(1);
constexpr std::int64_t kDefaultCheckpointSeconds = 30;

std::set<std::uint32_t> devicesInUse(const World& world, const Pool& pool, NodeId node) {
    std::set<std::uint32_t> used;
    for (const PodInfo& info : world.node(node)->pods)
        for (const std::uint32_t device : pool.list(world.pod(info.id).devices)) used.insert(device);
    return used;
}

std::vector<std::uint32_t> lowestFree(std::int64_t wanted, std::int64_t total, const std::set<std::uint32_t>& used) {
    std::vector<std::uint32_t> devices;
    for (std::uint32_t device = 0; device < total && std::ssize(devices) < wanted; ++device)
        if (!used.contains(device)) devices.push_back(device);
    return devices;
}

std::int64_t secondsOf(std::string_view text, std::int64_t fallback) {
    std::int64_t seconds = fallback;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    return error == std::errc() ? seconds : fallback;
}

/// Seconds a `sleep N` in a hook's command adds.
std::int64_t sleepSeconds(std::string_view command) {
    const std::size_t at = command.find("sleep ");
    return at == std::string_view::npos ? 0 : secondsOf(command.substr(at + 6), 0);
}

/// How long the slowest preStop hook takes; nothing without a hook.
std::optional<Duration> preStopTime(const Pod& pod) {
    std::optional<Duration> longest;
    for (const Container& container : pod.containers) {
        if (!container.hasPreStop) continue;
        const std::int64_t sleep = sleepSeconds(container.preStopCommand);
        const std::string* annotated = pod.meta.annotations.find("berth.dev/checkpoint-seconds");
        const std::int64_t save = annotated != nullptr ? secondsOf(*annotated, kDefaultCheckpointSeconds)
                                  : sleep > 0          ? 0
                                                       : kDefaultCheckpointSeconds;
        longest = std::max(longest.value_or(Duration{}), Duration::seconds(save + sleep));
    }
    return longest;
}

} // namespace

SimTime goneAt(const Pod& pod, SimTime now, bool wholeGrace) {
    if (wholeGrace) return now + pod.gracePeriod;
    const Duration hook = preStopTime(pod).value_or(Duration{});
    return now + std::min(pod.gracePeriod, hook + kTermination);
}

void Kubelet::begin(PodId pod, const std::vector<std::uint32_t>& devices) {
    const PodEntry& entry = ledger_.world().pod(pod);
    Fact fact = Fact::of(FactKind::PodStarted, pod, entry.node);
    fact.a = devices.empty() ? ListId::kNone : ledger_.pool().list(devices).value;
    SimTime finish = SimTime::never();
    if (entry.object->duration) finish = std::max(ledger_.world().now, entry.startTime + *entry.object->duration);
    fact.setTime(finish);
    ledger_.write(fact);
}

void Kubelet::start(PodId pod) {
    const PodEntry& entry = ledger_.world().pod(pod);
    const NodeInfo* node = ledger_.world().node(entry.node);
    const std::int64_t total = node->node == nullptr ? 0 : gpuCapacity(*node->node).second;
    const auto reserved = ledger_.pool().list(entry.devices);
    if (!reserved.empty()) return begin(pod, {reserved.begin(), reserved.end()});
    begin(pod, lowestFree(gpuRequest(*entry.object).second, total,
                          devicesInUse(ledger_.world(), ledger_.pool(), entry.node)));
}

void Kubelet::adoptRunningPods() {
    const auto count = static_cast<std::uint32_t>(ledger_.world().pods.size());
    std::vector<PodId> unannotated;
    for (PodId pod{0}; pod.value < count; ++pod.value) {
        const PodEntry& entry = ledger_.world().pod(pod);
        if (entry.state != PodState::Bound) continue;
        if (entry.object->gpuDevices)
            begin(pod, *entry.object->gpuDevices);
        else if (entry.object->duration || gpuRequest(*entry.object).second > 0)
            unannotated.push_back(pod);
    }
    for (const PodId pod : unannotated) start(pod);
}

} // namespace berth
