// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/TrialBook.h"

namespace berth {

void TrialBook::reject(std::size_t position, Status status) {
    found_[position] = Found::Rejected;
    rejections_[position] = std::move(status);
}

std::span<Int128> TrialBook::accept(std::size_t position, Found candidate) {
    found_[position] = candidate;
    return std::span(values_).subspan(position * rules_, rules_);
}

void TrialBook::holdsOnlyAt(std::size_t position, SimTime now) {
    moment_ = now;
    momentary_.push_back(position);
}

void TrialBook::timeIs(SimTime now) {
    if (momentary_.empty() || moment_ == now) return;
    for (const std::size_t position : momentary_) forget(position);
    momentary_.clear();
}

} // namespace berth
