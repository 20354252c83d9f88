// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/training/BestFit.h"

#include <fmt/format.h>

namespace berth {

std::int64_t bestFit(const NodeGpus& gpus, std::int64_t request) {
    const std::int64_t remaining = gpus.free - request;
    if (remaining < 0) return 0;
    if (remaining == 0) return 100;
    return 100 * (gpus.total - remaining) / gpus.total;
}

std::string explainBestFit(const NodeGpus& gpus, std::int64_t request) {
    const std::int64_t remaining = gpus.free - request;
    if (remaining < 0) return fmt::format("{} free < {} asked", gpus.free, request);
    if (remaining == 0) return "nothing is left over";
    return fmt::format("100 × ({} − {}) / {}", gpus.total, remaining, gpus.total);
}

} // namespace berth
