// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Pending.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace berth::explain {
namespace {

std::string placeOf(const PodEntry& entry) {
    switch (entry.state) {
    case PodState::Queued: return std::string(toString(entry.queue));
    case PodState::InCycle:
    case PodState::Reserved: return "scheduling";
    case PodState::Waiting: return "Permit";
    case PodState::Binding: return "binding";
    default: return {};
    }
}

std::string reasonOf(const PodEntry& entry, const Pool& pool) {
    if (entry.state == PodState::Queued && entry.queue == QueueKind::Gated)
        return fmt::format("held by {}", pool.text(entry.gatingPlugin));
    if (entry.state != PodState::Waiting) return std::string(pool.text(entry.message));
    std::vector<std::string_view> plugins;
    for (const std::uint32_t plugin : pool.list(entry.waitsOn)) plugins.push_back(pool.text(TextId{plugin}));
    return fmt::format("waits on {}", fmt::join(plugins, ", "));
}

} // namespace

std::vector<PendingPod> pendingPods(const World& world, const Pool& pool, SimTime at) {
    std::vector<PendingPod> pods;
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& entry = world.pod(PodId{id});
        std::string where = placeOf(entry);
        if (where.empty()) continue;
        pods.push_back({std::string(pool.podKey(entry.key)), std::move(where), reasonOf(entry, pool),
                        at - entry.created, entry.attempts});
    }
    return pods;
}

} // namespace berth::explain
