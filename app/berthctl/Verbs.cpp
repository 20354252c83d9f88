// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verbs.h"

namespace berth::ctl {

std::span<const Verb> verbs() {
    static const Verb kVerbs[] = {
        validateVerb(), runVerb(), explainVerb(), conformanceVerb(), benchVerb(), importVerb(), tuneVerb(),
    };
    return kVerbs;
}

} // namespace berth::ctl
