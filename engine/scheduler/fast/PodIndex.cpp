// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/PodIndex.h"

#include "engine/framework/Gang.h"

#include <algorithm>

namespace berth {
namespace {

bool isSame(const PodInfo& a, const PodInfo& b) {
    return a.id == b.id && a.pod == b.pod && a.terminating == b.terminating;
}

} // namespace

void PodIndex::readAll(const Snapshot& snapshot) {
    std::vector<bool> listed;
    for (std::size_t position = 0; position < snapshot.size(); ++position) {
        const NodeInfo& node = snapshot.at(position);
        if (node.id.value >= listed.size()) listed.resize(node.id.value + 1);
        listed[node.id.value] = true;
        exchange(node.id, node.pods);
    }
    for (std::uint32_t id = 0; id < lists_.size(); ++id)
        if (id >= listed.size() || !listed[id]) exchange(NodeId{id}, {});
    hostnames_.clear();
    hostsNamed_ = false;
}

void PodIndex::read(const Snapshot& snapshot, NodeId node) {
    if (const NodeInfo* info = snapshot.find(node); info != nullptr && info->node != nullptr)
        exchange(node, info->pods);
}

/// Pods come at the end and leave from anywhere, so that what stands between equal beginnings and equal ends is what changed.
void PodIndex::exchange(NodeId node, const PodList& now) {
    if (node.value >= lists_.size()) lists_.resize(node.value + 1);
    PodList& before = lists_[node.value];
    std::size_t oldEnd = before.size();
    std::size_t newEnd = now.size();
    std::size_t start = std::min({before.sharedStart(now), oldEnd, newEnd});
    while (start < oldEnd && start < newEnd && isSame(before[start], now[start])) ++start;
    for (; oldEnd > start && newEnd > start && isSame(before[oldEnd - 1], now[newEnd - 1]); --newEnd) --oldEnd;
    for (std::size_t i = start; i < oldEnd; ++i) change(before[i], node, -1);
    for (std::size_t i = start; i < newEnd; ++i) change(now[i], node, 1);
    before = now;
}

void PodIndex::change(const PodInfo& pod, NodeId node, std::int64_t by) {
    terms_.change(*pod.pod, node, by);
    if (asked_) questions_.change(pod, node, by);
    if (gangsAsked_) countInGang(*pod.pod, node, by);
    if (const auto it = used_.find(pod.pod->meta.ns); it != used_.end())
        for (auto& [resource, used] : it->second) used += by * pod.pod->totals.used.get(resource);
}

std::vector<const NodeInfo*> PodIndex::kinds() const {
    std::vector<const NodeInfo*> nodes;
    nodes.reserve(classes_.kinds().size());
    for (const std::size_t position : classes_.kinds()) nodes.push_back(&snapshot_->at(position));
    return nodes;
}

std::vector<NodeCount> PodIndex::alike() const {
    std::vector<NodeCount> nodes;
    for (const NodeClasses::Class& one : classes_.all())
        if (!one.members.empty())
            nodes.push_back({&snapshot_->at(classes_.positionOf(*one.members.begin())), std::ssize(one.members)});
    return nodes;
}

const PodTally& PodIndex::answer(const PodQuestion& question) const {
    if (!asked_)
        for (std::uint32_t id = 0; id < lists_.size(); ++id)
            for (const PodInfo& pod : lists_[id]) questions_.change(pod, NodeId{id}, 1);
    asked_ = true;
    return questions_.answer(question, *snapshot_);
}

std::vector<NodeCount> PodIndex::podsByNode(const PodQuestion& question) const {
    return answer(question).byNode(*snapshot_);
}

std::vector<NodeCount> PodIndex::podsByKind(const PodQuestion& question) const {
    return answer(question).byKind(*snapshot_, classes_);
}

void PodIndex::visitTerms(StandingTerm::Role role, const Pod& pod, const TermVisit& visit) const {
    terms_.visit(role, pod, visit);
}

std::vector<NodeCount> PodIndex::termsByNode(const StandingTerm& term) const {
    return terms_.tallyOf(term).byNode(*snapshot_);
}

std::vector<NodeCount> PodIndex::termsByKind(const StandingTerm& term) const {
    return terms_.tallyOf(term).byKind(*snapshot_, classes_);
}

std::int64_t PodIndex::usedBy(std::string_view ns, std::string_view resource) const {
    const auto [it, added] = used_[std::string(ns)].try_emplace(std::string(resource), 0);
    if (added)
        for (const PodList& pods : lists_)
            for (const PodInfo& pod : pods)
                if (pod.pod->meta.ns == ns) it->second += pod.pod->totals.used.get(resource);
    return it->second;
}

void PodIndex::countInGang(const Pod& pod, NodeId node, std::int64_t by) const {
    const std::string key = gangKey(pod);
    if (key.empty()) return;
    std::map<NodeId, std::int64_t>& nodes = gangs_[key];
    if ((nodes[node] += by) == 0) nodes.erase(node);
    if (nodes.empty()) gangs_.erase(key);
}

std::vector<NodeId> PodIndex::nodesOfGang(std::string_view key) const {
    if (!gangsAsked_)
        for (std::uint32_t id = 0; id < lists_.size(); ++id)
            for (const PodInfo& pod : lists_[id]) countInGang(*pod.pod, NodeId{id}, 1);
    gangsAsked_ = true;
    std::vector<NodeId> nodes;
    if (const auto it = gangs_.find(std::string(key)); it != gangs_.end())
        for (const auto& [node, pods] : it->second) nodes.push_back(node);
    return nodes;
}

void PodIndex::nameHosts() const {
    hostsNamed_ = true;
    for (std::size_t position = 0; position < snapshot_->size(); ++position)
        if (const auto* name = snapshot_->at(position).node->meta.labels.find(kHostnameLabel); name != nullptr)
            hostnames_.emplace(*name, static_cast<std::uint32_t>(position));
}

std::vector<const NodeInfo*> PodIndex::withHostname(std::string_view hostname) const {
    if (!hostsNamed_) nameHosts();
    std::vector<const NodeInfo*> nodes;
    const auto [first, last] = hostnames_.equal_range(std::string(hostname));
    for (auto it = first; it != last; ++it) nodes.push_back(&snapshot_->at(it->second));
    return nodes;
}

} // namespace berth
