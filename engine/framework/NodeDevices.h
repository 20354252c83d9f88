// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/framework/RoomFilter.h"
#include "engine/model/devices/DeviceSet.h"
#include "engine/model/devices/Link.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace berth {

/// How devices are chosen for a pod.
enum class DevicePolicy : std::uint8_t {
    LinkAware, ///< the best linked ones; where no link is known, the fewest NUMA nodes or the lowest
    FirstFree, ///< the lowest
};

/// The whole GPUs of a node, as far as pods that ask `resource` are concerned.
struct NodeGpus {
    std::int64_t total = 0; ///< 0 when the node's GPUs are of another maker
    std::int64_t free =
        0; ///< total less what the node's pods request and the devices with a share on them; may be negative
};

/// Counts from the NodeInfo given, so also in trial runs. "" stands for the node's own GPU resource.
NodeGpus gpusOf(const NodeInfo& node, std::string_view resource);
/// The same if the node's pods, none of which has a share of a device, took `use`.
NodeGpus gpusOf(const NodeInfo& node, const NodeUse& use, std::string_view resource);
/// True when some pod on the node has a share of a device.
bool hasShares(const NodeInfo& node);

/// The devices nobody holds, whole or in part. Pods that ask GPUs and have none chosen yet (nominated, or bound and not started) take theirs
/// in the NodeInfo's order as the kubelet would give them, after all others.
DeviceSet freeDevices(const NodeInfo& node);

/// Who holds what of a node's devices when nobody has chosen yet: pods with the annotation `berth.dev/gpu-devices` what it says, then the others that ask
/// GPUs the lowest free, in the NodeInfo's order. Pods that hold none are left out.
std::vector<std::pair<PodId, std::vector<std::uint32_t>>> devicesAtStart(const NodeInfo& node);

/// What the kubelet goes by: LinkAware where links are known, else FirstFree.
DevicePolicy kubeletPolicy(const NodeInfo& node);

/// What the kubelet gives a pod on the node that holds none yet, as it stands.
std::vector<std::uint32_t> kubeletDevices(const NodeInfo& node, PodId pod);

/// `count` of the `free` devices, ascending; fewer when there are not so many.
std::vector<std::uint32_t> chooseDevices(const NodeInfo& node, const DeviceSet& free, std::int64_t count,
                                         DevicePolicy policy);

/// True when `count` of these devices have only links of at least `kind` among each other; one device alone always has.
bool hasGroup(const NodeInfo& node, const DeviceSet& devices, std::int64_t count, LinkKind kind);

} // namespace berth
