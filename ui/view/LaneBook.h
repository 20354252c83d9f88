// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/QueueSort.h"
#include "ui/session/Moment.h"
#include "ui/theme/Meaning.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace berth::ui {

/// The lanes of the window, top to bottom.
enum class Lane : std::uint8_t { Active, Backoff, Unschedulable, Gated, Permit };
inline constexpr int kLanes = 5;

/// What a lane is sorted by: activeQ by QueueSort and then as queued, the others by the instant at which their pods go
/// on.
struct LaneKey {
    QueuedPod queued;        ///< of activeQ
    std::uint64_t order = 0; ///< of activeQ: as queued
    SimTime at;              ///< of the others
};

/// The keys of all pods in lanes, which the order of the lanes looks up.
struct LaneKeys {
    std::vector<LaneKey> of; ///< by PodId
    const QueueSortPlugin* sort = nullptr;
};

/// Says which of two pods of a lane goes first.
class LaneOrder {
public:
    explicit LaneOrder(std::shared_ptr<const LaneKeys> keys = nullptr, Lane lane = Lane::Active)
        : keys_(std::move(keys)), lane_(lane) {}
    bool operator()(PodId a, PodId b) const;

private:
    std::shared_ptr<const LaneKeys> keys_;
    Lane lane_;
};

using LanePods = std::set<PodId, LaneOrder>;

/// Which pods stand in which lane and in what order, kept from moment to moment: only pods whose entries changed since
/// the last one are looked at, however many stand there. Another configuration or other cluster objects may sort all
/// anew.
class LaneBook {
public:
    LaneBook();
    LaneBook(const LaneBook&) = delete;
    LaneBook& operator=(const LaneBook&) = delete;
    LaneBook(LaneBook&&) = default;
    LaneBook& operator=(LaneBook&&) = default;
    ~LaneBook() = default;

    void follow(const Moment& moment);

    /// In the order in which they leave.
    const LanePods& pods(Lane lane) const { return lanes_[static_cast<std::size_t>(lane)]; }
    /// Pods of a lane by level.
    const std::array<int, 4>& levels(Lane lane) const { return levels_[static_cast<std::size_t>(lane)]; }
    /// Members of gangs in a lane, by gang.
    const std::map<std::string, LanePods>& gangs(Lane lane) const { return gangs_[static_cast<std::size_t>(lane)]; }
    /// Pods whose binding cycle runs.
    const std::set<PodId>& binding() const { return binding_; }
    /// How many entries were looked at so far.
    std::uint64_t looks() const { return looks_; }

private:
    enum class Place : std::uint8_t { None, Active, Backoff, Unschedulable, Gated, Permit, Binding };
    struct Seen {
        Place place = Place::None;
        Level level = Level::None;
        std::string gang = {}; ///< "" for none
    };

    static Place placeOf(const PodEntry& pod);
    void begin(const Moment& moment);
    bool isOutdated(const Moment& moment) const;
    void move(const Moment& moment, PodId pod);
    void enter(const Moment& moment, PodId pod, Seen& seen);
    void leave(PodId pod, const Seen& seen);

    std::shared_ptr<LaneKeys> keys_;
    std::array<LanePods, kLanes> lanes_;
    std::array<std::array<int, 4>, kLanes> levels_{};
    std::array<std::map<std::string, LanePods>, kLanes> gangs_;
    std::set<PodId> binding_;
    std::vector<Seen> seen_;  ///< by PodId
    CowTable<PodEntry> pods_; ///< as they were
    const Pool* pool_ = nullptr;
    std::pair<std::int32_t, std::int32_t> bands_;   ///< where P0 and P1 begin
    std::shared_ptr<const ClusterObjects> objects_; ///< that the keys point into
    std::shared_ptr<const void> profiles_;          ///< that hold the QueueSort plugin
    std::uint64_t looks_ = 0;
};

} // namespace berth::ui
