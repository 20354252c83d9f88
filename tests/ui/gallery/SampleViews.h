// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pipeline/PipelineView.h"
#include "ui/queues/LaneView.h"
#include "ui/stage/StageContent.h"

namespace berth::ui::sample {

PodSlotsView pod(std::uint32_t id, const QString& name, Level level, std::vector<int> devices,
                 SlotState state = SlotState::Bound);
PodSlotsView fraction(std::uint32_t id, Level level, int device, int milli, int offsetMilli = 0);
PodChipView chip(std::uint32_t id, const QString& name, Level level, const QString& gpus = {},
                 const QString& meta = {});

/// A node of eight GPUs behind an NVSwitch, free and not judged.
NodeCardView node(std::uint32_t id, const QString& name);
/// Eight GPUs joined as in a DGX-1V.
NodeCardView cubeMeshNode(std::uint32_t id, const QString& name);
/// Four GPUs, each joined to each.
NodeCardView meshNode(std::uint32_t id, const QString& name);
/// Eight GPUs joined in pairs.
NodeCardView pairsNode(std::uint32_t id, const QString& name);
/// No GPU.
NodeCardView plainNode(std::uint32_t id, const QString& name);

VerdictView verdict(Mark mark, const QString& reason, const QString& detail, bool detailIsName = true);

/// Filter over two racks of four nodes, seven looked at.
StageContent filterStage();
StageContent scoreStage();
StageContent preemptionStage();
/// Two gangs that block each other, as on LOOK's picture of Permit; the pods of the first are 101…108.
WaitingRoomView waitingRoom();
/// `groups` racks of `nodes` nodes each, filled with pods.
GroupList manyNodes(int groups, int nodes);

PipelineView filterPipeline();
QueuesView queues();

} // namespace berth::ui::sample
