// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Setting.h"

#include "engine/io/config/ConfigurationEdit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <set>

namespace berth::tune {
namespace {

constexpr std::string_view kRange = "..";
constexpr std::int64_t kMostWeight = std::numeric_limits<std::int32_t>::max();

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && number >= -kMostWeight && number <= kMostWeight ? std::optional(number) : std::nullopt;
}

/// "1..5" or "1..9:2".
Result<std::vector<std::string>> rangeOf(std::string_view text) {
    const std::size_t dots = text.find(kRange);
    const std::string_view rest = text.substr(dots + kRange.size());
    const std::size_t colon = rest.find(':');
    const auto from = wholeNumber(text.substr(0, dots));
    const auto last = wholeNumber(rest.substr(0, colon));
    const auto step =
        colon == std::string_view::npos ? std::optional<std::int64_t>(1) : wholeNumber(rest.substr(colon + 1));
    if (!from || !last || !step || *step < 1 || *last < *from)
        return fail(fmt::format("a range is FROM..TO or FROM..TO:STEP in whole numbers, rising, not \"{}\"", text));
    if ((*last - *from) / *step >= static_cast<std::int64_t>(kMostSettings))
        return fail(fmt::format("{} has more than {} values: a larger step makes it smaller", text, kMostSettings));
    std::vector<std::string> values;
    for (std::int64_t value = *from; value <= *last; value += *step) values.push_back(std::to_string(value));
    return values;
}

Result<std::vector<std::string>> valuesOf(std::string_view text) {
    if (text.find(kRange) != std::string_view::npos) return rangeOf(text);
    std::vector<std::string> values;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        if (end == begin) return fail(fmt::format("\"{}\" has a place without a value", text));
        values.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return values;
}

/// "NAME=VALUES", each value once.
Result<std::pair<std::string, std::vector<std::string>>> split(std::string_view text, std::string_view form) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0)
        return fail(fmt::format("expected {}, not \"{}\"", form, text));
    auto values = valuesOf(text.substr(equals + 1));
    if (!values) return tl::unexpected(values.error());
    std::set<std::string> seen;
    std::erase_if(*values, [&](const std::string& value) { return !seen.insert(value).second; });
    return std::pair(std::string(text.substr(0, equals)), std::move(*values));
}

Result<void> checkWeight(std::string& value) {
    if (value == "0") value = kOff;
    if (value == kOff) return {};
    const auto weight = wholeNumber(value);
    if (weight && *weight > 0) return {};
    return fail(fmt::format("a weight is a whole number from 1 on, or off, not \"{}\"", value));
}

std::string spelled(const Axis& axis) {
    return axis.field.empty() ? axis.plugin : axis.plugin + "." + axis.field;
}

std::optional<std::int32_t> weightOf(const std::string& value) {
    const auto weight = wholeNumber(value);
    return weight && *weight > 0 ? std::optional(static_cast<std::int32_t>(*weight)) : std::nullopt;
}

} // namespace

std::string toString(const Setting& setting) {
    std::string text;
    for (const SettingValue& each : setting)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", each.name(), each.value);
    return text.empty() ? "as given" : text;
}

Result<Axis> weightAxis(std::string_view text) {
    auto parts = split(text, "PLUGIN=1..5 or PLUGIN=1,2,off");
    if (!parts) return tl::unexpected(parts.error());
    for (std::string& value : parts->second)
        if (auto good = checkWeight(value); !good) return tl::unexpected(good.error());
    return Axis{std::move(parts->first), {}, std::move(parts->second)};
}

Result<Axis> argumentAxis(std::string_view text) {
    constexpr std::string_view kForm = "PLUGIN.FIELD=a,b";
    auto parts = split(text, kForm);
    if (!parts) return tl::unexpected(parts.error());
    const std::size_t dot = parts->first.find('.');
    if (dot == 0 || dot == std::string::npos || dot + 1 == parts->first.size())
        return fail(fmt::format("expected {}, not \"{}\"", kForm, text));
    return Axis{parts->first.substr(0, dot), parts->first.substr(dot + 1), std::move(parts->second)};
}

Result<std::size_t> gridSize(std::span<const Axis> axes) {
    if (axes.empty()) return fail("nothing is to be varied");
    std::size_t size = 1;
    bool isTooMany = false;
    std::set<std::string> names;
    std::vector<std::size_t> counts;
    for (const Axis& axis : axes) {
        if (!names.insert(spelled(axis)).second) return fail(spelled(axis) + " is given twice");
        counts.push_back(axis.values.size());
        size = isTooMany ? size : size * axis.values.size();
        isTooMany = isTooMany || size > kMostSettings;
    }
    if (isTooMany)
        return fail(fmt::format("{} settings are more than {}: give fewer values, or a larger step as in 1..9:2",
                                fmt::join(counts, " × "), kMostSettings));
    return size;
}

std::vector<Setting> grid(std::span<const Axis> axes) {
    std::vector<Setting> settings{{}};
    for (const Axis& axis : axes) {
        std::vector<Setting> longer;
        for (const Setting& setting : settings)
            for (const std::string& value : axis.values) {
                longer.push_back(setting);
                longer.back().push_back({axis.plugin, axis.field, value});
            }
        settings = std::move(longer);
    }
    return settings;
}

tl::expected<ConfiguredSetting, Diagnostics> configured(const Configuration& given, std::string_view profile,
                                                        const Setting& setting, const ConfigurationCheck& check) {
    std::vector<io::WeightChange> weights;
    std::vector<io::ArgumentChange> arguments;
    for (const SettingValue& each : setting) {
        if (each.field.empty())
            weights.push_back({each.plugin, weightOf(each.value)});
        else
            arguments.push_back({each.plugin, each.field, each.value});
    }
    auto edited = io::withChanges(given, profile, weights, arguments, check);
    if (!edited) return tl::unexpected(std::move(edited.error()));
    return ConfiguredSetting{setting, std::move(edited->configuration), std::move(edited->flow)};
}

} // namespace berth::tune
