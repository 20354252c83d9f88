// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/WaterfallGeometry.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// Draws header, rows, filtered nodes and the tie rule, and a ring around the selected number; `chips` are
/// filteredChips().
void paintWaterfall(QPainter& painter, const Theme& theme, const Fonts& fonts, const WaterfallView& view,
                    const WaterfallGeometry& geometry, const std::vector<QRectF>& chips);

/// Boxes of the filtered nodes that have a chip of their own, the first ones.
std::vector<QRectF> filteredChips(const Fonts& fonts, const WaterfallView& view, const WaterfallGeometry& geometry);
/// Where the number of the others stands, behind `chips`; null where each has a chip.
QRectF filteredMore(const Fonts& fonts, const WaterfallView& view, const WaterfallGeometry& geometry,
                    const std::vector<QRectF>& chips);
/// What a ring around a number encloses.
QRectF scoreBox(const QRectF& cell);

/// Draws the steps of a number into `box`, the last one as the result.
void paintArithmetic(QPainter& painter, const Theme& theme, const Fonts& fonts, const ArithmeticView& view,
                     const QRectF& box);
/// Height the arithmetic takes in a width: long ones flow into further rows.
qreal arithmeticHeight(const Fonts& fonts, const ArithmeticView& view, qreal width);

/// "h100-1, NodeResourcesFit: 65 × 50 = 3250".
QString scoreSentence(const WaterfallView& view, const ScoreCellId& cell);
/// "Node h100-1, H100 · 4 free, total 3,643, wins".
QString rowSentence(const WaterfallRowView& row, bool isPreview);
QString filteredSentence(const FilteredNodeView& node);
/// All steps of a number, for the ear.
QString arithmeticSentence(const ArithmeticView& view);

} // namespace berth::ui
