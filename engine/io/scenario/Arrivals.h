// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/model/Scenario.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace berth::io {

/// When pending pods enter: all at the start, or each at its creationTimestamp.
enum class ArrivalMode : std::uint8_t { Start, CreationTimestamp };

/// What an input without a word about it means: CreationTimestamp when every pending pod carries one, they differ, and
/// no scheduler has tried one of them yet (none has a PodScheduled condition); else Start, as for a `kubectl` export.
ArrivalMode guessArrivals(const std::vector<std::shared_ptr<const Pod>>& pods);

/// The start of a scenario that names none: the latest time of an object present at the start, up to the whole second.
/// With arrivals, and no such time, the earliest of them. Else kDefaultStart.
SimTime defaultStart(const Scenario& scenario, ArrivalMode mode);
/// The creationTimestamp of the pending pod that comes first; none() without one.
SimTime earliestArrival(const std::vector<std::shared_ptr<const Pod>>& pods);

/// Takes the pending pods that come after `scenario.start` out of `pods` and returns the steps that create them, in
/// file order.
std::vector<Step> takeArrivals(Scenario& scenario);

} // namespace berth::io
