// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace berth::io {

/// A line of an openb node list. Memory in MiB.
struct OpenbNode {
    std::string name;
    std::int64_t cpuMilli = 0;
    std::int64_t memoryMiB = 0;
    std::int32_t gpus = 0;
    std::string model; ///< empty: none given
};

/// A line of an openb pod list. Times in seconds; a list without them has none.
struct OpenbPod {
    std::string name;
    std::int64_t cpuMilli = 0;
    std::int64_t memoryMiB = 0;
    std::int32_t gpus = 0;
    std::int32_t gpuMilli = 0; ///< of each
    std::string spec;          ///< models, "A|B"; empty: any
    bool timed = false;
    std::int64_t created = 0;
    std::int64_t deleted = 0;
};

/// Reads the CSV text of a list. Columns are found by their names in the first line (sn or name, cpu_milli, memory_mib, gpu, model; name, cpu_milli,
/// memory_mib, num_gpu, gpu_milli, and where they are there gpu_spec, creation_time, deletion_time). Errors have file, line and column.
tl::expected<std::vector<OpenbNode>, Diagnostics> readOpenbNodes(const std::string& file, std::string_view text);
tl::expected<std::vector<OpenbPod>, Diagnostics> readOpenbPods(const std::string& file, std::string_view text);

} // namespace berth::io
