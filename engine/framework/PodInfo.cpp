// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/PodInfo.h"

namespace berth {

void PodList::push_back(const PodInfo& pod) {
    const PodInfo copy = pod; // it may lie in this list
    if (size_ < table_.size())
        table_.write(size_) = copy;
    else
        table_.push(copy);
    ++size_;
}

void PodList::erase(std::size_t index) {
    for (std::size_t i = index + 1; i < size_; ++i) write(i - 1) = PodInfo(table_[i]);
    --size_;
}

void PodList::moveLastTo(std::size_t index) {
    const PodInfo last = back();
    for (std::size_t i = size_ - 1; i > index; --i) write(i) = PodInfo(table_[i - 1]);
    write(index) = last;
}

} // namespace berth
