// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/NodeClasses.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace berth {

void NodeClasses::rebuild(const Snapshot& snapshot, const NamedParts& named) {
    classes_.clear();
    keys_.clear();
    free_.clear();
    byKey_.clear();
    kinds_.clear();
    kindNode_.clear();
    ++sorting_;
    slots_.assign(snapshot.size(), 0);
    kindOf_.resize(snapshot.size());
    for (std::size_t position = 0; position < snapshot.size(); ++position) {
        kindOf_[position] = kindFor(snapshot, position, named);
        writeKey(snapshot.at(position), position);
        enter(position);
    }
}

void NodeClasses::update(const Snapshot& snapshot, NodeId node) {
    if (!lists(node)) return;
    const std::size_t position = byId_[node.value];
    writeKey(snapshot.at(position), position);
    if (key_.bytes() == keys_[slots_[position]]) return;
    leave(position);
    enter(position);
}

void NodeClasses::list(const Snapshot& snapshot) {
    std::vector<std::pair<std::string_view, std::size_t>> names;
    names.reserve(snapshot.size());
    byId_.clear();
    for (std::size_t position = 0; position < snapshot.size(); ++position) {
        const NodeInfo& node = snapshot.at(position);
        names.emplace_back(node.name(), position);
        if (node.id.value >= byId_.size()) byId_.resize(node.id.value + 1, kUnlisted);
        byId_[node.id.value] = position;
    }
    std::sort(names.begin(), names.end());
    byRank_.resize(names.size());
    ranks_.resize(names.size());
    for (std::uint32_t rank = 0; rank < names.size(); ++rank) {
        byRank_[rank] = names[rank].second;
        ranks_[names[rank].second] = rank;
    }
}

std::uint32_t NodeClasses::kindFor(const Snapshot& snapshot, std::size_t position, const NamedParts& named) {
    const Node& node = *snapshot.at(position).node;
    key_.clear();
    key_.add(node.allocatable);
    for (const KindReader* reader : readers_) reader->keyOfNode(node, named, key_);
    const auto [it, added] = kinds_.try_emplace(key_.bytes(), static_cast<std::uint32_t>(kinds_.size()));
    if (added) kindNode_.push_back(position);
    return it->second;
}

void NodeClasses::writeKey(const NodeInfo& node, std::size_t position) {
    key_.clear();
    key_.add(kindOf_[position]).add(node.requested).add(node.nonZeroMilliCpu).add(node.nonZeroMemory);
    key_.add(static_cast<std::int64_t>(node.pods.size()));
    for (const KindReader* reader : readers_) reader->keyOfUse(node, key_);
}

/// Into the class that the key just written says.
void NodeClasses::enter(std::size_t position) {
    slots_[position] = slotFor(kindOf_[position]);
    classes_[slots_[position]].members.insert(ranks_[position]);
}

void NodeClasses::leave(std::size_t position) {
    const std::size_t slot = slots_[position];
    classes_[slot].members.erase(ranks_[position]);
    if (!classes_[slot].members.empty()) return;
    byKey_.erase(keys_[slot]);
    free_.push_back(slot);
}

std::size_t NodeClasses::slotFor(std::uint32_t kind) {
    if (const auto it = byKey_.find(key_.bytes()); it != byKey_.end()) return it->second;
    if (free_.empty()) {
        free_.push_back(classes_.size());
        classes_.emplace_back();
        keys_.emplace_back();
    }
    const std::size_t slot = free_.back();
    free_.pop_back();
    classes_[slot].generation = ++generations_;
    classes_[slot].kind = kind;
    keys_[slot] = key_.bytes();
    byKey_.emplace(key_.bytes(), slot);
    return slot;
}

} // namespace berth
