// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/DeviceTables.h"

#include "engine/model/devices/DeviceTopology.h"

#include <algorithm>

namespace berth {
namespace {

std::uint32_t lowest(DeviceMask mask) {
    return static_cast<std::uint32_t>(std::countr_zero(mask));
}

std::uint32_t countOf(DeviceMask mask) {
    return static_cast<std::uint32_t>(std::popcount(mask));
}

constexpr DeviceMask bit(std::uint32_t device) {
    return DeviceMask{1} << device;
}

/// Sorted lists of the same length compared from the left: the one with the lower index where they first differ.
bool lowerIndices(DeviceMask a, DeviceMask b) {
    const DeviceMask difference = a ^ b;
    return difference != 0 && (a & bit(lowest(difference))) != 0;
}

/// The lowest `count` devices of `mask`.
DeviceMask lowestOf(DeviceMask mask, std::uint32_t count) {
    DeviceMask taken = 0;
    for (; count > 0; --count, mask &= mask - 1) taken |= mask & (~mask + 1);
    return taken;
}

} // namespace

DeviceTables::DeviceTables(const DeviceTopology& topology) : topology_(topology) {
    makeClasses();
}

bool DeviceTables::tabled() const {
    return topology_.count() <= kMostTabled;
}

// ---- values

void DeviceTables::makeValues() const {
    const std::uint32_t count = topology_.count();
    values_.assign(std::size_t{1} << count, 0);
    for (std::size_t set = 1; set < values_.size(); ++set) {
        const std::uint32_t first = lowest(set);
        const DeviceMask others = set & (set - 1);
        std::int32_t sum = values_[others];
        for (DeviceMask left = others; left != 0; left &= left - 1)
            sum += topology_.values_[first * count + lowest(left)];
        values_[set] = sum;
    }
}

std::int64_t DeviceTables::value(DeviceMask devices) const {
    if (tabled()) {
        std::call_once(valuesMade_, [this] { makeValues(); });
        return values_[devices];
    }
    std::int64_t sum = 0;
    for (DeviceMask a = devices; a != 0; a &= a - 1)
        for (DeviceMask b = a & (a - 1); b != 0; b &= b - 1)
            sum += topology_.values_[lowest(a) * topology_.count() + lowest(b)];
    return sum;
}

// ---- choices

DeviceTables::Rank DeviceTables::rankOf(DeviceMask free, DeviceMask chosen) const {
    Rank rank;
    rank.chosen = value(chosen);
    rank.left = value(free & ~chosen);
    for (const DeviceMask numa : topology_.numaMasks_) {
        if ((numa & chosen) == 0) continue;
        --rank.numaTouched;
        rank.freeOnTouched -= static_cast<std::int32_t>(countOf(numa & free & ~chosen));
    }
    return rank;
}

bool DeviceTables::better(DeviceMask free, DeviceMask a, DeviceMask b) const {
    const Rank of = rankOf(free, a);
    const Rank than = rankOf(free, b);
    return of != than ? of > than : lowerIndices(a, b);
}

std::vector<DeviceMask> DeviceTables::bySumThenIndex(std::uint32_t size) const {
    std::vector<DeviceMask> sets;
    for (DeviceMask set = 0; set <= firstDevices(topology_.count()); ++set)
        if (countOf(set) == size) sets.push_back(set);
    std::sort(sets.begin(), sets.end(), [this](DeviceMask a, DeviceMask b) {
        return values_[a] != values_[b] ? values_[a] > values_[b] : lowerIndices(a, b);
    });
    return sets;
}

void DeviceTables::makeChoices(std::uint32_t size) const {
    std::call_once(valuesMade_, [this] { makeValues(); });
    std::vector<std::uint16_t>& best = choices_.at(size);
    best.assign(values_.size(), 0);
    const DeviceMask all = firstDevices(topology_.count());
    for (const DeviceMask set : bySumThenIndex(size)) {
        const DeviceMask others = all & ~set;
        for (DeviceMask rest = others;; rest = (rest - 1) & others) {
            const DeviceMask free = set | rest;
            const DeviceMask known = best[free];
            const bool better = known == 0 || (values_[known] == values_[set] && this->better(free, set, known));
            if (better) best[free] = static_cast<std::uint16_t>(set);
            if (rest == 0) break;
        }
    }
}

DeviceMask DeviceTables::choose(DeviceMask free, std::uint32_t size) const {
    if (size == 0 || countOf(free) < size) return 0;
    if (!tabled()) return search(free, size);
    std::call_once(choicesMade_.at(size), [this, size] { makeChoices(size); });
    return choices_.at(size)[free];
}

bool DeviceTables::interchangeable(std::uint32_t a, std::uint32_t b) const {
    if (topology_.numa_[a] != topology_.numa_[b]) return false;
    const std::uint32_t count = topology_.count();
    for (std::uint32_t other = 0; other < count; ++other)
        if (other != a && other != b && topology_.values_[a * count + other] != topology_.values_[b * count + other])
            return false;
    return true;
}

void DeviceTables::makeClasses() {
    for (std::uint32_t device = 0; device < topology_.count(); ++device) {
        const auto same = std::find_if(classes_.begin(), classes_.end(),
                                       [&](DeviceMask members) { return interchangeable(lowest(members), device); });
        if (same == classes_.end())
            classes_.push_back(bit(device));
        else
            *same |= bit(device);
    }
}

/// All ways to take `size` devices that differ in how many of each class they take; within a class the lowest are taken.
DeviceMask DeviceTables::search(DeviceMask free, std::uint32_t size) const {
    DeviceMask best = 0;
    const auto take = [&](const auto& self, std::size_t next, std::uint32_t wanted, DeviceMask taken) -> void {
        if (wanted == 0) {
            if (best == 0 || better(free, taken, best)) best = taken;
            return;
        }
        if (next == classes_.size()) return;
        const DeviceMask here = classes_[next] & free;
        for (std::uint32_t count = std::min(wanted, countOf(here));; --count) {
            self(self, next + 1, wanted - count, taken | lowestOf(here, count));
            if (count == 0) break;
        }
    };
    take(take, 0, size, 0);
    return best;
}

// ---- groups

std::vector<DeviceMask> DeviceTables::peersOf(LinkKind kind) const {
    std::vector<DeviceMask> peers(topology_.count(), 0);
    for (std::uint32_t a = 0; a < topology_.count(); ++a)
        for (std::uint32_t b = 0; b < topology_.count(); ++b)
            if (a != b && topology_.link(a, b).atLeast(kind)) peers[a] |= bit(b);
    return peers;
}

void DeviceTables::makeGroups(LinkKind kind) const {
    const std::vector<DeviceMask> peers = peersOf(kind);
    std::vector<std::uint8_t>& largest = groups_.at(static_cast<std::size_t>(kind));
    largest.assign(std::size_t{1} << topology_.count(), 0);
    for (std::size_t set = 1; set < largest.size(); ++set) {
        const std::size_t others = set & (set - 1);
        const auto with = static_cast<std::uint8_t>(1 + largest[others & peers[lowest(set)]]);
        largest[set] = std::max(largest[others], with);
    }
}

std::uint32_t DeviceTables::searchGroup(const std::vector<DeviceMask>& peers, DeviceMask among) const {
    std::uint32_t largest = 0;
    const auto grow = [&](const auto& self, DeviceMask candidates, std::uint32_t size) -> void {
        largest = std::max(largest, size);
        for (; candidates != 0 && size + countOf(candidates) > largest; candidates &= candidates - 1)
            self(self, candidates & (candidates - 1) & peers[lowest(candidates)], size + 1);
    };
    grow(grow, among, 0);
    return largest;
}

std::uint32_t DeviceTables::largestGroup(LinkKind kind, DeviceMask among) const {
    if (!tabled()) return searchGroup(peersOf(kind), among);
    const auto index = static_cast<std::size_t>(kind);
    std::call_once(groupsMade_.at(index), [this, kind] { makeGroups(kind); });
    return groups_.at(index)[among];
}

} // namespace berth
