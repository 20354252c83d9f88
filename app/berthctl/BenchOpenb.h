// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Verb.h"

namespace berth::ctl {

/// `berthctl bench openb`: the published simulation of one GPU-sharing policy on the openb trace, timed. Takes no files as operands.
int benchOpenb(const Arguments& arguments, Console console);

} // namespace berth::ctl
