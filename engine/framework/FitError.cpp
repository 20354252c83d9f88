// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/FitError.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <unordered_map>
#include <vector>

namespace berth {
namespace {

/// Many nodes share one status: its reasons are looked at once.
std::unordered_map<const std::vector<std::string>*, std::size_t> shared(std::span<const Status* const> statuses) {
    std::unordered_map<const std::vector<std::string>*, std::size_t> counts;
    const std::vector<std::string>* last = nullptr;
    std::size_t* count = nullptr;
    for (const Status* status : statuses) {
        if (&status->reasons() != last) {
            last = &status->reasons();
            count = &counts[last];
        }
        ++*count;
    }
    return counts;
}

} // namespace

std::string reasonHistogram(std::span<const Status* const> own, std::size_t nodes, const Status& absent) {
    std::map<std::string, std::size_t> counts;
    for (const auto& [reasons, count] : shared(own))
        for (const std::string& reason : *reasons) counts[reason] += count;
    if (own.size() < nodes)
        for (const std::string& reason : absent.reasons()) counts[reason] += nodes - own.size();
    std::vector<std::string> parts;
    for (const auto& [reason, count] : counts) parts.push_back(fmt::format("{} {}", count, reason));
    std::sort(parts.begin(), parts.end());
    return fmt::format("{}", fmt::join(parts, ", "));
}

} // namespace berth
