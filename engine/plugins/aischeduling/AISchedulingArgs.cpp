// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/AISchedulingArgs.h"

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

ScoreRules readScore(ValueReader& reader) {
    ScoreRules rules;
    static_cast<FairnessRules&>(rules) = readFairness(reader);
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
