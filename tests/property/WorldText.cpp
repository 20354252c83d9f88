// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/property/WorldText.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace berth::test {
namespace {

std::string podLine(const PodEntry& pod, const Pool& pool) {
    return fmt::format("{} object {} state {} queue {} origin {} flags {}{}{}{} node {} nominated {} preemptor {} "
                       "devices {} | {} {} {} {} {} | "
                       "{} {} {} {} {} {} {} {} | {} {} {} {} {} {} {} {} {} {} {}",
                       pool.podKey(pod.key), pod.objectId.value, static_cast<int>(pod.state), toString(pod.queue),
                       static_cast<int>(pod.origin), pod.terminating, pod.preempted, pod.running, pod.replaced,
                       pool.nodeName(pod.node), pool.nodeName(pod.nominatedStatus), pod.preemptor.value,
                       pod.devices.value, pod.timestamp.ns, pod.initialAttempt.ns, pod.backoffExpiry.ns, pod.flushed.ns,
                       pod.queueOrder, pod.attempts, pod.unschedulableCount, pod.consecutiveErrors,
                       pod.unschedulablePlugins.value, pod.pendingPlugins.value, pool.text(pod.gatingPlugin),
                       pool.text(pod.message), pool.text(pod.movedBy), pod.created.ns, pod.startTime.ns, pod.bindDue.ns,
                       pod.finishDue.ns, pod.goneDue.ns, pod.permitDue.ns, pod.endedAt.ns, pod.goneOrder,
                       pod.waitsOn.value, pod.waitingSince.ns, pod.lookedAt);
}

/// How it ends, and what of its work is kept.
std::string endLine(const PodEntry& pod, const Pool& pool) {
    return fmt::format("{} gang {} after {} refused {} | {} {} {} | {} {} {} {}", pool.podKey(pod.key), pod.inGang,
                       pod.predecessor.value, pool.text(pod.refused), pod.terminatingSince.ns, pod.hookDue.ns,
                       pod.savedAt.ns, pod.resumed.ns, pod.kept.ns, pod.lost.ns, pod.superseded);
}

void addSums(const World& world, std::vector<std::string>& lines) {
    for (const PermitWait& wait : world.waiting)
        for (const PermitWait::Timer& timer : wait.timers)
            lines.push_back(fmt::format("waits {} {} {}", wait.pod.value, timer.plugin.value, timer.due.ns));
    for (const auto& [priority, count] : world.pressure)
        lines.push_back(fmt::format("pressure {} {} {} {} {}", priority, count.queued, count.nominated,
                                    count.impossible, count.moving));
    for (const auto& [key, gang] : *world.gangs)
        for (const GangMember& member : gang->members)
            lines.push_back(fmt::format("gang {} rests {} member {} {} {} {}", key, gang->restUntil.ns, member.id.value,
                                        member.node.value, static_cast<int>(member.state), member.terminating));
}

std::string nodeLine(const World& world, NodeId id, const Pool& pool) {
    const NodeInfo& node = *world.node(id);
    std::string line =
        fmt::format("{} {} object {} | {} {} {} {} | {} {} |", pool.nodeName(id), node.node != nullptr,
                    id.value < world.nodeObjects.size() ? world.nodeObjects[id.value].value : ObjectId::kNone,
                    node.requested.milliCpu, node.requested.memory, node.requested.pods,
                    node.requested.scalar(kNvidiaGpu), node.nonZeroMilliCpu, node.nonZeroMemory);
    line += fmt::format(" {} {} {} |", node.podsWithAffinity.size(), node.podsWithRequiredAntiAffinity.size(),
                        node.usedPorts.empty());
    for (const PodInfo& pod : node.pods)
        line += fmt::format(" {}:{}{}{}@{}[{}]", pod.id.value, pod.assumed, pod.terminating, pod.preempted,
                            pod.startTime.ns, fmt::join(pod.devices, ","));
    return line;
}

std::string cycleLine(const OpenCycle& cycle) {
    if (!cycle.pod.valid()) return "no cycle";
    return fmt::format("cycle {} pod {} profile {} due {} looked {} selected {} text {} fit {} code {} rejectors {} | "
                       "{} {} {} {} {} {}",
                       cycle.number, cycle.pod.value, cycle.profile, cycle.due.ns, cycle.looked, cycle.selected.value,
                       cycle.text.value, cycle.fitError, static_cast<int>(cycle.code), cycle.rejectors.value,
                       cycle.input.nominatedNode.value, cycle.input.now.ns, cycle.input.nextStart, cycle.input.draws,
                       cycle.input.nominations.size(), cycle.input.snapshot.size());
}

std::string countersLine(const World::Counters& c) {
    return fmt::format("counters {} {} {} {} {} {} {} {} {} {}", c.active, c.backoff, c.unschedulable, c.gated,
                       c.waiting, c.bound, c.finished, c.binds, c.evictions, c.failures);
}

void addLists(const World& world, std::vector<std::string>& lines) {
    for (const NodeZone& zone : world.zones) {
        std::vector<std::uint32_t> ids;
        for (const NodeId id : zone.nodes) ids.push_back(id.value);
        lines.push_back(fmt::format("zone {} {}", zone.key, fmt::join(ids, ",")));
    }
    for (const Nomination& nomination : world.nominations)
        lines.push_back(fmt::format("nomination {} {}", nomination.pod.value, nomination.node.value));
    for (const InFlight& item : world.inFlight)
        lines.push_back(fmt::format("inFlight {} {} {} {} {} {} {}", item.pod.value,
                                    static_cast<int>(item.event.resource), item.event.bits, item.before.value,
                                    item.after.value, item.eventPod.value, item.heldNode));
    for (const PendingWrite& write : world.writes)
        lines.push_back(fmt::format("write {} {} {}", write.preemptor.value, write.victim.value, write.grace.ns));
    for (const RunningPreemption& running : world.preemptions)
        lines.push_back(fmt::format("preemption {} {} {}", running.preemptor.value, running.lastVictim.value,
                                    running.lastVictimLeaving));
    for (const PodId pod : world.replacing) lines.push_back(fmt::format("replacing {}", pod.value));
}

} // namespace

std::vector<std::string> worldText(const World& world, const Pool& pool) {
    std::vector<std::string> lines{fmt::format("{} facts {} configuration {} objects {} nodes {} cycles {} draws {} "
                                               "next {} orders {} steps {} changed {} progress {}",
                                               world.now.ns, world.factCount, world.configurationId.value,
                                               world.objectsId.value, world.nodeCount, world.cycles, world.draws,
                                               world.nextStart, world.orders, world.stepsDone, world.changedAt,
                                               world.progressAt.ns),
                                   cycleLine(world.cycle), countersLine(world.counters)};
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) lines.push_back(podLine(world.pod(PodId{id}), pool));
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) lines.push_back(endLine(world.pod(PodId{id}), pool));
    addSums(world, lines);
    for (std::uint32_t id = 0; id < world.nodes.size(); ++id)
        if (world.node(NodeId{id}) != nullptr) lines.push_back(nodeLine(world, NodeId{id}, pool));
    for (std::uint32_t key = 0; key < world.podByKey.size(); ++key)
        lines.push_back(fmt::format("{} is {}", pool.podKey(PodKeyId{key}), world.podByKey[key].value));
    addLists(world, lines);
    return lines;
}

} // namespace berth::test
