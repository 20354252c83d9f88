// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/config/ConfigurationDraft.h"
#include "engine/io/config/StrictDecoder.h"

namespace berth::io {

/// Decodes `leaderElection`. Berth has one scheduler and no API server: this is checked and then not used.
void readLeaderElection(const StrictDecoder& in, LeaderElection& election);

/// Decodes `clientConnection`, of which only `burst` has a rule.
void readClientConnection(const StrictDecoder& in, std::int32_t& burst);

} // namespace berth::io
