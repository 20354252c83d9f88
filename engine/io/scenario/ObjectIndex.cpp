// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/ObjectIndex.h"

#include "engine/io/Fields.h"

#include <fmt/format.h>

#include <iterator>

namespace berth::io {
namespace {

constexpr std::string_view kNode = "node/";
constexpr std::string_view kPod = "pod/";
constexpr std::string_view kGroup = "podgroup/";
constexpr std::string_view kDefaultNamespace = "default";

ObjectName podName(std::string_view ns, std::string_view name) {
    return {ObjectName::Kind::Pod, std::string(ns), std::string(name)};
}

/// "NS/NAME" or "NAME".
Result<ObjectName> splitName(std::string_view text, std::string_view whole, ObjectName::Kind kind) {
    const std::size_t slash = text.find('/');
    const std::string_view ns = slash == std::string_view::npos ? kDefaultNamespace : text.substr(0, slash);
    const std::string_view name = slash == std::string_view::npos ? text : text.substr(slash + 1);
    if (ns.empty() || name.empty() || name.find('/') != std::string_view::npos)
        return fail(fmt::format("\"{}\" names no object", whole));
    return ObjectName{kind, std::string(ns), std::string(name)};
}

std::string_view prefixOf(ObjectName::Kind kind) {
    switch (kind) {
    case ObjectName::Kind::Pod: return kPod;
    case ObjectName::Kind::PodGroup: return kGroup;
    case ObjectName::Kind::Node: break;
    }
    return kNode;
}

} // namespace

std::string stepName(const ObjectName& name) {
    return fmt::format("{}{}", prefixOf(name.kind), name.key());
}

ObjectIndex::ObjectIndex(const std::vector<std::shared_ptr<const Node>>& nodes,
                         const std::vector<std::shared_ptr<const Pod>>& pods, const std::vector<PodGroup>& groups) {
    for (const PodGroup& group : groups)
        groups_.emplace(group.meta.ns + "/" + group.meta.name, std::make_shared<const PodGroup>(group));
    for (const auto& node : nodes) nodes_.emplace(node->name(), node);
    for (const auto& pod : pods)
        if (pods_.emplace(pod->key(), pod).second) byName_.emplace(pod->meta.name, pod);
}

Result<ObjectName> ObjectIndex::resolveBare(std::string_view name) const {
    if (name.empty()) return fail("an object's name is missing");
    const ObjectName inDefault = podName(kDefaultNamespace, name);
    if (pods_.contains(inDefault.key())) return inDefault;
    const auto [first, last] = byName_.equal_range(name);
    if (std::distance(first, last) == 1) return podName(first->second->meta.ns, name);
    if (first != last)
        return fail(
            fmt::format("\"{}\" names {} pods; write pod/NAMESPACE/{}", name, std::distance(first, last), name));
    if (nodes_.contains(name)) return ObjectName{ObjectName::Kind::Node, "", std::string(name)};
    return inDefault;
}

Result<ObjectName> ObjectIndex::resolve(std::string_view text) const {
    if (text.starts_with(kNode)) {
        const std::string_view name = text.substr(kNode.size());
        if (name.empty() || name.find('/') != std::string_view::npos)
            return fail(fmt::format("\"{}\" names no object", text));
        return ObjectName{ObjectName::Kind::Node, "", std::string(name)};
    }
    if (text.starts_with(kGroup)) return splitName(text.substr(kGroup.size()), text, ObjectName::Kind::PodGroup);
    if (text.starts_with(kPod)) return splitName(text.substr(kPod.size()), text, ObjectName::Kind::Pod);
    if (text.find('/') != std::string_view::npos) return splitName(text, text, ObjectName::Kind::Pod);
    return resolveBare(text);
}

std::shared_ptr<const Pod> ObjectIndex::pod(const ObjectName& name) const {
    if (name.kind != ObjectName::Kind::Pod) return nullptr;
    const auto found = pods_.find(name.key());
    return found == pods_.end() ? nullptr : found->second;
}

std::shared_ptr<const Node> ObjectIndex::node(const ObjectName& name) const {
    if (name.kind != ObjectName::Kind::Node) return nullptr;
    const auto found = nodes_.find(name.name);
    return found == nodes_.end() ? nullptr : found->second;
}

std::shared_ptr<const PodGroup> ObjectIndex::group(const ObjectName& name) const {
    if (name.kind != ObjectName::Kind::PodGroup) return nullptr;
    const auto found = groups_.find(name.key());
    return found == groups_.end() ? nullptr : found->second;
}

std::string ObjectIndex::nearestTo(const ObjectName& name) const {
    std::vector<std::string> spelled;
    for (const auto& [node, object] : nodes_) spelled.push_back(fmt::format("{}{}", kNode, node));
    for (const auto& [group, object] : groups_) spelled.push_back(fmt::format("{}{}", kGroup, group));
    for (const auto& [pod, object] : pods_) spelled.push_back(fmt::format("{}{}", kPod, pod));
    const std::vector<std::string_view> words(spelled.begin(), spelled.end());
    return std::string(nearest(stepName(name), words));
}

} // namespace berth::io
