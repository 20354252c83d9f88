// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ExtensionPoint.h"

#include <QString>

namespace berth::ui {

/// How many points the strip shows: all but Unreserve.
inline constexpr int kPointCount = static_cast<int>(kPipelinePoints.size());
/// The first so many belong to the scheduling cycle; PreBind starts the binding cycle.
inline constexpr int kSchedulingPoints = static_cast<int>(ExtensionPoint::PreBind);

/// Upstream's name, never translated ("NormalizeScore").
QString pointName(ExtensionPoint point);
/// What happens at the point, as one sentence in the window's language.
QString pointSentence(ExtensionPoint point);

} // namespace berth::ui
