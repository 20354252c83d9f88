// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterIndex.h"
#include "engine/framework/Snapshot.h"
#include "engine/scheduler/fast/NodeClasses.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace berth {

/// Which nodes hold pods with which labels. Costs nothing until somebody asks; from then on it is kept up to date, pod by pod.
class LabelIndex final : public ClusterIndex {
public:
    explicit LabelIndex(const NodeClasses& classes) : classes_(classes) {}

    /// Other nodes: all is forgotten.
    void forget();
    /// The pods on that node changed.
    void update(const Snapshot& snapshot, NodeId node);
    /// Answers are about this one from now on; it must be what the updates led to, and outlive the questions.
    void answerFor(const Snapshot& snapshot) { snapshot_ = &snapshot; }

    std::vector<const NodeInfo*> kinds() const override;
    std::vector<const NodeInfo*> holding(std::string_view ns, const LabelSelector& selector) const override;
    std::vector<const NodeInfo*> withHostname(std::string_view hostname) const override;

private:
    using Held = std::unordered_map<std::uint32_t, std::uint32_t>; ///< NodeId → how many of its pods
    using Pods = std::vector<std::pair<PodId, const Pod*>>;

    void build() const;
    void read(const NodeInfo& node) const;
    void count(const Pod& pod, NodeId node, bool here) const;
    void count(std::string key, NodeId node, bool here) const;
    const Held* smallest(std::string_view ns, const LabelSelector& selector) const;

    const NodeClasses& classes_;
    const Snapshot* snapshot_ = nullptr;
    mutable bool built_ = false;
    mutable std::unordered_map<std::string, Held> held_;
    mutable std::vector<Pods> pods_; ///< by NodeId: those counted
    mutable std::unordered_multimap<std::string, std::uint32_t> hostnames_;
};

} // namespace berth
