// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Node.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::MakeNode;

TEST(Node, ZoneKeyJoinsRegionAndZone) {
    EXPECT_EQ(zoneKey(*MakeNode("n").obj()), "");
    EXPECT_EQ(zoneKey(*MakeNode("n").label("topology.kubernetes.io/zone", "z1").obj()), std::string(":\0:z1", 5));
    EXPECT_EQ(zoneKey(*MakeNode("n")
                           .label("topology.kubernetes.io/region", "r")
                           .label("topology.kubernetes.io/zone", "z1")
                           .obj()),
              std::string("r:\0:z1", 6));
}

TEST(Node, TheLegacyZoneLabelGoesFirst) {
    const auto node = MakeNode("n")
                          .label("failure-domain.beta.kubernetes.io/zone", "old")
                          .label("topology.kubernetes.io/zone", "new")
                          .obj();
    EXPECT_EQ(zoneKey(*node), std::string(":\0:old", 6));
}

TEST(Node, GpuCapacityAndModel) {
    const auto node = MakeNode("n").has({{"nvidia.com/gpu", "8"}}).label("nvidia.com/gpu.product", "H100").obj();
    EXPECT_EQ(gpuCapacity(*node), std::pair(std::string_view("nvidia.com/gpu"), std::int64_t{8}));
    EXPECT_EQ(gpuModel(*node), "H100");
    EXPECT_EQ(gpuModel(*MakeNode("n").label("gpu-model", "A100").label("nvidia.com/gpu.product", "H100").obj()),
              "A100");
    EXPECT_EQ(gpuCapacity(*MakeNode("n").has({{"nvidia.com/gpu", "0"}, {"gpu.intel.com/xe", "2"}}).obj()).first,
              "gpu.intel.com/xe");
}

TEST(ObjectMeta, TheControllerIsTheOwnerThatSaysSo) {
    ObjectMeta meta;
    EXPECT_EQ(meta.controller(), nullptr);
    meta.owners = {{"v1", "A", "a", "", false}, {"v1", "B", "b", "", true}};
    EXPECT_EQ(meta.controller()->name, "b");
}

} // namespace
} // namespace berth
