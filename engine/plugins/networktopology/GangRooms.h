// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Gang.h"
#include "engine/framework/Plugin.h"
#include "engine/model/Cluster.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// A domain: the nodes whose label of one level has the same value, whatever their outer labels say. Cordoned nodes count for nothing.
struct NetworkDomain {
    std::string name;
    std::int64_t room = 0;  ///< how many pods like the one to come fit, node by node
    std::int64_t free = 0;  ///< free GPUs
    std::int64_t total = 0; ///< GPUs
};

/// The domains of one level as a gang's pod sees them, kept up while a trial run takes pods out and puts them in.
///
/// A node holds as many pods as fit by every resource that this pod asks and by its pod count; every member is taken to ask the same. Taints, models
/// and links are not looked at. Copies are for trial runs.
class GangRooms {
public:
    GangRooms(const Context& context, std::string_view level, const Pod& pod, std::int64_t minMember);

    /// The value of the level's label; nullptr when the node carries none.
    const std::string* domainOf(const Node& node) const;
    /// nullptr for a name that no node carries.
    const NetworkDomain* find(std::string_view name) const;
    /// Among those with room for all of minMember the one that leaves the least free GPUs, then by name; nullptr when there is none.
    const NetworkDomain* tightest() const;
    const std::vector<NetworkDomain>& all() const { return domains_; } ///< by name

    /// `pod` came to (`sign` 1) or left (-1) a node, in this trial.
    void change(const NodeInfo& node, const Pod& pod, int sign);

    std::int64_t minMember() const { return minMember_; }
    std::int64_t gpusOfPod() const { return gpus_; }
    bool hasRoom(const NetworkDomain& domain) const { return domain.room >= minMember_; }

private:
    /// What is left on one node.
    struct Left {
        std::uint32_t domain = 0;
        std::vector<std::int64_t> amounts; ///< of each resource of `asks_`
        std::int64_t pods = 0;
        std::int64_t gpus = 0;
    };
    std::int64_t roomOn(const Left& left) const;
    void add(NetworkDomain& domain, const Left& left, std::int64_t times) const;
    void nameDomains(const Context& context);
    /// Nothing for a node that counts for nothing.
    std::optional<Left> leftOn(const NodeInfo& node) const;
    std::optional<Left> leftOn(NodeId node) const;

    std::string level_;
    std::int64_t minMember_;
    std::int64_t gpus_ = 0;
    std::string gpuResource_;
    std::vector<std::pair<std::string, std::int64_t>> asks_; ///< what the pod requests, without zeroes
    std::vector<NetworkDomain> domains_;
    Snapshot snapshot_;
    std::map<NodeId, Left> changed_; ///< in this trial
};

} // namespace berth
