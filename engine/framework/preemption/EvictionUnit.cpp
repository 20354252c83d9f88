// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/EvictionUnit.h"

#include "engine/framework/preemption/Importance.h"

#include <algorithm>

namespace berth {

std::int32_t EvictionUnit::priority() const {
    std::int32_t highest = pods.front().pod->priority;
    for (const PodInfo& pod : pods) highest = std::max(highest, pod.pod->priority);
    return highest;
}

SimTime EvictionUnit::start(SimTime now) const {
    SimTime earliest = SimTime::never();
    for (const PodInfo& pod : pods) earliest = std::min(earliest, startOf(pod, now));
    return earliest;
}

void sortByImportance(std::vector<EvictionUnit>& units, SimTime now) {
    std::stable_sort(units.begin(), units.end(), [now](const EvictionUnit& a, const EvictionUnit& b) {
        if (a.priority() != b.priority()) return a.priority() > b.priority();
        if (a.whole != b.whole) return a.whole;
        if (a.whole && a.pods.size() != b.pods.size()) return a.pods.size() > b.pods.size();
        return a.start(now) < b.start(now);
    });
}

std::vector<EvictionUnit> singly(std::span<const PodInfo> pods) {
    std::vector<EvictionUnit> units;
    for (const PodInfo& pod : pods) units.push_back({{pod}, {}, false});
    return units;
}

} // namespace berth
