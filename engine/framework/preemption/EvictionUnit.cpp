// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/EvictionUnit.h"

#include "engine/framework/preemption/Importance.h"

#include <algorithm>

namespace berth {

UnitView::UnitView(const EvictionUnit& unit, SimTime now)
    : pods(unit.pods),
      nodes(unit.nodes),
      gang(unit.gang),
      whole(unit.whole),
      priority(unit.pods.front().pod->priority),
      start(SimTime::never()) {
    for (const PodInfo& pod : pods) {
        priority = std::max(priority, pod.pod->priority);
        start = std::min(start, startOf(pod, now));
    }
}

UnitView::UnitView(const PodInfo& pod, SimTime now)
    : pods(&pod, 1), priority(pod.pod->priority), start(startOf(pod, now)) {}

const NodeInfo* UnitView::elsewhere(std::size_t pod, const NodeInfo& tried) const {
    return nodes.empty() || nodes[pod]->id == tried.id ? nullptr : nodes[pod];
}

void sortByImportance(std::vector<UnitView>& units) {
    std::stable_sort(units.begin(), units.end(), [](const UnitView& a, const UnitView& b) {
        if (a.priority != b.priority) return a.priority > b.priority;
        if (a.whole != b.whole) return a.whole;
        if (a.whole && a.pods.size() != b.pods.size()) return a.pods.size() > b.pods.size();
        return a.start < b.start;
    });
}

} // namespace berth
