// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/DaemonPods.h"

#include "engine/model/AddedTolerations.h"

namespace berth {
namespace {

/// The name that `metadata.name In [NAME]` asks for, or "".
std::string_view namedNode(const Pod& pod) {
    if (!pod.affinity.node.required) return {};
    for (const NodeSelectorTerm& term : pod.affinity.node.required->terms)
        for (const Requirement& field : term.matchFields)
            if (field.key == "metadata.name" && field.op == SelectorOperator::In && field.values.size() == 1)
                return field.values.front();
    return {};
}

} // namespace

NodeId daemonTarget(const PodEntry& entry, const Pool& pool) {
    if (!isDaemonPod(*entry.object)) return {};
    if (entry.node.valid()) return entry.node;
    const std::string_view name = namedNode(*entry.object);
    return name.empty() ? NodeId{} : pool.findNode(name);
}

bool isForGoneNode(const PodEntry& entry, const World& world, const Pool& pool) {
    const NodeId target = daemonTarget(entry, pool);
    return target.valid() && !world.nodeExists(target);
}

} // namespace berth
