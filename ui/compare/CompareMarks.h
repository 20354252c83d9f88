// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>
#include <QPointF>
#include <QString>

#include <cstddef>

class QPainter;

namespace berth::ui {

struct Theme;

/// The two runs as they are drawn: A solid with a circle, B dashed with a square.
inline constexpr std::size_t kSides = 2;

QString sideLetter(std::size_t side);
QColor sideColor(const Theme& theme, std::size_t side);
QPen sidePen(const Theme& theme, std::size_t side, qreal width);
/// The open mark of a side around `centre`, over `ground`.
void paintSideMark(QPainter& painter, const Theme& theme, std::size_t side, const QPointF& centre, qreal size,
                   const QColor& ground);

} // namespace berth::ui
