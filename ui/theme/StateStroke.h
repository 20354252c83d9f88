// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QBrush>
#include <QRectF>

class QPainter;

namespace berth::ui {

enum class HatchDirection { Rising, Falling }; ///< "/" and "\"

/// A 45° hatch that stays sharp at the painter's present scale and devicePixelRatio; its tile is kept in QPixmapCache.
/// Pitch and stroke are logical pixels.
QBrush hatchBrush(const QPainter& painter, const QColor& color, HatchDirection direction, qreal pitch, qreal stroke);

/// A pod's block as one thing to draw.
struct StateBlock {
    Level level = Level::None;
    SlotState state = SlotState::Bound;
    qreal remaining = 1;      ///< Saving: how much of the fill is left, 0…1
    bool steppedBack = false; ///< half strength; a label on it is drawn in blockTextColor()
    /// In a motion: the share of hatch, fill or ring that is there already. A reserved block's hatch comes from the
    /// left over its soft fill, a bound block's fill over the hatch, a victim's ring around it.
    qreal filled = 1;
    qreal pulse = 0; ///< in a motion: 1 draws the line one px wider
};

/// Fill, hatch, border and outer ring of a block. Victim and Saving draw 2 px outside `rect`.
void paintStateBlock(QPainter& painter, const Theme& theme, const QRectF& rect, const StateBlock& block,
                     qreal cornerRadius);
/// Colour of a label on the block: readable on its fill, or on its plate where it has one.
QColor blockTextColor(const Theme& theme, const StateBlock& block);
/// A label on this state stands on a plate of this colour; invalid for none.
QColor blockPlateColor(const Theme& theme, const StateBlock& block);

enum class Ring {
    Selected, ///< 2 px accent
    Focus,    ///< Selected, and 1 px of text colour outside it
    Next,     ///< 1.5 px accent dashes
};

/// A ring outside `item`, whose own corner radius is given.
void paintRing(QPainter& painter, const Theme& theme, const QRectF& item, Ring ring, qreal cornerRadius);
/// The focus ring of a pane none of whose items has the focus, inside its edge.
void paintPaneFocus(QPainter& painter, const Theme& theme, const QRectF& pane);

} // namespace berth::ui
