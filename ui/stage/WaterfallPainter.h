// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/WaterfallGeometry.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// Draws header, rows, filtered nodes and the tie rule; rings around the selected number and the focused one.
void paintWaterfall(QPainter& painter, const Theme& theme, const Fonts& fonts, const WaterfallView& view,
                    const WaterfallGeometry& geometry, const std::optional<ScoreCellId>& focus);

/// Boxes of the filtered nodes that have a chip of their own, the first ones; the rest is a number behind them.
std::vector<QRectF> filteredChips(const Fonts& fonts, const WaterfallView& view, const WaterfallGeometry& geometry);

/// Draws the steps of a number into `box`, the last one as the result.
void paintArithmetic(QPainter& painter, const Theme& theme, const Fonts& fonts, const ArithmeticView& view,
                     const QRectF& box);
/// Height the arithmetic takes in a width: long ones flow into further rows.
qreal arithmeticHeight(const Fonts& fonts, const ArithmeticView& view, qreal width);

/// "h100-1, NodeResourcesFit: 65 × 50 = 3250".
QString scoreSentence(const WaterfallView& view, const ScoreCellId& cell);

} // namespace berth::ui
