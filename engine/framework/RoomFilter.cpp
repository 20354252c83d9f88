// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/RoomFilter.h"

namespace berth {

void NodeUse::add(const Pod& pod) {
    used.add(pod.totals.used);
    ++pods;
}

void NodeUse::subtract(const Pod& pod) {
    used.subtract(pod.totals.used);
    --pods;
}

} // namespace berth
