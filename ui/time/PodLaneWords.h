// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/time/PodLaneItems.h"

#include <QString>

namespace berth::ui {

/// What lanes of pods say in words.
class PodLaneWords {
public:
    PodLaneWords(const Trace& trace, const PodNames& names, SimTime start, const std::vector<PodLane>& lanes)
        : trace_(trace), names_(names), start_(start), lanes_(lanes) {}

    /// The pod's name alone.
    QString name(std::size_t lane) const;
    /// "dev-0, stopped for prod".
    QString whole(std::size_t lane) const;
    /// A few words for the inside of a segment, the longest first.
    QStringList inside(std::size_t lane, const LaneSegment& segment) const;
    /// What stands behind a lane's end: "gone, 4 GPU·s lost, then dev-1", "gone for good, no work lost"; of one that is
    /// still leaving, when it will be gone.
    QString end(std::size_t lane) const;
    /// An item as one sentence: for tooltips and screen readers.
    QString sentence(const PodLaneItem& item) const;

private:
    QString nameOf(PodId pod) const;
    QString time(SimTime at) const;
    QString span(const PodLane& lane, const LaneSegment& segment) const;
    QString phase(const PodLane& lane, const LaneSegment& segment) const;
    QString saving(const PodLane& lane) const;
    QString event(const LaneMark& mark) const;
    QString work(const PodLane& lane) const;

    const Trace& trace_;
    const PodNames& names_;
    SimTime start_;
    const std::vector<PodLane>& lanes_;
};

} // namespace berth::ui
