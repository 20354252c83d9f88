// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/Shapes.h"

#include <utility>

namespace berth {

Shape& Shapes::use(const std::string& key) {
    count();
    std::unique_ptr<Kept>& kept = kept_[key];
    if (!kept) kept = std::make_unique<Kept>();
    kept->lastUsed = ++uses_;
    inUse_ = kept.get();
    makeRoom();
    return inUse_->shape;
}

void Shapes::clear() {
    kept_.clear();
    inUse_ = nullptr;
    bytes_ = 0;
}

/// What was in use has grown. Verdicts of classes that are gone leave their rejections behind.
void Shapes::count() {
    if (inUse_ == nullptr) return;
    inUse_->shape.sweep();
    const std::size_t now = inUse_->shape.bytes();
    bytes_ += now - std::exchange(inUse_->bytes, now);
}

void Shapes::makeRoom() {
    while (kept_.size() > 1 && (kept_.size() > kMost || bytes_ - inUse_->bytes > budget_)) {
        auto oldest = kept_.begin();
        for (auto it = kept_.begin(); it != kept_.end(); ++it)
            if (it->second->lastUsed < oldest->second->lastUsed) oldest = it;
        bytes_ -= oldest->second->bytes;
        kept_.erase(oldest);
    }
}

} // namespace berth
