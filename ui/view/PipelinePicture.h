// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pipeline/PipelineView.h"
#include "ui/session/Moment.h"

namespace berth::ui {

/// The strip at a moment: what each point did in the cycle at the cursor, what it will be asked next.
PipelineView pipelineView(const Moment& moment);
/// The point whose work the cursor stands in or has just left; nothing outside cycles.
std::optional<PipelinePoint> pointAt(const Moment& moment);

} // namespace berth::ui
