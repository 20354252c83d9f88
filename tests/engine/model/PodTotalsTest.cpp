// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Pod.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::MakePod;

constexpr std::int64_t kMebi = 1024 * 1024;

std::int64_t cpuOf(const MakePod& pod) {
    return pod.obj()->totals.requests.milliCpu;
}

TEST(PodTotals, ContainersAddUp) {
    EXPECT_EQ(cpuOf(MakePod("p").req({{"cpu", "2"}}).req({{"cpu", "500m"}})), 2500);
}

TEST(PodTotals, InitContainersCountTheirMaximum) {
    EXPECT_EQ(cpuOf(MakePod("p").init({{"cpu", "3"}}).init({{"cpu", "1"}}).req({{"cpu", "2"}})), 3000);
    EXPECT_EQ(cpuOf(MakePod("p").init({{"cpu", "1"}}).req({{"cpu", "2"}})), 2000);
}

/// The example of SEMANTICS 5.1.
TEST(PodTotals, SidecarsAddToWhatComesAfterThem) {
    EXPECT_EQ(cpuOf(MakePod("p")
                        .init({{"cpu", "2"}})
                        .sidecar({{"cpu", "1"}})
                        .init({{"cpu", "3"}})
                        .req({{"cpu", "2"}})
                        .req({{"cpu", "1"}})),
              4000);
}

TEST(PodTotals, AnInitContainerBeforeASidecarDoesNotCarryIt) {
    EXPECT_EQ(cpuOf(MakePod("p").init({{"cpu", "3"}}).sidecar({{"cpu", "1"}}).req({{"cpu", "1"}})), 3000);
}

TEST(PodTotals, EachResourceIsTakenForItself) {
    const auto pod = MakePod("p").init({{"cpu", "3"}, {"memory", "1Gi"}}).req({{"cpu", "1"}, {"memory", "2Gi"}}).obj();
    EXPECT_EQ(pod->totals.requests.milliCpu, 3000);
    EXPECT_EQ(pod->totals.requests.memory, 2048 * kMebi);
}

TEST(PodTotals, OverheadComesOnTop) {
    EXPECT_EQ(cpuOf(MakePod("p").init({{"cpu", "3"}}).req({{"cpu", "1"}}).overhead({{"cpu", "250m"}})), 3250);
}

TEST(PodTotals, ThePodLevelReplacesTheSum) {
    const auto pod = MakePod("p")
                         .req({{"cpu", "2"}, {"nvidia.com/gpu", "1"}})
                         .podLevel({{"cpu", "1"}, {"nvidia.com/gpu", "7"}})
                         .overhead({{"cpu", "100m"}})
                         .obj();
    EXPECT_EQ(pod->totals.requests.milliCpu, 1100);
    EXPECT_EQ(pod->totals.requests.scalar("nvidia.com/gpu"), 1);
    EXPECT_EQ(pod->totals.nonZero.milliCpu, 2100);
}

TEST(PodTotals, FractionsAreSummedBeforeTheyAreRounded) {
    EXPECT_EQ(cpuOf(MakePod("p").req({{"cpu", "0.5m"}}).req({{"cpu", "0.5m"}})), 1);
}

TEST(PodTotals, NonZeroFillsEachContainerThatLacksARequest) {
    const auto pod = MakePod("p").req({{"cpu", "1"}}).req({{"cpu", "0"}, {"memory", "1Mi"}}).req({}).obj();
    EXPECT_EQ(pod->totals.nonZero.milliCpu, 1100);
    EXPECT_EQ(pod->totals.nonZero.memory, 401 * kMebi);
    EXPECT_EQ(pod->totals.usedNonZeroMilliCpu, 1100);
    EXPECT_EQ(pod->totals.usedNonZeroMemory, 401 * kMebi);
    EXPECT_EQ(pod->totals.requests.milliCpu, 1000);
}

TEST(PodTotals, WithAPodLevelOnlyWhatBothLackIsFilled) {
    const auto pod = MakePod("p").req({}).podLevel({{"cpu", "1"}}).obj();
    EXPECT_EQ(pod->totals.usedNonZeroMilliCpu, 1000);
    EXPECT_EQ(pod->totals.usedNonZeroMemory, 200 * kMebi);
    EXPECT_EQ(pod->totals.nonZero.milliCpu, 100);
}

TEST(PodTotals, AResizedPodCountsTheLargestOfItsThreeSums) {
    const auto pod = MakePod("p").req({{"cpu", "1"}}).allocated({{"cpu", "2"}}).actuated({{"cpu", "3"}}).obj();
    EXPECT_EQ(pod->totals.used.milliCpu, 3000);
    EXPECT_EQ(pod->totals.requests.milliCpu, 1000);
}

TEST(PodTotals, TheMaximumIsTakenOfSumsNotPerContainer) {
    const auto pod = MakePod("p")
                         .req({{"cpu", "3"}})
                         .actuated({{"cpu", "1"}})
                         .allocated({{"cpu", "1"}})
                         .req({{"cpu", "1"}})
                         .actuated({{"cpu", "3"}})
                         .allocated({{"cpu", "1"}})
                         .obj();
    EXPECT_EQ(pod->totals.used.milliCpu, 4000);
}

TEST(PodTotals, ActuatedFallsBackToAllocatedThenSpec) {
    EXPECT_EQ(MakePod("p").req({{"cpu", "1"}}).allocated({{"cpu", "2"}}).obj()->totals.used.milliCpu, 2000);
    EXPECT_EQ(MakePod("p").req({{"cpu", "1"}}).obj()->totals.used.milliCpu, 1000);
}

TEST(PodTotals, AnInfeasibleResizeLeavesTheSpecOut) {
    MakePod pod =
        MakePod("p").req({{"cpu", "9"}}).allocated({{"cpu", "2"}}).actuated({{"cpu", "1"}}).req({{"cpu", "5"}});
    pod.raw().resizeInfeasible = true;
    EXPECT_EQ(pod.obj()->totals.used.milliCpu, 2000);
}

TEST(PodTotals, StatusOfTheWholePodStandsForItsContainers) {
    MakePod pod = MakePod("p").req({{"cpu", "1"}}).actuated({{"cpu", "9"}});
    pod.raw().statusAllocated = test::amounts({{"cpu", "2"}});
    pod.raw().statusActuated = test::amounts({{"cpu", "3"}});
    EXPECT_EQ(pod.obj()->totals.used.milliCpu, 3000);
}

TEST(PodTotals, GpuRequestTakesTheFirstKnownName) {
    EXPECT_EQ(gpuRequest(*MakePod("p").req({{"amd.com/gpu", "2"}}).obj()),
              std::pair(std::string_view("amd.com/gpu"), std::int64_t{2}));
    EXPECT_EQ(gpuRequest(*MakePod("p").req({{"amd.com/gpu", "2"}, {"nvidia.com/gpu", "1"}}).obj()).first,
              "nvidia.com/gpu");
    EXPECT_EQ(gpuRequest(*MakePod("p").req({{"cpu", "2"}}).obj()), std::pair(std::string_view(), std::int64_t{0}));
}

TEST(Pod, ConditionByType) {
    MakePod pod("p");
    pod.raw().conditions.push_back({"PodScheduled", "False", "Unschedulable", ""});
    EXPECT_EQ(pod.obj()->condition("PodScheduled")->reason, "Unschedulable");
    EXPECT_EQ(pod.obj()->condition("Ready"), nullptr);
    EXPECT_EQ(pod.obj()->key(), "default/p");
}

} // namespace
} // namespace berth
