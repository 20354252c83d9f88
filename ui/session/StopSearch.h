// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Beats.h"
#include "engine/trace/CycleRecord.h"
#include "engine/trace/Pool.h"
#include "ui/session/StopRule.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace berth::ui {

/// The name of a pod in the pool; none for one that is not known.
using PodKeyOf = std::function<PodKeyId(PodId)>;

/// Rules made ready to be asked: their names are looked up once. Make a new one when the pool has grown.
/// Pure; used by the worker after each unit and by the window over the trace it has.
class StopSearch {
public:
    /// `rules`, `pool` and what `keyOf` reads must outlive this object.
    StopSearch(std::span<const StopRule> rules, const Pool& pool, PodKeyOf keyOf);

    /// The first rule that a fact fulfils; nullptr for none. Times are not asked here.
    const StopRule* heldBy(const Fact& fact) const;
    const StopRule* heldBy(const CycleRecord& record, const Beat& beat) const;
    /// The first rule of an instant at or after `from` and before `next`.
    const StopRule* between(SimTime from, SimTime next) const;
    bool needsBeats() const { return needsBeats_; }
    bool isEmpty() const { return wanted_.empty(); }

private:
    struct Wanted {
        const StopRule* rule;
        PodKeyId pod;
        NodeId node;
    };
    bool holds(const Wanted& wanted, const Fact& fact) const;
    bool holds(const Wanted& wanted, const CycleRecord& record, const Beat& beat) const;
    bool isSpokenBy(const Fact& fact, const StopRule& rule) const;
    bool listNames(std::uint32_t list, const std::string& plugin) const;

    const Pool& pool_;
    PodKeyOf keyOf_;
    std::vector<Wanted> wanted_;
    bool needsBeats_ = false;
};

/// Whether a fact stands for the entering of a point that has no beats: PodAssumed for Reserve.
bool standsFor(ExtensionPoint point, const Fact& fact);
/// The facts a person watches a pod by: its turn comes, its fate is decided.
bool isTurnOfPod(FactKind kind);

} // namespace berth::ui
