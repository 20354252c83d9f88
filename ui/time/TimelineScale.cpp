// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimelineScale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace berth::ui {
namespace {

constexpr std::int64_t kMs = 1'000'000;
constexpr std::int64_t kSecond = 1000 * kMs;

/// Round distances of clock times.
constexpr std::array<std::int64_t, 26> kTimeSteps = {kMs,
                                                     2 * kMs,
                                                     5 * kMs,
                                                     10 * kMs,
                                                     20 * kMs,
                                                     50 * kMs,
                                                     100 * kMs,
                                                     200 * kMs,
                                                     500 * kMs,
                                                     kSecond,
                                                     2 * kSecond,
                                                     5 * kSecond,
                                                     10 * kSecond,
                                                     15 * kSecond,
                                                     30 * kSecond,
                                                     60 * kSecond,
                                                     120 * kSecond,
                                                     300 * kSecond,
                                                     600 * kSecond,
                                                     900 * kSecond,
                                                     1800 * kSecond,
                                                     3600 * kSecond,
                                                     7200 * kSecond,
                                                     21600 * kSecond,
                                                     43200 * kSecond,
                                                     86400 * kSecond};

std::int64_t roundNumberFrom(std::int64_t least) {
    for (std::int64_t power = 1;; power *= 10)
        for (const std::int64_t factor : {1, 2, 5})
            if (factor * power >= least) return factor * power;
}

std::int64_t roundTimeFrom(std::int64_t least) {
    const auto it = std::lower_bound(kTimeSteps.begin(), kTimeSteps.end(), least);
    if (it != kTimeSteps.end()) return *it;
    constexpr std::int64_t kDay = 86400 * kSecond;
    return kDay * roundNumberFrom((least + kDay - 1) / kDay);
}

/// The end of an axis that must hold `used`: a tenth of it rounded up, so many times.
std::int64_t roundEnd(std::int64_t used, std::int64_t (*roundFrom)(std::int64_t)) {
    const std::int64_t step = roundFrom(std::max<std::int64_t>(1, used / 8));
    return (used / step + 1) * step;
}

} // namespace

TimelineScale TimelineScale::overTime(SimTime start, SimTime last, qreal left, qreal width) {
    TimelineScale scale;
    scale.kind_ = Kind::Time;
    scale.start_ = start.ns;
    scale.span_ = std::max(kSecond, roundEnd((last - start).ns, roundTimeFrom));
    scale.left_ = left;
    scale.width_ = std::max<qreal>(1, width);
    return scale;
}

TimelineScale TimelineScale::overSteps(std::size_t facts, qreal left, qreal width) {
    TimelineScale scale;
    scale.kind_ = Kind::Steps;
    scale.span_ = std::max<std::int64_t>(10, roundEnd(static_cast<std::int64_t>(facts), roundNumberFrom));
    scale.left_ = left;
    scale.width_ = std::max<qreal>(1, width);
    return scale;
}

qreal TimelineScale::x(std::int64_t value) const {
    return left_ + width_ * static_cast<qreal>(value) / static_cast<qreal>(span_);
}

qreal TimelineScale::xOf(std::size_t position, SimTime at) const {
    return x(kind_ == Kind::Time ? at.ns - start_ : static_cast<std::int64_t>(position));
}

std::size_t TimelineScale::positionAt(const Trace& trace, qreal pixel) const {
    const qreal share = std::clamp((pixel - left_) / width_, 0.0, 1.0);
    const auto value = static_cast<std::int64_t>(std::llround(share * static_cast<qreal>(span_)));
    if (kind_ == Kind::Steps) return std::min(trace.size(), static_cast<std::size_t>(value));
    std::size_t low = 0, high = trace.size();
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (trace[middle].at.ns - start_ <= value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

std::int64_t TimelineScale::tickStep(qreal room) const {
    const auto least = static_cast<std::int64_t>(std::ceil(static_cast<qreal>(span_) * room / width_));
    return kind_ == Kind::Time ? roundTimeFrom(least) : roundNumberFrom(std::max<std::int64_t>(1, least));
}

std::vector<TimelineScale::Tick> TimelineScale::ticks(qreal room) const {
    const std::int64_t step = tickStep(room);
    std::vector<Tick> ticks;
    for (std::int64_t value = 0; value <= span_; value += step) ticks.push_back({x(value), value});
    return ticks;
}

} // namespace berth::ui
