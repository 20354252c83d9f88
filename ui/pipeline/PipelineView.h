// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pipeline/PointText.h"
#include "ui/queues/PodChipView.h"

#include <QString>

#include <array>
#include <optional>

namespace berth::ui {

/// A breakpoint on a point.
enum class PointBreak { None, Off, On };

enum class PointState { Idle, Next, Active, Done, Skipped, Rejecting, Waiting };

struct PointView {
    PointState state = PointState::Idle;
    QString line;    ///< row 2, what it does now: "7 of 8 nodes", "5 plugins", "only if 0 pass"
    QString yield;   ///< right in row 3: "7 → 3", "8"; empty for none
    QString tooltip; ///< one sentence more than the point's own; may be empty

    friend bool operator==(const PointView&, const PointView&) = default;
};

/// The strip at one moment. Forward and back draw the same thing.
struct PipelineView {
    std::array<PointView, kPointCount> points;
    QString cycle;                  ///< "In the cycle #37"; empty while no cycle is open
    std::optional<PodChipView> pod; ///< the pod in the cycle
    QString schedulingNote;         ///< beside "Scheduling cycle": "one pod at a time"
    QString bindingNote;            ///< beside "Binding cycle": "1 waits on Permit", "idle"
    qreal turn = 0;                 ///< 0…1, where the active point's arc stands

    PointView& at(ExtensionPoint point) { return points[static_cast<std::size_t>(point)]; }
    const PointView& at(ExtensionPoint point) const { return points[static_cast<std::size_t>(point)]; }
    friend bool operator==(const PipelineView&, const PipelineView&) = default;
};

} // namespace berth::ui
