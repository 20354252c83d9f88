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

bool isOpenMember(const PodChipView& chip) {
    return !chip.gang.isEmpty() && chip.gangMembers == 0;
}

bool hasOpenGang(const LaneView& lane) {
    return std::any_of(lane.chips.begin(), lane.chips.end(), isOpenMember);
}

int available(const LaneView& lane) {
    const auto members = std::count_if(lane.chips.begin(), lane.chips.end(), isOpenMember);
    return std::min(static_cast<int>(lane.chips.size()), kMaxChips + static_cast<int>(members));
}

/// Pods that a chip stands for; those of an opened gang stand for themselves.
int podsOf(const PodChipView& chip) {
    return chip.opened ? 0 : std::max(chip.gangMembers, 1);
}

int podsShown(const LaneView& lane, int chips) {
    int pods = 0;
    for (int i = 0; i < chips && i < static_cast<int>(lane.chips.size()); ++i)
        pods += podsOf(lane.chips[static_cast<std::size_t>(i)]);
    return pods;
}

bool hasMore(const LaneView& lane, int shown) {
    return lane.count > podsShown(lane, shown);
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

/// Takes chips from the lane that shows most until all fit or each shows one. A lane with an opened gang keeps its own.
std::vector<int> chipBudget(const QueuesView& view, qreal height) {
    std::vector<int> shown;
    for (const LaneView& lane : view.lanes) shown.push_back(available(lane));
    while (totalHeight(view, shown) > height) {
        std::size_t longest = view.lanes.size();
        for (std::size_t i = 0; i < view.lanes.size(); ++i)
            if (!hasOpenGang(view.lanes[i]) && (longest == view.lanes.size() || shown[i] > shown[longest])) longest = i;
        if (longest == view.lanes.size() || shown[longest] <= 1) break;
        --shown[longest];
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

/// A gang's pods are of one level nearly always; where its chip lists them, each counts for its own.
void takeFrom(std::array<int, 4>& levels, const PodChipView& chip) {
    const auto count = [&levels](Level level) -> int& { return levels[static_cast<std::size_t>(level)]; };
    const bool listed = static_cast<int>(chip.members.size()) == chip.gangMembers;
    if (chip.opened) return;
    if (listed && chip.gangMembers > 0)
        for (const PodChipView& member : chip.members) --count(member.level);
    else
        count(chip.level) -= podsOf(chip);
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
    const QString more = QCoreApplication::translate("berth::ui::QueueLanes", "%1 more")
                             .arg(locale.toString(lane.count - podsShown(lane, shown)));
    std::array<int, 4> left = lane.levelCounts;
    for (int i = 0; i < shown && i < static_cast<int>(lane.chips.size()); ++i)
        takeFrom(left, lane.chips[static_cast<std::size_t>(i)]);
    QStringList levels;
    for (const Level level : {Level::P0, Level::P1, Level::P2})
        if (const int count = left[static_cast<std::size_t>(level)]; count > 0)
            levels << QStringLiteral("%1 %2").arg(locale.toString(count), levelLetter(level));
    return levels.isEmpty() ? more : more + QStringLiteral(" · ") + levels.join(QStringLiteral(", "));
}

} // namespace berth::ui
