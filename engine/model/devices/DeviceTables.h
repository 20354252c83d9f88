// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/devices/DeviceSet.h"
#include "engine/model/devices/Link.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <vector>

namespace berth {

class DeviceTopology;

/// The answers of a DeviceTopology, each worked out once: for each set of free devices and each count the best choice,
/// for each link and set the largest group. A choice is searched for when it is first asked for, over how many of each
/// kind of interchangeable devices to take: where all devices of a NUMA node are alike, a few sums. Groups are worked
/// out for all sets, when a link is first asked for.
///
/// Tables hold 2^devices entries, so there are none for more than `kMostTabled` devices: then nothing is remembered.
class DeviceTables {
public:
    static constexpr std::uint32_t kMostTabled = 16;

    explicit DeviceTables(const DeviceTopology& topology);

    std::int64_t value(DeviceMask devices) const;
    DeviceMask choose(DeviceMask free, std::uint32_t size) const;
    std::uint32_t largestGroup(LinkKind kind, DeviceMask among) const;

private:
    /// What choices whose pairs are worth the same are compared by. Larger is better, in this order.
    struct Rank {
        std::int64_t left = 0;
        std::int32_t numaTouched = 0;   ///< negated
        std::int32_t freeOnTouched = 0; ///< negated
        friend auto operator<=>(const Rank&, const Rank&) = default;
    };
    class Search;
    Rank rankOf(DeviceMask free, DeviceMask chosen) const;

    bool tabled() const;
    void makeValues() const;
    void makeGroups(LinkKind kind) const;

    void makeClasses();
    bool interchangeable(std::uint32_t a, std::uint32_t b) const;
    DeviceMask search(DeviceMask free, std::uint32_t size) const;
    std::uint32_t searchGroup(const std::vector<DeviceMask>& peers, DeviceMask among) const;
    std::vector<DeviceMask> peersOf(LinkKind kind) const;

    const DeviceTopology& topology_;
    std::vector<DeviceMask> classes_; ///< of interchangeable devices

    mutable std::once_flag valuesMade_;
    mutable std::vector<std::int32_t> values_; ///< by set of devices
    using Choice = std::atomic<std::uint16_t>;
    struct Choices {
        std::once_flag made;
        std::vector<Choice> best; ///< by set of free devices; 0: not asked for yet
    };
    mutable std::array<Choices, kMostTabled + 1> choices_; ///< by count
    static constexpr std::size_t kKinds = 7;
    mutable std::array<std::once_flag, kKinds> groupsMade_;
    mutable std::array<std::vector<std::uint8_t>, kKinds> groups_; ///< by link, then by set
};

} // namespace berth
