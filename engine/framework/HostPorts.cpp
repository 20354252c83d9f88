// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/HostPorts.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::string_view kEveryAddress = "0.0.0.0";

HostPorts::Taken takenBy(const ContainerPort& port) {
    return {port.hostPort, port.protocol.empty() ? "TCP" : port.protocol,
            port.hostIP.empty() ? std::string(kEveryAddress) : port.hostIP};
}

bool collide(const HostPorts::Taken& a, const HostPorts::Taken& b) {
    return a.port == b.port && a.protocol == b.protocol &&
           (a.ip == b.ip || a.ip == kEveryAddress || b.ip == kEveryAddress);
}

void collect(const Container& container, std::vector<const ContainerPort*>& ports) {
    for (const ContainerPort& port : container.ports)
        if (port.hostPort > 0) ports.push_back(&port);
}

} // namespace

std::vector<const ContainerPort*> hostPorts(const Pod& pod) {
    std::vector<const ContainerPort*> ports;
    for (const Container& container : pod.initContainers)
        if (container.restartAlways) collect(container, ports);
    for (const Container& container : pod.containers) collect(container, ports);
    return ports;
}

void HostPorts::add(const ContainerPort& port) {
    Taken taken = takenBy(port);
    const auto it = std::lower_bound(taken_.begin(), taken_.end(), taken);
    if (it == taken_.end() || *it != taken) taken_.insert(it, std::move(taken));
}

void HostPorts::remove(const ContainerPort& port) {
    std::erase(taken_, takenBy(port));
}

const HostPorts::Taken* HostPorts::conflict(const ContainerPort& port) const {
    if (taken_.empty() || port.hostPort <= 0) return nullptr;
    const Taken wanted = takenBy(port);
    const auto it =
        std::find_if(taken_.begin(), taken_.end(), [&wanted](const Taken& taken) { return collide(taken, wanted); });
    return it == taken_.end() ? nullptr : &*it;
}

} // namespace berth
