// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/GangUnits.h"

#include "engine/framework/preemption/Importance.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <tuple>

namespace berth {
namespace {

/// Of groups with one name the first counts.
std::unordered_map<std::string, const PodGroup*> groupsByKey(const ClusterObjects& objects) {
    std::unordered_map<std::string, const PodGroup*> groups;
    for (const PodGroup& group : objects.podGroups) groups.emplace(group.meta.ns + "/" + group.meta.name, &group);
    return groups;
}

} // namespace

PlacedGangs::PlacedGangs(const Context& context) : now_(context.now()) {
    const std::unordered_map<std::string, const PodGroup*> groups = groupsByKey(*context.input->objects);
    if (groups.empty()) return;
    const Snapshot& snapshot = context.snapshot();
    for (std::size_t i = 0; i < snapshot.size(); ++i) read(snapshot.at(i), groups);
    for (auto& [key, gang] : gangs_) sortMembers(gang.members);
}

void PlacedGangs::read(const NodeInfo& node, const std::unordered_map<std::string, const PodGroup*>& groups) {
    for (const PodInfo& pod : node.pods) {
        const std::string key = gangKey(*pod.pod);
        const auto group = key.empty() ? groups.end() : groups.find(key);
        if (group == groups.end()) continue;
        Placed& gang = gangs_[key];
        gang.key = key;
        gang.minMember = group->second->minMember;
        gang.members.push_back({pod, &node});
        gangOf_.emplace(pod.id, &gang);
    }
}

/// Priority, start, name.
void PlacedGangs::sortMembers(std::vector<Member>& members) const {
    const auto rank = [this](const Member& member) {
        return std::tuple(-std::int64_t{member.pod.pod->priority}, startOf(member.pod, now_),
                          std::string_view(member.pod.pod->meta.name));
    };
    std::sort(members.begin(), members.end(), [&](const Member& a, const Member& b) { return rank(a) < rank(b); });
}

const PlacedGangs::Placed* PlacedGangs::gangOf(PodId pod) const {
    const auto it = gangOf_.find(pod);
    return it != gangOf_.end() ? it->second : nullptr;
}

EvictionUnit PlacedGangs::restOf(const Placed& gang, std::span<const Member> singles) {
    EvictionUnit rest{{}, gang.key, true};
    for (const Member& member : gang.members) {
        const bool single = std::any_of(singles.begin(), singles.end(),
                                        [&member](const Member& each) { return each.pod.id == member.pod.id; });
        if (single) continue;
        rest.pods.push_back(member.pod);
        rest.nodes.push_back(member.node);
    }
    return rest;
}

void PlacedGangs::addUnits(const Placed& gang, const std::vector<Member>& here, const MayEvict& mayEvict,
                           std::vector<EvictionUnit>& units) {
    const std::int64_t spare = std::max<std::int64_t>(0, std::ssize(gang.members) - gang.minMember);
    const auto single = static_cast<std::size_t>(std::min(spare, std::ssize(here)));
    const std::span<const Member> singles = std::span(here).last(single);
    for (const Member& member : singles) units.push_back({{member.pod}, gang.key, false});
    if (single == here.size()) return;
    EvictionUnit rest = restOf(gang, singles);
    if (std::all_of(rest.pods.begin(), rest.pods.end(), mayEvict)) units.push_back(std::move(rest));
}

std::vector<EvictionUnit> PlacedGangs::unitsOn(const NodeInfo& node, const MayEvict& mayEvict) const {
    std::vector<EvictionUnit> units;
    std::vector<std::pair<const Placed*, std::vector<Member>>> gangs; ///< in the order met
    for (const PodInfo& pod : node.pods) {
        if (!mayEvict(pod)) continue;
        const Placed* gang = gangOf(pod.id);
        if (gang == nullptr) {
            units.push_back({{pod}, {}, false});
            continue;
        }
        auto known = std::find_if(gangs.begin(), gangs.end(), [gang](const auto& each) { return each.first == gang; });
        if (known == gangs.end()) known = gangs.insert(gangs.end(), {gang, {}});
        known->second.push_back({pod, &node});
    }
    for (auto& [gang, here] : gangs) {
        sortMembers(here);
        addUnits(*gang, here, mayEvict, units);
    }
    return units;
}

} // namespace berth
