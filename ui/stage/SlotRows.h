// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace berth::ui {

/// Neighbouring devices of one row, both ends included.
struct DeviceRun {
    int first = 0;
    int last = 0;

    int length() const { return last - first + 1; }
    friend bool operator==(const DeviceRun&, const DeviceRun&) = default;
};

/// Where a node's devices are drawn: rows of at most `perRow` slots of one size.
struct SlotRows {
    QPointF origin;
    qreal width = 22;
    qreal height = 26;
    qreal gap = 4;
    qreal rowPitch = 0; ///< from one row's top to the next
    int perRow = 8;

    QRectF slot(int device) const;
    QRectF run(const DeviceRun& run) const;
    /// The device at a point of the rows, or the nearest within `reach`; -1 for none.
    int deviceAt(const QPointF& point, int devices, qreal reach) const;
    /// The sorted devices as runs; a run ends at its row's edge.
    std::vector<DeviceRun> runsOf(std::vector<int> devices) const;
};

} // namespace berth::ui
