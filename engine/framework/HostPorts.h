// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Pod.h"

#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

namespace berth {

/// The ports a pod takes on its node's addresses: those of its containers and sidecars with a hostPort above 0.
/// They point into the pod. Upstream: util.GetHostPorts.
std::vector<const ContainerPort*> hostPorts(const Pod& pod);

/// Host ports taken on a node.
///
/// A set, as upstream's: two pods of one node with the same address, protocol and port count once, and the first to leave frees it.
/// Upstream: framework.HostPortInfo.
class HostPorts {
public:
    /// One address, protocol and port; "" became 0.0.0.0 and TCP.
    struct Taken {
        std::int32_t port = 0;
        std::string protocol;
        std::string ip;
        friend auto operator<=>(const Taken&, const Taken&) = default;
    };

    void add(const ContainerPort& port);
    void remove(const ContainerPort& port);
    /// What stands in the way of `port`: the same protocol and port on the same address, or on 0.0.0.0 on either side; nullptr when free.
    const Taken* conflict(const ContainerPort& port) const;
    bool empty() const { return taken_.empty(); }
    const std::vector<Taken>& all() const { return taken_; } ///< sorted

    friend bool operator==(const HostPorts&, const HostPorts&) = default;

private:
    std::vector<Taken> taken_; ///< sorted
};

} // namespace berth
