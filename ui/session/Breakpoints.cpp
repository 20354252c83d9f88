// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Breakpoints.h"

#include <algorithm>

namespace berth::ui {

std::vector<StopRule> Breakpoints::active() const {
    std::vector<StopRule> rules;
    for (const Breakpoint& breakpoint : all_)
        if (breakpoint.enabled) rules.push_back(breakpoint.rule);
    return rules;
}

const Breakpoint* Breakpoints::find(const StopRule& rule) const {
    const auto it = std::find_if(all_.begin(), all_.end(), [&](const Breakpoint& b) { return b.rule == rule; });
    return it == all_.end() ? nullptr : &*it;
}

void Breakpoints::add(const StopRule& rule) {
    if (rule.isEmpty()) return;
    if (const Breakpoint* there = find(rule)) return setEnabled(static_cast<std::size_t>(there - all_.data()), true);
    all_.push_back({rule, true});
    Q_EMIT changed();
}

void Breakpoints::toggle(const StopRule& rule) {
    if (const Breakpoint* there = find(rule)) return remove(static_cast<std::size_t>(there - all_.data()));
    add(rule);
}

void Breakpoints::setEnabled(std::size_t index, bool enabled) {
    if (index >= all_.size() || all_[index].enabled == enabled) return;
    all_[index].enabled = enabled;
    Q_EMIT changed();
}

void Breakpoints::remove(std::size_t index) {
    if (index >= all_.size()) return;
    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(index));
    Q_EMIT changed();
}

void Breakpoints::clear() {
    if (all_.empty()) return;
    all_.clear();
    Q_EMIT changed();
}

} // namespace berth::ui
