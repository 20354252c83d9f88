// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <QRectF>
#include <QString>

class QPainter;

namespace berth::ui {

/// One enumerator per file of resources/icons.
enum class Icon {
    Reset,
    Back,
    Play,
    Pause,
    StepOver,
    StepIn,
    StepOut,
    Until,
    Fast,
    Express,
    Branch,
    Bookmark,
    Pin,
    Lock,
    Eye,
    Filter,
    Search,
    Help,
    Left,
    Right,
    Up,
    Down,
    Plus,
    Minus,
    Close,
    Fit,
    Drag,
    Open,
    Save,
    Export,
    Camera,
    Present,
    Submit,
    Gang,
    Swap,
    Scale,
    Sliders,
    Flip,
    Ring,
    Clock,
    Bind,
    Evict,
    Cordon,
    Taint,
    Saved,   ///< a checkpoint that was saved
    Unsaved, ///< a checkpoint that was lost
};
inline constexpr int kIconCount = static_cast<int>(Icon::Unsaved) + 1;

/// File name without extension ("stepover").
QString iconName(Icon icon);
/// The drawing on its 24 px grid.
const QPainterPath& iconPath(Icon icon);
/// Strokes the icon into `box` (square) in one colour. Only Play is filled.
void paintIcon(QPainter& painter, Icon icon, const QRectF& box, const QColor& color);
/// A QIcon for buttons and menus. It is drawn anew for every size and devicePixelRatio, and takes its colour from the
/// application palette when it is drawn: ButtonText, or the Disabled group's.
QIcon icon(Icon icon);

} // namespace berth::ui
