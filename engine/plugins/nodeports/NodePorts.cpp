// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodeports/NodePorts.h"

#include "engine/plugins/nodeports/PortHints.h"

#include <fmt/format.h>

namespace berth {
namespace {

constexpr std::string_view kPreFilterKey = "PreFilterNodePorts";

/// The ports the pod wants.
struct PreFilterState final : StateData {
    std::vector<ContainerPort> wanted;
    std::unique_ptr<StateData> clone() const override { return std::make_unique<PreFilterState>(*this); }
};

std::string textOf(const ContainerPort& port) {
    return fmt::format("{}/{} on {}", port.hostPort, port.protocol.empty() ? "TCP" : port.protocol,
                       port.hostIP.empty() ? "0.0.0.0" : port.hostIP);
}

void explain(Terms& terms, const ContainerPort& wanted, const HostPorts::Taken* taken) {
    if (taken == nullptr)
        terms.add(textOf(wanted), "free");
    else
        terms.add(textOf(wanted), "taken", fmt::format("{}/{} on {}", taken->port, taken->protocol, taken->ip));
}

} // namespace

PreFilterResult NodePorts::preFilter(const Context&, CycleState& state, const Pod& pod) const {
    auto kept = std::make_unique<PreFilterState>();
    for (const ContainerPort* port : hostPorts(pod)) kept->wanted.push_back(*port);
    if (kept->wanted.empty()) return {Status(Code::Skip), {}};
    state.write(std::string(kPreFilterKey), std::move(kept));
    return {};
}

Status NodePorts::filter(const Context&, const CycleState& state, const Pod&, const NodeInfo& node,
                         Terms* terms) const {
    const auto* kept = state.read<PreFilterState>(kPreFilterKey);
    if (kept == nullptr) return Status::error("reading \"PreFilterNodePorts\" from cycleState: not found");
    for (const ContainerPort& wanted : kept->wanted) {
        const HostPorts::Taken* taken = node.usedPorts.conflict(wanted);
        if (terms != nullptr) explain(*terms, wanted, taken);
        if (taken != nullptr)
            return {Code::Unschedulable, "node(s) didn't have free ports for the requested pod ports"};
    }
    return {};
}

void NodePorts::keyOfPod(const Pod& pod, AlikeKey& key) const {
    const std::vector<const ContainerPort*> wanted = hostPorts(pod);
    key.add(static_cast<std::int64_t>(wanted.size()));
    for (const ContainerPort* port : wanted) key.add(port->hostPort).add(port->protocol).add(port->hostIP);
}

void NodePorts::keyOfUse(const NodeInfo& node, AlikeKey& key) const {
    key.add(static_cast<std::int64_t>(node.usedPorts.all().size()));
    for (const HostPorts::Taken& taken : node.usedPorts.all()) key.add(taken.port).add(taken.protocol).add(taken.ip);
}

std::vector<ClusterEventWithHint> NodePorts::eventsToRegister() const {
    return portEvents();
}

} // namespace berth
