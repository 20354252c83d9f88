// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/Terms.h"
#include "engine/plugins/networktopology/GangRooms.h"
#include "engine/plugins/networktopology/NetworkTopologyArgs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth {

/// How near a node is to the members of a gang that have a place; before the first has one, how tightly the gang would fill the node's domain.
class PreferredPlace final : public StateData {
public:
    PreferredPlace(const Context& context, const std::string& level, const Pod& pod, std::int64_t minMember,
                   const std::vector<NetworkLevel>& levels);

    std::unique_ptr<StateData> clone() const override { return std::make_unique<PreferredPlace>(*this); }

    /// Adds the listed nodes of members with a place.
    void addPlaced(std::vector<NodeId>& nodes) const;
    /// 0…100.
    std::int64_t score(const NodeInfo& node, Terms* terms) const;

private:
    std::int64_t nearness(const NodeInfo& a, const NodeInfo& b) const;
    std::int64_t averageNearness(const NodeInfo& node, Terms* terms) const;
    std::int64_t bestFit(const NodeInfo& node, Terms* terms) const;

    std::vector<NetworkLevel> levels_;
    std::vector<const NodeInfo*> placed_; ///< nodes of the members with a place; nullptr: it is not in the snapshot
    std::optional<GangRooms> rooms_;      ///< while none has one
};

} // namespace berth
