// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace berth::ui {

/// The lanes below the timeline's track, from top to bottom.
enum class TimeLane : std::uint8_t { Pods, Pending, Held, Levels, Fragmentation };
inline constexpr std::size_t kTimeLanes = 5;

/// Which of them are shown.
using LaneChoice = std::bitset<kTimeLanes>;
inline constexpr unsigned long kFirstLanes = 0b00111; ///< the pods', pending pods and GPUs held

/// A lane in the menu and beside the plot, and what it shows as one sentence.
QString laneTitle(TimeLane lane);
QString laneTip(TimeLane lane);

/// Where the lanes lie: those of pods keep their height, the others give way down to a least one; what then does not
/// fit is scrolled to. Pure.
struct LaneLayout {
    struct Row {
        TimeLane lane = TimeLane::Pods;
        QRectF rect; ///< in the widget, as it is scrolled
    };

    std::vector<Row> rows; ///< one for all lanes of pods together
    QRectF room;           ///< what they are drawn in
    qreal scroll = 0;      ///< how far they are scrolled, within what there is to scroll
    qreal hidden = 0;      ///< how much there is to scroll

    static LaneLayout of(const LaneChoice& choice, std::size_t pods, const QRectF& room, qreal scroll);
    const Row* find(TimeLane lane) const;
    const Row* at(const QPointF& point) const;
};

} // namespace berth::ui
