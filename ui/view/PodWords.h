// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Pod.h"
#include "ui/queues/PodChipView.h"
#include "ui/session/Moment.h"

namespace berth::ui {

/// The band of the pod's priority. A pod below the bands that asks for no GPU has none.
Level levelOf(const Pod& pod, const Scenario& scenario);
/// "4 GPU"; "" for none.
QString gpuChipText(const Pod& pod);
/// What the pod asks for, as a sentence's part: "4 GPUs, 16 cpu, 64 Gi".
QString requestText(const Pod& pod);
/// The pod as a chip: with what it waits for at this moment.
PodChipView chipOf(const Moment& moment, PodId pod);
/// Where the pod is, in a few words: "in activeQ", "waits on Permit", "bound to n1".
QString stateText(const Moment& moment, const PodEntry& pod);

} // namespace berth::ui
