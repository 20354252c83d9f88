// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Fields.h"

#include "engine/io/Scalar.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <numeric>

namespace berth::io {

namespace {

std::vector<std::string_view> words(std::string_view list) {
    std::vector<std::string_view> all;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(' '), list.size());
        if (end > 0) all.push_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return all;
}

char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

/// Levenshtein's distance, capital letters counting as small ones.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string_view nearest(std::string_view name, std::span<const std::string_view> candidates) {
    constexpr std::size_t kLongest = 64;
    if (name.empty() || name.size() > kLongest) return {};
    std::string_view best;
    std::size_t least = std::max<std::size_t>(1, name.size() / 3) + 1;
    for (const std::string_view candidate : candidates) {
        const bool begins = name.size() >= 3 && candidate.starts_with(name);
        const std::size_t d = begins ? 0 : distance(name, candidate);
        if (d < least) {
            least = d;
            best = candidate;
        }
    }
    return best;
}

std::string Fields::text(ValueRef value) {
    const ScalarType type = scalarType(value);
    if (type == ScalarType::String) return std::string(value.text());
    const std::string_view written = value.text();
    const bool isWord = type == ScalarType::Boolean && lower(written.front()) != 't' && lower(written.front()) != 'f';
    if (!isWord) {
        wrongType(value, "a text", value.isScalar() ? "Put it in quotes" : "");
        return {};
    }
    note(
        value,
        fmt::format("an unquoted {} is a boolean to kubectl, which would refuse it here; it is taken as text", written),
        "Put it in quotes");
    return std::string(written);
}

std::optional<bool> Fields::boolean(ValueRef value) {
    const std::optional<bool> read = asBoolean(value);
    if (!read) wrongType(value, "true or false", value.quoted() ? "Remove the quotes" : "");
    return read;
}

std::optional<std::int64_t> Fields::integer(ValueRef value, std::int64_t least, std::int64_t most) {
    const std::optional<std::int64_t> read = asInteger(value);
    if (!read) {
        const bool quotedNumber = value.quoted() && plainType(value.text()) == ScalarType::Integer;
        wrongType(value, "a whole number", quotedNumber ? "Remove the quotes" : "");
        return std::nullopt;
    }
    if (*read >= least && *read <= most) return read;
    if (most == std::numeric_limits<std::int64_t>::max() ||
        (most == std::numeric_limits<std::int32_t>::max() && *read < least))
        error(value, fmt::format("expected at least {}, found {}", least, *read));
    else
        error(value, fmt::format("expected {} to {}, found {}", least, most, *read));
    return std::nullopt;
}

std::optional<std::int32_t> Fields::int32(ValueRef value, std::int32_t least, std::int32_t most) {
    const std::optional<std::int64_t> read = integer(value, least, most);
    return read ? std::optional(static_cast<std::int32_t>(*read)) : std::nullopt;
}

std::optional<double> Fields::number(ValueRef value) {
    const std::optional<double> read = asNumber(value);
    if (!read) wrongType(value, "a number", value.quoted() ? "Remove the quotes" : "");
    return read;
}

std::optional<Quantity> Fields::quantity(ValueRef value) {
    const ScalarType type = scalarType(value);
    const bool number = type == ScalarType::Integer || type == ScalarType::Float;
    if (!number && type != ScalarType::String) {
        wrongType(value, "a quantity", "Write something like 2, 500m or 4Gi");
        return std::nullopt;
    }
    const Result<Quantity> read = number ? Quantity::parse(numberText(value)) : Quantity::parse(value.text());
    if (read) return *read;
    wrongType(value, "a quantity",
              "Write a number with a suffix such as 500m, 2, 1.5, 4Gi or 1e3 (no blank between them)");
    return std::nullopt;
}

std::optional<SimTime> Fields::time(ValueRef value) {
    const std::string written = text(value);
    if (written.empty()) return std::nullopt;
    const Result<SimTime> read = parseTime(written);
    if (read) return *read;
    error(value, read.error().text, "Write it as 2026-01-01T00:00:00Z");
    return std::nullopt;
}

std::optional<Duration> Fields::duration(ValueRef value) {
    const std::size_t before = findings_.errors();
    const std::string written = text(value);
    if (findings_.errors() != before) return std::nullopt;
    const Result<Duration> read = parseDuration(written);
    if (read) return *read;
    error(value, read.error().text, "Write a Go duration such as 90m, 1h30m or 250ms");
    return std::nullopt;
}

std::vector<std::string> Fields::texts(ValueRef list) {
    std::vector<std::string> all;
    each(list, [&](ValueRef item) { all.push_back(text(item)); });
    return all;
}

std::optional<std::size_t> Fields::oneOf(ValueRef value, std::span<const std::string_view> choices) {
    const std::size_t before = findings_.errors();
    const std::string written = text(value);
    if (findings_.errors() != before) return std::nullopt;
    const auto found = std::find(choices.begin(), choices.end(), written);
    if (found != choices.end()) return static_cast<std::size_t>(found - choices.begin());
    const std::string_view meant = nearest(written, choices);
    error(value, fmt::format("expected one of {}, found \"{}\"", fmt::join(choices, ", "), written),
          meant.empty() ? "" : fmt::format("Did you mean {}?", meant));
    return std::nullopt;
}

bool Fields::expectMap(ValueRef value) {
    if (!value.isMap()) wrongType(value, "a map");
    return value.isMap();
}

bool Fields::expectList(ValueRef value) {
    if (!value.isList())
        wrongType(value, "a list", value.isNull() ? "" : "Begin each item with \"- \", or write [ … ]");
    return value.isList();
}

void Fields::wrongType(ValueRef value, std::string_view expected, std::string hint) {
    error(value, fmt::format("expected {}, found {}", expected, describe(value)), std::move(hint));
}

void Fields::error(ValueRef value, std::string_view text, std::string hint) {
    findings_.error(value.place(), said(text), std::move(hint));
}

void Fields::note(ValueRef value, std::string_view text, std::string hint) {
    findings_.note(value.place(), said(text), std::move(hint));
}

void Fields::missing(ValueRef map, std::string_view name, std::string hint) {
    const Path path(*this, name);
    findings_.error(map.place(), said("this field is missing"), std::move(hint));
}

std::string Fields::path() const {
    std::string out;
    for (const Step& step : path_) {
        if (step.index >= 0)
            out += fmt::format("[{}]", step.index);
        else if (step.key.find_first_of("./ ") != std::string_view::npos)
            out += fmt::format("[{}]", step.key);
        else
            out += fmt::format("{}{}", out.empty() ? "" : ".", step.key);
    }
    return out;
}

std::string Fields::said(std::string_view text) const {
    const std::string where = path();
    return where.empty() ? std::string(text) : fmt::format("{}: {}", where, text);
}

bool Fields::isWord(std::string_view list, std::string_view word) {
    if (word.empty()) return false;
    for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
    }
    return false;
}

void Fields::unknown(ValueRef key, const std::vector<std::string_view>& known, std::string_view unused) {
    std::vector<std::string_view> all = known;
    const std::vector<std::string_view> others = words(unused);
    all.insert(all.end(), others.begin(), others.end());
    const std::string_view meant = nearest(key.text(), all);
    const Path path(*this, key.text());
    note(key, "unknown field, it is not used", meant.empty() ? "" : fmt::format("Did you mean {}?", meant));
}

} // namespace berth::io
