// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeDevices.h"

#include "tests/support/Builders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>

namespace berth {
namespace {

using test::MakeCluster;
using test::MakeNode;
using test::MakePod;
using testing::ElementsAre;

MakePod gpuPod(const std::string& name, const std::string& gpus) {
    return MakePod(name).req({{"nvidia.com/gpu", gpus}});
}

class NodeDevicesTest : public testing::Test {
protected:
    explicit NodeDevicesTest(const std::string& topology = "") {
        MakeNode node = MakeNode("n").has({{"nvidia.com/gpu", "4"}});
        if (!topology.empty()) node.raw().meta.annotations.set("berth.dev/gpu-topology", topology);
        cluster_.node(node);
    }

    /// A pod on the node that holds these devices.
    void holds(const std::string& name, std::vector<std::uint32_t> devices) {
        cluster_.pod(gpuPod(name, std::to_string(devices.size())));
        lists_.push_back(std::move(devices));
    }

    NodeInfo node() const {
        NodeInfo info = cluster_.info(0);
        for (std::size_t i = 0; i < lists_.size(); ++i) info.pods.write(i).devices = lists_[i];
        return info;
    }

    MakeCluster cluster_;
    std::deque<std::vector<std::uint32_t>> lists_;
};

struct LinkedNodeTest : NodeDevicesTest {
    LinkedNodeTest() : NodeDevicesTest("HGX-A100-4") {}
};

TEST_F(NodeDevicesTest, FreeIsWhatIsNotRequested) {
    holds("a", {1});
    cluster_.pod(gpuPod("b", "2"));
    EXPECT_EQ(gpusOf(node(), "nvidia.com/gpu").total, 4);
    EXPECT_EQ(gpusOf(node(), "nvidia.com/gpu").free, 1);
    EXPECT_EQ(gpusOf(node(), "").free, 1);
}

TEST_F(NodeDevicesTest, AnotherMakersPodsFindNone) {
    EXPECT_EQ(gpusOf(node(), "amd.com/gpu").total, 0);
}

TEST_F(NodeDevicesTest, ADeviceWithAShareOnItIsNotWhole) {
    MakePod share("share");
    share.raw().meta.annotations.set("berth.dev/gpu-milli", "300");
    cluster_.pod(share);
    lists_.push_back({2});
    EXPECT_EQ(gpusOf(node(), "nvidia.com/gpu").free, 3);
    EXPECT_THAT(freeDevices(node()).indices(), ElementsAre(0, 1, 3));
}

TEST_F(NodeDevicesTest, UndecidedPodsTakeTheirsAfterAllOthers) {
    holds("a", {0, 2});
    cluster_.pod(gpuPod("nominated", "1"));
    EXPECT_THAT(freeDevices(node()).indices(), ElementsAre(3));
}

TEST_F(NodeDevicesTest, AtTheStartAnnotationsComeFirst) {
    cluster_.pod(gpuPod("plain", "1"));
    MakePod annotated = gpuPod("annotated", "2");
    annotated.raw().gpuDevices = {0, 3};
    cluster_.pod(annotated);
    const auto held = devicesAtStart(node());
    ASSERT_EQ(held.size(), 2U);
    EXPECT_THAT(held[0].second, ElementsAre(0, 3));
    EXPECT_THAT(held[1].second, ElementsAre(1));
    EXPECT_EQ(held[1].first, cluster_.idOf("plain"));
}

TEST_F(NodeDevicesTest, WithoutLinksTheKubeletTakesTheLowest) {
    EXPECT_EQ(kubeletPolicy(node()), DevicePolicy::FirstFree);
    EXPECT_FALSE(hasGroup(node(), DeviceSet::all(4), 2, LinkKind::Sys));
    EXPECT_TRUE(hasGroup(node(), DeviceSet::all(4), 1, LinkKind::NvLink));
}

TEST_F(LinkedNodeTest, WithLinksItGoesByThem) {
    EXPECT_EQ(kubeletPolicy(node()), DevicePolicy::LinkAware);
    EXPECT_TRUE(hasGroup(node(), DeviceSet::all(4), 4, LinkKind::NvLink));
    holds("a", {0});
    EXPECT_FALSE(hasGroup(node(), freeDevices(node()), 4, LinkKind::NvLink));
    EXPECT_TRUE(hasGroup(node(), freeDevices(node()), 3, LinkKind::NvLink));
}

} // namespace
} // namespace berth
