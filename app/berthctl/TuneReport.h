// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/Front.h"
#include "engine/tune/SweepFile.h"

#include <string>

namespace berth::ctl {

/// One value as people read it: "85.6 %", "6.30", "3h40m0s", "12"; "-" for none.
std::string valueText(const tune::Objective& objective, const tune::SweepFigures& figures);

/// A sweep for people: the distinct results by their first objective, the front marked, and what was given.
std::string toText(const tune::SweepFile& file, const tune::ObjectivePair& pair);

} // namespace berth::ctl
