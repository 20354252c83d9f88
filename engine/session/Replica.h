// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Registry.h"
#include "engine/framework/Terms.h"
#include "engine/runtime/Framework.h"
#include "engine/session/Session.h"
#include "engine/trace/Beats.h"
#include "engine/trace/CycleRecord.h"
#include "engine/trace/Replay.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace berth {

/// A finished, immutable piece of a session's trace, handed from the thread that runs it to the one that shows it.
struct TracePiece {
    std::size_t from = 0; ///< the receiver's trace is cut to this first
    std::vector<Fact> facts;
    std::vector<std::uint64_t> unitEnds; ///< positions in the whole trace
    PoolDelta pool;
    RunEnd runEnd = RunEnd::Running;
    NextUnit next; ///< the unit after the last fact
    std::vector<BranchInfo> branches;
    std::uint32_t branch = 0;
};

/// Makes the pieces: remembers what the receiver has. Lives beside the Session, on its thread.
class TraceFeed {
public:
    /// Everything that changed since the last call. Call after each batch of units and after every edit, undo, redo, switch or reset.
    TracePiece next(const Session& session);
    /// Tell that positions from `position` on are no longer what the receiver has (edit in the past, undo, switch, reset).
    void invalidateFrom(std::size_t position);

private:
    std::size_t sent_ = 0;
    PoolSizes pool_;
};

/// The first part of a cycle record that belongs to a position, and where its cycle's facts lie.
struct CycleView {
    std::shared_ptr<const CycleRecord> record;
    std::vector<Beat> beats; ///< of the whole record
    std::size_t postFilterBeat =
        0; ///< index of the first PostFilter beat (beats.size() without): beats before belong to the look, those from here on to the consequence
    std::size_t poppedFact = 0; ///< index of its PodPopped
    std::size_t lookFact = 0; ///< index of its NodeSelected or NoNodeFits; the trace's size when it does not stand yet
    std::size_t lastFact =
        0; ///< index of the last fact of its consequence; the trace's size when it does not stand yet
};

/// A copy of a session's trace that can be looked at anywhere, on another thread: folds its own World from the same facts with the same
/// function, and makes CycleRecords again by plain looks.
class Replica {
public:
    Replica(const World& start, Registry registry, const CheckpointPlan& checkpoints = {});

    /// Takes a piece in. World and cursor-dependent references become invalid.
    void append(const TracePiece& piece);

    const Trace& trace() const { return trace_; }
    RunEnd runEnd() const { return runEnd_; }
    const NextUnit& next() const { return next_; }
    SimTime nextAt() const { return next_.at; }
    const std::vector<BranchInfo>& branches() const { return branches_; }
    std::uint32_t branch() const { return branch_; }

    /// The World after the first `position` facts. Valid until the next call of a non-const function.
    const World& seek(std::size_t position);
    /// The World last sought.
    const World& world() const { return replay_.world(); }
    /// What it holds beside the session that it follows. Pods and nodes are the session's.
    MemoryUse memory() const;

    /// The cycle that fact `index` belongs to (PodPopped … the end of its consequence), with its record; nullptr for facts outside cycles.
    /// Kept for recent cycles, otherwise made again. Does not move `world()`.
    const CycleView* cycleAt(std::size_t index);
    /// The arithmetic of one plugin on one node in the cycle of fact `index`; empty when it was not asked.
    std::vector<Term> filterTerms(std::size_t index, NodeId node, std::string_view plugin);
    std::vector<Term> scoreTerms(std::size_t index, NodeId node, std::string_view plugin);
    /// What the look of the cycle of fact `index` would have said of another pod object or another node object in place of
    /// the ones it met; nullptr keeps what was there. Where no node fits, PostFilter runs too. Nothing outside cycles.
    std::optional<CycleRecord> lookAgain(std::size_t index, const Pod* pod, const Node* node);
    /// The profiles in force at a World (built once per configuration); nullptr when its configuration does not build.
    std::shared_ptr<const Profiles> profiles(const World& world);

private:
    using Explain = std::vector<Term>(const CycleInput&, const Framework&, NodeId, std::string_view);
    void recordPlace(const CycleView& cycle, CycleRecord& record) const;
    std::optional<CycleView> makeCycle(std::size_t popped);
    std::vector<Term> terms(std::size_t index, NodeId node, std::string_view plugin, Explain* explain);
    std::size_t poppedBefore(std::size_t index) const;
    const World& seekRecords(std::size_t position);
    void goToCycleOf(std::size_t position);

    Registry registry_;
    std::shared_ptr<Pool> pool_;
    Trace trace_;
    Replay head_;    ///< at the end of the trace, so that checkpoints stand all along it
    Replay replay_;  ///< where the cursor is
    Replay records_; ///< for making records
    RunEnd runEnd_ = RunEnd::Running;
    NextUnit next_;
    std::vector<BranchInfo> branches_;
    std::uint32_t branch_ = 0;
    std::list<CycleView> cycles_; ///< most recent first
    std::vector<std::pair<const Configuration*, std::shared_ptr<const Profiles>>> profiles_;
};

} // namespace berth
