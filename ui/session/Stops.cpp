// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Stops.h"

#include <algorithm>

namespace berth::ui {
namespace {

bool isPoint(FactKind kind) {
    switch (kind) {
    case FactKind::PodPopped:
    case FactKind::NodeSelected:
    case FactKind::NoNodeFits:
    case FactKind::PostFilterRan:
    case FactKind::PodAssumed:
    case FactKind::PodReserved:
    case FactKind::PodWaiting:
    case FactKind::PodAllowed:
    case FactKind::PodRejected:
    case FactKind::PodUnreserved:
    case FactKind::BindingStarted:
    case FactKind::PodBound: return true;
    default: return false;
    }
}

bool endsPod(FactKind kind) {
    return kind == FactKind::PodBound || kind == FactKind::PodUnschedulable || kind == FactKind::CycleDropped ||
           kind == FactKind::PodDeleted || kind == FactKind::PodFinished;
}

bool stopsAt(const Beat& beat, Stride stride) {
    return stride == Stride::Detail || isPointBeat(beat);
}

} // namespace

bool isOfPodsWay(FactKind kind) {
    return isPoint(kind) || kind == FactKind::PodUnschedulable || kind == FactKind::CycleDropped ||
           kind == FactKind::PodNominated;
}

bool Stops::mayHaveBeats(const Trace& trace, std::size_t position) {
    if (position > 0 && position <= trace.size() && trace[position - 1].kind == FactKind::PodPopped) return true;
    return position < trace.size() && trace[position].kind == FactKind::PostFilterRan;
}

std::span<const Beat> Stops::beats(std::size_t position) const {
    if (!mayHaveBeats(trace_, position)) return {};
    return beatsAt_(position);
}

bool Stops::unitHasPoints(std::size_t index) const {
    const std::size_t end = trace_.unitEnd(index);
    for (std::size_t i = trace_.unitBegin(index); i < end; ++i)
        if (isPoint(trace_[i].kind)) return true;
    return false;
}

bool Stops::stopsAfter(std::size_t position) const {
    if (position == 0 || position > trace_.size()) return false;
    const std::size_t index = position - 1;
    const std::size_t unitEnd = trace_.unitEnd(index);
    const auto visible = [&](std::size_t i) { return isVisible(trace_[i].kind); };
    if (!unitHasPoints(index)) {
        if (position != unitEnd) return false;
        for (std::size_t i = trace_.unitBegin(index); i < unitEnd; ++i)
            if (visible(i)) return true;
        return false;
    }
    for (std::size_t i = position; i < unitEnd; ++i)
        if (visible(i)) return visible(index);
    // Only bookkeeping follows: it travels with the last visible fact, so the stop is the unit's end.
    return position == unitEnd;
}

Cursor Stops::start() const {
    const auto ends = trace_.unitEnds();
    return {ends.empty() ? trace_.size() : static_cast<std::size_t>(ends.front()), 0};
}

Cursor Stops::clamped(Cursor cursor) const {
    if (cursor.fact > trace_.size()) return end();
    if (cursor.fact < start().fact) return start();
    const auto count = static_cast<std::uint32_t>(beats(cursor.fact).size());
    return {cursor.fact, std::min(cursor.beat, count)};
}

std::optional<Cursor> Stops::next(Cursor cursor, Stride stride) const {
    for (std::size_t position = cursor.fact; position <= trace_.size(); ++position) {
        const std::span<const Beat> here = beats(position);
        const std::size_t first = position == cursor.fact ? cursor.beat : 0;
        for (std::size_t i = first; i < here.size(); ++i)
            if (stopsAt(here[i], stride)) return Cursor{position, static_cast<std::uint32_t>(i + 1)};
        if (stopsAfter(position + 1)) return Cursor{position + 1, 0};
    }
    return std::nullopt;
}

Cursor Stops::previous(Cursor cursor, Stride stride) const {
    const Cursor first = start();
    if (cursor <= first) return first;
    for (std::size_t position = cursor.fact; position > first.fact; --position) {
        const std::span<const Beat> here = beats(position);
        const std::size_t last = position == cursor.fact ? cursor.beat : here.size() + 1;
        for (std::size_t i = last; i-- > 1;)
            if (i <= here.size() && stopsAt(here[i - 1], stride)) return {position, static_cast<std::uint32_t>(i)};
        if ((position < cursor.fact || cursor.beat > 0) && stopsAfter(position)) return {position, 0};
    }
    return first;
}

std::optional<Cursor> Stops::endOfPod(Cursor cursor, PodId pod) const {
    for (std::size_t i = cursor.fact; i < trace_.size(); ++i)
        if (trace_[i].pod == pod && endsPod(trace_[i].kind)) return Cursor{trace_.unitEnd(i), 0};
    return std::nullopt;
}

Cursor Stops::beginOfPod(Cursor cursor, PodId pod) const {
    const Cursor first = start();
    for (std::size_t i = std::min(cursor.fact, trace_.size()); i > first.fact; --i) {
        const Fact& fact = trace_[i - 1];
        if (fact.pod == pod && fact.kind == FactKind::PodPopped && Cursor{i, 0} < cursor) return {i, 0};
    }
    return first;
}

std::optional<Cursor> Stops::nextPopped(Cursor cursor) const {
    for (std::size_t i = cursor.fact; i < trace_.size(); ++i)
        if (trace_[i].kind == FactKind::PodPopped) return Cursor{i + 1, 0};
    return std::nullopt;
}

Cursor Stops::previousPopped(Cursor cursor) const {
    const Cursor first = start();
    for (std::size_t i = std::min(cursor.fact, trace_.size()); i > first.fact; --i)
        if (trace_[i - 1].kind == FactKind::PodPopped && Cursor{i, 0} < cursor) return {i, 0};
    return first;
}

PodId Stops::podAt(Cursor cursor) const {
    const std::size_t size = trace_.size();
    if (cursor.fact > 0 && cursor.fact <= size) {
        const std::size_t begin = trace_.unitBegin(cursor.fact - 1);
        for (std::size_t i = cursor.fact; i > begin; --i) {
            if (endsPod(trace_[i - 1].kind)) break;
            if (isOfPodsWay(trace_[i - 1].kind)) return trace_[i - 1].pod;
        }
    }
    for (std::size_t i = cursor.fact; i < size; ++i)
        if (isOfPodsWay(trace_[i].kind)) return trace_[i].pod;
    return {};
}

bool Stops::isPresent(Cursor cursor) const {
    const auto ends = trace_.unitEnds();
    const std::size_t lastUnit = ends.size() < 2 ? 0 : static_cast<std::size_t>(ends[ends.size() - 2]);
    return cursor.fact >= trace_.size() || cursor.fact > lastUnit;
}

} // namespace berth::ui
