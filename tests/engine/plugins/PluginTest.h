// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "tests/support/Builders.h"

#include <gtest/gtest.h>

#include <memory>

namespace berth::test {

/// A cluster, a pod that looks for a node, and the context of its cycle.
class PluginTest : public testing::Test {
protected:
    /// Sets the pod of the cycle; call after the cluster is complete.
    const Pod& look(const MakePod& pod) {
        pod_ = pod.obj();
        input_ = cluster_.input(*pod_);
        context_.input = &input_;
        context_.pod = input_.podId;
        return *pod_;
    }

    const NodeInfo& node(std::size_t index = 0) const { return cluster_.info(index); }

    MakeCluster cluster_;
    std::shared_ptr<const Pod> pod_;
    CycleInput input_;
    Context context_;
    CycleState state_;
};

/// The one registration whose event is heard as `incoming`, or nullptr.
inline const ClusterEventWithHint* registrationFor(const std::vector<ClusterEventWithHint>& events,
                                                   const ClusterEvent& incoming) {
    for (const ClusterEventWithHint& event : events)
        if (hears(event.event, incoming)) return &event;
    return nullptr;
}

/// What the plugin's hint says; no hint function is Queue. The event must be registered.
inline QueueingHint hint(const EnqueueExtensions& plugin, const ClusterEvent& incoming, const Pod& pod,
                         const EventObjects& objects) {
    const auto events = plugin.eventsToRegister();
    const ClusterEventWithHint* found = registrationFor(events, incoming);
    EXPECT_NE(found, nullptr) << label(incoming) << " is not registered";
    return found == nullptr || !found->hint ? QueueingHint::Queue : found->hint(pod, objects);
}

} // namespace berth::test
