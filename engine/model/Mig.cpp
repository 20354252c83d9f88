// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Mig.h"

namespace berth {
namespace {

constexpr std::string_view kPrefix = "nvidia.com/mig-";

} // namespace

std::string_view MigSlices::profile() const {
    return resource.substr(kPrefix.size());
}

std::vector<MigSlices> migSlices(const Resources& resources) {
    std::vector<MigSlices> slices;
    for (const auto& [name, amount] : resources.scalars)
        if (amount > 0 && name.starts_with(kPrefix)) slices.push_back({name, amount});
    return slices;
}

} // namespace berth
