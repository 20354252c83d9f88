// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sim/ApiServer.h"

namespace berth {

void stampCreation(std::vector<PodGroup>& groups, SimTime now) {
    for (PodGroup& group : groups)
        if (!group.meta.creationTimestamp.isSet()) group.meta.creationTimestamp = now;
}

} // namespace berth
