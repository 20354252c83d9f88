// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/gpufragmentation/GPUFragmentationPlugin.h"

#include "tests/engine/plugins/PluginTest.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

MakePod asks(const std::string& gpus) {
    return MakePod("p").req({{"nvidia.com/gpu", gpus}});
}

class GPUFragmentationTest : public PluginTest {
protected:
    /// A node with `total` GPUs of which `free` are not requested.
    void gpuNode(int total, int free) {
        const std::string name = "n" + std::to_string(nodes_++);
        cluster_.node(MakeNode(name).has({{"nvidia.com/gpu", std::to_string(total)}}).label("gpu-model", "A100"));
        if (free < total) cluster_.pod(MakePod("on-" + name).req({{"nvidia.com/gpu", std::to_string(total - free)}}));
    }

    std::int64_t score(const MakePod& pod, std::size_t at = 0) {
        look(pod);
        return *plugin_.score(context_, state_, *pod_, node(at), nullptr);
    }

    Status filter(const MakePod& pod, std::size_t at = 0) {
        look(pod);
        return plugin_.filter(context_, state_, *pod_, node(at), nullptr);
    }

    GPUFragmentationPlugin plugin_{{}};
    int nodes_ = 0;
};

TEST_F(GPUFragmentationTest, ScoresByWhatIsLeftOver) {
    gpuNode(8, 4);
    gpuNode(8, 8);
    gpuNode(8, 3);
    EXPECT_EQ(score(asks("4"), 0), 100);
    EXPECT_EQ(score(asks("4"), 1), 50);
    EXPECT_EQ(score(asks("1"), 1), 12);
    EXPECT_EQ(score(asks("4"), 2), 0);
}

TEST_F(GPUFragmentationTest, APodWithoutGpusOnANodeWithoutLeavesNothingOver) {
    gpuNode(0, 0);
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "1"}})), 100);
    EXPECT_EQ(score(asks("1")), 0);
}

TEST_F(GPUFragmentationTest, NormalizesToTheLargest) {
    gpuNode(8, 8);
    look(asks("1"));
    std::vector<std::int64_t> scores = {12, 50, 25};
    EXPECT_TRUE(plugin_.normalize(context_, state_, *pod_, {}, scores).ok());
    EXPECT_EQ(scores, (std::vector<std::int64_t>{24, 100, 50}));
}

TEST_F(GPUFragmentationTest, FiltersByModelTotalAndFree) {
    gpuNode(8, 2);
    EXPECT_TRUE(filter(asks("2")).ok());
    EXPECT_EQ(filter(asks("3")), Status(Code::Unschedulable, std::string("insufficient GPU")));
    EXPECT_EQ(filter(asks("9")), Status(Code::UnschedulableAndUnresolvable, std::string("insufficient GPU")));
    EXPECT_EQ(filter(asks("9").label("gpu-model", "H100")),
              Status(Code::UnschedulableAndUnresolvable, std::string("GPU model mismatch")));
    EXPECT_TRUE(filter(MakePod("p").label("gpu-model", "H100")).ok());
}

TEST_F(GPUFragmentationTest, RefusesWhatNoNodeCouldEverHold) {
    gpuNode(4, 4);
    gpuNode(8, 8);
    look(asks("9"));
    EXPECT_EQ(plugin_.preFilter(context_, state_, *pod_).status,
              Status(Code::UnschedulableAndUnresolvable, std::string("request exceeds max GPU per node")));
    look(asks("8"));
    EXPECT_TRUE(plugin_.preFilter(context_, state_, *pod_).status.ok());
    const GPUFragmentationPlugin limited({4, DevicePolicy::LinkAware});
    EXPECT_FALSE(limited.preFilter(context_, state_, *pod_).status.ok());
}

TEST_F(GPUFragmentationTest, ReserveTakesTheLowestWithoutLinks) {
    gpuNode(4, 4);
    look(asks("2"));
    NodeInfo assumed = node();
    PodInfo self;
    self.id = context_.pod;
    self.pod = pod_.get();
    assumed.addPod(self);
    EXPECT_EQ(plugin_.reserve(context_, state_, *pod_, assumed).devices, (std::vector<std::uint32_t>{0, 1}));
    const std::vector<std::uint32_t> chosen = {2, 3};
    assumed.find(context_.pod)->devices = chosen;
    EXPECT_FALSE(plugin_.reserve(context_, state_, *pod_, assumed).devices.has_value());
}

} // namespace
} // namespace berth::test
