// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/ScoreTable.h"
#include "ui/inspector/WeightsView.h"
#include "ui/session/ConfigurationEdits.h"
#include "ui/session/Moment.h"

#include <cstdint>
#include <string>
#include <vector>

namespace berth::ui {

/// The weights of the columns of `scores` with the tried ones in place.
std::vector<std::int64_t> triedWeights(const tune::ScoreTable& scores, const TriedWeights& tried);

/// The weights of a profile at a moment. `scores` are those of the cycle at the cursor, empty where there are none or
/// where the cycle is another profile's; `chosen` is the plugin whose chart is wanted ("": the one that flips soonest).
WeightsView weightsView(const Moment& moment, const std::string& profile, const tune::ScoreTable& scores,
                        const TriedWeights& tried, const std::string& chosen);

/// The profile the Weights page shows: the cycle's, else the first.
std::string profileAtCursor(const Moment& moment);

} // namespace berth::ui
