// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace berth::ui {

/// A place in a trace: `fact` facts have happened, and `beat` beats of those that lie before the next fact were
/// watched.
/// The World is the fold of the facts; beats change the picture only.
struct Cursor {
    std::size_t fact = 0;
    std::uint32_t beat = 0;

    friend constexpr auto operator<=>(const Cursor&, const Cursor&) = default;
};

/// How far one step goes.
enum class Stride : std::uint8_t {
    Point,  ///< to the next extension point or fact
    Detail, ///< to the next plugin, node or fact
};

} // namespace berth::ui
