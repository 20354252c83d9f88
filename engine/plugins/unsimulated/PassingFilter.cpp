// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/unsimulated/PassingFilter.h"

namespace berth {

PreFilterResult PassingFilter::preFilter(const Context&, CycleState&, const Pod& pod) const {
    if (!judgement_.filters(pod)) return {Status(Code::Skip), {}};
    return {};
}

Status PassingFilter::filter(const Context&, const CycleState&, const Pod&, const NodeInfo&, Terms* terms) const {
    if (terms != nullptr) terms->add(std::string(judgement_.subject), "taken as met", "not simulated");
    return {};
}

std::vector<ClusterEventWithHint> PassingFilter::eventsToRegister() const {
    std::vector<ClusterEventWithHint> registrations;
    for (const ClusterEvent& event : judgement_.events) registrations.push_back({event, {}});
    return registrations;
}

} // namespace berth
