// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pipeline/PipelineView.h"
#include "ui/session/Moment.h"
#include "ui/view/LaneBook.h"

namespace berth::ui {

/// The strip at a moment: what each point did in the cycle at the cursor, what it will be asked next, and who stands in
/// the binding cycle. `lanes` is brought up to the moment.
///
/// `profile` is one that the person wants to see: where the cycle is of another, its points are shown at rest.
PipelineView pipelineView(const Moment& moment, LaneBook& lanes, const Framework* profile = nullptr);
PipelineView pipelineView(const Moment& moment);
/// The point whose work the cursor stands in or has just left; nothing outside cycles.
std::optional<ExtensionPoint> pointAt(const Moment& moment);

} // namespace berth::ui
