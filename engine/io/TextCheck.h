// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace berth::io {

/// Why a file cannot be YAML or JSON text, and at which byte.
struct TextFault {
    std::size_t offset = 0;
    std::string text;
    std::string hint;
};

/// Looks at the bytes only: UTF-16 and UTF-32, binary files (NUL and control characters), what is not UTF-8.
std::optional<TextFault> checkText(std::string_view bytes);

} // namespace berth::io
