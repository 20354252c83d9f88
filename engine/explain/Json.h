// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/explain/Pass.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace berth::explain {

/// The document of conformance/FORMAT.md, "The answer".
nlohmann::ordered_json toJson(const PassResult& result);

/// The document for an input that was refused.
nlohmann::ordered_json errorJson(const std::string& error);

} // namespace berth::explain
