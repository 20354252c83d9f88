// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/Front.h"
#include "ui/compare/SweepView.h"

#include <QString>

#include <optional>
#include <span>

namespace berth::ui {

/// "P0 wait, 95 %": an objective as people read it.
QString objectiveText(const tune::Objective& objective);
/// "85.6 %", "6.3", "3 h 40", "12".
QString objectiveValue(tune::ObjectiveUnit unit, double value);
/// The same for a tick.
QString objectiveTick(tune::ObjectiveUnit unit, double value);
/// "NodeResourcesFit 2, AISchedulingPlugin.nvlinkBonus 0"; what it is called where nothing is changed.
QString settingText(const tune::Setting& setting);
/// "Setting 25 of 72": counted from 1.
QString settingName(std::size_t index, std::size_t count);
/// Which corner of the chart is the best: "lower left is better".
QString bestCorner(const tune::ObjectivePair& pair);

/// A run that the sweep is held against: a branch that has run to its end.
struct SweepSide {
    QString name;
    std::optional<tune::SweepFigures> figures; ///< nothing: not drawn
};

/// The chart of a sweep of `settings` settings, be it cut short. The input as given is shown where there is no side A; either side may
/// be empty.
SweepView sweepView(const tune::SweepResult& result, std::size_t settings, const tune::ObjectivePair& pair,
                    const SweepSide& first, const SweepSide& second);

} // namespace berth::ui
