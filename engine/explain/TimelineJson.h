// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Timeline.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace berth::explain {

/// The document of conformance/TIMELINE.md, "The answer". Compare two with explain::compare.
nlohmann::ordered_json toJson(const Timeline& timeline);

/// Its text, laid out as the files of the conformance suite are: one event a line.
std::string toText(const Timeline& timeline);

} // namespace berth::explain
