// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Terms.h"
#include "engine/tune/Ranking.h"
#include "ui/session/Moment.h"
#include "ui/stage/WaterfallView.h"

#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace berth::ui {

/// The scores as far as they are known at the cursor; nothing while the stage belongs to the nodes.
std::optional<WaterfallView> waterfallView(const Moment& moment);
/// The scores of the cycle at the cursor, once its totals stand there; else empty.
tune::ScoreTable scoresAt(const Moment& moment);
/// Re-ranks a waterfall whose totals stand as the weights of `scores` would have it.
void previewWeights(WaterfallView& view, const CycleRecord& record, const tune::ScoreTable& scores,
                    std::span<const std::int64_t> weights);
/// The Score plugins of a profile, those that are off among them, in the order that gives them their colours.
QStringList scorePlugins(const Profile& profile, const Framework& framework);
/// The plugin of a column; "" for the total.
QString columnPlugin(const WaterfallView& view, int column);
/// The arithmetic of one number. `terms` are the plugin's own, as the engine gives them.
ArithmeticView arithmeticView(const WaterfallView& view, const ScoreCellId& cell, const std::vector<Term>& terms);

} // namespace berth::ui
