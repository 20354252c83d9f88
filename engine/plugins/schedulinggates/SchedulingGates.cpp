// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/schedulinggates/SchedulingGates.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace berth {

Status SchedulingGates::preEnqueue(const Context&, const Pod& pod) const {
    if (pod.schedulingGates.empty()) return {};
    return {Code::UnschedulableAndUnresolvable,
            fmt::format("waiting for scheduling gates: [{}]", fmt::join(pod.schedulingGates, " "))};
}

std::vector<ClusterEventWithHint> SchedulingGates::eventsToRegister() const {
    return {{{EventResource::TargetPod, action::UpdatePodSchedulingGatesEliminated}, {}}};
}

} // namespace berth
