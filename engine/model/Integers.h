// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace berth {

/// A plain decimal int64 with an optional sign, all of `text`. Upstream: strconv.ParseInt(text, 10, 64).
std::optional<std::int64_t> parseInteger(std::string_view text);

} // namespace berth
