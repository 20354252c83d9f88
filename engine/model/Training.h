// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"
#include "engine/base/SimTime.h"
#include "engine/model/Pod.h"

#include <optional>
#include <string_view>

namespace berth {

// What a training pod says in its labels and annotations (AI_SUITE section 1). Malformed values count as absent: `io` has refused them.

/// The queue a pod belongs to: label `berth.dev/queue`, else `kueue.x-k8s.io/queue-name`, else its namespace.
std::string_view queueOf(const Pod& pod);

/// The value of the label that names the pod's PodGroup, "" without.
std::string_view gangLabel(const Pod& pod);

/// How long the slowest preStop hook of the pod's containers takes to save: `berth.dev/checkpoint-seconds` (30 unless annotated) and what
/// a plain `sleep N` in its command adds. Nothing when no container has a hook.
std::optional<Duration> preStopTime(const Pod& pod);

/// How often the pod saves a checkpoint while it runs: `berth.dev/checkpoint-interval`.
std::optional<Duration> checkpointInterval(const Pod& pod);

/// From being told to leave until it is gone: SIGTERM follows the hook, a second later the pod is gone; its grace period cuts both short.
/// Source: AI_SUITE section 7.
Duration leavingTime(const Pod& pod);

/// True when the hook ends within the pod's grace period, so that an eviction costs no work.
bool savesWithinGrace(const Pod& pod);

/// How much of a run of `ran` is in the last periodic checkpoint.
Duration periodicallySaved(const Pod& pod, Duration ran);

/// The GPU-nanoseconds of work that evicting the pod after a run of `ran` would lose: none when its preStop hook saves in time, else what it ran
/// since its last periodic checkpoint or its start. Source: AI_SUITE section 6.
Int128 lostByEviction(const Pod& pod, Duration ran);

} // namespace berth
