// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/prioritysort/PrioritySort.h"
#include "engine/plugins/schedulinggates/SchedulingGates.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

TEST(PrioritySort, PriorityThenTimestamp) {
    const auto high = MakePod("h").priority(5).obj();
    const auto low = MakePod("l").priority(1).obj();
    QueuedPod early{PodId{0}, low.get(), kDefaultStart, kDefaultStart};
    QueuedPod late{PodId{1}, low.get(), kDefaultStart + Duration::seconds(1), kDefaultStart};
    QueuedPod important{PodId{2}, high.get(), kDefaultStart + Duration::seconds(9), kDefaultStart};
    const PrioritySort plugin;
    EXPECT_TRUE(plugin.less(important, early));
    EXPECT_TRUE(plugin.less(early, late));
    EXPECT_FALSE(plugin.less(late, early));
    EXPECT_FALSE(plugin.less(early, early));
}

TEST(SchedulingGates, HoldPodsThatHaveAny) {
    const SchedulingGates plugin;
    MakePod gated("p");
    gated.raw().schedulingGates = {"a", "b"};
    EXPECT_EQ(plugin.preEnqueue({}, *gated.obj()),
              Status(Code::UnschedulableAndUnresolvable, std::string("waiting for scheduling gates: [a b]")));
    EXPECT_TRUE(plugin.preEnqueue({}, *MakePod("p").obj()).ok());
    EXPECT_EQ(
        hint(plugin, {EventResource::TargetPod, action::UpdatePodSchedulingGatesEliminated}, *MakePod("p").obj(), {}),
        QueueingHint::Queue);
}

} // namespace
} // namespace berth::test
