// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"
#include "ui/stage/SlotPainter.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace berth::ui {

/// Where the parts lie in a bar: one cell each, side by side, or nothing where they would be too thin to count.
std::vector<QRectF> countedCells(const QRectF& bar, int total);

/// Draws counted parts into a bar: those that are held in their levels and states, what the pod in the cycle asks hatched,
/// the others free.
void paintCountedBar(QPainter& painter, const Theme& theme, const QRectF& bar, const CountedView& counted,
                     const SlotLook& look);
/// The first kinds one below the other, at most two, where a card is small.
void paintCountedBars(QPainter& painter, const Theme& theme, const QRectF& room, const std::vector<CountedView>& kinds,
                      const SlotLook& look);
/// The same as a line of a card: name, bar, "5/7".
void paintCountedLine(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& line,
                      const CountedView& counted, const SlotLook& look, bool withValue);

} // namespace berth::ui
