// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"

#include <string>
#include <string_view>

namespace berth::io {

/// A value as one line of YAML in flow style: `{at: 1s, create: pod/default/p1}`. Reads back as the same value.
std::string flowText(ValueRef value);

/// A text as a YAML scalar for flow style: plain where kubectl's reader takes it for the same text, else in double
/// quotes.
std::string flowScalar(std::string_view text);

} // namespace berth::io
