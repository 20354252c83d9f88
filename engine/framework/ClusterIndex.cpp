// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/ClusterIndex.h"

#include "engine/framework/Plugin.h"

namespace berth {

std::vector<const NodeInfo*> everyNode(const Context& context) {
    const Snapshot& snapshot = context.snapshot();
    std::vector<const NodeInfo*> nodes;
    nodes.reserve(snapshot.size());
    for (std::size_t position = 0; position < snapshot.size(); ++position) nodes.push_back(&snapshot.at(position));
    return nodes;
}

std::vector<const NodeInfo*> nodesOfEachKind(const Context& context) {
    return context.index != nullptr ? context.index->kinds() : everyNode(context);
}

std::vector<const NodeInfo*> nodesHolding(const Context& context, std::string_view ns, const LabelSelector& selector) {
    return context.index != nullptr ? context.index->holding(ns, selector) : everyNode(context);
}

void addNodesNamed(const Context& context, std::string_view hostname, std::vector<NodeId>& nodes) {
    for (const NodeInfo* node : context.index->withHostname(hostname)) nodes.push_back(node->id);
}

} // namespace berth
