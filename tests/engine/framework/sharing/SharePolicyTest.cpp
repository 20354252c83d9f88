// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/sharing/SharePolicy.h"

#include "engine/framework/sharing/ShareCluster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

ShareNode nodeWith(std::vector<std::int32_t> left, std::int64_t cpu = 64000) {
    ShareNode node;
    node.cpu = cpu;
    node.memory = 1000;
    node.pods = 10;
    node.left = std::move(left);
    return node;
}

SharePod asks(std::int32_t devices, std::int32_t milli, std::int64_t cpu = 1000, const std::string& spec = "") {
    SharePod pod;
    pod.cpu = cpu;
    pod.devices = devices;
    pod.milli = milli;
    pod.spec = spec;
    pod.splitSpec();
    return pod;
}

std::int64_t score(SharePolicy policy, const ShareNode& node, const SharePod& pod, const TypicalPods& workload = {}) {
    return scoreOf(policy, node, pod, workload).score;
}

std::uint64_t first(std::uint64_t) {
    return 0;
}

TEST(ShareNode, FitsByDevicesCpuAndModel) {
    const ShareNode node = nodeWith({1000, 400});
    EXPECT_TRUE(fits(node, asks(1, 400)));
    EXPECT_TRUE(fits(node, asks(2, 400)));
    EXPECT_FALSE(fits(node, asks(2, 500))) << "one device is never given twice";
    EXPECT_FALSE(fits(node, asks(1, 400, 65000)));
    EXPECT_FALSE(fits(node, asks(1, 400, 1000, "V100|A100"))) << "a node without a model";
    ShareNode a100 = node;
    a100.model = "A100";
    EXPECT_TRUE(fits(a100, asks(1, 400, 1000, "V100|A100")));
    EXPECT_FALSE(fits(a100, asks(1, 400, 1000, "A10")));
    EXPECT_TRUE(fits(nodeWith({}), asks(0, 0)));
}

TEST(SharePolicy, DotProductAndBestFitLikeTightNodes) {
    EXPECT_EQ(score(SharePolicy::DotProduct, nodeWith({1000}, 128000), asks(1, 1000, 128000)), 49);
    EXPECT_EQ(score(SharePolicy::BestFit, nodeWith({1000}, 1000), asks(1, 1000)), 100);
    EXPECT_EQ(score(SharePolicy::BestFit, nodeWith(std::vector<std::int32_t>(8, 1000), 128000), asks(0, 0, 0)), 0);
}

TEST(SharePolicy, ClusteringLikesItsOwnKind) {
    ShareNode node = nodeWith(std::vector<std::int32_t>(8, 1000));
    EXPECT_EQ(score(SharePolicy::Clustering, node, asks(1, 500)), 25);
    node.tags[0] = 1;
    EXPECT_EQ(score(SharePolicy::Clustering, node, asks(1, 500)), 75);
    EXPECT_EQ(score(SharePolicy::Clustering, node, asks(1, 1000)), 0);
    node.tags[8] = 1;
    EXPECT_EQ(score(SharePolicy::Clustering, node, asks(1, 500)), 50);
    EXPECT_EQ(score(SharePolicy::Clustering, node, asks(0, 0)), 0);
}

TEST(SharePolicy, PackingOpensFreeDevicesLast) {
    EXPECT_EQ(score(SharePolicy::Packing, nodeWith(std::vector<std::int32_t>(8, 1000)), asks(1, 500)), 25);
    EXPECT_EQ(score(SharePolicy::Packing, nodeWith({1000}), asks(1, 500)), 32);
    EXPECT_EQ(score(SharePolicy::Packing, nodeWith({300, 1000}), asks(1, 500)), 49);
    EXPECT_EQ(score(SharePolicy::Packing, nodeWith({600, 1000}), asks(1, 500)), 94);
}

TEST(SharePolicy, DevicesOfShares) {
    const ShareNode node = nodeWith({900, 300, 500, 300});
    EXPECT_THAT(devicesFor(SharePolicy::BestFit, node, asks(1, 300), {}, first), ElementsAre(1));
    EXPECT_THAT(devicesFor(SharePolicy::Packing, node, asks(1, 400), {}, first), ElementsAre(2));
    EXPECT_THAT(devicesFor(SharePolicy::Random, node, asks(1, 300), {}, first), ElementsAre(3));
    EXPECT_THAT(devicesFor(SharePolicy::BestFit, nodeWith({1000, 0, 1000, 1000}), asks(2, 1000), {}, first),
                ElementsAre(0, 2));
    EXPECT_THAT(devicesFor(SharePolicy::BestFit, node, asks(2, 400), {}, first), ElementsAre(0, 2));
    EXPECT_THAT(devicesFor(SharePolicy::BestFit, node, asks(0, 0), {}, first), IsEmpty());
}

