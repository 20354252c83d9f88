// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/devices/DeviceSet.h"
#include "engine/model/devices/Link.h"

#include <array>
#include <cstdint>
#include <mutex>
#include <vector>

namespace berth {

class DeviceTopology;

/// The answers of a DeviceTopology, worked out before somebody decides: for each set of free devices and each count the best choice, for
/// each link and set the largest group. A table is made when it is first asked for, by whichever thread comes first.
///
/// Tables hold 2^devices entries, so there are none for more than `kMostTabled` devices; these are searched, over how many of each kind
/// of interchangeable devices to take.
class DeviceTables {
public:
    static constexpr std::uint32_t kMostTabled = 16;

    explicit DeviceTables(const DeviceTopology& topology);

    std::int64_t value(DeviceMask devices) const;
    DeviceMask choose(DeviceMask free, std::uint32_t size) const;
    std::uint32_t largestGroup(LinkKind kind, DeviceMask among) const;

private:
    /// What a choice is compared by, beside the value of its pairs. Larger is better, in this order.
    struct Rank {
        std::int64_t chosen = 0;
        std::int64_t left = 0;
        std::int32_t numaTouched = 0;   ///< negated
        std::int32_t freeOnTouched = 0; ///< negated
        friend auto operator<=>(const Rank&, const Rank&) = default;
    };
    Rank rankOf(DeviceMask free, DeviceMask chosen) const;
    bool better(DeviceMask free, DeviceMask a, DeviceMask b) const;

    bool tabled() const;
    void makeValues() const;
    void makeChoices(std::uint32_t size) const;
    void makeGroups(LinkKind kind) const;
    std::vector<DeviceMask> bySumThenIndex(std::uint32_t size) const;

    void makeClasses();
    bool interchangeable(std::uint32_t a, std::uint32_t b) const;
    DeviceMask search(DeviceMask free, std::uint32_t size) const;
    std::uint32_t searchGroup(const std::vector<DeviceMask>& peers, DeviceMask among) const;
    std::vector<DeviceMask> peersOf(LinkKind kind) const;

    const DeviceTopology& topology_;
    std::vector<DeviceMask> classes_; ///< of interchangeable devices

    mutable std::once_flag valuesMade_;
    mutable std::vector<std::int32_t> values_; ///< by set of devices
    mutable std::array<std::once_flag, kMostTabled + 1> choicesMade_;
    mutable std::array<std::vector<std::uint16_t>, kMostTabled + 1> choices_; ///< by count, then by set of free devices
    static constexpr std::size_t kKinds = 7;
    mutable std::array<std::once_flag, kKinds> groupsMade_;
    mutable std::array<std::vector<std::uint8_t>, kKinds> groups_; ///< by link, then by set
};

} // namespace berth
