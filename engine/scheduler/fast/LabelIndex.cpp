// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/LabelIndex.h"

#include <algorithm>

namespace berth {
namespace {

/// Of a label in a namespace, or in any when `ns` is empty.
std::string keyOf(std::string_view ns, std::string_view label, std::string_view value) {
    std::string key;
    key.reserve(ns.size() + label.size() + value.size() + 2);
    key.append(ns).append(1, '\0').append(label).append(1, '\0').append(value);
    return key;
}

} // namespace

void LabelIndex::forget() {
    built_ = false;
    held_.clear();
    pods_.clear();
    hostnames_.clear();
}

void LabelIndex::update(const Snapshot& snapshot, NodeId node) {
    if (!built_) return;
    if (const NodeInfo* info = snapshot.find(node); info != nullptr && info->node != nullptr) read(*info);
}

void LabelIndex::build() const {
    built_ = true;
    for (std::size_t position = 0; position < snapshot_->size(); ++position) {
        const NodeInfo& node = snapshot_->at(position);
        read(node);
        if (const std::string* name = node.node->meta.labels.find(kHostnameLabel); name != nullptr)
            hostnames_.emplace(*name, static_cast<std::uint32_t>(position));
    }
}

/// Counts what came and takes back what left; pods keep their order, so that one walk over both lists finds it.
void LabelIndex::read(const NodeInfo& node) const {
    if (node.id.value >= pods_.size()) pods_.resize(node.id.value + 1);
    Pods& before = pods_[node.id.value];
    Pods now;
    now.reserve(node.pods.size());
    std::size_t old = 0;
    for (const PodInfo& pod : node.pods) {
        const auto it = std::find(before.begin() + static_cast<std::ptrdiff_t>(old), before.end(),
                                  std::pair<PodId, const Pod*>(pod.id, pod.pod));
        now.emplace_back(pod.id, pod.pod);
        if (it == before.end()) {
            count(*pod.pod, node.id, true);
            continue;
        }
        for (; old < static_cast<std::size_t>(it - before.begin()); ++old) count(*before[old].second, node.id, false);
        ++old;
    }
    for (; old < before.size(); ++old) count(*before[old].second, node.id, false);
    before = std::move(now);
}

void LabelIndex::count(const Pod& pod, NodeId node, bool here) const {
    for (const auto& [label, value] : pod.meta.labels) {
        count(keyOf(pod.meta.ns, label, value), node, here);
        count(keyOf({}, label, value), node, here);
    }
}

void LabelIndex::count(std::string key, NodeId node, bool here) const {
    Held& held = held_[std::move(key)];
    std::uint32_t& pods = held[node.value];
    pods = here ? pods + 1 : pods - 1;
    if (pods == 0) held.erase(node.value);
}

std::vector<const NodeInfo*> LabelIndex::kinds() const {
    std::vector<const NodeInfo*> nodes;
    nodes.reserve(classes_.kinds().size());
    for (const std::size_t position : classes_.kinds()) nodes.push_back(&snapshot_->at(position));
    return nodes;
}

const LabelIndex::Held* LabelIndex::smallest(std::string_view ns, const LabelSelector& selector) const {
    static const Held kNone;
    const Held* best = nullptr;
    const auto consider = [&](const std::string& label, const std::string& value) {
        const auto it = held_.find(keyOf(ns, label, value));
        const Held* held = it != held_.end() ? &it->second : &kNone;
        if (best == nullptr || held->size() < best->size()) best = held;
    };
    for (const auto& [label, value] : selector.matchLabels) consider(label, value);
    for (const Requirement& each : selector.matchExpressions)
        if (each.op == SelectorOperator::In && each.values.size() == 1) consider(each.key, each.values.front());
    return best;
}

std::vector<const NodeInfo*> LabelIndex::holding(std::string_view ns, const LabelSelector& selector) const {
    if (!built_) build();
    std::vector<const NodeInfo*> nodes;
    if (const Held* held = smallest(ns, selector); held != nullptr) {
        nodes.reserve(held->size());
        for (const auto& [id, pods] : *held) nodes.push_back(snapshot_->find(NodeId{id}));
        return nodes;
    }
    for (std::size_t position = 0; position < snapshot_->size(); ++position)
        if (!snapshot_->at(position).pods.empty()) nodes.push_back(&snapshot_->at(position));
    return nodes;
}

std::vector<const NodeInfo*> LabelIndex::withHostname(std::string_view hostname) const {
    if (!built_) build();
    std::vector<const NodeInfo*> nodes;
    const auto [first, last] = hostnames_.equal_range(std::string(hostname));
    for (auto it = first; it != last; ++it) nodes.push_back(&snapshot_->at(it->second));
    return nodes;
}

} // namespace berth
