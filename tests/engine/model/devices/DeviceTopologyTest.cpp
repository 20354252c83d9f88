// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/DeviceTopology.h"

#include "engine/model/devices/DeviceMemory.h"
#include "engine/model/devices/TopologyPresets.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::MakeNode;

std::shared_ptr<const DeviceTopology> preset(std::string_view name) {
    auto topology = DeviceTopology::fromAnnotation(name);
    EXPECT_NE(topology, nullptr) << name;
    return topology;
}

DeviceMask maskOf(std::initializer_list<std::uint32_t> devices) {
    return DeviceSet::of(std::vector<std::uint32_t>(devices)).mask();
}

/// A print whose cell (a, b) is what `cell` says; devices of the first half are on NUMA node 0.
std::string printOf(std::uint32_t devices, const std::function<std::string(std::uint32_t, std::uint32_t)>& cell,
                    bool numa = true) {
    std::string text = "\t";
    for (std::uint32_t a = 0; a < devices; ++a) text += "GPU" + std::to_string(a) + "\t";
    text += numa ? "CPU Affinity\tNUMA Affinity\n" : "\n";
    for (std::uint32_t a = 0; a < devices; ++a) {
        text += "GPU" + std::to_string(a);
        for (std::uint32_t b = 0; b < devices; ++b)
            text += "\t" + (a == b ? " X " : cell(std::min(a, b), std::max(a, b)));
        text += numa ? "\t0-15\t" + std::to_string(a / ((devices + 1) / 2)) + "\n" : "\n";
    }
    return text;
}

/// The rule of AI_SUITE section 2 over all subsets, the slow way.
DeviceMask naiveChoice(const DeviceTopology& topology, DeviceMask free, int size) {
    using Key = std::tuple<std::int64_t, std::int64_t, int, int>;
    const auto sum = [&](DeviceMask set) {
        std::int64_t total = 0;
        for (std::uint32_t a = 0; a < topology.count(); ++a)
            for (std::uint32_t b = a + 1; b < topology.count(); ++b)
                if ((set >> a & set >> b & 1U) != 0) total += topology.link(a, b).value();
        return total;
    };
    DeviceMask best = 0;
    Key bestKey;
    std::vector<std::uint32_t> bestIndices;
    for (DeviceMask set = 1; set <= free; ++set) {
        if ((set & ~free) != 0 || std::popcount(set) != size) continue;
        int touched = 0;
        int left = 0;
        for (std::uint32_t numa = 0; numa < topology.numaCount(); ++numa)
            if ((topology.numaMask(numa) & set) != 0) {
                --touched;
                left -= std::popcount(topology.numaMask(numa) & free & ~set);
            }
        const Key key{sum(set), sum(free & ~set), touched, left};
        const std::vector<std::uint32_t> indices = DeviceSet::ofMask(set).indices();
        if (best == 0 || key > bestKey || (key == bestKey && indices < bestIndices)) {
            best = set;
            bestKey = key;
            bestIndices = indices;
        }
    }
    return best;
}

/// Every question there is.
void expectTheRule(const DeviceTopology& topology, DeviceMask step = 1) {
    for (DeviceMask free = 1; free <= firstDevices(topology.count()); free += step)
        for (int size = 1; size <= std::popcount(free); ++size)
            ASSERT_EQ(topology.linkAware(free, static_cast<std::uint32_t>(size)), naiveChoice(topology, free, size))
                << topology.preset() << " " << free << " " << size;
}

TEST(DeviceTopology, LinkAwareIsTheRuleOverAllSubsetsOfEveryPreset) {
    for (const TopologyPreset& each : topologyPresets()) expectTheRule(*preset(each.name));
}

TEST(DeviceTopology, LinkAwareIsTheRuleWhereDevicesAreAlike) {
    const auto switched = [](std::uint32_t, std::uint32_t) { return "NV6"; };
    for (const std::uint32_t devices : {1U, 3U, 6U, 9U})
        for (const bool numa : {true, false})
            expectTheRule(*DeviceTopology::fromAnnotation(printOf(devices, switched, numa)));
    expectTheRule(*DeviceTopology::fromAnnotation(printOf(12, switched)), 61);
    const auto unlike = [](std::uint32_t a, std::uint32_t b) { return "NV" + std::to_string(1 + (a * 7 + b * 3) % 6); };
    expectTheRule(*DeviceTopology::fromAnnotation(printOf(9, unlike)));
}

TEST(DeviceTopology, AnAnswerIsTheSameTheSecondTime) {
    const auto unlike = [](std::uint32_t a, std::uint32_t b) { return "NV" + std::to_string(1 + (a * 7 + b * 3) % 6); };
    const auto topology = DeviceTopology::fromAnnotation(printOf(16, unlike));
    for (const std::uint32_t size : {1U, 8U, 16U}) {
        const DeviceMask first = topology->linkAware(firstDevices(16), size);
        EXPECT_EQ(std::popcount(first), static_cast<int>(size));
        EXPECT_EQ(topology->linkAware(firstDevices(16), size), first);
    }
}

TEST(DeviceTopology, MoreThanSixteenDevicesAreSearchedByTheSameRule) {
    const auto cell = [](std::uint32_t a, std::uint32_t b) {
        return a / 2 == b / 2 ? "NV4" : a / 6 == b / 6 ? "PXB" : a / 9 == b / 9 ? "NODE" : "SYS";
    };
    const auto large = DeviceTopology::fromAnnotation(printOf(18, cell));
    ASSERT_NE(large, nullptr);
    for (const DeviceMask free : {DeviceMask{0x3FFFF}, DeviceMask{0x2B5D7}, DeviceMask{0x1C0F3}})
        for (const int size : {1, 2, 3, 4, 7})
            EXPECT_EQ(large->linkAware(free, static_cast<std::uint32_t>(size)), naiveChoice(*large, free, size))
                << free << " " << size;
    EXPECT_EQ(large->largestGroup(LinkKind::NvLink, firstDevices(18)), 2U);
    EXPECT_EQ(large->largestGroup(LinkKind::Pxb, firstDevices(18)), 6U);
    EXPECT_EQ(large->largestGroup(LinkKind::Sys, firstDevices(18)), 18U);
}

