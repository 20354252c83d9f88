// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/GangUnits.h"

#include "engine/framework/preemption/Importance.h"
#include "engine/model/Training.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <tuple>

namespace berth {

std::size_t PlacedGangs::Hash::operator()(const Name& name) const {
    constexpr std::size_t kSpread = 1'000'003;
    const std::hash<std::string_view> hash;
    return hash(name.first) * kSpread + hash(name.second);
}

PlacedGangs::PlacedGangs(const Context& context) : context_(context) {
    const std::vector<PodGroup>& groups = context.input->objects->podGroups;
    groups_.reserve(groups.size());
    for (const PodGroup& group : groups) groups_.emplace(Name(group.meta.ns, group.meta.name), &group);
    const auto* quick = dynamic_cast<const QuickCalls*>(context.calls);
    if (quick != nullptr && quick->nodesOfGang({})) counts_ = quick;
    if (counts_ == nullptr && !groups_.empty()) readAll();
}

void PlacedGangs::readAll() {
    const Snapshot& snapshot = context_.snapshot();
    for (std::size_t i = 0; i < snapshot.size(); ++i)
        for (const PodInfo& pod : snapshot.at(i).pods)
            if (const PodGroup* group = groupOf(*pod.pod))
                entryOf(gangKey(*pod.pod), *group).members.push_back({pod, &snapshot.at(i)});
    for (auto& [key, gang] : gangs_) sortMembers(gang.members);
}

const PodGroup* PlacedGangs::groupOf(const Pod& pod) const {
    const std::string_view label = gangLabel(pod);
    const auto group = label.empty() ? groups_.end() : groups_.find(Name(pod.meta.ns, label));
    return group != groups_.end() ? group->second : nullptr;
}

PlacedGangs::Placed& PlacedGangs::entryOf(const std::string& key, const PodGroup& group) {
    Placed& gang = gangs_[key];
    gang.key = key;
    gang.minMember = group.minMember;
    return gang;
}

/// Priority, start, name.
void PlacedGangs::sortMembers(std::vector<Member>& members) const {
    const auto rank = [this](const Member& member) {
        return std::tuple(-std::int64_t{member.pod.pod->priority}, startOf(member.pod, context_.now()),
                          std::string_view(member.pod.pod->meta.name));
    };
    std::sort(members.begin(), members.end(), [&](const Member& a, const Member& b) { return rank(a) < rank(b); });
}

const PlacedGangs::Placed* PlacedGangs::gangOf(const Pod& pod) {
    const PodGroup* const group = groupOf(pod);
    if (group == nullptr) return nullptr;
    const std::string key = gangKey(pod);
    if (const auto it = gangs_.find(key); it != gangs_.end()) return &it->second;
    Placed& gang = entryOf(key, *group);
    for (const std::size_t position : positionsOf(key)) read(gang, context_.snapshot().at(position));
    sortMembers(gang.members);
    return &gang;
}

/// In the snapshot's order.
std::vector<std::size_t> PlacedGangs::positionsOf(const std::string& key) const {
    std::vector<std::size_t> positions;
    const std::optional<std::vector<NodeId>> nodes = counts_->nodesOfGang(key);
    for (const NodeId node : *nodes) positions.push_back(context_.snapshot().position(node));
    std::ranges::sort(positions);
    return positions;
}

void PlacedGangs::read(Placed& gang, const NodeInfo& node) const {
    for (const PodInfo& pod : node.pods)
        if (gangKey(*pod.pod) == gang.key) gang.members.push_back({pod, &node});
}

std::vector<std::size_t> PlacedGangs::nodesOfGangsOn(const NodeInfo& node) {
    std::vector<std::size_t> positions;
    for (const PodInfo& pod : node.pods)
        if (const Placed* gang = gangOf(*pod.pod))
            for (const Member& member : gang->members)
                positions.push_back(context_.snapshot().position(member.node->id));
    std::ranges::sort(positions);
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
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

std::vector<EvictionUnit> PlacedGangs::unitsOn(const NodeInfo& node, const MayEvict& mayEvict) {
    std::vector<EvictionUnit> units;
    std::vector<std::pair<const Placed*, std::vector<Member>>> gangs; ///< in the order met
    for (const PodInfo& pod : node.pods) {
        if (!mayEvict(pod)) continue;
        const Placed* gang = gangOf(*pod.pod);
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
