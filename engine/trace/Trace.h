// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Fact.h"
#include "engine/trace/Pool.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace berth {

/// The append-only list of what happened, and where its units end.
///
/// A copy shares all full chunks with the original: that is how a branch keeps the common prefix of its parent's trace. The pool is shared by
/// all branches of a session.
class Trace {
public:
    explicit Trace(std::shared_ptr<Pool> pool) : pool_(std::move(pool)) {}

    std::size_t size() const { return sealed_.size() * kChunk + tail_.size(); }
    bool empty() const { return size() == 0; }
    const Fact& operator[](std::size_t index) const {
        const std::size_t chunk = index / kChunk;
        return chunk < sealed_.size() ? (*sealed_[chunk])[index % kChunk] : tail_[index % kChunk];
    }
    void append(const Fact& fact);
    /// Marks the end of a unit: the facts since the last mark belong together.
    void endUnit();
    /// Keeps the first `size` facts and the units that end within them.
    void cut(std::size_t size);

    /// Positions after the last fact of each unit, rising.
    std::span<const std::uint64_t> unitEnds() const { return unitEnds_; }
    /// Where the unit that fact `index` belongs to begins, and ends (one past its last fact).
    std::size_t unitBegin(std::size_t index) const;
    std::size_t unitEnd(std::size_t index) const;

    Pool& pool() { return *pool_; }
    const Pool& pool() const { return *pool_; }
    const std::shared_ptr<Pool>& sharedPool() const { return pool_; }
    /// Heap bytes of the facts and the units' ends; chunks that a copy shares are counted in full.
    std::size_t bytes() const;

private:
    static constexpr std::size_t kChunk = 1024;
    using Chunk = std::vector<Fact>;

    std::shared_ptr<Pool> pool_;
    std::vector<std::shared_ptr<const Chunk>> sealed_;
    Chunk tail_;
    std::vector<std::uint64_t> unitEnds_;
};

} // namespace berth
