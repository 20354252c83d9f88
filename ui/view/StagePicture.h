// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/StageContent.h"
#include "ui/view/NodeCards.h"

namespace berth::ui {

/// Buttons of the stage's empty state, in order.
enum class EmptyAction : std::uint8_t { OpenSample, OpenFile, CopyCommand };

/// The whole centre at a moment. The arithmetic of a selected number is added by whoever knows it.
StageContent stageContent(const Moment& moment, Grouping grouping);
/// The same with cards that are kept from moment to moment.
StageContent stageContent(const Moment& moment, Grouping grouping, HeatKey colour, NodeCards& cards);
/// What cells are coloured by, in the order of HeatKey.
QStringList colouringNames();
/// The centre before anything was opened.
StageContent emptyStageContent();
/// The line over the stage.
CaptionView captionView(const Moment& moment);

} // namespace berth::ui
