// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <Qt>

#include <vector>

namespace berth::ui {

/// The item an arrow key, Home or End leads to from `from` (-1: none yet): the nearest one in that direction, rows
/// before diagonals. Stays where there is none.
int nextItem(const std::vector<QRectF>& items, int from, Qt::Key key);

} // namespace berth::ui
