// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Arguments.h"
#include "engine/session/Session.h"

namespace berth::ctl {

/// `--until TIME` and `--seed N`, which every verb takes that runs an input to its end.
extern const Option kUntilOption;
extern const Option kSeedOption;

/// What the two say; `start` is the scenario's. Fails with a sentence for people.
Result<SessionOptions> sessionOptions(const Arguments& arguments, SimTime start);

} // namespace berth::ctl
