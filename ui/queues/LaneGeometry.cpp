// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/LaneGeometry.h"

#include "ui/queues/PodChip.h"
#include "ui/theme/Marks.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kChipMargin = 10;
constexpr qreal kTextMargin = 14;
constexpr qreal kTopMargin = 4;

int available(const LaneView& lane) {
    return std::min(static_cast<int>(lane.chips.size()), kMaxChips);
}

bool hasMore(const LaneView& lane, int shown) {
    return lane.count > shown;
}

qreal laneHeight(const LaneView& lane, int shown) {
    const qreal line = lane.count == 0 || hasMore(lane, shown) ? kLaneLineHeight : 0;
    return kLaneHeaderHeight + shown * kChipPitch + line + kLaneGap;
}

qreal totalHeight(const QueuesView& view, const std::vector<int>& shown) {
    qreal height = kTopMargin;
    for (std::size_t i = 0; i < view.lanes.size(); ++i) height += laneHeight(view.lanes[i], shown[i]);
    return height;
}

/// Takes chips from the lane that shows most until all fit or each shows one.
std::vector<int> chipBudget(const QueuesView& view, qreal height) {
    std::vector<int> shown;
    for (const LaneView& lane : view.lanes) shown.push_back(available(lane));
    while (totalHeight(view, shown) > height) {
        const auto longest = std::max_element(shown.begin(), shown.end());
        if (longest == shown.end() || *longest <= 1) break;
        --*longest;
    }
    return shown;
}

LaneGeometry placeLane(const LaneView& lane, int shown, qreal y, qreal width) {
    LaneGeometry g;
    g.header = QRectF(0, y, width, kLaneHeaderHeight);
    y += kLaneHeaderHeight;
    for (int i = 0; i < shown; ++i, y += kChipPitch)
        g.chips.emplace_back(kChipMargin, y, width - 2 * kChipMargin, kChipHeight);
    const QRectF line(kTextMargin, y, width - 2 * kTextMargin, kLaneLineHeight);
    if (lane.count == 0)
        g.empty = line;
    else if (hasMore(lane, shown))
        g.more = line;
    return g;
}

} // namespace

std::vector<LaneGeometry> laneGeometry(const QueuesView& view, qreal width, qreal height) {
    const std::vector<int> shown = chipBudget(view, height);
    std::vector<LaneGeometry> lanes;
    qreal y = kTopMargin;
    for (std::size_t i = 0; i < view.lanes.size(); ++i) {
        lanes.push_back(placeLane(view.lanes[i], shown[i], y, width));
        y += laneHeight(view.lanes[i], shown[i]);
    }
    return lanes;
}

qreal lanesHeight(const std::vector<LaneGeometry>& lanes) {
    if (lanes.empty()) return 0;
    const LaneGeometry& last = lanes.back();
    const qreal chips = last.chips.empty() ? last.header.bottom() : last.chips.back().top() + kChipPitch;
    return std::max({chips, last.more.bottom(), last.empty.bottom()}) + kLaneGap;
}

QString moreText(const LaneView& lane, int shown) {
    const QLocale locale;
    const QString more =
        QCoreApplication::translate("berth::ui::QueueLanes", "%1 more").arg(locale.toString(lane.count - shown));
    std::array<int, 4> left = lane.levelCounts;
    for (int i = 0; i < shown && i < static_cast<int>(lane.chips.size()); ++i)
        --left[static_cast<std::size_t>(lane.chips[static_cast<std::size_t>(i)].level)];
    QStringList levels;
    for (const Level level : {Level::P0, Level::P1, Level::P2})
        if (const int count = left[static_cast<std::size_t>(level)]; count > 0)
            levels << QStringLiteral("%1 %2").arg(locale.toString(count), levelLetter(level));
    return levels.isEmpty() ? more : more + QStringLiteral(" · ") + levels.join(QStringLiteral(", "));
}

} // namespace berth::ui
