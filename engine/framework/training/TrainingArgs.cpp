// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/training/TrainingArgs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>

namespace berth {
namespace {

void refuse(ValueReader& reader, std::string_view key, std::string text) {
    reader.out().push_back({Severity::Error, reader.placeOf(key), fmt::format("{}: {}", reader.pathOf(key), text), {}});
}

LevelBands readBands(ValueReader& reader) {
    LevelBands bands;
    const Value* given = reader.map("bands");
    if (given == nullptr) return bands;
    ValueReader fields(*given, reader.pathOf("bands"), reader.out());
    bands.p0From = fields.int32("p0").value_or(bands.p0From);
    bands.p1From = fields.int32("p1").value_or(bands.p1From);
    fields.finish();
    if (bands.p0From <= bands.p1From)
        refuse(reader, "bands", fmt::format("p0 {} is not above p1 {}", bands.p0From, bands.p1From));
    return bands;
}

} // namespace

void skipTypeMeta(ValueReader& reader) {
    reader.any("apiVersion");
    reader.any("kind");
}

std::int64_t integerWithin(ValueReader& reader, std::string_view key, std::int64_t fallback, std::int64_t least,
                           std::int64_t most) {
    const auto given = reader.int64(key);
    if (!given) return fallback;
    if (*given >= least && *given <= most) return *given;
    const bool open = most == std::numeric_limits<std::int64_t>::max();
    refuse(reader, key,
           open ? fmt::format("{} is below {}", *given, least)
                : fmt::format("{} is not in [{}, {}]", *given, least, most));
    return fallback;
}

std::size_t wordOf(ValueReader& reader, std::string_view key, std::size_t fallback,
                   std::span<const std::string_view> words) {
    const auto given = reader.string(key);
    if (!given) return fallback;
    const auto found = std::find(words.begin(), words.end(), *given);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    refuse(reader, key, fmt::format("{} is none of {}", quoted(*given), fmt::join(words, ", ")));
    return fallback;
}

LevelPermitRules readPermitRules(ValueReader& reader) {
    LevelPermitRules rules;
    rules.bands = readBands(reader);
    rules.timeout = reader.duration("permitTimeout").value_or(rules.timeout);
    if (rules.timeout.ns <= 0) refuse(reader, "permitTimeout", toString(rules.timeout) + " is not above 0");
    rules.waitForImpossible = reader.boolean("waitForImpossible").value_or(rules.waitForImpossible);
    return rules;
}

DevicePolicy readDevicePolicy(ValueReader& reader) {
    constexpr std::array<std::string_view, 2> kPolicies = {"LinkAware", "FirstFree"};
    return static_cast<DevicePolicy>(wordOf(reader, "devicePolicy", 0, kPolicies));
}

std::optional<std::int64_t> readMaxGpuPerNode(ValueReader& reader) {
    const auto given = reader.int64("maxGPUPerNode");
    if (given && *given < 1) refuse(reader, "maxGPUPerNode", fmt::format("{} is below 1", *given));
    return given;
}

} // namespace berth
