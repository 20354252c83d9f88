// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/AISchedulingArgs.h"

#include "engine/base/Scalar.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>

namespace berth {
namespace {

constexpr std::array<std::string_view, 2> kOrders = {"Upstream", "LeastLostWork"};
constexpr std::array<std::string_view, 2> kGangs = {"Group", "Pod"};
constexpr std::array<std::string_view, 2> kModes = {"Delete", "EvictionAPI"};
constexpr std::string_view kFactor = "fairnessFactor";

void refuse(ValueReader& reader, const Place& place, std::string_view key, const std::string& text) {
    reader.out().push_back({Severity::Error, place, fmt::format("{}: {}", reader.pathOf(key), text), {}});
}

EvictionRules readEviction(ValueReader& reader) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    EvictionRules rules;
    rules.threshold = integerWithin(reader, "priorityPreemptionThreshold", rules.threshold, 0, 2);
    rules.maxVictims = integerWithin(reader, "maxPreemptPodsPerCycle", rules.maxVictims, 1, kMost);
    rules.order = static_cast<VictimOrder>(wordOf(reader, "victimOrder", 0, kOrders));
    rules.gangs = static_cast<GangEviction>(wordOf(reader, "gangEviction", 0, kGangs));
    rules.mode = static_cast<EvictionMode>(wordOf(reader, "evictionMode", 0, kModes));
    return rules;
}

bool isNumber(const Value& value) {
    if (value.kind != Value::Kind::Scalar) return false;
    const Scalar::Kind kind = resolveScalar(value.text, value.quoted).kind;
    return kind == Scalar::Kind::Integer || kind == Scalar::Kind::Float;
}

Decimal readFactor(ValueReader& reader, Decimal fallback) {
    const Value* given = reader.any(kFactor);
    if (given == nullptr) return fallback;
    if (!isNumber(*given)) {
        refuse(reader, given->place, kFactor, "expected a number from 0 to 1");
        return fallback;
    }
    const auto factor = Decimal::parse(given->text);
    if (!factor)
        refuse(reader, given->place, kFactor, fmt::format("{} is no decimal number of at most 15 digits", given->text));
    else if (!factor->withinUnit())
        refuse(reader, given->place, kFactor, fmt::format("{} is not in [0, 1]", given->text));
    return factor.value_or(fallback);
}

ScoreRules readScore(ValueReader& reader) {
    ScoreRules rules;
    rules.fairness = reader.boolean("fairnessEnabled").value_or(rules.fairness);
    rules.fairnessThreshold = integerWithin(reader, "fairnessThreshold", rules.fairnessThreshold, 0, 100);
    rules.fairnessFactor = readFactor(reader, rules.fairnessFactor);
    rules.oddRemainderPenalty = integerWithin(reader, "oddRemainderPenalty", rules.oddRemainderPenalty, 0, 100);
    rules.nvlinkBonus = integerWithin(reader, "nvlinkBonus", rules.nvlinkBonus, 0, 100);
    return rules;
}

std::set<Pitfall> readPitfalls(ValueReader& reader) {
    std::set<Pitfall> pitfalls;
    for (const std::string& name : reader.strings("pitfalls")) {
        const auto* const known = std::find(kPitfallNames.begin(), kPitfallNames.end(), name);
        if (known == kPitfallNames.end())
            refuse(reader, reader.placeOf("pitfalls"), "pitfalls",
                   fmt::format("{} is none of {}", quoted(name), fmt::join(kPitfallNames, ", ")));
        else
            pitfalls.insert(static_cast<Pitfall>(known - kPitfallNames.begin()));
    }
    return pitfalls;
}

} // namespace

AISchedulingArgs decodeAISchedulingArgs(const Value& args, Diagnostics& out) {
    AISchedulingArgs result;
    ValueReader reader(args, "", out);
    skipTypeMeta(reader);
    result.maxGpuPerNode = readMaxGpuPerNode(reader);
    result.devicePolicy = readDevicePolicy(reader);
    result.permit = readPermitRules(reader);
    result.eviction = readEviction(reader);
    result.eviction.bands = result.permit.bands;
    result.score = readScore(reader);
    result.pitfalls = readPitfalls(reader);
    reader.finish();
    return result;
}

} // namespace berth
