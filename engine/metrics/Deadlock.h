// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"
#include "engine/base/SimTime.h"
#include "engine/trace/Ledger.h"
#include "engine/trace/World.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace berth::metrics {

/// A gang that waits on Permit for more of its members.
struct DeadlockedGang {
    std::string key; ///< "namespace/name"
    std::int64_t minMember = 0;
    std::vector<PodId> holds; ///< its members with a place, in the order they entered
    std::int64_t lacks = 0;   ///< how many more it needs
    std::int64_t gpus = 0;    ///< that its members hold
    SimTime since;            ///< when the first of those that wait began to
    SimTime due;              ///< when the first of them times out

    friend bool operator==(const DeadlockedGang&, const DeadlockedGang&) = default;
};

/// Gangs that hold what the others need: none can become whole with what is free, and at least one could if one other let go.
struct Deadlock {
    /// `waits` could become whole if `holds` let go; indices into `gangs`.
    struct Arc {
        std::size_t waits = 0;
        std::size_t holds = 0;
        friend bool operator==(const Arc&, const Arc&) = default;
    };

    SimTime at;                        ///< when it was first so
    std::vector<DeadlockedGang> gangs; ///< at least two, by key
    std::vector<Arc> arcs;             ///< at least one
};

/// Judges the World as it is. Members still to come are tried on the nodes one after the other, by the resources they ask, cordons, required node affinity
/// and taints; a gang of which too few pods exist cannot become whole. Tells, changes nothing. Source: AI_SUITE section 8.
std::optional<Deadlock> findDeadlock(const World& world);

/// GPU time (× ns) that members of its gangs have held while they waited on Permit, as of `at`.
Int128 heldIdle(const World& world, const Deadlock& deadlock, SimTime at);

/// Watches a run for deadlocks: each is found once, when it begins. Fed by each fact with the World after it.
///
/// Within a unit gangs may seem to hold each other up while one of them is just letting go, so what a fact may have begun or ended is judged on the
/// World as it was before the next cycle or instant.
class DeadlockWatch final : public FactListener {
public:
    DeadlockWatch() = default;
    /// For a run that goes on while this one lasts.
    explicit DeadlockWatch(Deadlock current) : found_{current}, current_(std::move(current)) {}

    void applied(const World& world, const Fact& fact) override;

    /// All so far, in order.
    std::vector<Deadlock> found() const;
    /// The last one while it lasts, as it is now.
    std::optional<Deadlock> current() const;

private:
    void judge();

    std::vector<Deadlock> found_;
    std::optional<Deadlock> current_;
    std::optional<World> open_;         ///< to be judged
    SimTime endedAt_ = SimTime::none(); ///< of the last one; the same gangs at once again are no new one
};

/// "g1 holds 6 lacks 2, g2 holds 5 lacks 3": keys as "namespace/name".
std::string toString(const Deadlock& deadlock);

} // namespace berth::metrics
