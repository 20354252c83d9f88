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
    rank.left = value(free & ~chosen);
    for (const DeviceMask numa : topology_.numaMasks_) {
        if ((numa & chosen) == 0) continue;
        --rank.numaTouched;
        rank.freeOnTouched -= static_cast<std::int32_t>(countOf(numa & free & ~chosen));
    }
    return rank;
}

DeviceMask DeviceTables::choose(DeviceMask free, std::uint32_t size) const {
    if (size == 0 || countOf(free) < size) return 0;
    if (!tabled()) return search(free, size);
    Choices& choices = choices_.at(size);
    std::call_once(choices.made, [&] { choices.best = std::vector<Choice>(std::size_t{1} << topology_.count()); });
    // Whoever comes first finds the same.
    Choice& best = choices.best[free];
    if (best.load(std::memory_order_relaxed) == 0)
        best.store(static_cast<std::uint16_t>(search(free, size)), std::memory_order_relaxed);
    return best.load(std::memory_order_relaxed);
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

/// All ways to take `size` devices that differ in how many of each class they take; of a class the lowest are taken.
class DeviceTables::Search {
public:
    Search(const DeviceTables& tables, DeviceMask free) : tables_(tables), free_(free) {
        for (const DeviceMask members : tables.classes_)
            if ((members & free) != 0) classes_.push_back({members & free, 0});
        for (std::size_t i = classes_.size(); i-- > 1;)
            classes_[i - 1].after = classes_[i].after + countOf(classes_[i].free);
    }

    DeviceMask best(std::uint32_t size) {
        take(0, size, 0);
        return best_;
    }

private:
    struct Class {
        DeviceMask free = 0;
        std::uint32_t after = 0; ///< free devices of the classes behind this one
    };

    void take(std::size_t next, std::uint32_t wanted, DeviceMask taken) {
        if (wanted == 0) return consider(taken);
        const Class& from = classes_[next];
        const std::uint32_t least = wanted > from.after ? wanted - from.after : 0;
        for (std::uint32_t count = std::min(wanted, countOf(from.free)) + 1; count-- > least;)
            take(next + 1, wanted - count, taken | lowestOf(from.free, count));
    }

    void consider(DeviceMask chosen) {
        const std::int64_t worth = tables_.value(chosen);
        if (best_ != 0 && worth < worth_) return;
        const Rank rank = tables_.rankOf(free_, chosen);
        const bool isBetter =
            best_ == 0 || worth > worth_ || (rank != rank_ ? rank > rank_ : lowerIndices(chosen, best_));
        if (!isBetter) return;
        best_ = chosen;
        worth_ = worth;
        rank_ = rank;
    }

    const DeviceTables& tables_;
    DeviceMask free_;
    std::vector<Class> classes_;
    DeviceMask best_ = 0;
    std::int64_t worth_ = 0; ///< of the best one's pairs
    Rank rank_;
};

DeviceMask DeviceTables::search(DeviceMask free, std::uint32_t size) const {
    return Search(*this, free).best(size);
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
