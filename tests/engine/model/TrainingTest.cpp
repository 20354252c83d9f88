// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Training.h"

#include "engine/model/Cluster.h"
#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::amounts;
using test::MakePod;

Pod withHook(const std::string& command, const std::string& seconds = "") {
    MakePod pod = MakePod("p").req({{"cpu", "1"}});
    pod.raw().containers.front().hasPreStop = true;
    pod.raw().containers.front().preStopCommand = command;
    if (!seconds.empty()) pod.raw().meta.annotations.set("berth.dev/checkpoint-seconds", seconds);
    return *pod.obj();
}

TEST(QueueOf, TheFirstThatSays) {
    EXPECT_EQ(queueOf(*MakePod("p", "team-a").obj()), "team-a");
    EXPECT_EQ(queueOf(*MakePod("p", "team-a").label("kueue.x-k8s.io/queue-name", "k").obj()), "k");
    EXPECT_EQ(
        queueOf(*MakePod("p", "team-a").label("kueue.x-k8s.io/queue-name", "k").label("berth.dev/queue", "gold").obj()),
        "gold");
}

TEST(PreStopTime, NothingWithoutAHook) {
    EXPECT_FALSE(preStopTime(*MakePod("p").req({{"cpu", "1"}}).obj()).has_value());
}

TEST(PreStopTime, WhatIsAnnotatedAndWhatTheCommandSleeps) {
    EXPECT_EQ(preStopTime(withHook("save")), Duration::seconds(30));
    EXPECT_EQ(preStopTime(withHook("save", "25")), Duration::seconds(25));
    EXPECT_EQ(preStopTime(withHook("/bin/sh -c python save.py && sleep 5", "25")), Duration::seconds(30));
    EXPECT_EQ(preStopTime(withHook("nosleep 5", "25")), Duration::seconds(25));
}

TEST(PreStopTime, OfSeveralContainersTheLongest) {
    MakePod pod = MakePod("p").req({{"cpu", "1"}}).req({{"cpu", "1"}});
    for (Container& container : pod.raw().containers) container.hasPreStop = true;
    pod.raw().containers.front().preStopCommand = "sleep 7";
    pod.raw().meta.annotations.set("berth.dev/checkpoint-seconds", "10");
    EXPECT_EQ(preStopTime(*pod.obj()), Duration::seconds(17));
}

TEST(SavesWithinGrace, TheLastSecondCounts) {
    Pod pod = withHook("save", "30");
    EXPECT_TRUE(savesWithinGrace(pod));
    pod.gracePeriod = Duration::seconds(29);
    EXPECT_FALSE(savesWithinGrace(pod));
}

TEST(PeriodicallySaved, WholeIntervalsOfTheRun) {
    MakePod pod("p");
    EXPECT_EQ(periodicallySaved(*pod.obj(), Duration::seconds(100)), Duration{});
    pod.raw().meta.annotations.set("berth.dev/checkpoint-interval", "45s");
    EXPECT_EQ(periodicallySaved(*pod.obj(), Duration::seconds(100)), Duration::seconds(90));
    EXPECT_EQ(periodicallySaved(*pod.obj(), Duration::seconds(44)), Duration{});
}

TEST(LostByEviction, GpusTimesWhatTheLastCheckpointMisses) {
    const Int128 second = 1'000'000'000;
    MakePod pod = MakePod("p").req({{"nvidia.com/gpu", "4"}});
    EXPECT_TRUE(lostByEviction(*pod.obj(), Duration::seconds(100)) == 400 * second);
    pod.raw().meta.annotations.set("berth.dev/checkpoint-interval", "45s");
    EXPECT_TRUE(lostByEviction(*pod.obj(), Duration::seconds(100)) == 40 * second);
    pod.raw().containers.front().hasPreStop = true;
    EXPECT_TRUE(lostByEviction(*pod.obj(), Duration::seconds(100)) == 0);
    EXPECT_TRUE(lostByEviction(*MakePod("cpu").req({{"cpu", "1"}}).obj(), Duration::seconds(100)) == 0);
}

TEST(GpuQuota, TheSmallestOfTheNamespace) {
    ClusterObjects objects;
    EXPECT_FALSE(gpuQuota(objects, "team-a").has_value());
    const auto add = [&](const std::string& ns, const std::string& key, const std::string& amount) {
        ResourceQuota quota;
        quota.meta.ns = ns;
        quota.hard = amounts({{key, amount}});
        objects.quotas.push_back(quota);
    };
    add("team-a", "requests.nvidia.com/gpu", "8");
    add("team-a", "limits.nvidia.com/gpu", "6");
    add("team-b", "requests.nvidia.com/gpu", "1");
    EXPECT_EQ(gpuQuota(objects, "team-a"), 6);
}

} // namespace
} // namespace berth
