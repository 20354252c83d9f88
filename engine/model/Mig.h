// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Resources.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace berth {

/// Slices of NVIDIA GPUs of one MIG profile. They are counted like any other resource: on which GPU each lies, the API
/// server does not know.
struct MigSlices {
    std::string_view resource; ///< "nvidia.com/mig-1g.5gb"; points into the Resources
    std::int64_t count = 0;

    /// "1g.5gb".
    std::string_view profile() const;
};

/// Of what a node has, or a pod asks: by name, none that is zero.
std::vector<MigSlices> migSlices(const Resources& resources);

} // namespace berth
