// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/WaitsPlot.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kApart = 0.26; ///< of a row's height, between its two bars
constexpr qreal kThickest = 16;
constexpr qreal kThick = 0.2; ///< of a row's height

} // namespace

qreal WaitsPlot::x(Duration wait) const {
    const auto share = static_cast<qreal>(wait.ns) / static_cast<qreal>(std::max<std::int64_t>(1, longest.ns));
    return box.left() + box.width() * std::sqrt(std::max(0.0, share));
}

qreal WaitsPlot::barHeight() const {
    return std::min(kThickest, box.height() / std::max(1, rows) * kThick);
}

qreal WaitsPlot::y(int row, std::size_t side) const {
    const qreal height = box.height() / std::max(1, rows);
    const qreal middle = box.top() + height * (row + 0.5);
    return middle + (side == 0 ? -kApart : kApart) * height / 2;
}

QRectF WaitsPlot::item(int row, std::size_t side) const {
    const qreal height = box.height() / std::max(1, rows) * kApart - 1;
    return {box.left() - 4, y(row, side) - height / 2, box.width() + 8, height};
}

Duration longestWait(const std::vector<WaitRow>& rows) {
    Duration most = Duration::seconds(60);
    for (const WaitRow& row : rows)
        for (const auto& bar : row.bars)
            if (bar) most = std::max(most, bar->longest);
    return most;
}

std::vector<Duration> waitTicks(const WaitsPlot& plot, qreal room) {
    constexpr std::array<std::int64_t, 14> kTicks = {0,     10,    60,    300,    600,    1800,   3600,
                                                     14400, 28800, 57600, 115200, 259200, 604800, 2592000};
    std::vector<Duration> ticks;
    qreal last = plot.x(plot.longest) + room;
    // From the right: the long ones say more.
    for (auto seconds = kTicks.rbegin(); seconds != kTicks.rend(); ++seconds) {
        const Duration tick = Duration::seconds(*seconds);
        if (tick > plot.longest || last - plot.x(tick) < room) continue;
        const bool coversZero = *seconds > 0 && plot.x(tick) - plot.box.left() < room;
        if (coversZero) continue;
        ticks.push_back(tick);
        last = plot.x(tick);
    }
    std::ranges::reverse(ticks);
    return ticks;
}

} // namespace berth::ui
