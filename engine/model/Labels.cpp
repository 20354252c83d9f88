// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Labels.h"

#include <algorithm>

namespace berth {
namespace {

bool isBefore(const StringMap::Entry& entry, std::string_view wanted) {
    return entry.first < wanted;
}

template <class Entries> auto lowerBound(Entries& entries, std::string_view key) {
    return std::lower_bound(entries.begin(), entries.end(), key, isBefore);
}

} // namespace

StringMap::StringMap(std::initializer_list<Entry> entries) {
    for (const Entry& entry : entries) set(entry.first, entry.second);
}

void StringMap::set(std::string key, std::string value) {
    const auto it = lowerBound(entries_, key);
    if (it != entries_.end() && it->first == key)
        it->second = std::move(value);
    else
        entries_.emplace(it, std::move(key), std::move(value));
}

void StringMap::erase(std::string_view key) {
    const auto it = lowerBound(entries_, key);
    if (it != entries_.end() && it->first == key) entries_.erase(it);
}

const std::string* StringMap::find(std::string_view key) const {
    const auto it = lowerBound(entries_, key);
    return it != entries_.end() && it->first == key ? &it->second : nullptr;
}

std::string_view StringMap::get(std::string_view key, std::string_view fallback) const {
    const std::string* value = find(key);
    return value != nullptr ? std::string_view(*value) : fallback;
}

} // namespace berth
