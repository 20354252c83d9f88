// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"
#include "engine/trace/World.h"

#include <cstddef>
#include <map>
#include <optional>

namespace berth {

/// Worlds kept along a trace, so that any position is reached by the nearest one before it and a short replay.
///
/// They stand `kSpacing` facts apart; when they hold more memory than the budget, every second one of the older half goes.
class Checkpoints {
public:
    static constexpr std::size_t kSpacing = 4096;
    static constexpr std::size_t kBudget = std::size_t{96} << 20U; ///< bytes

    explicit Checkpoints(const World& start) { worlds_.emplace(0, start); }

    /// Offers a World to keep; taken when it is far enough from the last one kept.
    void offer(const World& world);
    /// The nearest World at or before `position`.
    const World& before(std::size_t position) const;
    /// Forgets all beyond `position`.
    void cut(std::size_t position);
    std::size_t count() const { return worlds_.size(); }
    std::size_t bytes() const { return bytes_; }

private:
    void thin();
    std::map<std::size_t, World> worlds_;
    std::size_t bytes_ = 0;
};

/// A World that can be put anywhere along a trace: the fold of the facts before a position.
class Replay {
public:
    explicit Replay(const World& start) : checkpoints_(start), world_(start) {}

    /// Moves to the state after the first `position` facts of `trace` and returns it. The reference is valid until the next call.
    /// Cost: at most Checkpoints::kSpacing facts (more where old checkpoints were thinned), one per fact when stepping forwards.
    const World& seek(const Trace& trace, std::size_t position);
    const World& world() const { return world_; }
    /// Call after the trace was cut to `position`.
    void cut(std::size_t position);
    std::size_t checkpointBytes() const { return checkpoints_.bytes(); }

private:
    Checkpoints checkpoints_;
    World world_;
};

} // namespace berth
