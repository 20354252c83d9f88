// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/measures/ChartSpec.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <vector>

namespace berth::ui {

/// Where the numbers of one chart lie. Pure.
struct ChartPlot {
    QRectF box;
    SimTime from;
    Duration span{1};
    double highest = 1; ///< the lowest is 0

    qreal x(SimTime moment) const;
    qreal y(double value) const;
    SimTime momentAt(qreal x) const;
};

/// The largest value of each chart's lines, kept while points are added to a course.
class ChartTops {
public:
    /// `run` is another number where the points are not those of before and more.
    void follow(const std::vector<metrics::Course::Point>& points, std::uint64_t run);
    /// A round number that is not below any value of the chart so far.
    double top(const ChartSpec& spec) const;

private:
    void add(const metrics::Course::Point& point, SimTime until);

    std::vector<double> most_; ///< by chart
    std::size_t seen_ = 0;     ///< points whose successor is known
    std::uint64_t run_ = 0;
    std::vector<double> last_; ///< with the last point
};

/// A line as runs of connected points, from the first point up to `until`; a run ends where there is no value. Where many
/// points fall into one column of pixels the first, least, greatest and last of them are kept.
std::vector<std::vector<QPointF>> chartRuns(const ChartPlot& plot, const ChartLine& line,
                                            const std::vector<metrics::Course::Point>& points, SimTime until);

} // namespace berth::ui
