// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Course.h"
#include "ui/theme/Meaning.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace berth::ui {

/// What the numbers of a chart are.
enum class ChartUnit : std::uint8_t {
    Gpus,    ///< "12", "3.5"
    Percent, ///< of 0…1: "75 %"
    Index,   ///< of 0…1: "0.80"
    Seconds, ///< a duration
    Pods,
    Work, ///< GPU-seconds
};
/// A value with its unit, as LOOK writes it.
QString chartValueText(double value, ChartUnit unit);
/// The same without a word: for axes.
QString chartAxisText(double value, ChartUnit unit);

/// How a line is told apart: by its dashes and its mark, and only then by its colour.
enum class ChartStyle : std::uint8_t {
    A,     ///< solid, circle
    B,     ///< dashed, square
    C,     ///< dotted, triangle
    Limit, ///< thin: what there is at most
    P0,    ///< levels: their glyphs
    P1,
    P2,
    Others,
};

struct ChartLine {
    const char* name; ///< in context "ChartSpec"
    ChartStyle style;
    /// The value at a moment from `point` on and before the next; nothing where it cannot be said.
    std::optional<double> (*value)(const metrics::Course::Point& point, SimTime moment);
    bool slopes = false; ///< it goes on changing between two points

    QString words() const;
};

struct ChartSpec {
    const char* title; ///< in context "ChartSpec"
    ChartUnit unit;
    std::vector<ChartLine> lines;
    bool ofGpus = false; ///< only a cluster with GPUs has it

    QString words() const;
};

/// All charts, in their order.
const std::vector<ChartSpec>& chartSpecs();
/// Those that a course has something to show of.
std::vector<const ChartSpec*> chartsOf(const metrics::Course& course);

/// Every figure at every instant, one row each: tab-separated, or as Markdown. `start` is the scenario's.
QString chartTable(const metrics::Course& course, SimTime start, bool markdown);

} // namespace berth::ui
