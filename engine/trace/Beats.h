// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ExtensionPoint.h"
#include "engine/trace/CycleRecord.h"

#include <cstdint>
#include <vector>

namespace berth {

enum class BeatKind : std::uint8_t {
    PointBegins,
    PluginCalled, ///< PreFilter, PostFilter or PreScore called one plugin; Score: the plugin rated all nodes
    NodePassed,
    NodeRejected,
    Normalized,     ///< one plugin's scores were normalised
    Weighted,       ///< totals stand, ranking is known
    CandidateTried, ///< PostFilter looked at one node (candidate or not)
    CandidateOut,   ///< a rule of the choice left some candidates out
    PointEnds,
};

/// One thing to watch inside a cycle. Numbers refer to the record the beat was made from.
struct Beat {
    BeatKind kind = BeatKind::PointBegins;
    ExtensionPoint point = ExtensionPoint::PreFilter;
    std::uint32_t node = UINT32_MAX;                          ///< position in CycleRecord::nodes
    CycleRecord::PluginIndex plugin = CycleRecord::kNoPlugin; ///< who acts
    std::uint32_t index = 0; ///< how many of its kind came before within the point (Filter 7/8 has index 6)

    friend bool operator==(const Beat&, const Beat&) = default;
};

/// Puts a record into the order a person watches it in: point begins, plugins and nodes one by one, point ends, for
/// PreFilter, Filter, PostFilter, PreScore, Score, NormalizeScore. Points that did not run have no beats. Pure.
std::vector<Beat> beats(const CycleRecord& record);

/// True for the beats F10 stops at: PointBegins and PointEnds.
bool isPointBeat(const Beat& beat);

} // namespace berth
