// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/TrialBook.h"

#include <algorithm>

namespace berth {

void TrialBook::reject(std::size_t position, Status status) {
    found_[position] = Found::Rejected;
    rejections_[position] = std::move(status);
}

std::span<Int128> TrialBook::accept(std::size_t position, Found candidate) {
    found_[position] = candidate;
    return std::span(values_).subspan(position * rules_, rules_);
}

void TrialBook::dependsOn(std::size_t position, std::size_t other) {
    if (other >= dependents_.size()) dependents_.resize(other + 1);
    std::vector<std::size_t>& known = dependents_[other];
    if (std::find(known.begin(), known.end(), position) == known.end()) known.push_back(position);
}

void TrialBook::nodeChanged(std::size_t position) {
    forget(position);
    if (position >= dependents_.size()) return;
    for (const std::size_t dependent : dependents_[position]) forget(dependent);
    dependents_[position].clear();
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
