// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QPointF>
#include <QString>

class QPainter;

namespace berth::ui {

/// Draws a mark around `centre`; `size` is its outer diameter (10 to 18 px). `turn` is where Running's arc stands, 0…1.
void paintMark(QPainter& painter, const Theme& theme, Mark mark, const QPointF& centre, qreal size, qreal turn = 0);
/// The mark in words: "passed", "rejected"…
QString markWord(Mark mark);

/// Draws a level's glyph: diamond, square, disc or bar.
void paintLevel(QPainter& painter, const Theme& theme, Level level, const QPointF& centre, qreal size);
/// The same as an outline in one colour, for glyphs that stand on the level's own fill.
void paintLevelOutline(QPainter& painter, Level level, const QPointF& centre, qreal size, const QColor& color);
/// "P0", "P1", "P2" or "–".
QString levelLetter(Level level);

} // namespace berth::ui
