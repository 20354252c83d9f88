// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/theme/Meaning.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace berth::ui {

/// The lanes of the window, top to bottom.
enum class Lane : std::uint8_t { Active, Backoff, Unschedulable, Gated, Permit };
inline constexpr int kLanes = 5;

/// Which pods stand in which lane, kept from moment to moment: only pods whose entries changed since the last one are
/// looked at, whatever number the trace has seen.
class LaneBook {
public:
    void follow(const Moment& moment);

    const std::set<PodId>& pods(Lane lane) const { return lanes_[static_cast<std::size_t>(lane)]; }
    /// Pods of a lane by level.
    const std::array<int, 4>& levels(Lane lane) const { return levels_[static_cast<std::size_t>(lane)]; }
    /// Pods whose binding cycle runs.
    const std::set<PodId>& binding() const { return binding_; }

private:
    enum class Place : std::uint8_t { None, Active, Backoff, Unschedulable, Gated, Permit, Binding };
    struct Seen {
        Place place = Place::None;
        Level level = Level::None;
    };

    static Place placeOf(const PodEntry& pod);
    void move(const Moment& moment, PodId pod);
    void leave(PodId pod, const Seen& seen);

    std::array<std::set<PodId>, kLanes> lanes_;
    std::array<std::array<int, 4>, kLanes> levels_{};
    std::set<PodId> binding_;
    std::vector<Seen> seen_;  ///< by PodId
    CowTable<PodEntry> pods_; ///< as they were
    const Pool* pool_ = nullptr;
    std::pair<std::int32_t, std::int32_t> bands_; ///< where P0 and P1 begin
};

} // namespace berth::ui
