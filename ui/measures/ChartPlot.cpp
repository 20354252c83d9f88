// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/ChartPlot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace berth::ui {
namespace {

using Point = metrics::Course::Point;

constexpr std::array<double, 10> kSpans = {1, 2, 5, 10, 30, 60, 120, 300, 600, 1800};
constexpr double kHour = 3600;

double roundNumber(double least) {
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (factor * power >= least) return factor * power;
    return 10 * power;
}

/// Of seconds: what people count time in.
double roundSpan(double least) {
    const auto* const found = std::lower_bound(kSpans.begin(), kSpans.end(), least);
    return found != kSpans.end() ? *found : kHour * roundNumber(least / kHour);
}

/// Thins what falls into one column of pixels.
class Run {
public:
    void add(const QPointF& point) {
        if (!column_.empty() && std::floor(column_.front().x()) != std::floor(point.x())) flush();
        column_.push_back(point);
    }
    std::vector<QPointF> take() {
        flush();
        return std::exchange(points_, {});
    }

private:
    void flush() {
        if (column_.size() > 4) {
            const auto [least, most] = std::minmax_element(
                column_.begin(), column_.end(), [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
            std::vector<QPointF> kept{column_.front(), *std::min(least, most), *std::max(least, most), column_.back()};
            column_ = std::move(kept);
        }
        points_.insert(points_.end(), column_.begin(), column_.end());
        column_.clear();
    }

    std::vector<QPointF> points_, column_;
};

} // namespace

qreal ChartPlot::x(SimTime moment) const {
    return box.left() + box.width() * static_cast<qreal>((moment - from).ns) / static_cast<qreal>(span.ns);
}

qreal ChartPlot::y(double value) const {
    return box.bottom() - box.height() * value / highest;
}

SimTime ChartPlot::momentAt(qreal x) const {
    const qreal share = std::clamp((x - box.left()) / std::max<qreal>(box.width(), 1), 0.0, 1.0);
    return from + Duration{std::llround(share * static_cast<qreal>(span.ns))};
}

void ChartTops::add(const Point& point, SimTime until) {
    const std::vector<ChartSpec>& specs = chartSpecs();
    most_.resize(specs.size(), 0);
    for (std::size_t i = 0; i < specs.size(); ++i)
        for (const ChartLine& line : specs[i].lines)
            // A line that slopes is highest just before the next point.
            most_[i] = std::max(most_[i], line.value(point, line.slopes ? until : point.at).value_or(0));
}

void ChartTops::follow(const std::vector<Point>& points, std::uint64_t run) {
    if (run != run_ || seen_ >= points.size()) {
        run_ = run;
        most_.clear();
        seen_ = 0;
    }
    for (; seen_ + 1 < points.size(); ++seen_) add(points[seen_], points[seen_ + 1].at);
    const std::vector<double> known = most_;
    if (!points.empty()) add(points.back(), points.back().at);
    last_ = std::exchange(most_, known);
}

double ChartTops::top(const ChartSpec& spec) const {
    if (spec.unit == ChartUnit::Percent || spec.unit == ChartUnit::Index) return 1;
    const auto index = static_cast<std::size_t>(&spec - chartSpecs().data());
    const double most = index < last_.size() ? last_[index] : 0;
    if (most <= 0) return 1;
    return spec.unit == ChartUnit::Seconds || spec.unit == ChartUnit::Work ? roundSpan(most) : roundNumber(most);
}

std::vector<std::vector<QPointF>> chartRuns(const ChartPlot& plot, const ChartLine& line,
                                            const std::vector<Point>& points, SimTime until) {
    std::vector<std::vector<QPointF>> runs;
    Run run;
    const auto end = [&] {
        if (auto drawn = run.take(); !drawn.empty()) runs.push_back(std::move(drawn));
    };
    for (std::size_t i = 0; i < points.size() && points[i].at <= until; ++i) {
        const SimTime next = i + 1 < points.size() ? std::min(points[i + 1].at, until) : until;
        const std::optional<double> value = line.value(points[i], points[i].at);
        if (!value) {
            end();
            continue;
        }
        run.add({plot.x(points[i].at), plot.y(*value)});
        run.add({plot.x(next), plot.y(line.value(points[i], next).value_or(*value))});
    }
    end();
    return runs;
}

} // namespace berth::ui
