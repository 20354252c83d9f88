// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Bind.h"
#include "engine/framework/Reserve.h"
#include "engine/plugins/unsimulated/PassingScorer.h"

namespace berth {

/// VolumeBinding's places at Reserve and PreBind: nothing to reserve, nothing to wait for.
class PassingVolumeBinding final : public PassingScorer, public ReservePlugin, public PreBindPlugin {
public:
    PassingVolumeBinding() : PassingScorer(judgement("VolumeBinding"), false) {}

    ReserveResult reserve(const Context&, const CycleState&, const Pod&, const NodeInfo&) const override { return {}; }
    Status preBindPreFlight(const Context&, const Pod&, const NodeInfo&) const override { return Status(Code::Skip); }
    Status preBind(const Context&, const Pod&, const NodeInfo&) const override { return {}; }
};

} // namespace berth
