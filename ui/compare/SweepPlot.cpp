// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SweepPlot.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>

namespace berth::ui {
namespace {

/// Steps in seconds that people count time in.
constexpr std::array<double, 22> kTimeSteps{1,     2,     5,      10,     15,     30,     60,    120,
                                            300,   600,   900,    1800,   3600,   7200,   10800, 21600,
                                            43200, 86400, 172800, 432000, 864000, 1728000};
constexpr double kSmallestShareOfHigh = 0.5; ///< what begins above this share of its end does not begin at zero
constexpr double kSlack = 1e-9;

double decimalStep(double least) {
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (factor * power >= least * (1 - kSlack)) return factor * power;
    return 10 * power;
}

double stepOf(double least, tune::ObjectiveUnit unit) {
    if (unit == tune::ObjectiveUnit::Pods) return std::max(1.0, std::ceil(decimalStep(least)));
    if (unit != tune::ObjectiveUnit::Seconds || least < kTimeSteps.front()) return decimalStep(least);
    const auto* const found = std::lower_bound(kTimeSteps.begin(), kTimeSteps.end(), least);
    return found != kTimeSteps.end() ? *found : decimalStep(least);
}

} // namespace

SweepScale SweepScale::of(double least, double most, tune::ObjectiveUnit unit, int count) {
    const double from = least < most * kSmallestShareOfHigh || least == most ? std::min(0.0, least) : least;
    const double span = most > from ? most - from : 1;
    const double step = stepOf(span / std::max(1, count), unit);
    SweepScale scale;
    scale.low = std::floor(from / step + kSlack) * step;
    scale.high = std::max(std::ceil(most / step - kSlack) * step, scale.low + step);
    const auto spans = static_cast<int>(std::lround((scale.high - scale.low) / step));
    for (int i = 0; i <= spans; ++i) scale.ticks.push_back(scale.low + step * i);
    return scale;
}

SweepPlot SweepPlot::of(const SweepView& view, const QRectF& box) {
    constexpr qreal kAcrossRoom = 90;
    constexpr qreal kUpRoom = 44;
    std::vector<double> across, up;
    const auto add = [&](const auto& items) {
        for (const auto& item : items) {
            across.push_back(item.x);
            up.push_back(item.y);
        }
    };
    add(view.dots);
    add(view.marks);
    const auto scale = [](const std::vector<double>& values, tune::ObjectiveUnit unit, qreal length, qreal room) {
        if (values.empty()) return SweepScale{0, 1, {0, 1}};
        const auto [least, most] = std::ranges::minmax(values);
        return SweepScale::of(least, most, unit, std::clamp(static_cast<int>(length / room), 1, 6));
    };
    return {box, scale(across, view.across.unit, box.width(), kAcrossRoom),
            scale(up, view.up.unit, box.height(), kUpRoom)};
}

QPointF SweepPlot::at(double x, double y) const {
    return {box.left() + box.width() * (x - across.low) / (across.high - across.low),
            box.bottom() - box.height() * (y - up.low) / (up.high - up.low)};
}

std::vector<QPointF> SweepPlot::staircase(const SweepView& view) const {
    std::vector<QPointF> points;
    for (const int index : view.front) {
        const SweepDot& dot = view.dots[static_cast<std::size_t>(index)];
        const QPointF next = at(dot.x, dot.y);
        if (!points.empty()) points.emplace_back(next.x(), points.back().y());
        points.push_back(next);
    }
    return points;
}

int SweepPlot::dotAt(const SweepView& view, const QPointF& position, qreal reach) const {
    int nearest = -1;
    qreal least = reach;
    for (std::size_t i = 0; i < view.dots.size(); ++i) {
        const qreal away = QLineF(at(view.dots[i].x, view.dots[i].y), position).length();
        if (away > least) continue;
        least = away;
        nearest = static_cast<int>(i);
    }
    return nearest;
}

} // namespace berth::ui
