// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"
#include "engine/session/Replica.h"
#include "ui/session/Cursor.h"
#include "ui/session/PodNames.h"

#include <memory>
#include <span>

namespace berth::ui {

/// Everything a picture may depend on: what has happened at the cursor, and how much of the cycle was watched.
/// Valid until the cursor moves or the trace changes.
struct Moment {
    const Scenario* scenario = nullptr;
    const Trace* trace = nullptr;
    const World* world = nullptr;
    const PodNames* names = nullptr;
    Cursor cursor;
    SimTime now; ///< the World's, or later while a gap of virtual time is played
    RunEnd runEnd = RunEnd::Running;
    NextUnit next; ///< the unit after the trace's end

    std::shared_ptr<const CycleView> cycle; ///< the cycle at the cursor; nullptr outside
    std::size_t beatsShown = 0;             ///< how many of the cycle's beats were watched
    std::size_t beatsHere = 0;              ///< how many lie between the last and the next fact
    std::shared_ptr<const Profiles> profiles;

    const Pool& pool() const { return trace->pool(); }
    bool atEnd() const { return cursor.fact >= trace->size(); }
    /// nullptr where there is none.
    const Fact* lastFact() const { return cursor.fact > 0 ? &(*trace)[cursor.fact - 1] : nullptr; }
    const Fact* nextFact() const { return atEnd() ? nullptr : &(*trace)[cursor.fact]; }
    const CycleRecord* record() const { return cycle ? cycle->record.get() : nullptr; }
    /// The beat watched last, when it lies after the last fact.
    const Beat* lastBeat() const { return cursor.beat > 0 && beatsShown > 0 ? &cycle->beats[beatsShown - 1] : nullptr; }
    /// The beat that comes before the next fact.
    const Beat* nextBeat() const { return cursor.beat < beatsHere ? &cycle->beats[beatsShown] : nullptr; }
    /// The profile of the cycle, else the first; nullptr when none builds.
    const Framework* framework() const;
    /// The pod's name as the window writes it.
    std::string_view podName(PodId pod) const { return shownName(names->fullName(pod, trace->pool())); }
    /// The pod's name without its namespace.
    std::string_view barePodName(PodId pod) const { return bareName(names->fullName(pod, trace->pool())); }
    std::string_view nodeName(NodeId node) const { return trace->pool().nodeName(node); }
    /// The World's entry; nullptr before the pod entered.
    const PodEntry* pod(PodId pod) const {
        return pod.valid() && pod.value < world->pods.size() ? &world->pod(pod) : nullptr;
    }
};

} // namespace berth::ui
