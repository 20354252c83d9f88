// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/PassHandle.h"

#include <algorithm>

namespace berth::explain {

bool PassHandle::isNominated(PodId pod) const {
    return std::any_of(nominations_.begin(), nominations_.end(),
                       [pod](const Nomination& nomination) { return nomination.pod == pod; });
}

bool PassHandle::anyPending(std::int32_t atLeast, bool impossible) const {
    const auto high = [&](PodId pod) { return cluster_.pod(pod).priority >= atLeast; };
    const auto counts = [&](PodId pod) { return high(pod) && (impossible || isNominated(pod)); };
    return std::any_of(queued_.begin(), queued_.end(), high) || std::any_of(failed_.begin(), failed_.end(), counts);
}

} // namespace berth::explain
