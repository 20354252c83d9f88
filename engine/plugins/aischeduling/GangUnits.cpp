// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/GangUnits.h"

#include "engine/framework/preemption/Importance.h"

#include <algorithm>

namespace berth {
namespace {

/// Priority, start, name.
void sortMembers(std::vector<PodInfo>& pods, SimTime now) {
    std::sort(pods.begin(), pods.end(),
              [](const PodInfo& a, const PodInfo& b) { return a.pod->meta.name < b.pod->meta.name; });
    sortByImportance(pods, now);
}

bool contains(const std::vector<PodInfo>& pods, PodId id) {
    return std::any_of(pods.begin(), pods.end(), [id](const PodInfo& pod) { return pod.id == id; });
}

} // namespace

PlacedGangs::PlacedGangs(const Context& context) : now_(context.now()), objects_(context.input->objects.get()) {
    const Snapshot& snapshot = context.snapshot();
    for (std::size_t i = 0; i < snapshot.size(); ++i)
        for (const PodInfo& pod : snapshot.at(i).pods)
            if (const PodGroup* group = findPodGroup(*objects_, *pod.pod)) {
                Placed& placed = gangs_[gangKey(*pod.pod)];
                placed.minMember = group->minMember;
                placed.pods.push_back(pod);
            }
    for (auto& [key, placed] : gangs_) sortMembers(placed.pods, now_);
}

void PlacedGangs::addUnits(const std::string& key, const std::vector<PodInfo>& here, const MayEvict& mayEvict,
                           std::vector<EvictionUnit>& units) const {
    const Placed& gang = gangs_.find(key)->second;
    const std::int64_t spare = std::max<std::int64_t>(0, std::ssize(gang.pods) - gang.minMember);
    const auto single = static_cast<std::size_t>(std::min(spare, std::ssize(here)));
    const std::vector<PodInfo> singles(here.end() - static_cast<std::ptrdiff_t>(single), here.end());
    for (const PodInfo& pod : singles) units.push_back({{pod}, key, false});
    if (single == here.size()) return;
    EvictionUnit rest{{}, key, true};
    for (const PodInfo& pod : gang.pods)
        if (!contains(singles, pod.id)) rest.pods.push_back(pod);
    if (std::all_of(rest.pods.begin(), rest.pods.end(), mayEvict)) units.push_back(std::move(rest));
}

std::vector<EvictionUnit> PlacedGangs::unitsOn(const NodeInfo& node, const MayEvict& mayEvict) const {
    std::vector<EvictionUnit> units;
    std::map<std::string, std::vector<PodInfo>> byGang;
    std::vector<std::string> order;
    for (const PodInfo& pod : node.pods) {
        if (!mayEvict(pod)) continue;
        const std::string key = findPodGroup(*objects_, *pod.pod) != nullptr ? gangKey(*pod.pod) : std::string();
        if (key.empty()) {
            units.push_back({{pod}, {}, false});
            continue;
        }
        if (!byGang.contains(key)) order.push_back(key);
        byGang[key].push_back(pod);
    }
    for (const std::string& key : order) {
        sortMembers(byGang[key], now_);
        addUnits(key, byGang[key], mayEvict, units);
    }
    return units;
}

} // namespace berth
