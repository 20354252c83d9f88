// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sim/Kubelet.h"
#include "tests/engine/session/SessionFixture.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

constexpr SimTime kNow = kDefaultStart;

Pod victim(std::int64_t grace, bool preStop, const std::string& command = "", const std::string& checkpoint = "") {
    MakePod pod = cpuPod("victim", "1");
    pod.raw().gracePeriod = Duration::seconds(grace);
    pod.raw().containers.front().hasPreStop = preStop;
    pod.raw().containers.front().preStopCommand = command;
    if (!checkpoint.empty()) pod.raw().meta.annotations.set("berth.dev/checkpoint-seconds", checkpoint);
    return *pod.obj();
}

Duration leavesAfter(const Pod& pod, bool wholeGrace = false) {
    return goneAt(pod, kNow, wholeGrace) - kNow;
}

TEST(Kubelet, WithoutAHookAPodIsGoneASecondAfterSigterm) {
    EXPECT_EQ(leavesAfter(victim(30, false)), Duration::seconds(1));
    EXPECT_EQ(leavesAfter(victim(0, false)), Duration::seconds(0));
}

TEST(Kubelet, AHookThatEndsWithinTheGraceIsWaitedFor) {
    EXPECT_EQ(leavesAfter(victim(120, true, "", "40")), Duration::seconds(41));
    EXPECT_EQ(leavesAfter(victim(120, true)), Duration::seconds(31));
    EXPECT_EQ(leavesAfter(victim(120, true, "sleep 15")), Duration::seconds(46));
}

TEST(Kubelet, TheGraceCutsAHookShort) {
    EXPECT_EQ(leavesAfter(victim(30, true, "", "120")), Duration::seconds(30));
}

TEST(Kubelet, TimelinesKeepTheWholeGrace) {
    EXPECT_EQ(leavesAfter(victim(30, false), true), Duration::seconds(30));
}

TEST(Kubelet, GivesTheLowestFreeDevices) {
    MakePod annotated = MakePod("annotated").req({{"nvidia.com/gpu", "2"}});
    annotated.raw().gpuDevices = {1, 3};
    const auto session = ScenarioBuilder()
                             .node(MakeNode("n1").has({{"cpu", "8"}, {"memory", "8Gi"}, {"nvidia.com/gpu", "8"}}))
                             .running(MakePod("plain").req({{"nvidia.com/gpu", "1"}}), "n1")
                             .running(annotated, "n1")
                             .pod(MakePod("late").req({{"nvidia.com/gpu", "3"}}))
                             .session();
    session->run();
    const auto devices = [&](const std::string& name) {
        const Pool& pool = session->trace().pool();
        const auto list =
            pool.list(session->world().pod(session->world().findPod(pool.findPodKey("default/" + name))).devices);
        return std::vector<std::uint32_t>(list.begin(), list.end());
    };
    EXPECT_EQ(devices("annotated"), (std::vector<std::uint32_t>{1, 3}));
    EXPECT_EQ(devices("plain"), (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(devices("late"), (std::vector<std::uint32_t>{2, 4, 5}));
}

} // namespace
} // namespace berth::test
