// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/explain/Pass.h"

#include <string>

namespace berth::explain {

/// A pass told to people: for each cycle who rejected which nodes and why, the score table, who was selected, or what
/// the event says.
std::string toText(const PassResult& result);

// Its parts: one cycle, and what stands behind them all. `result` needs no cycles.
std::string cycleText(const CycleRecord& record, const PassResult& result);
std::string summaryText(const PassResult& result);

} // namespace berth::explain
