// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/TopologyPrint.h"

#include "engine/model/devices/TopologyPresets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TopologyPrint read(std::string_view text) {
    auto print = parseTopologyPrint(text);
    EXPECT_TRUE(print) << print.error().text;
    return print ? *print : TopologyPrint{};
}

/// "line:column: text" of the fault.
std::string faultOf(std::string_view text) {
    const auto print = parseTopologyPrint(text);
    if (print) return "none";
    const TextPosition at = positionAt(text, print.error().offset);
    return std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + print.error().text;
}

std::string link(const TopologyPrint& print, std::uint32_t a, std::uint32_t b) {
    return toString(print.links[a * print.devices + b]);
}

TEST(TopologyPrint, ReadsTabsAndAffinity) {
    const TopologyPrint print =
        read("\tGPU0\tGPU1\tNIC0\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
             "GPU0\t X \tNV12\tPXB\t48-63,176-191\t3\t\tN/A\n"
             "GPU1\tNV12\t X \tSYS\t16-31\t1\t\tN/A\n"
             "NIC0\tPXB\tSYS\t X \t\t\t\t\n\nLegend:\n\n  X    = Self\n\nNIC Legend:\n\n  NIC0: mlx5_0\n");
    EXPECT_EQ(print.devices, 2U);
    EXPECT_EQ(link(print, 0, 1), "NV12");
    EXPECT_THAT(print.cpuAffinity, ElementsAre("48-63,176-191", "16-31"));
    EXPECT_THAT(print.numaAffinity, ElementsAre("3", "1"));
    ASSERT_EQ(print.nics.size(), 1U);
    EXPECT_EQ(print.nics[0].adapter, "mlx5_0");
    EXPECT_EQ(toString(print.nics[0].toDevice[0]), "PXB");
    EXPECT_EQ(toString(print.nics[0].toDevice[1]), "SYS");
}

TEST(TopologyPrint, ReadsBlanksAndOldWords) {
    const TopologyPrint print = read("$ nvidia-smi topo -m\n"
                                     "        GPU0    GPU1    mlx5_0  CPU Affinity\n"
                                     "GPU0     X      SOC     PSB     0-15\n"
                                     "GPU1    SOC      X      PHB     16-31\n"
                                     "mlx5_0  PSB     PHB      X\n");
    EXPECT_EQ(link(print, 1, 0), "SYS");
    EXPECT_EQ(print.nics[0].name, "mlx5_0");
    EXPECT_EQ(toString(print.nics[0].toDevice[0]), "PIX");
    EXPECT_THAT(print.cpuAffinity, ElementsAre("0-15", "16-31"));
    EXPECT_TRUE(print.numaAffinity.empty());
}

TEST(TopologyPrint, SomethingMayStandInTheCorner) {
    EXPECT_EQ(link(read("GPUs  GPU0 GPU1\nGPU0  X    NV2\nGPU1  NV2  X\n"), 0, 1), "NV2");
    EXPECT_EQ(link(read("GPU\tGPU0\tGPU1\nGPU0\tX\tNV2\nGPU1\tNV2\tX\n"), 0, 1), "NV2");
}

TEST(TopologyPrint, TakesEscapesOutAlsoWhereTheEscapeCharacterIsLost) {
    for (const std::string_view on : {"\x1b[4m", "[4m", "^[[4m", "\\e[4m"})
        for (const std::string_view off : {"\x1b[0m", "[0m"}) {
            std::string header = "\t";
            for (const std::string_view name : {"GPU0", "GPU1"}) {
                header += on;
                header += name;
                header += off;
                header += '\t';
            }
            EXPECT_EQ(link(read(header + "\nGPU0\t X \tNV2\nGPU1\tNV2\t X \n"), 0, 1), "NV2") << on;
        }
}

