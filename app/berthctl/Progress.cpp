// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Progress.h"

#include <fmt/ostream.h>

#include <algorithm>
#include <ostream>

namespace berth::ctl {
namespace {

constexpr std::chrono::milliseconds kInterval{500};
constexpr int kUnknown = -1;
constexpr int kMost = 99;

} // namespace

void Progress::tell() {
    const Clock::time_point now = Clock::now();
    if (now - last_ < kInterval) return;
    last_ = now;
    const Duration passed = session_.world().now - session_.startWorld().rules->start;
    const bool known = until_ && until_->ns > 0;
    const double share = known ? static_cast<double>(passed.ns) / static_cast<double>(until_->ns) : 0;
    print(known ? std::min(kMost, static_cast<int>(share * 100)) : kUnknown);
}

void Progress::finish() {
    print(100);
}

void Progress::print(int percent) const {
    if (percent != kUnknown) fmt::print(err_, "{:>3} %  ", percent);
    fmt::print(err_, "{} passed, {} facts\n", toString(session_.world().now - session_.startWorld().rules->start),
               session_.trace().size());
    err_.flush();
}

} // namespace berth::ctl
