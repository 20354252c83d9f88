// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Verb.h"

namespace berth::ctl {

/// `berthctl import openb`: the lists of the openb trace as a scenario. Takes no files as operands.
int importOpenb(const Arguments& arguments, Console console);

} // namespace berth::ctl
