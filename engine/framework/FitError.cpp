// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/FitError.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <vector>

namespace berth {

std::string reasonHistogram(std::span<const Status* const> own, std::size_t nodes, const Status& absent) {
    std::map<std::string, std::size_t> counts;
    for (const Status* status : own)
        for (const std::string& reason : status->reasons()) ++counts[reason];
    if (own.size() < nodes)
        for (const std::string& reason : absent.reasons()) counts[reason] += nodes - own.size();
    std::vector<std::string> parts;
    for (const auto& [reason, count] : counts) parts.push_back(fmt::format("{} {}", count, reason));
    std::sort(parts.begin(), parts.end());
    return fmt::format("{}", fmt::join(parts, ", "));
}

} // namespace berth
