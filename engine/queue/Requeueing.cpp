// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/queue/Requeueing.h"

#include <algorithm>

namespace berth {
namespace {

std::vector<std::string_view> texts(ListId list, const Pool& pool) {
    std::vector<std::string_view> result;
    for (const std::uint32_t item : pool.list(list)) result.push_back(pool.text(TextId{item}));
    return result;
}

bool contains(const std::vector<std::string_view>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool wantsQueue(const RegisteredEvent& registered, const Pod& pod, const QueueEvent& event) {
    const QueueingHintFn& hint = registered.event.hint;
    return !hint || hint(pod, event.objects) == QueueingHint::Queue;
}

Strategy wildcardStrategy(PodId id, const QueueEvent& event) {
    const PodId only = event.objects.pod;
    return !only.valid() || only == id ? Strategy::AfterBackoff : Strategy::Skip;
}

} // namespace

bool Rejectors::has(std::string_view plugin) const {
    return contains(unschedulable, plugin) || contains(pending, plugin);
}
bool Rejectors::isPending(std::string_view plugin) const {
    return contains(pending, plugin);
}

Rejectors Rejectors::of(const PodEntry& entry, const Pool& pool) {
    Rejectors result{texts(entry.unschedulablePlugins, pool), texts(entry.pendingPlugins, pool)};
    if (entry.gatingPlugin.valid()) result.unschedulable.push_back(pool.text(entry.gatingPlugin));
    return result;
}

Strategy worthRequeuing(const Framework& framework, const Pod& pod, PodId id, const Rejectors& rejectors,
                        const QueueEvent& event) {
    if (rejectors.empty()) return Strategy::AfterBackoff;
    if (event.event.isWildcard()) return wildcardStrategy(id, event);
    Strategy strategy = Strategy::Skip;
    for (const RegisteredEvent& registered : framework.events) {
        if (!rejectors.has(registered.plugin) || !hears(registered.event.event, event.event)) continue;
        if (!wantsQueue(registered, pod, event)) continue;
        if (rejectors.isPending(registered.plugin)) return Strategy::Immediately;
        strategy = Strategy::AfterBackoff;
        if (rejectors.pending.empty()) return strategy;
    }
    return strategy;
}

bool anyoneHears(const Profiles& profiles, const ClusterEvent& event) {
    if (event.isWildcard()) return true;
    return std::any_of(profiles.all().begin(), profiles.all().end(), [&](const auto& framework) {
        return std::any_of(framework->events.begin(), framework->events.end(),
                           [&](const RegisteredEvent& registered) { return hears(registered.event.event, event); });
    });
}

bool pluginHears(const Framework& framework, std::string_view plugin, const ClusterEvent& event) {
    return std::any_of(framework.events.begin(), framework.events.end(), [&](const RegisteredEvent& registered) {
        return registered.plugin == plugin && hears(registered.event.event, event);
    });
}

} // namespace berth
