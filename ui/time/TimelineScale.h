// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/trace/Trace.h"

#include <QtGlobal>

#include <cstddef>
#include <vector>

namespace berth::ui {

/// Where things lie along the timeline: a straight scale over virtual time, or over the facts' numbers where all
/// happened at once.
/// Its end is a round number beyond the trace, so that it stands still while the trace grows. Pure.
class TimelineScale {
public:
    enum class Kind : std::uint8_t { Time, Steps };

    TimelineScale() = default;
    /// `left` and `width` in pixels.
    static TimelineScale overTime(SimTime start, SimTime last, qreal left, qreal width);
    static TimelineScale overSteps(std::size_t facts, qreal left, qreal width);

    Kind kind() const { return kind_; }
    qreal xOf(std::size_t position, SimTime at) const;
    /// The cursor at `x`: the last fact that lies at or left of it.
    std::size_t positionAt(const Trace& trace, qreal x) const;

    struct Tick {
        qreal x = 0;
        std::int64_t value = 0; ///< nanoseconds since the start, or a number of facts
    };
    /// Labelled ticks, at least `room` pixels apart.
    std::vector<Tick> ticks(qreal room) const;
    /// The distance of two ticks, in the unit of their values.
    std::int64_t tickStep(qreal room) const;

    friend bool operator==(const TimelineScale&, const TimelineScale&) = default;

private:
    qreal x(std::int64_t value) const;

    Kind kind_ = Kind::Steps;
    std::int64_t start_ = 0;
    std::int64_t span_ = 1;
    qreal left_ = 0;
    qreal width_ = 1;
};

} // namespace berth::ui
