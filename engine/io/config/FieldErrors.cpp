// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/FieldErrors.h"

#include <fmt/format.h>

#include <charconv>
#include <cstddef>
#include <utility>

namespace berth::io {
namespace {

ValueRef itemOf(ValueRef list, std::size_t index) {
    for (const ValueRef item : list.items())
        if (index-- == 0) return item;
    return {};
}

/// The value that the first step of `path` ("name" or "[3]") leads to; that step is cut off.
ValueRef step(ValueRef from, std::string_view& path) {
    if (path.starts_with('[')) {
        const std::size_t end = path.find(']');
        std::size_t index = 0;
        std::from_chars(path.data() + 1, path.data() + end, index);
        path.remove_prefix(end + 1);
        return itemOf(from, index);
    }
    if (path.starts_with('.')) path.remove_prefix(1);
    const std::string_view name = path.substr(0, path.find_first_of(".["));
    path.remove_prefix(name.size());
    return from.find(name);
}

} // namespace

Place placeOf(ValueRef document, std::string_view path) {
    ValueRef deepest = document;
    while (!path.empty()) {
        const ValueRef next = step(deepest, path);
        if (!next) break;
        deepest = next;
    }
    return deepest.place();
}

void FieldErrors::invalidAt(const Place& place, const std::string& path, std::string_view value,
                            std::string_view detail, std::string hint) {
    findings_.error(place, fmt::format("{}: Invalid value: {}: {}", path, value, detail), std::move(hint));
}

void FieldErrors::invalid(const std::string& path, std::string_view value, std::string_view detail, std::string hint) {
    invalidAt(placeOf(document_, path), path, value, detail, std::move(hint));
}

void FieldErrors::invalidText(const std::string& path, std::string_view value, std::string_view detail,
                              std::string hint) {
    invalid(path, fmt::format("\"{}\"", value), detail, std::move(hint));
}

void FieldErrors::required(const std::string& path, std::string hint) {
    findings_.error(placeOf(document_, path), fmt::format("{}: Required value", path), std::move(hint));
}

void FieldErrors::duplicate(const std::string& path, std::string_view value, std::string hint) {
    findings_.error(placeOf(document_, path), fmt::format("{}: Duplicate value: \"{}\"", path, value), std::move(hint));
}

} // namespace berth::io
