// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace berth::ui {

/// How the window is laid out at one logical size (LOOK 3). Pure: a screen at 200 % asks with half its pixels.
struct WindowPlan {
    enum class Size : unsigned char {
        Small,   ///< below 1280: the inspector lies over the stage
        Narrow,  ///< from 1280: the queues are a rail, the log is a tab
        Regular, ///< from 1440
        Wide,    ///< from 2240
    };

    Size size = Size::Regular;
    int queues = 264; ///< widths of the docks at the sides
    int inspector = 388;
    int time = 212;     ///< height of the dock at the bottom, with its buttons
    int pipeline = 112; ///< height; 84 hides what each point does now
    QSize content;      ///< the window's own size, but never below 1024 × 700: a smaller window scrolls

    bool isFolded() const { return size == Size::Small || size == Size::Narrow; }
    bool inspectorLiesOver() const { return size == Size::Small; }
    friend bool operator==(const WindowPlan&, const WindowPlan&) = default;
};

inline constexpr QSize kLeastContent(1024, 700);

WindowPlan planWindow(const QSize& window);

} // namespace berth::ui
