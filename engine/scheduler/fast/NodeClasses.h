// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeLocal.h"
#include "engine/framework/Snapshot.h"

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace berth {

/// The nodes of a cluster sorted into classes that no node-local plugin can tell apart, so that one of a class answers for all.
///
/// A node's class is what its object is (`kind`: worked out once) and what lies on it (worked out again after each change). Classes come and
/// go; a slot that is used again gets a new generation. Nodes are named by their position in the snapshot.
class NodeClasses {
public:
    struct Class {
        std::uint64_t generation = 0;
        std::uint32_t kind = 0;          ///< equal for nodes whose objects are alike
        std::set<std::uint32_t> members; ///< ranks by name; empty: the slot is free
    };

    explicit NodeClasses(std::vector<const KindReader*> readers) : readers_(std::move(readers)) {}

    /// Other nodes, or other objects. To be followed by `rebuild`.
    void list(const Snapshot& snapshot);
    /// Sorts all nodes anew.
    void rebuild(const Snapshot& snapshot, const NamedParts& named);
    /// The pods on that node changed. Unlisted nodes are passed over.
    void update(const Snapshot& snapshot, NodeId node);

    /// Slots, free ones included.
    const std::vector<Class>& all() const { return classes_; }
    std::size_t slotOf(std::size_t position) const { return slots_[position]; }
    std::uint32_t rankOf(std::size_t position) const { return ranks_[position]; }
    std::size_t positionOf(std::uint32_t rank) const { return byRank_[rank]; }
    bool lists(NodeId node) const { return node.value < byId_.size() && byId_[node.value] != kUnlisted; }
    /// Of a listed node.
    std::size_t positionOf(NodeId node) const { return byId_[node.value]; }
    std::uint32_t kindOf(std::size_t position) const { return kindOf_[position]; }
    /// A position of each kind.
    const std::vector<std::size_t>& kinds() const { return kindNode_; }
    /// Another number after each `rebuild`, never 0.
    std::uint64_t sorting() const { return sorting_; }

private:
    static constexpr std::size_t kUnlisted = static_cast<std::size_t>(-1);

    void writeKey(const NodeInfo& node, std::size_t position);
    void enter(std::size_t position);
    void leave(std::size_t position);
    std::size_t slotFor(std::uint32_t kind);
    std::uint32_t kindFor(const Snapshot& snapshot, std::size_t position, const NamedParts& named);

    std::vector<const KindReader*> readers_;
    std::vector<Class> classes_;
    std::vector<std::string> keys_; ///< of each slot
    std::vector<std::size_t> free_;
    std::unordered_map<std::string, std::size_t> byKey_;
    std::unordered_map<std::string, std::uint32_t> kinds_;
    std::vector<std::size_t> kindNode_; ///< by kind
    std::vector<std::uint32_t> kindOf_; ///< by position, as are the next two
    std::vector<std::uint32_t> ranks_;
    std::vector<std::size_t> slots_;
    std::vector<std::size_t> byRank_;
    std::vector<std::size_t> byId_; ///< position by NodeId
    std::uint64_t generations_ = 0;
    std::uint64_t sorting_ = 1;
    AlikeKey key_;
};

} // namespace berth
