// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace berth::ui {

/// How much of a node is drawn, from much to little.
enum class DetailLevel { Card, Compact, Tile, Cell };

/// The level for a card that would be `cardWidth` px wide: card from 140, compact from 70, tile from 26. A level is
/// only left 8 % beyond its limit, so that a zoom at the limit does not flicker.
DetailLevel detailLevel(qreal cardWidth, DetailLevel present);

} // namespace berth::ui
