// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/TopologyPresets.h"

#include <algorithm>
#include <array>

namespace berth {
namespace {

// clang-format off
constexpr std::array<TopologyPreset, 8> kPresets = {{
{"DGX-1V", "Tesla V100-SXM2-32GB", 32768, false,
"\tGPU0\tGPU1\tGPU2\tGPU3\tGPU4\tGPU5\tGPU6\tGPU7\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
"GPU0\t X \tNV1\tNV1\tNV2\tNV2\tSYS\tSYS\tSYS\t0-19,40-59\t0\t\tN/A\n"
"GPU1\tNV1\t X \tNV2\tNV1\tSYS\tNV2\tSYS\tSYS\t0-19,40-59\t0\t\tN/A\n"
"GPU2\tNV1\tNV2\t X \tNV2\tSYS\tSYS\tNV1\tSYS\t0-19,40-59\t0\t\tN/A\n"
"GPU3\tNV2\tNV1\tNV2\t X \tSYS\tSYS\tSYS\tNV1\t0-19,40-59\t0\t\tN/A\n"
"GPU4\tNV2\tSYS\tSYS\tSYS\t X \tNV1\tNV1\tNV2\t20-39,60-79\t1\t\tN/A\n"
"GPU5\tSYS\tNV2\tSYS\tSYS\tNV1\t X \tNV2\tNV1\t20-39,60-79\t1\t\tN/A\n"
"GPU6\tSYS\tSYS\tNV1\tSYS\tNV1\tNV2\t X \tNV2\t20-39,60-79\t1\t\tN/A\n"
"GPU7\tSYS\tSYS\tSYS\tNV1\tNV2\tNV1\tNV2\t X \t20-39,60-79\t1\t\tN/A\n"
},
{"DGX-A100", "NVIDIA A100-SXM4-40GB", 40960, false,
"\tGPU0\tGPU1\tGPU2\tGPU3\tGPU4\tGPU5\tGPU6\tGPU7\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
"GPU0\t X \tNV12\tNV12\tNV12\tNV12\tNV12\tNV12\tNV12\t48-63,176-191\t3\t\tN/A\n"
"GPU1\tNV12\t X \tNV12\tNV12\tNV12\tNV12\tNV12\tNV12\t48-63,176-191\t3\t\tN/A\n"
"GPU2\tNV12\tNV12\t X \tNV12\tNV12\tNV12\tNV12\tNV12\t16-31,144-159\t1\t\tN/A\n"
"GPU3\tNV12\tNV12\tNV12\t X \tNV12\tNV12\tNV12\tNV12\t16-31,144-159\t1\t\tN/A\n"
"GPU4\tNV12\tNV12\tNV12\tNV12\t X \tNV12\tNV12\tNV12\t112-127,240-255\t7\t\tN/A\n"
"GPU5\tNV12\tNV12\tNV12\tNV12\tNV12\t X \tNV12\tNV12\t112-127,240-255\t7\t\tN/A\n"
"GPU6\tNV12\tNV12\tNV12\tNV12\tNV12\tNV12\t X \tNV12\t80-95,208-223\t5\t\tN/A\n"
"GPU7\tNV12\tNV12\tNV12\tNV12\tNV12\tNV12\tNV12\t X \t80-95,208-223\t5\t\tN/A\n"
},
{"HGX-H100", "NVIDIA H100 80GB HBM3", 81920, false,
"\tGPU0\tGPU1\tGPU2\tGPU3\tGPU4\tGPU5\tGPU6\tGPU7\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
"GPU0\t X \tNV18\tNV18\tNV18\tNV18\tNV18\tNV18\tNV18\t0-55,112-167\t0\t\tN/A\n"
"GPU1\tNV18\t X \tNV18\tNV18\tNV18\tNV18\tNV18\tNV18\t0-55,112-167\t0\t\tN/A\n"
"GPU2\tNV18\tNV18\t X \tNV18\tNV18\tNV18\tNV18\tNV18\t0-55,112-167\t0\t\tN/A\n"
"GPU3\tNV18\tNV18\tNV18\t X \tNV18\tNV18\tNV18\tNV18\t0-55,112-167\t0\t\tN/A\n"
"GPU4\tNV18\tNV18\tNV18\tNV18\t X \tNV18\tNV18\tNV18\t56-111,168-223\t1\t\tN/A\n"
"GPU5\tNV18\tNV18\tNV18\tNV18\tNV18\t X \tNV18\tNV18\t56-111,168-223\t1\t\tN/A\n"
"GPU6\tNV18\tNV18\tNV18\tNV18\tNV18\tNV18\t X \tNV18\t56-111,168-223\t1\t\tN/A\n"
"GPU7\tNV18\tNV18\tNV18\tNV18\tNV18\tNV18\tNV18\t X \t56-111,168-223\t1\t\tN/A\n"
},
{"HGX-A100-4", "NVIDIA A100-SXM4-40GB", 40960, false,
"\tGPU0\tGPU1\tGPU2\tGPU3\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
"GPU0\t X \tNV4\tNV4\tNV4\t0-31,64-95\t0\t\tN/A\n"
"GPU1\tNV4\t X \tNV4\tNV4\t0-31,64-95\t0\t\tN/A\n"
"GPU2\tNV4\tNV4\t X \tNV4\t32-63,96-127\t1\t\tN/A\n"
"GPU3\tNV4\tNV4\tNV4\t X \t32-63,96-127\t1\t\tN/A\n"
},
{"PCIe-4x2", "NVIDIA RTX A6000", 49152, false,
"\tGPU0\tGPU1\tGPU2\tGPU3\tGPU4\tGPU5\tGPU6\tGPU7\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
"GPU0\t X \tNV4\tPHB\tPHB\tSYS\tSYS\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU1\tNV4\t X \tPHB\tPHB\tSYS\tSYS\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU2\tPHB\tPHB\t X \tNV4\tSYS\tSYS\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU3\tPHB\tPHB\tNV4\t X \tSYS\tSYS\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU4\tSYS\tSYS\tSYS\tSYS\t X \tNV4\tPHB\tPHB\t32-63,96-127\t1\t\tN/A\n"
"GPU5\tSYS\tSYS\tSYS\tSYS\tNV4\t X \tPHB\tPHB\t32-63,96-127\t1\t\tN/A\n"
"GPU6\tSYS\tSYS\tSYS\tSYS\tPHB\tPHB\t X \tNV4\t32-63,96-127\t1\t\tN/A\n"
"GPU7\tSYS\tSYS\tSYS\tSYS\tPHB\tPHB\tNV4\t X \t32-63,96-127\t1\t\tN/A\n"
},
{"PCIe-8", "NVIDIA A40", 49152, false,
"\tGPU0\tGPU1\tGPU2\tGPU3\tGPU4\tGPU5\tGPU6\tGPU7\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
"GPU0\t X \tPIX\tNODE\tNODE\tSYS\tSYS\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU1\tPIX\t X \tNODE\tNODE\tSYS\tSYS\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU2\tNODE\tNODE\t X \tPIX\tSYS\tSYS\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU3\tNODE\tNODE\tPIX\t X \tSYS\tSYS\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU4\tSYS\tSYS\tSYS\tSYS\t X \tPIX\tNODE\tNODE\t32-63,96-127\t1\t\tN/A\n"
"GPU5\tSYS\tSYS\tSYS\tSYS\tPIX\t X \tNODE\tNODE\t32-63,96-127\t1\t\tN/A\n"
"GPU6\tSYS\tSYS\tSYS\tSYS\tNODE\tNODE\t X \tPIX\t32-63,96-127\t1\t\tN/A\n"
"GPU7\tSYS\tSYS\tSYS\tSYS\tNODE\tNODE\tPIX\t X \t32-63,96-127\t1\t\tN/A\n"
},
{"L4-4", "NVIDIA L4", 24576, false,
"\tGPU0\tGPU1\tGPU2\tGPU3\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
"GPU0\t X \tNODE\tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU1\tNODE\t X \tSYS\tSYS\t0-31,64-95\t0\t\tN/A\n"
"GPU2\tSYS\tSYS\t X \tNODE\t32-63,96-127\t1\t\tN/A\n"
"GPU3\tSYS\tSYS\tNODE\t X \t32-63,96-127\t1\t\tN/A\n"
},
{"GB200-NVL4", "NVIDIA GB200", 189440, true,
"\tGPU0\tGPU1\tGPU2\tGPU3\tCPU Affinity\tNUMA Affinity\tGPU NUMA ID\n"
"GPU0\t X \tNV18\tNV18\tNV18\t0-71\t0\t\tN/A\n"
"GPU1\tNV18\t X \tNV18\tNV18\t0-71\t0\t\tN/A\n"
"GPU2\tNV18\tNV18\t X \tNV18\t72-143\t1\t\tN/A\n"
"GPU3\tNV18\tNV18\tNV18\t X \t72-143\t1\t\tN/A\n"
},
}};
// clang-format on

} // namespace

std::span<const TopologyPreset> topologyPresets() {
    return kPresets;
}

const TopologyPreset* findTopologyPreset(std::string_view name) {
    const auto* const found = std::find_if(kPresets.begin(), kPresets.end(),
                                           [name](const TopologyPreset& preset) { return preset.name == name; });
    return found == kPresets.end() ? nullptr : found;
}

} // namespace berth
