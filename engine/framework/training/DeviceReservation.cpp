// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/training/DeviceReservation.h"

namespace berth {

ReserveResult reserveDevices(const Context& context, const Pod& pod, const NodeInfo& node, DevicePolicy policy) {
    ReserveResult result;
    if (node.node == nullptr) return result; // it left between the look and its consequence
    const PodInfo* self = node.find(context.pod);
    if (self != nullptr && !self->devices.empty()) return result;
    NodeInfo others = node;
    others.removePod(context.pod);
    const std::int64_t count = pod.totals.used.scalar(gpuCapacity(*node.node).first);
    result.devices = chooseDevices(others, freeDevices(others), count, policy);
    return result;
}

} // namespace berth
