// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Handle.h"
#include "engine/trace/World.h"

namespace berth {

/// The Handle of a running simulation: answers from the World as it is now.
class WorldHandle final : public Handle {
public:
    /// `world` is not owned.
    explicit WorldHandle(const World& world) : world_(world) {}

    bool anyPending(std::int32_t atLeast, bool impossible) const override;
    bool anyOnTheWay(std::int32_t atLeast, bool impossible) const override;
    std::vector<WaitingPod> waiting() const override;
    std::shared_ptr<const Gang> gang(std::string_view key) const override { return world_.gang(key); }

private:
    const World& world_;
};

/// What PostFilter sees of the open cycle: the look's snapshot with the nominations and the gang of now.
CycleInput postFilterInput(const World& world);

} // namespace berth
