// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Beats.h"
#include "engine/trace/Trace.h"
#include "ui/session/Cursor.h"

#include <functional>
#include <optional>
#include <span>

namespace berth::ui {

/// The beats that are watched between fact `position - 1` and fact `position`; empty almost everywhere.
/// Called only where `Stops::mayHaveBeats` says yes. The answer is used before the next call.
using BeatsAt = std::function<std::span<const Beat>(std::size_t position)>;

/// Where stepping stops. Pure arithmetic over a trace; knows no window and no engine thread.
///
/// | unit | Stride::Point | Stride::Detail |
/// |---|---|---|
/// | with points (look, consequence, binding) | visible facts, each point's begin and end | visible facts, every beat |
/// | without | its end | its end |
///
/// Bookkeeping facts travel with the visible fact before them in their unit; a unit of nothing else is passed over.
/// Position 0, before the first fact, is never stopped at: the start is the end of the first unit.
class Stops {
public:
    /// Both must outlive this object.
    Stops(const Trace& trace, BeatsAt beatsAt) : trace_(trace), beatsAt_(std::move(beatsAt)) {}

    /// Beats of a look lie after PodPopped, those of PostFilter before PostFilterRan.
    static bool mayHaveBeats(const Trace& trace, std::size_t position);

    Cursor start() const;
    Cursor end() const { return {trace_.size(), 0}; }
    /// The nearest place that exists: not before the start, not beyond the trace, not beyond the beats of its position.
    Cursor clamped(Cursor cursor) const;

    /// The next stop; nothing when none stands in the trace yet.
    std::optional<Cursor> next(Cursor cursor, Stride stride) const;
    /// The stop before; the start when there is none.
    Cursor previous(Cursor cursor, Stride stride) const;
    /// The end of the unit in which `pod` is bound, rejected, dropped or gone; nothing when that does not stand yet.
    std::optional<Cursor> endOfPod(Cursor cursor, PodId pod) const;
    /// The PodPopped at or before the cursor that began the latest cycle of `pod`, else the start.
    Cursor beginOfPod(Cursor cursor, PodId pod) const;
    /// Where the next pod is popped; nothing when that does not stand yet.
    std::optional<Cursor> nextPopped(Cursor cursor) const;
    /// Where the pod before was popped, else the start.
    Cursor previousPopped(Cursor cursor) const;
    /// The pod that stepping is about: of the latest fact of a pod's way in the cursor's unit, else of the next
    /// PodPopped.
    PodId podAt(Cursor cursor) const;
    /// The cursor lies in the last unit, so that an edit takes effect without a branch.
    bool isPresent(Cursor cursor) const;

    /// True when a person is stopped after the first `position` facts.
    bool stopsAfter(std::size_t position) const;

private:
    std::span<const Beat> beats(std::size_t position) const;
    bool unitHasPoints(std::size_t index) const;

    const Trace& trace_;
    BeatsAt beatsAt_;
};

/// True for facts of a pod's way through a cycle: from PodPopped to PodBound or the way back to the queue.
bool isOfPodsWay(FactKind kind);

} // namespace berth::ui
