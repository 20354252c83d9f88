// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Gpu.h"

namespace berth {

std::pair<std::string_view, std::int64_t> firstGpu(const Resources& resources) {
    for (const std::string_view name : kGpuResources)
        if (const std::int64_t amount = resources.scalar(name); amount > 0) return {name, amount};
    return {{}, 0};
}

} // namespace berth
