// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/StageContent.h"
#include "ui/view/NodePicture.h"

namespace berth::ui {

/// Buttons of the stage's empty state, in order.
enum class EmptyAction : std::uint8_t { OpenSample, OpenFile };

/// The whole centre at a moment. The arithmetic of a selected number is added by whoever knows it.
StageContent stageContent(const Moment& moment, Grouping grouping);
/// The centre before anything was opened.
StageContent emptyStageContent();
/// The line over the stage.
CaptionView captionView(const Moment& moment);

} // namespace berth::ui
