// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace berth::architecture {

/// One part of the project and the parts that its files may include (itself is understood).
struct Layer {
    std::string_view name;
    std::vector<std::string_view> sees;
};

/// The arrows of the design, from the bottom up: the one place that says who may include whom.
const std::vector<Layer>& layers();

/// The part a path belongs to: "base", …, "tune" for engine/<layer>/, "ui", "berth", "berthctl"; empty for all else.
std::string layerOf(std::string_view path);

/// True when a file of `from` may include a file of `to`.
bool mayInclude(std::string_view from, std::string_view to);

} // namespace berth::architecture
