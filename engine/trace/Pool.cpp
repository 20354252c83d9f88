// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Pool.h"

#include "engine/model/Node.h"
#include "engine/model/Pod.h"

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

std::size_t bytesOf(const std::string& text) {
    constexpr std::size_t kInPlace = 15;
    return text.capacity() > kInPlace ? text.capacity() + 1 : 0;
}

template <class Map> std::size_t textBytes(const Map& map) {
    std::size_t bytes = 0;
    for (const auto& [key, value] : map) bytes += sizeof(key) + sizeof(value) + bytesOf(key) + bytesOf(value);
    return bytes;
}

std::size_t bytesOf(const ResourceList& list) {
    std::size_t bytes = 0;
    for (const auto& [name, quantity] : list) bytes += sizeof(ResourceList::Entry) + bytesOf(name);
    return bytes;
}

std::size_t bytesOf(const Resources& resources) {
    std::size_t bytes = resources.scalars.capacity() * sizeof(resources.scalars[0]);
    for (const auto& [name, amount] : resources.scalars) bytes += bytesOf(name);
    return bytes;
}

std::size_t bytesOf(const ObjectMeta& meta) {
    std::size_t bytes = bytesOf(meta.name) + bytesOf(meta.ns) + bytesOf(meta.uid) + bytesOf(meta.place.file);
    bytes += textBytes(meta.labels) + textBytes(meta.annotations);
    for (const OwnerReference& owner : meta.owners)
        bytes += sizeof(owner) + bytesOf(owner.apiVersion) + bytesOf(owner.name) + bytesOf(owner.uid);
    for (const std::string& path : meta.defaulted) bytes += sizeof(path) + bytesOf(path);
    return bytes;
}

std::size_t bytesOf(const Container& container) {
    return sizeof(container) + bytesOf(container.name) + bytesOf(container.image) + bytesOf(container.requests) +
           bytesOf(container.limits) + container.ports.capacity() * sizeof(ContainerPort);
}

std::size_t bytesOf(const Pod& pod) {
    std::size_t bytes = sizeof(Pod) + bytesOf(pod.meta) + textBytes(pod.nodeSelector);
    for (const auto* containers : {&pod.containers, &pod.initContainers})
        for (const Container& container : *containers) bytes += bytesOf(container);
    for (const Toleration& one : pod.tolerations) bytes += sizeof(one) + bytesOf(one.key) + bytesOf(one.value);
    bytes += pod.spread.capacity() * sizeof(TopologySpreadConstraint) + pod.volumes.capacity() * sizeof(Volume);
    return bytes + bytesOf(pod.totals.requests) + bytesOf(pod.totals.nonZero) + bytesOf(pod.totals.used);
}

std::size_t bytesOf(const Node& node) {
    return sizeof(Node) + bytesOf(node.meta) + bytesOf(node.allocatable) +
           node.taints.capacity() * sizeof(node.taints[0]) + node.images.capacity() * sizeof(node.images[0]);
}

std::size_t bytesOf(const PoolObject& object) {
    if (const auto* pod = std::get_if<std::shared_ptr<const Pod>>(&object)) return bytesOf(**pod);
    if (const auto* node = std::get_if<std::shared_ptr<const Node>>(&object)) return bytesOf(**node);
    return 0;
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

std::size_t Pool::objectBytes(const std::unordered_set<const void*>& without) const {
    std::size_t bytes = 0;
    for (const PoolObject& object : objects_)
        if (!without.contains(addressOf(object))) bytes += bytesOf(object);
    return bytes;
}

} // namespace berth
