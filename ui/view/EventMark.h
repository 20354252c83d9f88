// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Fact.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace berth::ui {

/// The kinds of marks on the timeline and in the log; each has its own shape.
enum class EventMark : std::uint8_t { Submit, Bind, Wait, Reject, Evict };
inline constexpr int kEventMarks = 5;

/// The mark of a fact; nothing for those that have none.
std::optional<EventMark> markOf(const Fact& fact);
/// "submitted", "bound"…: the legend.
QString markLegend(EventMark mark);

} // namespace berth::ui
