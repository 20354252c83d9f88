// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace berth {

/// The devices 0…63 of a node as bits.
using DeviceMask = std::uint64_t;

inline constexpr std::uint32_t kMaskDevices = 64;

/// The mask of devices 0…count-1; counts beyond 64 give all bits.
constexpr DeviceMask firstDevices(std::uint64_t count) {
    return count >= kMaskDevices ? ~DeviceMask{0} : (DeviceMask{1} << count) - 1;
}

/// A set of a node's device indices. The first 64 lie in one word, so that nodes as they are built cost no allocation; a node that
/// offers more (time slices count as devices too) is held all the same.
class DeviceSet {
public:
    DeviceSet() = default;
    /// Devices 0…count-1.
    static DeviceSet all(std::uint64_t count);
    static DeviceSet of(std::span<const std::uint32_t> devices);
    static DeviceSet ofMask(DeviceMask mask);

    void insert(std::uint32_t device);
    void erase(std::uint32_t device);
    bool contains(std::uint32_t device) const;
    std::size_t size() const;
    bool empty() const { return size() == 0; }
    /// Takes out what `other` holds.
    void remove(const DeviceSet& other);

    /// Devices 0…63.
    DeviceMask mask() const { return first_; }
    /// In rising order; with `most`, only the lowest so many.
    std::vector<std::uint32_t> indices(std::size_t most = SIZE_MAX) const;

    friend bool operator==(const DeviceSet& a, const DeviceSet& b);

private:
    DeviceMask first_ = 0;
    std::vector<DeviceMask> rest_; ///< devices from 64 on
};

} // namespace berth
