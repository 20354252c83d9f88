// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Figures.h"

#include <gtest/gtest.h>

namespace berth::metrics {
namespace {

std::vector<Duration> secondsOf(std::initializer_list<int> seconds) {
    std::vector<Duration> durations;
    for (const int each : seconds) durations.push_back(Duration::seconds(each));
    return durations;
}

TEST(Quantiles, AreTheNearestRanks) {
    EXPECT_FALSE(quantiles({}).has_value());
    EXPECT_EQ(*quantiles(secondsOf({7})),
              (Quantiles{1, Duration::seconds(7), Duration::seconds(7), Duration::seconds(7)}));
    EXPECT_EQ(*quantiles(secondsOf({4, 1, 3, 2})),
              (Quantiles{4, Duration::seconds(2), Duration::seconds(4), Duration::seconds(4)}));
    std::vector<Duration> hundred;
    for (int i = 100; i > 0; --i) hundred.push_back(Duration::seconds(i));
    EXPECT_EQ(*quantiles(hundred),
              (Quantiles{100, Duration::seconds(50), Duration::seconds(95), Duration::seconds(100)}));
}

TEST(JainIndex, IsOneForEqualSharesAndOneNthForAllInOneHand) {
    EXPECT_FALSE(jainIndex({}).has_value());
    EXPECT_FALSE(jainIndex({0, 0}).has_value());
    EXPECT_DOUBLE_EQ(*jainIndex({3}), 1);
    EXPECT_DOUBLE_EQ(*jainIndex({2, 2, 2}), 1);
    EXPECT_DOUBLE_EQ(*jainIndex({8, 0, 0, 0}), 0.25);
    EXPECT_DOUBLE_EQ(*jainIndex({1, 3}), 0.8);
}

TEST(Level, FollowsTheBandsAndWhetherGpusAreAsked) {
    Pod pod;
    EXPECT_FALSE(levelOf(pod, {}).has_value());
    pod.priority = 10000;
    EXPECT_EQ(levelOf(pod, {}), Level::P1);
    pod.priority = 100000;
    EXPECT_EQ(levelOf(pod, {}), Level::P0);
    EXPECT_EQ(levelOf(pod, {200000, 50}), Level::P1);
    pod.priority = -1;
    pod.containers.emplace_back().requests.set("nvidia.com/gpu", Quantity::fromUnits(1));
    finishPod(pod);
    EXPECT_EQ(levelOf(pod, {}), Level::P2);
    EXPECT_EQ(toString(Level::P2), "P2");
}

TEST(Level, PartsOfGpusAreGpus) {
    Pod share;
    share.totals.gpuShare = {500, 1};
    EXPECT_EQ(levelOf(share, {}), Level::P2);
    Pod slice;
    slice.containers.emplace_back().requests.set("nvidia.com/mig-1g.5gb", Quantity::fromUnits(1));
    finishPod(slice);
    EXPECT_EQ(levelOf(slice, {}), Level::P2);
}

} // namespace
} // namespace berth::metrics
