// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/framework/Status.h"
#include "engine/trace/CycleRecord.h"

#include <QString>

namespace berth::ui {

/// What a pod asked of a node that was rejected, and what is there, in one sentence: "The pod asks 4 GPUs, h100-2 has 2
/// of 8 free." Falls back to who said no.
QString rejectionSentence(const Pod& pod, const NodeInfo& node, const Status& status);

/// Whether stopping pods can help on this node, in one sentence: from what preemption found where it ran, else from the
/// verdict's code.
QString preemptionSentence(const CycleRecord& record, NodeId node, const Status& status);

/// Why a plugin let the pod through, in a few words: "not cordoned", "cpu 4 ≤ 12 · gpu 1 ≤ 8"; "passed" where there is
/// nothing more to say.
QString passedWords(const Pod& pod, const NodeInfo& node, std::string_view plugin);

} // namespace berth::ui
