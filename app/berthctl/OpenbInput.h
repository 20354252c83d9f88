// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Verb.h"
#include "engine/base/Result.h"
#include "engine/io/openb/OpenbFiles.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace berth::ctl {

/// What `--policy` may be, for messages.
inline constexpr std::string_view kSharePolicies = "Random, DotProd, GpuClustering, GpuPacking, BestFit or FGD";

/// What `--nodes`, `--pods`, `--seed` and `--ratio` say.
struct OpenbInput {
    std::vector<io::OpenbNode> nodes;
    std::vector<io::OpenbPod> pods;
    std::int64_t seed = 42;
    std::optional<double> ratio;
};

/// Reads both lists; what is wrong has been written to `console.err` when there is no answer.
std::optional<OpenbInput> readOpenbInput(const Arguments& arguments, Console console);

} // namespace berth::ctl
