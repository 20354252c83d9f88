// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Verb.h"

namespace berth::ctl {

// One line per verb, here and in Verbs.cpp.
Verb validateVerb();
Verb runVerb();
Verb explainVerb();
Verb conformanceVerb();
Verb benchVerb();
Verb importVerb();
Verb tuneVerb();

} // namespace berth::ctl