TEST(TypicalPods, KeepTheCommonestUpToNinetyFivePercent) {
    std::vector<TypicalPod> counted;
    counted.push_back({asks(1, 500), 60, 0});
    counted.push_back({asks(1, 1000), 36, 0});
    counted.push_back({asks(0, 0), 4, 0});
    const TypicalPods typical(counted);
    ASSERT_EQ(typical.kept().size(), 2U);
    EXPECT_EQ(typical.all().size(), 3U);
    EXPECT_DOUBLE_EQ(typical.kept()[0].share, 0.6 / 0.96);
    EXPECT_EQ(typical.kept()[1].pod.milli, 1000);
}

TEST(TypicalPods, EqualCountsGoByCpuThenMilliThenDevices) {
    const std::vector<SharePod> pods = {asks(1, 500, 1000), asks(1, 700, 1000), asks(2, 1000, 500)};
    const TypicalPods typical = TypicalPods::of(pods);
    ASSERT_EQ(typical.all().size(), 3U);
    EXPECT_EQ(typical.all()[0].pod.milli, 700);
    EXPECT_EQ(typical.all()[2].pod.devices, 2);
}

TEST(Fragmentation, IsWhatNoTypicalPodCanUse) {
    const std::vector<SharePod> pods = {asks(1, 600, 1000)};
    const TypicalPods workload = TypicalPods::of(pods);
    const NodeFragmentation usable = fragmentationOf(nodeWith({500, 700}), workload);
    EXPECT_DOUBLE_EQ(usable.amount(), 500);
    EXPECT_DOUBLE_EQ(usable.classes[NodeFragmentation::kUsable], 700);
    EXPECT_DOUBLE_EQ(fragmentationOf(nodeWith({500, 700}, 10), workload).classes[NodeFragmentation::kCpuShort], 1200);
    EXPECT_DOUBLE_EQ(fragmentationOf(nodeWith({500}), workload).classes[NodeFragmentation::kTooSmall], 500);
    EXPECT_DOUBLE_EQ(fragmentationOf(nodeWith({0, 0}), workload).amount(), 0);
}

TEST(Fgd, ChoosesTheDeviceWhoseRestStaysUseful) {
    const std::vector<SharePod> pods = {asks(1, 500, 1000)};
    const TypicalPods workload = TypicalPods::of(pods);
    const ShareNode node = nodeWith({700, 900});
    const ShareScore chosen = scoreOf(SharePolicy::Fgd, node, asks(1, 400), workload);
    EXPECT_EQ(chosen.device, 1U) << "500 left are enough for a typical pod, 300 are not";
    EXPECT_EQ(chosen.score, 50);
    EXPECT_EQ(score(SharePolicy::Fgd, nodeWith({400}), asks(1, 400), workload), 59) << "400 useless milli go to use";
}

TEST(ShareCluster, FirstAmongEqualsAndOneFeasibleNodeIsNotScored) {
    ShareCluster cluster(SharePolicy::BestFit, {nodeWith({1000}), nodeWith({1000})}, {}, first);
    EXPECT_EQ(cluster.place(asks(1, 1000)).node, 0U);
    const auto second = cluster.place(asks(1, 1000));
    EXPECT_EQ(second.node, 1U);
    EXPECT_EQ(second.score, ShareCluster::kNotScored);
    EXPECT_FALSE(cluster.place(asks(1, 1)).node.has_value());
}

TEST(ShareCluster, KeptScoresAreThoseOfNow) {
    for (const SharePolicy policy : {SharePolicy::DotProduct, SharePolicy::Clustering, SharePolicy::Packing,
                                     SharePolicy::BestFit, SharePolicy::Fgd}) {
        std::vector<ShareNode> nodes(5, nodeWith({1000, 1000, 1000, 1000}, 32000));
        const std::vector<SharePod> kinds = {asks(1, 300), asks(1, 1000, 4000), asks(2, 1000, 8000), asks(0, 0, 2000)};
        const TypicalPods workload = TypicalPods::of(kinds);
        ShareCluster cluster(policy, nodes, workload, first);
        for (int i = 0; i < 40; ++i) {
            const SharePod& pod = kinds[static_cast<std::size_t>(i * 7 % 4)];
            std::optional<std::size_t> best;
            std::int64_t most = 0;
            for (std::size_t node = 0; node < nodes.size(); ++node) {
                if (!fits(nodes[node], pod)) continue;
                const std::int64_t here = score(policy, nodes[node], pod, workload);
                if (best && here <= most) continue;
                best = node;
                most = here;
            }
            const ShareCluster::Placement placed = cluster.place(pod);
            ASSERT_EQ(placed.node, best) << toString(policy) << " pod " << i;
            if (best) occupy(nodes[*best], pod, placed.devices);
        }
    }
}

} // namespace
} // namespace berth
