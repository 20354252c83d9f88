// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace berth {

/// A string → string map kept sorted by key: labels, annotations, nodeSelector. Small, cheap to compare, ordered wherever it is printed.
class StringMap {
public:
    using Entry = std::pair<std::string, std::string>;

    StringMap() = default;
    StringMap(std::initializer_list<Entry> entries);

    /// Sets `key`, replacing what was there.
    void set(std::string key, std::string value);
    /// Removes `key`; nothing happens when it is absent.
    void erase(std::string_view key);
    /// The value, or nullptr when the key is absent. Valid until the map changes.
    const std::string* find(std::string_view key) const;
    bool contains(std::string_view key) const { return find(key) != nullptr; }
    /// The value, or `fallback` when the key is absent.
    std::string_view get(std::string_view key, std::string_view fallback = {}) const;

    bool empty() const { return entries_.empty(); }
    std::size_t size() const { return entries_.size(); }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }

    friend bool operator==(const StringMap&, const StringMap&) = default;

private:
    std::vector<Entry> entries_;
};

using Labels = StringMap;
using Annotations = StringMap;

} // namespace berth
