// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace berth::ui {

/// The extension points in the order of a pod's way; PreBind starts the binding cycle.
enum class PipelinePoint {
    PreEnqueue,
    QueueSort,
    PreFilter,
    Filter,
    PostFilter,
    PreScore,
    Score,
    NormalizeScore,
    Reserve,
    Permit,
    PreBind,
    Bind,
    PostBind,
};
inline constexpr int kPipelinePoints = 13;
inline constexpr int kSchedulingPoints = 10;

/// Upstream's name, never translated ("NormalizeScore").
QString pointName(PipelinePoint point);
/// What happens at the point, as one sentence in the window's language.
QString pointSentence(PipelinePoint point);
QString unreserveSentence();

} // namespace berth::ui
