// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

#include <QRectF>

class QPainter;

namespace berth::ui {

/// 152 × 52: name, mark, slot row.
void paintCompactCard(QPainter& painter, const Theme& theme, const Fonts& fonts, const NodeCardView& card,
                      const QRectF& box, PodId selected, const QString& tenant = {});
/// 44 × 28: slots in two rows, border = verdict.
void paintTile(QPainter& painter, const Theme& theme, const NodeCardView& card, const QRectF& box);
/// One colour by the chosen key; below 8 px without strokes.
void paintCell(QPainter& painter, const Theme& theme, const NodeCardView& card, const QRectF& box,
               const QColor& ground);
/// Where the callouts of these items go: above or below each, inside the viewport, apart from each other.
std::vector<QRectF> calloutBoxes(const std::vector<QRectF>& items, const QRectF& viewport);
/// A node's callout in `box`, with a leader to its tile or cell.
void paintCallout(QPainter& painter, const Theme& theme, const Fonts& fonts, const NodeCardView& card,
                  const QRectF& item, const QRectF& box);

} // namespace berth::ui
