// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/explain/Pass.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace berth::explain {

/// The document of conformance/FORMAT.md, "The answer".
nlohmann::ordered_json toJson(const PassResult& result);

// Its parts: what stands before the cycles, one cycle, and what stands behind them. `result` needs no cycles.
nlohmann::ordered_json headJson();
nlohmann::ordered_json cycleJson(const CycleRecord& record, const PassResult& result);
nlohmann::ordered_json endJson(const PassResult& result);

/// The document for an input that was refused.
nlohmann::ordered_json errorJson(const std::string& error);

} // namespace berth::explain
