// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"

#include <cstddef>

namespace berth::io {

/// Where byte `offset` of a scalar's text stands in the file: within a literal block, within quotes with their escapes and folded lines, or
/// within a plain text. Where that cannot be told (folded blocks) it is the place of the scalar.
Place placeInText(ValueRef scalar, std::size_t offset);

} // namespace berth::io
