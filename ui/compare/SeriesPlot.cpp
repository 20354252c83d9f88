// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SeriesPlot.h"

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr int kParts = 4;

double roundNumber(double least) {
    if (least <= 0) return 1;
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 1.2, 1.6, 2.0, 2.4, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (factor * power >= least) return factor * power;
    return 10 * power;
}

} // namespace

qreal SeriesPlot::x(Duration at) const {
    return box.left() +
           box.width() * static_cast<qreal>(at.ns) / static_cast<qreal>(std::max<std::int64_t>(1, span.ns));
}

qreal SeriesPlot::y(double value) const {
    return box.bottom() - box.height() * value / highest;
}

Duration SeriesPlot::at(qreal x) const {
    const qreal share = std::clamp((x - box.left()) / std::max<qreal>(1, box.width()), 0.0, 1.0);
    return Duration{std::llround(share * static_cast<qreal>(span.ns))};
}

double seriesTop(const SeriesView& view) {
    if (view.isShare) return 1;
    double most = 0;
    for (const auto& line : view.lines)
        for (const SeriesPoint& point : line) most = std::max(most, point.value);
    return roundNumber(most);
}

std::vector<double> valueTicks(double top) {
    std::vector<double> ticks;
    for (int i = 0; i <= kParts; ++i) ticks.push_back(top * i / kParts);
    return ticks;
}

Duration timeStep(const SeriesPlot& plot, qreal room) {
    constexpr std::array<std::int64_t, 15> kSteps = {1,    5,    10,   30,    60,    120,   300,  600,
                                                     1800, 3600, 7200, 10800, 21600, 43200, 86400};
    const auto fits = [&](Duration step) { return plot.x(step) - plot.box.left() >= room; };
    for (const std::int64_t seconds : kSteps)
        if (fits(Duration::seconds(seconds))) return Duration::seconds(seconds);
    Duration step = Duration::seconds(kSteps.back());
    while (!fits(step) && step < plot.span) step = step + step;
    return step;
}

std::vector<QPointF> seriesLine(const SeriesPlot& plot, const std::vector<SeriesPoint>& points) {
    std::vector<QPointF> line;
    for (const SeriesPoint& point : points) line.emplace_back(plot.x(point.at), plot.y(point.value));
    return line;
}

std::array<qreal, 2> endHeights(const SeriesPlot& plot, const SeriesView& view, qreal apart) {
    const auto end = [&](std::size_t line) {
        return view.lines[line].empty() ? plot.box.bottom() : plot.y(view.lines[line].back().value);
    };
    std::array<qreal, 2> heights = {end(0), end(1)};
    qreal& upper = heights[0] <= heights[1] ? heights[0] : heights[1];
    qreal& lower = heights[0] <= heights[1] ? heights[1] : heights[0];
    if (lower - upper >= apart) return heights;
    const qreal middle = (upper + lower) / 2;
    upper = std::clamp(middle - apart / 2, plot.box.top(), std::max(plot.box.top(), plot.box.bottom() - apart));
    lower = upper + apart;
    return heights;
}

std::optional<std::size_t> nearestPoint(const std::vector<SeriesPoint>& points, Duration at) {
    if (points.empty()) return std::nullopt;
    const auto after = std::ranges::lower_bound(points, at, {}, &SeriesPoint::at);
    if (after == points.begin()) return 0;
    const auto before = std::prev(after);
    const bool isBefore = after == points.end() || at.ns - before->at.ns <= after->at.ns - at.ns;
    return static_cast<std::size_t>((isBefore ? before : after) - points.begin());
}

} // namespace berth::ui
