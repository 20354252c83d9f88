// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/NodeInfo.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace berth {

struct Context;

/// Bytes that are equal exactly when everything written into them is.
class AlikeKey {
public:
    AlikeKey& add(std::int64_t number);
    AlikeKey& add(std::string_view text);
    AlikeKey& add(const Resources& amounts);
    const std::string& bytes() const { return bytes_; }
    void clear() { bytes_.clear(); }

private:
    std::string bytes_;
};

using NameSet = std::set<std::string, std::less<>>;

/// Names that rules of pods mention. Once it is told which names occur on nodes, others are left out: in them all nodes are alike.
class MentionedNames {
public:
    void insert(std::string_view name);
    auto begin() const { return names_.begin(); }
    auto end() const { return names_.end(); }
    std::size_t size() const { return names_.size(); }
    /// From now on; what was inserted before stays.
    void occur(NameSet names) { occurring_ = std::move(names); }

private:
    NameSet names_;
    std::optional<NameSet> occurring_;
};

/// What of nodes the rules of some pod name: nodes that differ elsewhere are alike.
struct NamedParts {
    MentionedNames labels; ///< keys
    MentionedNames images;

    std::size_t size() const { return labels.size() + images.size(); }
};

/// A plugin that can say what of a node it looks at, so that nodes which are alike to it need not all be asked. What it does not
/// write here it must not read. Always part of the keys, so not to be written: allocatable; a node's sums and its number of pods.
class KindReader {
public:
    virtual ~KindReader() = default;
    /// False when this pod makes the plugin tell nodes apart by more than their keys say, as by name: then each node is asked.
    virtual bool judgesAlike(const Pod&) const { return true; }
    /// What of nodes this pod's rules look at.
    virtual void nameParts(const Pod&, NamedParts&) const {}
    /// What a node is, as far as somebody named it.
    virtual void keyOfNode(const Node&, const NamedParts&, AlikeKey&) const {}
    /// What lies on a node beyond the sums.
    virtual void keyOfUse(const NodeInfo&, AlikeKey&) const {}
};

/// A plugin that looks at one pod and one node at a time: its verdicts and raw scores are worked out once for all pods and nodes that are
/// alike to it. Always part of the key of a pod: its `totals`.
class NodeLocal : public KindReader {
public:
    virtual void keyOfPod(const Pod&, AlikeKey&) const {}
    /// What of the whole cluster, as of now, its answers about that pod depend on. The set of nodes and their objects need not be written.
    virtual void keyOfCycle(const Context&, const Pod&, AlikeKey&) const {}
};

/// A plugin whose PreFilter and PreScore count over the cluster; afterwards, within the cycle, it judges all nodes of a kind alike but for
/// some it can name. It has no other business with a node's pods; a `keyOfUse` is for what its PreFilter and PreScore add up over alike nodes.
class KindLocal : public KindReader {
public:
    /// Adds the nodes that it may judge unlike others of their kind, as far as `state` says: after PreFilter, and again after PreScore.
    virtual void exceptions(const Context& context, const CycleState& state, const Pod& pod,
                            std::vector<NodeId>& nodes) const = 0;
};

/// The node's values of the labels named.
void addNamedLabels(const Node& node, const NamedParts& named, AlikeKey& key);
void addTaints(const Node& node, AlikeKey& key);
void addRequirements(const std::vector<Requirement>& requirements, AlikeKey& key);

/// What required node affinity and nodeSelector of a pod look at.
void nameSelectedLabels(const Pod& pod, NamedParts& named);
/// Its required node affinity asks for nodes by name.
bool requiresNodesByName(const Pod& pod);

} // namespace berth
