// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/PodTally.h"

namespace berth {
namespace {

void addTo(std::unordered_map<std::uint32_t, std::int64_t>& numbers, std::uint32_t key, std::int64_t number) {
    const auto it = numbers.try_emplace(key, 0).first;
    it->second += number;
    if (it->second == 0) numbers.erase(it);
}

} // namespace

void PodTally::add(const NodeClasses& classes, NodeId node, std::int64_t number) {
    addTo(byNode_, node.value, number);
    if (sorting_ == classes.sorting() && classes.lists(node))
        addTo(byKind_, classes.kindOf(classes.positionOf(node)), number);
    else
        sorting_ = 0;
}

std::vector<NodeCount> PodTally::byNode(const Snapshot& snapshot) const {
    std::vector<NodeCount> counts;
    counts.reserve(byNode_.size());
    for (const auto& [node, number] : byNode_) counts.push_back({snapshot.find(NodeId{node}), number});
    return counts;
}

std::vector<NodeCount> PodTally::byKind(const Snapshot& snapshot, const NodeClasses& classes) const {
    if (sorting_ != classes.sorting()) sumKinds(classes);
    std::vector<NodeCount> counts;
    counts.reserve(byKind_.size());
    for (const auto& [kind, number] : byKind_) counts.push_back({&snapshot.at(classes.kinds()[kind]), number});
    return counts;
}

void PodTally::sumKinds(const NodeClasses& classes) const {
    byKind_.clear();
    for (const auto& [node, number] : byNode_) addTo(byKind_, classes.kindOf(classes.positionOf(NodeId{node})), number);
    sorting_ = classes.sorting();
}

} // namespace berth
