// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/session/SessionFixture.h"

#include <memory>
#include <string>

namespace berth::metrics {

/// Coscheduling at Permit and Reserve only: nothing keeps gangs from taking each other's room.
inline std::shared_ptr<const Configuration> waitingOnly() {
    auto configuration = std::make_shared<Configuration>(defaultConfiguration());
    PluginSet set;
    set.enabled.push_back({"Coscheduling", 0, {}});
    configuration->profiles.front().at(PluginPoint::Permit) = set;
    configuration->profiles.front().at(PluginPoint::Reserve) = set;
    return configuration;
}

/// Two gangs of four that want one GPU each, on a node with so many; their pods come in turns from 1 s on. With six
/// each gang holds three from 4 s on, and the first pod of a times out at 61 s.
inline test::ScenarioBuilder interleaved(int gpus) {
    test::ScenarioBuilder builder;
    builder.raw().configuration = waitingOnly();
    builder.node(
        test::MakeNode("n").has({{"cpu", "64"}, {"memory", "64Gi"}, {"nvidia.com/gpu", std::to_string(gpus)}}));
    for (const char* name : {"a", "b"}) {
        PodGroup group;
        group.meta.name = name;
        group.meta.ns = "default";
        group.minMember = 4;
        group.scheduleTimeoutSeconds = 60;
        builder.raw().objects.podGroups.push_back(group);
    }
    for (int i = 0; i < 4; ++i)
        for (const char* name : {"a", "b"})
            builder.arrives(Duration::seconds(i + 1), test::MakePod(name + std::to_string(i))
                                                          .req({{"nvidia.com/gpu", "1"}})
                                                          .label("scheduling.x-k8s.io/pod-group", name));
    builder.raw().until = Duration::seconds(50);
    return builder;
}

} // namespace berth::metrics
