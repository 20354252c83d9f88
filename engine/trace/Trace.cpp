// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Trace.h"

#include <algorithm>

namespace berth {

void Trace::append(const Fact& fact) {
    tail_.push_back(fact);
    if (tail_.size() < kChunk) return;
    sealed_.push_back(std::make_shared<const Chunk>(std::move(tail_)));
    tail_ = {};
    tail_.reserve(kChunk);
}

void Trace::endUnit() {
    if (unitEnds_.empty() ? !empty() : unitEnds_.back() < size()) unitEnds_.push_back(size());
}

void Trace::cut(std::size_t size) {
    if (size >= this->size()) return;
    const std::size_t chunk = size / kChunk;
    if (chunk < sealed_.size()) {
        tail_.assign(sealed_[chunk]->begin(), sealed_[chunk]->begin() + static_cast<std::ptrdiff_t>(size % kChunk));
        sealed_.resize(chunk);
    } else {
        tail_.resize(size % kChunk);
    }
    const auto keep = std::upper_bound(unitEnds_.begin(), unitEnds_.end(), size);
    unitEnds_.erase(keep, unitEnds_.end());
}

std::size_t Trace::unitBegin(std::size_t index) const {
    const auto end = std::upper_bound(unitEnds_.begin(), unitEnds_.end(), index);
    return end == unitEnds_.begin() ? 0 : *(end - 1);
}

std::size_t Trace::unitEnd(std::size_t index) const {
    const auto end = std::upper_bound(unitEnds_.begin(), unitEnds_.end(), index);
    return end == unitEnds_.end() ? size() : *end;
}

std::size_t Trace::bytes() const {
    return size() * sizeof(Fact) + unitEnds_.capacity() * sizeof(std::uint64_t);
}

} // namespace berth
