// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Importance.h"

#include <algorithm>

namespace berth {

SimTime startOf(const PodInfo& pod, SimTime now) {
    return pod.startTime.isSet() ? pod.startTime : now;
}

void sortByImportance(std::vector<PodInfo>& pods, SimTime now) {
    std::stable_sort(pods.begin(), pods.end(), [now](const PodInfo& a, const PodInfo& b) {
        if (a.pod->priority != b.pod->priority) return a.pod->priority > b.pod->priority;
        return startOf(a, now) < startOf(b, now);
    });
}

} // namespace berth
