// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimeLanes.h"

#include "ui/time/PodLaneItems.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TimeLanes)
};

constexpr qreal kHeight = 34;
constexpr qreal kLeast = 21;
constexpr qreal kPodsFoot = 2;

} // namespace

QString laneTitle(TimeLane lane) {
    switch (lane) {
    case TimeLane::Pods: return Words::tr("A pod's own lane");
    case TimeLane::Pending: return Words::tr("Pending pods");
    case TimeLane::Held: return Words::tr("GPUs held");
    case TimeLane::Levels: return Words::tr("GPUs by level");
    case TimeLane::Fragmentation: return Words::tr("Fragmentation");
    }
    return {};
}

QString laneTip(TimeLane lane) {
    switch (lane) {
    case TimeLane::Pods:
        return Words::tr("The selected pod's life; with it those who preempt it or make room for it. Without a "
                         "selection, the preemption at the cursor.");
    case TimeLane::Pending: return Words::tr("Pods that are in the cluster and on no node.");
    case TimeLane::Held: return Words::tr("GPUs that pods hold, reserved ones included, of all there are.");
    case TimeLane::Levels: return Words::tr("The same by level, P0 at the bottom.");
    case TimeLane::Fragmentation:
        return Words::tr("Free GPUs that lie so far apart that the largest pod a node could hold finds no use for "
                         "them.");
    }
    return {};
}

LaneLayout LaneLayout::of(const LaneChoice& choice, std::size_t pods, const QRectF& room, qreal scroll) {
    LaneLayout layout;
    layout.room = room;
    const bool withPods = choice.test(static_cast<std::size_t>(TimeLane::Pods)) && pods > 0;
    const qreal podHeight = withPods ? static_cast<qreal>(pods) * kPodLaneHeight + kPodsFoot : 0;
    const auto stairs =
        static_cast<qreal>(choice.count()) - (choice.test(static_cast<std::size_t>(TimeLane::Pods)) ? 1 : 0);
    const qreal each = stairs > 0 ? std::clamp((room.height() - podHeight) / stairs, kLeast, kHeight) : 0;
    layout.hidden = std::max(0.0, podHeight + stairs * each - room.height());
    layout.scroll = std::clamp(scroll, 0.0, layout.hidden);
    qreal y = room.top() - layout.scroll;
    for (std::size_t i = 0; i < kTimeLanes; ++i) {
        const auto lane = static_cast<TimeLane>(i);
        const qreal height = lane == TimeLane::Pods ? podHeight : each;
        if (!choice.test(i) || height <= 0) continue;
        layout.rows.push_back({lane, QRectF(room.left(), y, room.width(), height)});
        y += height;
    }
    return layout;
}

const LaneLayout::Row* LaneLayout::find(TimeLane lane) const {
    const auto it = std::find_if(rows.begin(), rows.end(), [lane](const Row& row) { return row.lane == lane; });
    return it == rows.end() ? nullptr : &*it;
}

const LaneLayout::Row* LaneLayout::at(const QPointF& point) const {
    if (!room.contains(point)) return nullptr;
    const auto it =
        std::find_if(rows.begin(), rows.end(), [&point](const Row& row) { return row.rect.contains(point); });
    return it == rows.end() ? nullptr : &*it;
}

} // namespace berth::ui
