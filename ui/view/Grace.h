// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Pod.h"
#include "engine/trace/World.h"

namespace berth::ui {

/// When a pod that is leaving was told to. One that left already when the run began was told a grace before its end.
inline SimTime leavesSince(const PodEntry& pod) {
    return pod.terminatingSince.isSet() ? pod.terminatingSince : pod.goneDue - pod.object->gracePeriod;
}

/// The grace it was given: its own, or what cuts its preStop hook off.
inline Duration graceOf(const PodEntry& pod) {
    const bool isCutOff = pod.hookDue != SimTime::never() && pod.hookDue > pod.goneDue && pod.terminatingSince.isSet();
    return isCutOff ? pod.goneDue - pod.terminatingSince : pod.object->gracePeriod;
}

} // namespace berth::ui
