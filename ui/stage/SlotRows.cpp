// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/SlotRows.h"

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

qreal distance(const QRectF& rect, const QPointF& point) {
    const qreal dx = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const qreal dy = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(dx, dy);
}

} // namespace

QRectF SlotRows::slot(int device) const {
    const int row = device / perRow;
    const qreal x = origin.x() + device % perRow * (width + gap);
    const qreal y = origin.y() + row * rowPitch;
    return {x, y, width, height};
}

QRectF SlotRows::run(const DeviceRun& run) const {
    return slot(run.first).united(slot(run.last));
}

int SlotRows::deviceAt(const QPointF& point, int devices, qreal reach) const {
    int nearest = -1;
    qreal best = reach;
    for (int device = 0; device < devices; ++device) {
        const qreal away = distance(slot(device), point);
        if (away < best || (away == 0 && best == 0)) {
            nearest = device;
            best = away;
        }
    }
    return nearest;
}

std::vector<DeviceRun> SlotRows::runsOf(std::vector<int> devices) const {
    std::sort(devices.begin(), devices.end());
    std::vector<DeviceRun> runs;
    for (const int device : devices) {
        const bool joins = !runs.empty() && runs.back().last + 1 == device && device % perRow != 0;
        if (joins)
            runs.back().last = device;
        else
            runs.push_back({device, device});
    }
    return runs;
}

} // namespace berth::ui
