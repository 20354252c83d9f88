// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Value.h"

#include <string>
#include <utility>
#include <vector>

namespace berth::test {

// Values as a configuration's reader would make them, without a file.

/// An unquoted scalar.
Value plain(const std::string& text);
/// A scalar in quotes.
Value quotedText(const std::string& text);
Value list(std::vector<Value> items);
Value map(std::vector<std::pair<std::string, Value>> members);

} // namespace berth::test
