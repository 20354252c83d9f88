// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

namespace berth {

struct Pod;
struct Node;
struct ClusterObjects;
struct Configuration;

/// An immutable object a fact can point to.
using PoolObject = std::variant<std::shared_ptr<const Pod>, std::shared_ptr<const Node>,
                                std::shared_ptr<const ClusterObjects>, std::shared_ptr<const Configuration>>;

/// How full a pool is: names a moment in its growth.
struct PoolSizes {
    std::size_t texts = 0, nodes = 0, podKeys = 0, lists = 0, objects = 0;
    friend bool operator==(const PoolSizes&, const PoolSizes&) = default;
};

/// What a pool gained between two moments; handed from the thread that runs a session to the one that shows it.
struct PoolDelta {
    PoolSizes from;
    std::vector<std::string> texts, nodes, podKeys;
    std::vector<std::vector<std::uint32_t>> lists;
    std::vector<PoolObject> objects;
};

/// The interned texts, names, lists and objects that facts refer to by id.
///
/// Append-only: ids and references stay valid for the pool's life, also when a trace is cut, so branches of one session share a pool.
/// One thread appends; another thread that needs the contents keeps its own pool and feeds it `PoolDelta`s.
class Pool {
public:
    Pool() = default;
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    TextId text(std::string_view text);
    NodeId node(std::string_view name);
    PodKeyId podKey(std::string_view key);
    ListId list(std::span<const std::uint32_t> items);
    ObjectId object(PoolObject object);

    std::string_view text(TextId id) const {
        return id.valid() ? std::string_view(texts_.items[id.value]) : std::string_view();
    }
    std::string_view nodeName(NodeId id) const {
        return id.valid() ? std::string_view(nodes_.items[id.value]) : std::string_view();
    }
    std::string_view podKey(PodKeyId id) const {
        return id.valid() ? std::string_view(podKeys_.items[id.value]) : std::string_view();
    }
    std::span<const std::uint32_t> list(ListId id) const;
    const PoolObject& object(ObjectId id) const { return objects_[id.value]; }
    /// The object as a T; the id must name one.
    template <class T> const T& get(ObjectId id) const {
        return *std::get<std::shared_ptr<const T>>(objects_[id.value]);
    }
    template <class T> std::shared_ptr<const T> share(ObjectId id) const {
        return std::get<std::shared_ptr<const T>>(objects_[id.value]);
    }

    /// The id of a name that was interned before; none otherwise.
    NodeId findNode(std::string_view name) const { return NodeId{nodes_.find(name)}; }
    PodKeyId findPodKey(std::string_view key) const { return PodKeyId{podKeys_.find(key)}; }

    PoolSizes sizes() const;
    PoolDelta since(const PoolSizes& then) const;
    /// `delta.from` must be this pool's sizes.
    void append(const PoolDelta& delta);
    /// Approximate heap bytes of texts, names and lists.
    std::size_t bytes() const;
    /// Approximate heap bytes of the pods and nodes, those at the addresses of `without` left out.
    std::size_t objectBytes(const std::unordered_set<const void*>& without) const;

private:
    struct Names {
        std::deque<std::string> items;
        std::unordered_map<std::string_view, std::uint32_t> ids;
        std::uint32_t intern(std::string_view text);
        std::uint32_t find(std::string_view text) const;
    };

    Names texts_, nodes_, podKeys_;
    std::deque<std::vector<std::uint32_t>> lists_;
    std::unordered_multimap<std::size_t, std::uint32_t> listIds_; ///< by hash of the contents
    std::deque<PoolObject> objects_;
    std::unordered_map<const void*, std::uint32_t> objectIds_;
};

} // namespace berth
