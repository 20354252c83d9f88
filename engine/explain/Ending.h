// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"

#include <string>
#include <string_view>

namespace berth::explain {

/// "until", "nothingLeft", "retryForever", "running": for programs.
std::string_view toString(RunEnd end);

/// When the run ended: at the scenario's `until`, else with its last fact.
SimTime endOf(const Session& session, const SessionOptions& options);

/// Why a run ended, for people: "stopped: 3 pods retry for ever".
std::string endingText(RunEnd end, const World& world);

} // namespace berth::explain
