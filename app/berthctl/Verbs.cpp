// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verbs.h"

namespace berth::ctl {

std::span<const Verb> verbs() {
    static const Verb kVerbs[] = {
        validateVerb(),
        runVerb(),
        explainVerb(),
        conformanceVerb(),
    };
    return kVerbs;
}

} // namespace berth::ctl
