// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/queue/Event.h"
#include "engine/runtime/Framework.h"
#include "engine/trace/World.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace berth {

/// What an event means for a pod that waits. Upstream: queueingStrategy.
enum class Strategy : std::uint8_t { Skip, AfterBackoff, Immediately };

/// The plugins that rejected a pod: whose hints are asked about it.
struct Rejectors {
    std::vector<std::string_view> unschedulable;
    std::vector<std::string_view> pending;

    bool empty() const { return unschedulable.empty() && pending.empty(); }
    bool has(std::string_view plugin) const;
    bool isPending(std::string_view plugin) const;

    /// Those of a pod in the queue; the plugin that gates it counts.
    static Rejectors of(const PodEntry& entry, const Pool& pool);
};

/// Is `pod`, rejected by `rejectors`, worth another try after `event`? SEMANTICS 2.7, "Evaluating one pool pod".
Strategy worthRequeuing(const Framework& framework, const Pod& pod, PodId id, const Rejectors& rejectors,
                        const QueueEvent& event);

/// True when some plugin of some profile registered for this event; others are ignored altogether.
bool anyoneHears(const Profiles& profiles, const ClusterEvent& event);

/// Does `plugin`, which gates a pod, hear this event?
bool pluginHears(const Framework& framework, std::string_view plugin, const ClusterEvent& event);

} // namespace berth
