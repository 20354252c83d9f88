// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/DeviceSet.h"

#include <algorithm>

namespace berth {
namespace {

constexpr DeviceMask bitOf(std::uint32_t device) {
    return DeviceMask{1} << (device % kMaskDevices);
}

constexpr std::size_t wordOf(std::uint32_t device) {
    return device / kMaskDevices - 1;
}

} // namespace

DeviceSet DeviceSet::all(std::uint64_t count) {
    DeviceSet set;
    set.first_ = firstDevices(count);
    for (std::uint64_t from = kMaskDevices; from < count; from += kMaskDevices)
        set.rest_.push_back(firstDevices(count - from));
    return set;
}

DeviceSet DeviceSet::of(std::span<const std::uint32_t> devices) {
    DeviceSet set;
    for (const std::uint32_t device : devices) set.insert(device);
    return set;
}

DeviceSet DeviceSet::ofMask(DeviceMask mask) {
    DeviceSet set;
    set.first_ = mask;
    return set;
}

void DeviceSet::insert(std::uint32_t device) {
    if (device < kMaskDevices) {
        first_ |= bitOf(device);
        return;
    }
    if (wordOf(device) >= rest_.size()) rest_.resize(wordOf(device) + 1);
    rest_[wordOf(device)] |= bitOf(device);
}

void DeviceSet::erase(std::uint32_t device) {
    if (device < kMaskDevices)
        first_ &= ~bitOf(device);
    else if (wordOf(device) < rest_.size())
        rest_[wordOf(device)] &= ~bitOf(device);
}

bool DeviceSet::contains(std::uint32_t device) const {
    if (device < kMaskDevices) return (first_ & bitOf(device)) != 0;
    return wordOf(device) < rest_.size() && (rest_[wordOf(device)] & bitOf(device)) != 0;
}

std::size_t DeviceSet::size() const {
    auto count = static_cast<std::size_t>(std::popcount(first_));
    for (const DeviceMask word : rest_) count += static_cast<std::size_t>(std::popcount(word));
    return count;
}

void DeviceSet::remove(const DeviceSet& other) {
    first_ &= ~other.first_;
    for (std::size_t i = 0; i < std::min(rest_.size(), other.rest_.size()); ++i) rest_[i] &= ~other.rest_[i];
}

std::vector<std::uint32_t> DeviceSet::indices(std::size_t most) const {
    std::vector<std::uint32_t> found;
    const auto take = [&](DeviceMask word, std::uint32_t base) {
        for (; word != 0 && found.size() < most; word &= word - 1)
            found.push_back(base + static_cast<std::uint32_t>(std::countr_zero(word)));
    };
    take(first_, 0);
    for (std::size_t i = 0; i < rest_.size(); ++i) take(rest_[i], static_cast<std::uint32_t>(i + 1) * kMaskDevices);
    return found;
}

bool operator==(const DeviceSet& a, const DeviceSet& b) {
    if (a.first_ != b.first_) return false;
    for (std::size_t i = 0; i < std::max(a.rest_.size(), b.rest_.size()); ++i)
        if ((i < a.rest_.size() ? a.rest_[i] : 0) != (i < b.rest_.size() ? b.rest_[i] : 0)) return false;
    return true;
}

} // namespace berth
