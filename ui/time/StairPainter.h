// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"
#include "ui/time/Staircase.h"
#include "ui/time/TimelineScale.h"

#include <QRectF>
#include <QString>

#include <array>

class QPainter;

namespace berth::ui {

/// Where a staircase is drawn.
struct StairLook {
    const TimelineScale& scale;
    QRectF row;
    qreal left = 0;           ///< where the plot begins; the name stands left of it
    qreal right = 0;          ///< where it ends; the value may stand beyond
    std::size_t position = 0; ///< the cursor: nothing later is drawn
    qreal nowX = 0;
    QString name;
    std::int64_t total = -1; ///< what there is of it at most; below 0: not known
};

/// A point of a staircase's line.
struct StairPoint {
    qreal x = 0;
    std::int64_t value = 0;
    friend bool operator==(const StairPoint&, const StairPoint&) = default;
};

/// The line of a staircase up to the cursor, as points to join by steps; of steps closer than a pixel only what shows.
std::vector<StairPoint> stairPoints(const Staircase& stairs, const StairLook& look);

/// One line, with its value at the cursor behind it; `value` replaces it where it is not empty.
void paintStairs(QPainter& painter, const Theme& theme, const Staircase& stairs, const StairLook& look,
                 const QColor& color, const QString& value = {});
/// GPUs held by level, one on the other, P0 at the bottom: fills, each with its line on top, and the levels' glyphs
/// with their values behind them.
void paintLevelStairs(QPainter& painter, const Theme& theme, const std::array<const Staircase*, 3>& levels,
                      const StairLook& look);

} // namespace berth::ui
