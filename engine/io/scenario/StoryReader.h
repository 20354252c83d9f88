// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/config/StrictDecoder.h"
#include "engine/model/Scenario.h"

#include <span>
#include <string_view>

namespace berth::io {

/// Names of facts; empty: any name will do.
using FactNames = std::span<const std::string_view>;

/// One item of `narration`: what is said when a fact happens.
Narration readNarration(const StrictDecoder& in, FactNames facts);
/// One item of `questions`: what is asked just before a fact.
Question readQuestion(const StrictDecoder& in, FactNames facts);
/// `expect`: what a run of the scenario is held against.
Expectation readExpectation(const StrictDecoder& in);

} // namespace berth::io
