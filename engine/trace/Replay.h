// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"
#include "engine/trace/World.h"

#include <cstddef>
#include <map>
#include <memory>

namespace berth {

/// How Worlds are kept along a trace.
struct CheckpointPlan {
    std::size_t spacing = 1024;                 ///< facts between two of them, while they are few
    std::size_t sparsest = 16384;               ///< they never stand further apart, whatever they hold
    std::size_t budget = std::size_t{40} << 20; ///< bytes they may hold before they are thinned
};

/// Worlds kept along a trace, so that any position is reached by the nearest one before it and a short replay.
///
/// They stand evenly: when they hold more memory than the budget, every second one goes and the next ones are taken twice
/// as far apart.
class Checkpoints {
public:
    explicit Checkpoints(const World& start, const CheckpointPlan& plan = {});

    /// Offers a World to keep; taken when it is far enough beyond the last one kept.
    void offer(const World& world);
    /// The nearest World at or before `position`.
    const World& before(std::size_t position) const;
    /// The last one.
    const World& newest() const { return worlds_.rbegin()->second; }
    /// Forgets all beyond `position`.
    void cut(std::size_t position);
    std::size_t count() const { return worlds_.size(); }
    /// Facts between two of them now.
    std::size_t spacing() const { return spacing_; }
    /// Heap bytes, what they share counted once.
    std::size_t bytes() const { return startBytes_ + bytes_; }

private:
    void thin();
    void countBytes();

    CheckpointPlan plan_;
    std::size_t spacing_;
    std::map<std::size_t, World> worlds_;
    std::size_t startBytes_; ///< of the first one
    std::size_t bytes_ = 0;  ///< of the others: each one's that the one before does not share
};

/// A World that can be put anywhere along a trace: the fold of the facts before a position. A copy is another place to
/// stand along the same trace, with the same checkpoints.
class Replay {
public:
    explicit Replay(const World& start, const CheckpointPlan& plan = {})
        : checkpoints_(std::make_shared<Checkpoints>(start, plan)), world_(start) {}

    /// Moves to the state after the first `position` facts of `trace` and returns it. The reference is valid until the next call.
    /// Cost: one fact per fact when stepping forwards; else at most the checkpoints' spacing.
    const World& seek(const Trace& trace, std::size_t position);
    const World& world() const { return world_; }
    /// Call after the trace was cut to `position`, for each copy.
    void cut(std::size_t position);
    const Checkpoints& checkpoints() const { return *checkpoints_; }
    /// Heap bytes of `world()` that the checkpoint before it does not share.
    std::size_t ownBytes() const { return world_.bytesNotIn(checkpoints_->before(world_.factCount)); }

private:
    std::shared_ptr<Checkpoints> checkpoints_;
    World world_;
};

} // namespace berth
