// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Verb.h"

namespace berth::ctl {

/// `berthctl bench place FILE...`: the pass of the conformance format, timed. Operands behind the first are the files.
int benchPlace(const Arguments& arguments, Console console);

} // namespace berth::ctl
