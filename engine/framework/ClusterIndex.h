// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/model/Selectors.h"

#include <string_view>
#include <vector>

namespace berth {

struct Context;

/// What somebody who is told of each change knows about the whole cluster, so that a plugin that counts need not look at every node.
class ClusterIndex {
public:
    virtual ~ClusterIndex() = default;
    /// One listed node of each kind: those of a kind are alike in all that their plugins' `keyOfNode` wrote.
    virtual std::vector<const NodeInfo*> kinds() const = 0;
    /// Listed nodes, without any on which a pod of that namespace (any when empty) could match the selector left out; each once.
    virtual std::vector<const NodeInfo*> holding(std::string_view ns, const LabelSelector& selector) const = 0;
    /// Listed nodes with that value of `kubernetes.io/hostname`.
    virtual std::vector<const NodeInfo*> withHostname(std::string_view hostname) const = 0;
};

inline constexpr std::string_view kHostnameLabel = "kubernetes.io/hostname";

/// All listed nodes, in the snapshot's order.
std::vector<const NodeInfo*> everyNode(const Context& context);
/// The same, from the context's index when it has one, else every listed node.
std::vector<const NodeInfo*> nodesOfEachKind(const Context& context);
std::vector<const NodeInfo*> nodesHolding(const Context& context, std::string_view ns, const LabelSelector& selector);
/// Adds the listed nodes with that hostname. The context must have an index.
void addNodesNamed(const Context& context, std::string_view hostname, std::vector<NodeId>& nodes);

} // namespace berth
