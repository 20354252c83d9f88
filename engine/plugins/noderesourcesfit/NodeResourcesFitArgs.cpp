// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesfit/NodeResourcesFitArgs.h"

#include "engine/model/Names.h"

#include <fmt/format.h>

#include <array>
#include <optional>

namespace berth {
namespace {

constexpr std::int64_t kHighestWeight = 100;
constexpr std::array<std::string_view, 3> kStrategies = {"LeastAllocated", "MostAllocated", "RequestedToCapacityRatio"};

std::optional<ScoringStrategy> strategyNamed(std::string_view name) {
    for (std::size_t i = 0; i < kStrategies.size(); ++i)
        if (kStrategies[i] == name) return static_cast<ScoringStrategy>(i);
    return std::nullopt;
}

void checkName(const ValueReader& reader, const std::string& path, std::string_view key, const std::string& name,
               Diagnostics& out) {
    if (const std::string fault = qualifiedNameFault(name); !fault.empty())
        out.push_back(invalidValue(reader.placeOf(key), path, quoted(name), fault));
}

std::vector<std::string> readIgnored(ValueReader& reader, std::string_view key, bool isGroup) {
    std::vector<std::string> names = reader.strings(key);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string path = indexed(reader.pathOf(key), i);
        if (isGroup && names[i].find('/') != std::string::npos)
            reader.out().push_back(
                invalidValue(reader.placeOf(key), path, quoted(names[i]), "resource group name can't contain '/'"));
        checkName(reader, path, key, names[i], reader.out());
    }
    return names;
}

std::vector<CountedResource> readWeighted(ValueReader& strategy) {
    const std::vector<WrittenResource> written = readResources(strategy, "resources");
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i].weight >= 0 && written[i].weight <= kHighestWeight) continue;
        strategy.out().push_back(
            invalidValue(written[i].weightPlace, indexed(strategy.pathOf("resources"), i) + ".weight",
                         std::to_string(written[i].weight),
                         fmt::format("resource weight of {} not in valid range (0, 100]", written[i].name)));
    }
    return countedResources(written);
}

UtilizationShape readRatio(ValueReader& strategy, ScoringStrategy type) {
    constexpr std::string_view kKey = "requestedToCapacityRatio";
    const Value* ratio = strategy.map(kKey);
    const bool wanted = type == ScoringStrategy::RequestedToCapacityRatio;
    if (ratio == nullptr) {
        if (wanted)
            strategy.out().push_back(requiredValue(strategy.placeOf(kKey), strategy.pathOf(kKey),
                                                   "must be specified when type is RequestedToCapacityRatio"));
        return {};
    }
    ValueReader reader(*ratio, strategy.pathOf(kKey), strategy.out());
    UtilizationShape shape = readShape(reader, "shape");
    reader.finish();
    if (!wanted)
        strategy.out().push_back(forbiddenValue(strategy.placeOf(kKey), strategy.pathOf(kKey),
                                                "must be nil when type is not RequestedToCapacityRatio"));
    return shape;
}

void readStrategy(ValueReader& strategy, NodeResourcesFitArgs& result) {
    const std::string type = strategy.string("type").value_or("");
    const auto known = strategyNamed(type);
    if (!known)
        strategy.out().push_back(unsupportedValue(strategy.placeOf("type"), strategy.pathOf("type"), type,
                                                  {kStrategies.begin(), kStrategies.end()}));
    result.strategy = known.value_or(ScoringStrategy::LeastAllocated);
    result.resources = readWeighted(strategy);
    result.shape = readRatio(strategy, result.strategy);
    strategy.finish();
}

} // namespace

NodeResourcesFitArgs decodeNodeResourcesFitArgs(const Value& args, Diagnostics& out) {
    NodeResourcesFitArgs result;
    ValueReader reader(args, "", out);
    reader.typeMeta("NodeResourcesFitArgs");
    result.ignoredResources = readIgnored(reader, "ignoredResources", false);
    result.ignoredResourceGroups = readIgnored(reader, "ignoredResourceGroups", true);
    if (const Value* value = reader.map("scoringStrategy")) {
        ValueReader strategy(*value, reader.pathOf("scoringStrategy"), out);
        readStrategy(strategy, result);
    }
    reader.finish();
    return result;
}

} // namespace berth
