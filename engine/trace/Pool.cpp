// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Pool.h"

namespace berth {
namespace {

std::size_t hashOf(std::span<const std::uint32_t> items) {
    std::size_t hash = items.size();
    for (const std::uint32_t item : items) hash = hash * 1'000'003 + item;
    return hash;
}

const void* addressOf(const PoolObject& object) {
    return std::visit([](const auto& pointer) { return static_cast<const void*>(pointer.get()); }, object);
}

template <class Container> auto tail(const Container& items, std::size_t from) {
    return std::vector<typename Container::value_type>(items.begin() + static_cast<std::ptrdiff_t>(from), items.end());
}

std::size_t stringBytes(const std::deque<std::string>& items) {
    std::size_t bytes = 0;
    for (const std::string& item : items) bytes += sizeof(item) + item.capacity() + 4 * sizeof(void*);
    return bytes;
}

} // namespace

std::uint32_t Pool::Names::intern(std::string_view text) {
    if (const auto it = ids.find(text); it != ids.end()) return it->second;
    const auto id = static_cast<std::uint32_t>(items.size());
    items.emplace_back(text);
    ids.emplace(items.back(), id);
    return id;
}

std::uint32_t Pool::Names::find(std::string_view text) const {
    const auto it = ids.find(text);
    return it == ids.end() ? Id<void>::kNone : it->second;
}

TextId Pool::text(std::string_view text) {
    return TextId{texts_.intern(text)};
}
NodeId Pool::node(std::string_view name) {
    return NodeId{nodes_.intern(name)};
}
PodKeyId Pool::podKey(std::string_view key) {
    return PodKeyId{podKeys_.intern(key)};
}

ListId Pool::list(std::span<const std::uint32_t> items) {
    const std::size_t hash = hashOf(items);
    const auto [first, last] = listIds_.equal_range(hash);
    for (auto it = first; it != last; ++it)
        if (std::equal(items.begin(), items.end(), lists_[it->second].begin(), lists_[it->second].end()))
            return ListId{it->second};
    const auto id = static_cast<std::uint32_t>(lists_.size());
    lists_.emplace_back(items.begin(), items.end());
    listIds_.emplace(hash, id);
    return ListId{id};
}

ObjectId Pool::object(PoolObject object) {
    const auto [it, isNew] = objectIds_.emplace(addressOf(object), static_cast<std::uint32_t>(objects_.size()));
    if (isNew) objects_.push_back(std::move(object));
    return ObjectId{it->second};
}

std::span<const std::uint32_t> Pool::list(ListId id) const {
    if (!id.valid()) return {};
    return lists_[id.value];
}

PoolSizes Pool::sizes() const {
    return {texts_.items.size(), nodes_.items.size(), podKeys_.items.size(), lists_.size(), objects_.size()};
}

PoolDelta Pool::since(const PoolSizes& then) const {
    return {then,
            tail(texts_.items, then.texts),
            tail(nodes_.items, then.nodes),
            tail(podKeys_.items, then.podKeys),
            tail(lists_, then.lists),
            tail(objects_, then.objects)};
}

void Pool::append(const PoolDelta& delta) {
    for (const std::string& text : delta.texts) texts_.intern(text);
    for (const std::string& name : delta.nodes) nodes_.intern(name);
    for (const std::string& key : delta.podKeys) podKeys_.intern(key);
    for (const auto& items : delta.lists) list(items);
    for (const PoolObject& item : delta.objects) object(item);
}

std::size_t Pool::bytes() const {
    std::size_t bytes = stringBytes(texts_.items) + stringBytes(nodes_.items) + stringBytes(podKeys_.items);
    for (const auto& items : lists_)
        bytes += sizeof(items) + items.capacity() * sizeof(std::uint32_t) + 4 * sizeof(void*);
    return bytes + objects_.size() * (sizeof(PoolObject) + 4 * sizeof(void*));
}

} // namespace berth
