// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"
#include "engine/model/Scenario.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace berth::io {

enum class TextStyle : std::uint8_t { Yaml, Json };

/// The text of a Scenario document with more steps behind its own. `document` is its value, `text` what it was written
/// as (Document::rootText).
///
/// Lines are put in where the document is block YAML, and nothing else changes; otherwise it is written anew in
/// `style`. `steps` are flow mappings.
std::string withSteps(ValueRef document, std::string_view text, const std::vector<std::string>& steps, TextStyle style);

/// The same with `levels: LEVELS` in its spec, a flow mapping, in place of what stands there.
std::string withLevels(ValueRef document, std::string_view text, const std::string& levels, TextStyle style);

/// A new Scenario document for an input that had none: its start, its arrivals if it had some, the steps, and the
/// levels unless they are "".
std::string newScenarioText(const Scenario& scenario, const std::vector<std::string>& steps, const std::string& levels,
                            TextStyle style);

} // namespace berth::io
