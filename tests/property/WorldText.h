// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/World.h"

#include <string>
#include <vector>

namespace berth::test {

/// A World as lines of text, every field of it; two Worlds over one pool are equal when their lines are.
std::vector<std::string> worldText(const World& world, const Pool& pool);

} // namespace berth::test