TEST(DeviceTopology, PairsStayTogetherForPairs) {
    const auto topology = preset("PCIe-4x2");
    DeviceMask free = firstDevices(8);
    for (const std::uint32_t expected : {0U, 1U, 2U, 3U}) {
        const DeviceMask one = topology->linkAware(free, 1);
        EXPECT_EQ(one, maskOf({expected}));
        free &= ~one;
    }
    EXPECT_EQ(topology->linkAware(free, 2), maskOf({4, 5}));
    EXPECT_EQ(topology->largestGroup(LinkKind::NvLink, maskOf({1, 3, 5, 7})), 1U);
    EXPECT_TRUE(topology->hasGroup(LinkKind::NvLink, firstDevices(8), 2));
    EXPECT_FALSE(topology->hasGroup(LinkKind::NvLink, firstDevices(8), 4));
    EXPECT_TRUE(topology->hasGroup(LinkKind::Phb, firstDevices(8), 4));
    EXPECT_EQ(topology->linkAware(maskOf({1}), 2), 0U);
}

TEST(DeviceTopology, GroupsAreLinkedPairByPair) {
    const auto mesh = preset("DGX-1V");
    EXPECT_EQ(mesh->largestGroup(LinkKind::NvLink, firstDevices(8)), 4U);
    EXPECT_EQ(mesh->largestGroup(LinkKind::NvLink, maskOf({0, 5, 6})), 2U);
    EXPECT_EQ(mesh->largestGroup(LinkKind::Sys, maskOf({0, 5, 6})), 3U);
    EXPECT_EQ(mesh->largestGroup(LinkKind::NvLink, 0), 0U);
}

TEST(DeviceTopology, WorstLinkAndValue) {
    const auto topology = preset("DGX-1V");
    EXPECT_EQ(toString(topology->worstLink(maskOf({0, 1, 3}))), "NV1");
    EXPECT_EQ(toString(topology->worstLink(maskOf({0, 1, 5}))), "SYS");
    EXPECT_EQ(topology->worstLink(maskOf({0})), Link{});
    EXPECT_EQ(topology->value(maskOf({0, 3, 4})), 200 + 200 + 10);
}

TEST(DeviceTopology, KnowsHowItIsWired) {
    EXPECT_EQ(preset("DGX-1V")->shape(), LinkShape::Partial);
    EXPECT_EQ(preset("DGX-A100")->shape(), LinkShape::Switched);
    EXPECT_EQ(preset("GB200-NVL4")->shape(), LinkShape::Switched);
    EXPECT_EQ(preset("HGX-A100-4")->shape(), LinkShape::Mesh);
    EXPECT_EQ(preset("PCIe-4x2")->shape(), LinkShape::Pairs);
    EXPECT_EQ(preset("PCIe-8")->shape(), LinkShape::None);
}

TEST(DeviceTopology, NumaDecidesWherePairsSayNothing) {
    const auto sys = [](std::uint32_t, std::uint32_t) { return "SYS"; };
    const auto two = DeviceTopology::fromAnnotation(printOf(8, sys));
    EXPECT_EQ(two->linkAware(maskOf({0, 1, 2, 5, 6}), 2), maskOf({5, 6})); // leaves no device behind on its node
    const auto one = DeviceTopology::fromAnnotation(printOf(8, sys, false));
    EXPECT_EQ(one->numaCount(), 1U);
    EXPECT_EQ(one->linkAware(maskOf({0, 3, 5, 6}), 2), maskOf({0, 3}));
}

TEST(DeviceTopology, EqualAnnotationsShareOneObject) {
    EXPECT_EQ(preset("HGX-H100"), preset(" HGX-H100 "));
    EXPECT_EQ(DeviceTopology::fromAnnotation("DGX-9"), nullptr);
}

TEST(DeviceTopology, ANodeHasItsTopologyWhenTheCountsAgree) {
    MakeNode node("n");
    node.raw().meta.annotations.set(std::string(kGpuTopology), "HGX-A100-4");
    EXPECT_NE(node.has({{"nvidia.com/gpu", "4"}}).obj()->topology, nullptr);
    EXPECT_EQ(node.has({{"nvidia.com/gpu", "8"}}).obj()->topology, nullptr);
}

TEST(DeviceTopology, DeviceMemory) {
    const auto memoryOf = [](const MakeNode& node) { return deviceMemoryMiB(*node.obj()); };
    EXPECT_EQ(memoryOf(MakeNode("n").label("nvidia.com/gpu.memory", "81559")), 81559);
    EXPECT_EQ(memoryOf(MakeNode("n").label("nvidia.com/gpu.product", "NVIDIA-A100-SXM4-80GB")), 81920);
    EXPECT_EQ(memoryOf(MakeNode("n").label("gpu-model", "T4")), 16384);
    EXPECT_EQ(memoryOf(MakeNode("n").label("gpu-model", "mystery")), 0);
    MakeNode preset("n");
    preset.raw().meta.annotations.set(std::string(kGpuTopology), "L4-4");
    EXPECT_EQ(memoryOf(preset.has({{"nvidia.com/gpu", "4"}})), 24576);
}

} // namespace
} // namespace berth
