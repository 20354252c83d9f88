// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/explain/Pass.h"

#include <string>

namespace berth::explain {

/// A pass told to people: for each cycle who rejected which nodes and why, the score table, who was selected, or what
/// the event says.
std::string toText(const PassResult& result);

} // namespace berth::explain
