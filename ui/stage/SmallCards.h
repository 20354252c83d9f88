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
                      const QRectF& box, PodId selected);
/// 44 × 28: slots in two rows, border = verdict.
void paintTile(QPainter& painter, const Theme& theme, const NodeCardView& card, const QRectF& box);
/// One colour by the chosen key; below 8 px without strokes.
void paintCell(QPainter& painter, const Theme& theme, const NodeCardView& card, const QRectF& box);
/// The node at the cursor beside its tile or cell, with a leader to it.
void paintCallout(QPainter& painter, const Theme& theme, const Fonts& fonts, const NodeCardView& card,
                  const QRectF& item, const QRectF& viewport);

} // namespace berth::ui
