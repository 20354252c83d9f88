// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/TopologyText.h"

#include "engine/model/devices/TopologyPresets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::io {
namespace {

TEST(TopologyText, ReadsBackAsItWas) {
    for (const TopologyPreset& preset : topologyPresets()) {
        const TopologyPrint print = parseTopologyPrint(preset.print).value();
        const auto again = parseTopologyPrint(topologyText(print));
        ASSERT_TRUE(again) << preset.name << again.error().text;
        EXPECT_EQ(again->links, print.links) << preset.name;
        EXPECT_EQ(again->numaAffinity, print.numaAffinity) << preset.name;
        EXPECT_EQ(again->cpuAffinity, print.cpuAffinity) << preset.name;
    }
}

TEST(TopologyText, TheDocumentIsABlockThatKubectlTakes) {
    const TopologyPrint print = parseTopologyPrint("\t\x1b[4mGPU0\x1b[0m\t\x1b[4mNIC0\x1b[0m\nGPU0\t X "
                                                   "\tPIX\nNIC0\tPIX\t X \n\nNIC Legend:\n\n  NIC0: mlx5_0\n")
                                    .value();
    EXPECT_EQ(topologyDocument("n1", print),
              "apiVersion: v1\nkind: Node\nmetadata:\n  name: n1\n  annotations:\n    berth.dev/gpu-topology: |2\n"
              "      \tGPU0\tNIC0\n      GPU0\t X \tPIX\n\n      NIC Legend:\n\n        NIC0: mlx5_0\n");
}

} // namespace
} // namespace berth::io
