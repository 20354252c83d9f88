// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/Status.h"
#include "engine/framework/Terms.h"
#include "engine/plugins/networktopology/GangRooms.h"

#include <optional>
#include <string>
#include <vector>

namespace berth {

/// Which domain a gang's pod must go to, kept from PreFilter to Filter and changed by trial runs.
class RequiredDomain final : public StateData {
public:
    RequiredDomain(const Context& context, std::string level, const Pod& pod, std::int64_t minMember);

    std::unique_ptr<StateData> clone() const override { return std::make_unique<RequiredDomain>(*this); }

    /// A pod came to or left a node in this trial.
    void added(const PodInfo& pod, const NodeInfo& node);
    void removed(const PodInfo& pod, const NodeInfo& node);

    Status verdict(const Node& node, Terms* terms) const;

private:
    /// A member that is assumed or bound.
    struct Placed {
        PodId id;
        SimTime creation;
        std::string name;
        std::optional<std::string> domain; ///< of its node; nothing: its node is in none
        bool here = true;                  ///< false while a trial has taken it out
    };
    const Placed* firstPlaced() const;
    void setHere(PodId pod, bool here);

    std::string level_;
    GangRooms rooms_;
    std::vector<Placed> placed_; ///< by creation, then name
};

} // namespace berth
