// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

inline constexpr std::int32_t kWholeDevice = 1000; ///< milli

/// What a GPU-sharing policy knows of a pod. Pods that ask whole GPUs ask 1000 milli of each device.
struct SharePod {
    std::int64_t cpu = 0;    ///< milli
    std::int64_t memory = 0; ///< in the unit of the nodes' memory
    std::int32_t devices = 0;
    std::int32_t milli = 0;          ///< of each device; 0 without devices
    std::string spec;                ///< "A|B": the models it may run on; "" any
    std::vector<std::string> models; ///< the same, split

    /// Fills `models` from `spec`.
    void splitSpec();
    bool isShare() const { return devices == 1 && milli < kWholeDevice; }
    std::int64_t totalMilli() const { return static_cast<std::int64_t>(devices) * milli; }
};

/// What kind of GPU pod it is, for those that like to stand beside their kind: 0 for a share, else how many whole devices.
using ShareTag = std::int32_t;
ShareTag tagOf(const SharePod& pod);

/// What a GPU-sharing policy knows of a node.
struct ShareNode {
    std::int64_t cpu = 0;           ///< milli left
    std::int64_t memory = 0;        ///< left
    std::int64_t pods = 0;          ///< how many more it takes
    std::vector<std::int32_t> left; ///< milli left, by device index
    std::string model;
    std::map<ShareTag, std::int32_t> tags; ///< GPU pods on it, by kind

    std::int64_t totalLeft() const;
    std::int32_t freeDevices() const; ///< with nothing on them
};

/// Any model when the pod names none; else one of its parts equals the node's model to the letter.
bool modelFits(const ShareNode& node, const SharePod& pod);
/// As many devices as the pod asks have enough left; each is another one. Source: FGD_SPEC section 2.2.
bool devicesFit(const ShareNode& node, const SharePod& pod);
/// All of it: pods, cpu, memory, model and devices.
bool fits(const ShareNode& node, const SharePod& pod);

/// Takes the pod's place on the node. `devices` are those chosen for it.
void occupy(ShareNode& node, const SharePod& pod, std::span<const std::uint32_t> devices);

} // namespace berth
