// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/ValueReader.h"

#include "engine/base/Scalar.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <limits>

namespace berth {
namespace {

constexpr std::string_view kApiVersion = "kubescheduler.config.k8s.io/v1";

Diagnostic error(const Place& place, std::string text, std::string hint = {}) {
    return {Severity::Error, place, std::move(text), std::move(hint)};
}

std::string_view kindName(const Value& value) {
    switch (value.kind) {
    case Value::Kind::Null: return "null";
    case Value::Kind::Scalar: return "a scalar";
    case Value::Kind::List: return "a list";
    case Value::Kind::Map: return "a map";
    }
    return "";
}

std::string shown(const Value& value) {
    if (value.kind != Value::Kind::Scalar) return std::string(kindName(value));
    return value.quoted ? quoted(value.text) : value.text;
}

Scalar resolved(const Value& value) {
    return resolveScalar(value.text, value.quoted);
}

/// The integer that upstream's YAML to JSON to Go way makes of a scalar: 5, 0x10 and 5.0 are integers.
std::optional<std::int64_t> integerOf(const Value& value) {
    constexpr double kExact = 9007199254740992.0;
    const Scalar scalar = resolved(value);
    if (scalar.kind == Scalar::Kind::Integer) return scalar.integer;
    const bool isWhole = scalar.kind == Scalar::Kind::Float && std::abs(scalar.number) <= kExact &&
                         std::trunc(scalar.number) == scalar.number;
    return isWhole ? std::optional(static_cast<std::int64_t>(scalar.number)) : std::nullopt;
}

bool isText(const Value& value) {
    return value.kind == Value::Kind::Scalar && resolved(value).kind == Scalar::Kind::Text;
}

} // namespace

ValueReader::ValueReader(const Value& value, std::string path, Diagnostics& out)
    : value_(value), path_(std::move(path)), out_(out) {
    if (value.kind != Value::Kind::Map && !value.isNull())
        out_.push_back(error(value.place, fmt::format("{} must be a map of fields, not {}",
                                                      path_.empty() ? "this" : path_, shown(value))));
}

const Value* ValueReader::any(std::string_view key) {
    asked_.emplace(key);
    const Value* value = value_.find(key);
    return value != nullptr && !value->isNull() ? value : nullptr;
}

const Value* ValueReader::scalar(std::string_view key, std::string_view wanted) {
    const Value* value = any(key);
    if (value == nullptr || value->kind == Value::Kind::Scalar) return value;
    out_.push_back(error(value->place, fmt::format("{} must be {}, not {}", pathOf(key), wanted, kindName(*value))));
    return nullptr;
}

std::optional<std::int64_t> ValueReader::int64(std::string_view key) {
    const Value* value = scalar(key, "an integer");
    if (value == nullptr) return std::nullopt;
    const auto number = integerOf(*value);
    if (!number)
        out_.push_back(error(value->place, fmt::format("{} must be an integer, not {}", pathOf(key), shown(*value)),
                             value->quoted ? "Write the number without quotes" : ""));
    return number;
}

std::optional<std::int32_t> ValueReader::int32(std::string_view key) {
    const auto number = int64(key);
    if (!number) return std::nullopt;
    if (*number < std::numeric_limits<std::int32_t>::min() || *number > std::numeric_limits<std::int32_t>::max()) {
        out_.push_back(error(placeOf(key), fmt::format("{} must be a 32-bit integer, not {}", pathOf(key), *number)));
        return std::nullopt;
    }
    return static_cast<std::int32_t>(*number);
}

std::optional<bool> ValueReader::boolean(std::string_view key) {
    const Value* value = scalar(key, "true or false");
    if (value == nullptr) return std::nullopt;
    const Scalar read = resolved(*value);
    if (read.kind == Scalar::Kind::Bool) return read.boolean;
    out_.push_back(error(value->place, fmt::format("{} must be true or false, not {}", pathOf(key), shown(*value))));
    return std::nullopt;
}

std::optional<std::string> ValueReader::string(std::string_view key) {
    const Value* value = scalar(key, "a string");
    if (value == nullptr) return std::nullopt;
    if (isText(*value)) return value->text;
    out_.push_back(
        error(value->place, fmt::format("{} must be a string, not {}", pathOf(key), value->text), "Put it in quotes"));
    return std::nullopt;
}

std::optional<Duration> ValueReader::duration(std::string_view key) {
    const auto text = string(key);
    if (!text) return std::nullopt;
    const auto parsed = parseDuration(*text);
    if (parsed) return *parsed;
    out_.push_back(error(placeOf(key), fmt::format("{}: {}", pathOf(key), parsed.error().text),
                         "Write a duration such as 30s or 1m30s"));
    return std::nullopt;
}

std::vector<const Value*> ValueReader::list(std::string_view key) {
    std::vector<const Value*> items;
    const Value* value = any(key);
    if (value == nullptr) return items;
    if (value->kind != Value::Kind::List) {
        out_.push_back(error(value->place, fmt::format("{} must be a list, not {}", pathOf(key), shown(*value))));
        return items;
    }
    for (const Value& item : value->items) items.push_back(&item);
    return items;
}

std::vector<std::string> ValueReader::strings(std::string_view key) {
    std::vector<std::string> texts;
    for (const Value* item : list(key)) {
        if (isText(*item))
            texts.push_back(item->text);
        else
            out_.push_back(error(item->place, fmt::format("{} must hold strings, not {}", pathOf(key), shown(*item))));
    }
    return texts;
}

const Value* ValueReader::map(std::string_view key) {
    const Value* value = any(key);
    if (value == nullptr || value->kind == Value::Kind::Map) return value;
    out_.push_back(error(value->place, fmt::format("{} must be a map of fields, not {}", pathOf(key), shown(*value))));
    return nullptr;
}

void ValueReader::typeMeta(std::string_view kind) {
    const auto version = string("apiVersion");
    if (version && *version != kApiVersion)
        out_.push_back(error(placeOf("apiVersion"),
                             fmt::format("no kind {} is registered for version {}", quoted(kind), quoted(*version)),
                             fmt::format("The version must be {}", kApiVersion)));
    const auto given = string("kind");
    if (given && *given != kind)
        out_.push_back(error(placeOf("kind"), fmt::format("the arguments must be of kind {}, not {}", kind, *given)));
}

void ValueReader::finish() {
    std::set<std::string_view> seen;
    for (const auto& [key, value] : value_.members) {
        if (!seen.insert(key).second)
            out_.push_back(error(value.place, fmt::format("key {} already set in map", quoted(key))));
        else if (asked_.find(key) == asked_.end())
            out_.push_back(error(value.place, fmt::format("unknown field {}", quoted(pathOf(key)))));
    }
}

std::string ValueReader::pathOf(std::string_view key) const {
    return under(path_, key);
}

const Place& ValueReader::placeOf(std::string_view key) const {
    const Value* value = value_.find(key);
    return value != nullptr ? value->place : value_.place;
}

std::string indexed(const std::string& path, std::size_t index) {
    return fmt::format("{}[{}]", path, index);
}

std::string under(const std::string& path, std::string_view name) {
    return path.empty() ? std::string(name) : fmt::format("{}.{}", path, name);
}

Diagnostic invalidValue(const Place& place, const std::string& path, const std::string& shown,
                        const std::string& detail) {
    return error(place, fmt::format("{}: Invalid value: {}: {}", path, shown, detail));
}

Diagnostic requiredValue(const Place& place, const std::string& path, const std::string& detail) {
    return error(place, fmt::format("{}: Required value{}{}", path, detail.empty() ? "" : ": ", detail));
}

Diagnostic duplicateValue(const Place& place, const std::string& path, const std::string& shown) {
    return error(place, fmt::format("{}: Duplicate value: {}", path, shown));
}

Diagnostic unsupportedValue(const Place& place, const std::string& path, const std::string& value,
                            const std::vector<std::string>& supported) {
    std::vector<std::string> names;
    for (const std::string& name : supported) names.push_back(quoted(name));
    return error(place, fmt::format("{}: Unsupported value: {}: supported values: {}", path, quoted(value),
                                    fmt::join(names, ", ")));
}

Diagnostic forbiddenValue(const Place& place, const std::string& path, const std::string& detail) {
    return error(place, fmt::format("{}: Forbidden: {}", path, detail));
}

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

} // namespace berth
