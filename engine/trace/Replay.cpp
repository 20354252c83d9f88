// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Replay.h"

#include <iterator>

namespace berth {

void Checkpoints::offer(const World& world) {
    const auto& [last, kept] = *worlds_.rbegin();
    if (world.factCount < last + kSpacing) return;
    bytes_ += world.bytesNotIn(kept);
    worlds_.emplace(world.factCount, world);
    if (bytes_ > kBudget) thin();
}

void Checkpoints::thin() {
    const std::size_t older = worlds_.size() / 2;
    std::size_t index = 0;
    for (auto it = worlds_.begin(); index < older; ++index) it = index % 2 == 1 ? worlds_.erase(it) : std::next(it);
    bytes_ = 0;
    for (auto it = std::next(worlds_.begin()); it != worlds_.end(); ++it)
        bytes_ += it->second.bytesNotIn(std::prev(it)->second);
}

const World& Checkpoints::before(std::size_t position) const {
    return std::prev(worlds_.upper_bound(position))->second;
}

void Checkpoints::cut(std::size_t position) {
    worlds_.erase(worlds_.upper_bound(position), worlds_.end());
}

const World& Replay::seek(const Trace& trace, std::size_t position) {
    const World& nearest = checkpoints_.before(position);
    if (world_.factCount > position || nearest.factCount > world_.factCount) world_ = nearest;
    while (world_.factCount < position) {
        apply(world_, trace[world_.factCount], trace.pool());
        checkpoints_.offer(world_);
    }
    return world_;
}

void Replay::cut(std::size_t position) {
    checkpoints_.cut(position);
    if (world_.factCount > position) world_ = checkpoints_.before(position);
}

} // namespace berth
