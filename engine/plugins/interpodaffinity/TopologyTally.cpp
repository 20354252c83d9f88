// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/TopologyTally.h"

#include <algorithm>
#include <functional>

namespace berth {
namespace {

template <class Numbers, class Pair> std::int64_t numberOf(const Numbers& numbers, const Pair& pair) {
    const auto it = numbers.find(pair);
    return it == numbers.end() ? 0 : it->second;
}

} // namespace

std::size_t TopologyTally::PairHash::operator()(const Pair& pair) const noexcept {
    const std::hash<std::string_view> hash;
    return hash(pair.key) * 31 + hash(pair.value);
}

void TopologyTally::add(std::string_view key, std::string_view value, std::int64_t number) {
    if (number == 0) return;
    const std::int64_t before = at(key, value);
    if (before == 0) {
        ++pairs_;
        noteKey(key);
    } else if (before + number == 0) {
        --pairs_;
    }
    changes_[{key, value}] += number;
}

std::int64_t TopologyTally::at(std::string_view key, std::string_view value) const {
    const Pair pair{key, value};
    return (settled_ ? numberOf(*settled_, pair) : 0) + numberOf(changes_, pair);
}

std::vector<std::string_view> TopologyTally::valuesOf(std::string_view key) const {
    std::vector<std::string_view> values;
    const auto take = [&](const Numbers& numbers) {
        for (const auto& [pair, number] : numbers)
            if (pair.key == key && at(key, pair.value) != 0) values.push_back(pair.value);
    };
    if (settled_) take(*settled_);
    take(changes_);
    return values;
}

void TopologyTally::settle() {
    settled_ = std::make_shared<const Numbers>(std::move(changes_));
    changes_.clear();
}

void TopologyTally::noteKey(std::string_view key) {
    if (std::find(keys_.begin(), keys_.end(), key) == keys_.end()) keys_.push_back(key);
}

} // namespace berth
