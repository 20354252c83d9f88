// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Replay.h"

#include <algorithm>
#include <iterator>

namespace berth {
namespace {

/// So few facts are always replayed: a World that goes on by itself keeps the blocks of its tables, by which its watchers
/// see what has changed.
constexpr std::size_t kStroll = 256;

} // namespace

Checkpoints::Checkpoints(const World& start, const CheckpointPlan& plan)
    : plan_(plan), spacing_(plan.spacing), startBytes_(start.bytes()) {
    worlds_.emplace(0, start);
}

void Checkpoints::offer(const World& world) {
    const auto& [last, kept] = *worlds_.rbegin();
    if (world.factCount < last + spacing_) return;
    bytes_ += world.bytesNotIn(kept);
    worlds_.emplace(world.factCount, world);
    while (bytes_ > plan_.budget && spacing_ < plan_.sparsest) thin();
}

/// Offers may come a few facts late, so that two neighbours may stand nearer than twice the spacing.
void Checkpoints::thin() {
    spacing_ = std::min(2 * spacing_, plan_.sparsest);
    std::size_t last = 0;
    std::erase_if(worlds_, [&](const auto& entry) {
        const bool goes = entry.first != 0 && entry.first < last + spacing_;
        if (!goes) last = entry.first;
        return goes;
    });
    countBytes();
}

void Checkpoints::countBytes() {
    bytes_ = 0;
    for (auto it = std::next(worlds_.begin()); it != worlds_.end(); ++it)
        bytes_ += it->second.bytesNotIn(std::prev(it)->second);
}

const World& Checkpoints::before(std::size_t position) const {
    return std::prev(worlds_.upper_bound(position))->second;
}

void Checkpoints::cut(std::size_t position) {
    const auto beyond = worlds_.upper_bound(position);
    if (beyond == worlds_.end()) return;
    worlds_.erase(beyond, worlds_.end());
    countBytes();
}

const World& Replay::seek(const Trace& trace, std::size_t position) {
    if (world_.factCount > position || position - world_.factCount > kStroll) {
        const World& nearest = checkpoints_->before(position);
        if (world_.factCount > position || nearest.factCount > world_.factCount) world_ = nearest;
    }
    while (world_.factCount < position) {
        apply(world_, trace[world_.factCount], trace.pool());
        checkpoints_->offer(world_);
    }
    return world_;
}

void Replay::cut(std::size_t position) {
    checkpoints_->cut(position);
    if (world_.factCount > position) world_ = checkpoints_->before(position);
}

} // namespace berth
