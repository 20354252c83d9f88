// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodename/NodeName.h"

namespace berth {

PreFilterResult NodeName::preFilter(const Context&, CycleState&, const Pod& pod) const {
    PreFilterResult result;
    if (!pod.nodeName.empty()) result.nodes = std::set<std::string>{pod.nodeName};
    return result;
}

Status NodeName::filter(const Context&, const CycleState&, const Pod& pod, const NodeInfo& node, Terms* terms) const {
    if (terms != nullptr) terms->add("spec.nodeName", pod.nodeName.empty() ? "not set" : pod.nodeName);
    if (pod.nodeName.empty() || pod.nodeName == node.name()) return {};
    return {Code::UnschedulableAndUnresolvable, "node(s) didn't match the requested node name"};
}

std::vector<ClusterEventWithHint> NodeName::eventsToRegister() const {
    return {{{EventResource::Node, action::Add}, {}}};
}

} // namespace berth
