// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Terms.h"
#include "ui/session/Moment.h"
#include "ui/stage/WaterfallView.h"

#include <optional>
#include <vector>

namespace berth::ui {

/// The scores as far as they are known at the cursor; nothing while the stage belongs to the nodes.
std::optional<WaterfallView> waterfallView(const Moment& moment);
/// The plugin of a column; "" for the total.
QString columnPlugin(const WaterfallView& view, int column);
/// The arithmetic of one number. `terms` are the plugin's own, as the engine gives them.
ArithmeticView arithmeticView(const WaterfallView& view, const ScoreCellId& cell, const std::vector<Term>& terms);

} // namespace berth::ui
