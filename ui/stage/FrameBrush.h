// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/StageLayout.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// What a group's nodes stand on: a rack, or, inside the frame of a spine, a card.
const QColor& groundOf(const Theme& theme, const GroupView& group);

/// Draws the frames and headers of groups.
class FrameBrush {
public:
    FrameBrush(QPainter& painter, const Theme& theme, const QFont& font);

    /// Round corners, name, summary, leaf.
    void full(const GroupView& group, const GroupFrame& frame) const;
    /// Square corners and the name alone, for frames of cells.
    void small(const GroupView& group, const GroupFrame& frame) const;
    /// A zone's dashed frame, or a spine's with its dotted trunk and a drop to each of its frames.
    void outer(const GroupView& first, const OuterFrame& outer, const StageLayout& layout) const;
    /// On a frame of cells or tiles: the mark of what it is to a gang.
    void standing(const GroupView& group, const GroupFrame& frame) const;
    /// A bus across the cards of each NVLink domain.
    void domains(const GroupView& group, const GroupFrame& frame) const;

private:
    /// Draws the leaf's name, stub and square ending at `right`; returns where the room left of it ends.
    qreal leaf(const QString& name, qreal left, qreal right, qreal baseline) const;
    /// Draws mark and words of a standing from `left` on; returns where they end.
    qreal standingWords(const GroupView& group, qreal left, qreal right, qreal baseline) const;

    QPainter& painter_;
    const Theme& theme_;
    QFont name_;
    QFont summary_;
    QFont smallName_;
};

} // namespace berth::ui
