// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/SweepFigures.h"

#include <QString>

#include <vector>

namespace berth::ui {

/// One objective as an axis of the chart.
struct SweepAxis {
    QString title;
    tune::ObjectiveUnit unit = tune::ObjectiveUnit::Pods;
    bool isHigherBetter = false;

    friend bool operator==(const SweepAxis&, const SweepAxis&) = default;
};

/// A distinct result of the sweep.
struct SweepDot {
    double x = 0, y = 0;
    bool isOnFront = false;
    QString words;   ///< the setting, what it comes to, and how many others come to the same
    int setting = 0; ///< the first setting that comes to it

    friend bool operator==(const SweepDot&, const SweepDot&) = default;
};

/// A run that the sweep is held against.
struct SweepMark {
    enum class Kind { A, B, Given };
    Kind kind = Kind::Given;
    QString name;
    double x = 0, y = 0;
    QString words;

    friend bool operator==(const SweepMark&, const SweepMark&) = default;
};

/// What the chart of a sweep shows, in words.
struct SweepView {
    SweepAxis across, up;
    std::vector<SweepDot> dots; ///< from left to right, then upwards
    std::vector<int> front;     ///< of them, as the staircase runs
    std::vector<SweepMark> marks;
    int settings = 0; ///< that have run
    QString empty;    ///< what is said where there are no dots

    friend bool operator==(const SweepView&, const SweepView&) = default;
};

} // namespace berth::ui