TEST(TopologyPrint, FillsAnEmptyCellFromItsMirrorImage) {
    const TopologyPrint tabs = read("\tGPU0\tGPU1\tGPU2\nGPU0\t X \tPIX\t\nGPU1\t\t X \tSYS\nGPU2\tSYS\tSYS\t X \n");
    EXPECT_EQ(link(tabs, 1, 0), "PIX");
    EXPECT_EQ(link(tabs, 0, 2), "SYS");
    const TopologyPrint blanks = read("        GPU0    GPU1    NIC0    CPU Affinity    NUMA Affinity\n"
                                      "GPU0     X      NV4             0-15            0\n"
                                      "GPU1    NV4      X      PIX     16-31           1\n");
    EXPECT_EQ(toString(blanks.nics[0].toDevice[0]), "");
    EXPECT_EQ(toString(blanks.nics[0].toDevice[1]), "PIX");
    EXPECT_THAT(blanks.numaAffinity, ElementsAre("0", "1"));
}

TEST(TopologyPrint, WrappedLegendsAndTwoDigitDevicesDoNotConfuseIt) {
    std::string header = "\t";
    std::string rows;
    for (int a = 0; a < 12; ++a) {
        header += "GPU" + std::to_string(a) + "\t";
        rows += "GPU" + std::to_string(a);
        for (int b = 0; b < 12; ++b) rows += a == b ? "\t X " : a / 6 == b / 6 ? "\tNODE" : "\tSYS";
        rows += "\n";
    }
    const TopologyPrint print =
        read(header + "\n" + rows +
             "\nLegend:\n\n  SYS  = Connection traversing PCIe as well as the SMP\ninterconnect "
             "between NUMA nodes (e.g.,\nGPU0 to GPU11)\n");
    EXPECT_EQ(print.devices, 12U);
    EXPECT_EQ(link(print, 10, 11), "NODE");
    EXPECT_EQ(link(print, 0, 11), "SYS");
}

TEST(TopologyPrint, SaysWhichCellIsWrong) {
    EXPECT_THAT(faultOf("no matrix\nat all"), HasSubstr("1:1: this is no print"));
    EXPECT_EQ(faultOf("\tGPU0\tGPU1\nGPU0\t X \tNV2\nGPU1\tPIX\t X \n"),
              "3:6: the print is not symmetric: cell GPU1 × GPU0 says PIX, cell GPU0 × GPU1 says NV2");
    EXPECT_EQ(faultOf("\tGPU0\tGPU1\nGPU0\t X \tNVX\nGPU1\tNVX\t X \n"),
              "2:10: cell GPU0 × GPU1: expected X, NV#, PIX, PXB, PHB, NODE or SYS, found \"NVX\"");
    EXPECT_EQ(faultOf("\tGPU0\tGPU1\nGPU0\tSYS\tSYS\nGPU1\tSYS\t X \n"),
              "2:6: cell GPU0 × GPU0: expected X, found \"SYS\"");
    EXPECT_EQ(faultOf("\tGPU0\tGPU1\nGPU0\t X \tSYS\n"), "1:7: row GPU1 is missing");
    EXPECT_EQ(faultOf("\tGPU0\tGPU1\nGPU0\t X \tSYS\nGPU1\tSYS\n"), "3:1: row GPU1 is short: no cell under GPU1");
    EXPECT_EQ(faultOf("\tGPU0\nGPU0\t X \nGPU1\tSYS\n"), "3:1: the header has no column GPU1");
    EXPECT_EQ(faultOf("\tGPU0\nGPU0\t X \nGPU0\t X \n"), "3:1: row GPU0 stands twice");
    EXPECT_EQ(faultOf("\tGPU0\tNIC0\nGPU0\t X \tPIX\nNIC0\tSYS\t X \n"),
              "3:6: the print is not symmetric: cell GPU0 × NIC0 says PIX, its mirror image says SYS");
}

TEST(TopologyPrint, EveryPresetReads) {
    for (const TopologyPreset& preset : topologyPresets()) {
        const TopologyPrint print = read(preset.print);
        EXPECT_EQ(print.devices, preset.name.find("4") != std::string_view::npos && preset.name != "PCIe-4x2" ? 4U : 8U)
            << preset.name;
        EXPECT_EQ(print.numaAffinity.size(), print.devices) << preset.name;
    }
}

} // namespace
} // namespace berth
