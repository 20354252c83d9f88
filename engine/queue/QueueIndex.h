// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/base/SimTime.h"
#include "engine/framework/QueueSort.h"
#include "engine/trace/Ledger.h"
#include "engine/trace/World.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace berth {

/// What falls due for a pod by itself. The order of the values is the order within one instant.
enum class DueKind : std::uint8_t {
    Leaves,      ///< its grace, or its node's, is over
    Finishes,    ///< it has run its duration
    HookEnds,    ///< its preStop hook has saved, and its grace goes on
    PermitTimer, ///< a plugin it waits on times out
    Binds,       ///< its binding cycle ends
};

/// A cache beside the World: the pods of each queue in the order they are popped, and what is due when.
///
/// Fed by facts, rebuilt from a World after a seek, never copied. activeQ is ordered by the profiles' QueueSort plugin; pods that compare equal keep
/// the order they were queued in. A change of one pod costs O(log n).
class QueueIndex final : public FactListener {
public:
    struct Due {
        SimTime at;
        DueKind kind = DueKind::Leaves;
        std::uint64_t order = 0;
        PodId pod;
        friend auto operator<=>(const Due&, const Due&) = default;
    };

    explicit QueueIndex(const Pool& pool) : pool_(pool) {}

    /// Starts over from `world`. `sort` is not owned; nullptr: by timestamp only.
    void rebuild(const World& world, const QueueSortPlugin* sort);
    void applied(const World& world, const Fact& fact) override;

    /// Head of activeQ, or none.
    PodId firstActive() const;
    /// How many cycles of one pod may begin at one instant before it waits its back-off out and is not activated any more. Cycles that take no time could else go on for ever where
    /// two pods keep taking each other's place; in a real cluster time would pass.
    static constexpr std::uint32_t kMostCyclesAtOnce = 8;

    /// The first of podBackoffQ (never of podErrorBackoffQ) that may be popped before its back-off ends, or none.
    PodId firstBackoff(const World& world) const;
    /// The earliest end of a back-off in either heap, or never().
    SimTime firstBackoffExpiry() const;
    /// The earliest max(Timestamp, FlushTimestamp) of the unschedulable pods, gated ones included, or never().
    SimTime firstUnschedulableSince() const;
    /// Pods whose back-off ended before `now`, by name.
    std::vector<PodId> backoffCompleted(SimTime now) const;
    /// Pods in the unschedulable pods (gated ones included) since before `limit`, by name.
    std::vector<PodId> unschedulableSince(SimTime limit) const;
    /// All pods in the unschedulable pods, gated ones included, by name.
    std::vector<PodId> unschedulable() const;
    /// All pods in both back-off heaps, by name.
    std::vector<PodId> backingOff() const;
    /// activeQ in the order it will be popped.
    std::vector<PodId> active() const;

    /// The next thing due, or nullptr.
    const Due* firstDue() const { return due_.empty() ? nullptr : &*due_.begin(); }

private:
    struct ActiveKey {
        QueuedPod pod;
        std::uint64_t order = 0;
    };
    struct ActiveLess {
        const QueueSortPlugin* sort = nullptr;
        bool operator()(const ActiveKey& a, const ActiveKey& b) const;
    };
    struct BackoffKey {
        SimTime expiry;
        ActiveKey key;
    };
    struct BackoffLess {
        ActiveLess active;
        bool operator()(const BackoffKey& a, const BackoffKey& b) const;
    };
    struct NamedPod {
        std::string_view name;
        PodId pod;
        friend auto operator<=>(const NamedPod&, const NamedPod&) = default;
    };
    /// What the index holds of one pod, so that it can be taken out again.
    struct Held {
        QueueKind queue = QueueKind::None;
        BackoffKey key;
        SimTime since;
        std::vector<Due> due;
    };

    void remove(PodId id);
    void insert(const World& world, PodId id);
    void insertDue(const PodEntry& entry, PodId id, Held& held);
    void addDue(Held& held, SimTime at, DueKind kind, std::uint64_t order, PodId id);
    std::vector<PodId> byName(std::vector<PodId> pods) const;

    const Pool& pool_;
    std::vector<Held> held_; ///< by PodId
    std::vector<PodKeyId> keys_;
    std::set<ActiveKey, ActiveLess> active_{ActiveLess{}};
    std::set<BackoffKey, BackoffLess> backoff_{BackoffLess{}};
    std::set<BackoffKey, BackoffLess> errorBackoff_{BackoffLess{}};
    std::set<NamedPod> unschedulable_;
    std::set<std::pair<SimTime, PodId>> since_;
    std::set<Due> due_;
};

} // namespace berth
