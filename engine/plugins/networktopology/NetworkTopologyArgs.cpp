// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/networktopology/NetworkTopologyArgs.h"

#include "engine/base/Scalar.h"
#include "engine/model/Names.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace berth {
namespace {

constexpr std::int64_t kMostScore = 100;

std::vector<std::string> readLevels(ValueReader& reader) {
    std::vector<std::string> labels = reader.strings("levels");
    const Value* const list = reader.any("levels");
    if (list == nullptr || list->kind != Value::Kind::List) return labels;
    if (list->items.empty())
        reader.out().push_back(requiredValue(list->place, reader.pathOf("levels"), "at least one level"));
    std::set<std::string> seen;
    for (std::size_t i = 0; i < labels.size() && i < list->items.size(); ++i) {
        const std::string path = indexed(reader.pathOf("levels"), i);
        if (!seen.insert(labels[i]).second)
            reader.out().push_back(duplicateValue(list->items[i].place, path, quoted(labels[i])));
        if (const std::string fault = qualifiedNameFault(labels[i]); !fault.empty())
            reader.out().push_back(invalidValue(list->items[i].place, path, quoted(labels[i]), fault));
    }
    return labels;
}

std::optional<std::int64_t> wholeNumber(const Value& value) {
    if (value.kind != Value::Kind::Scalar) return std::nullopt;
    const Scalar scalar = resolveScalar(value.text, value.quoted);
    return scalar.kind == Scalar::Kind::Integer ? std::optional(scalar.integer) : std::nullopt;
}

/// Scores of levels that the arguments name: evenly spread from outside to inside, unless they are the default ones.
std::vector<NetworkLevel> scored(const std::vector<std::string>& labels) {
    std::vector<NetworkLevel> levels;
    const auto count = static_cast<std::int64_t>(labels.size());
    for (std::int64_t i = 1; i <= count; ++i)
        levels.push_back({labels[static_cast<std::size_t>(i - 1)], kMostScore * i / (count + 1)});
    const std::vector<NetworkLevel> defaults = NetworkTopologyArgs::defaultLevels();
    const bool same = std::equal(levels.begin(), levels.end(), defaults.begin(), defaults.end(),
                                 [](const NetworkLevel& a, const NetworkLevel& b) { return a.label == b.label; });
    return same ? defaults : levels;
}

/// One for each level; nothing when the argument is absent.
std::optional<std::vector<std::int64_t>> readScores(ValueReader& reader, std::size_t levels) {
    const std::vector<const Value*> items = reader.list("levelScores");
    const Value* const list = reader.any("levelScores");
    if (list == nullptr || list->isNull()) return std::nullopt;
    std::vector<std::int64_t> scores;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::optional<std::int64_t> score = wholeNumber(*items[i]);
        if (!score || *score < 0 || *score > kMostScore)
            reader.out().push_back(invalidValue(items[i]->place, indexed(reader.pathOf("levelScores"), i),
                                                quoted(items[i]->text), "must be a whole number from 0 to 100"));
        scores.push_back(score.value_or(0));
    }
    if (scores.size() != levels && list->kind == Value::Kind::List)
        reader.out().push_back(invalidValue(list->place, reader.pathOf("levelScores"), std::to_string(scores.size()),
                                            fmt::format("must have one score for each of the {} levels", levels)));
    scores.resize(levels);
    return scores;
}

} // namespace

std::vector<NetworkLevel> NetworkTopologyArgs::defaultLevels() {
    return {{"network.topology.nvidia.com/core", 25},
            {"network.topology.nvidia.com/spine", 50},
            {"network.topology.nvidia.com/leaf", 75},
            {"network.topology.nvidia.com/accelerator", 90}};
}

NetworkTopologyArgs decodeNetworkTopologyArgs(const Value& args, Diagnostics& out) {
    NetworkTopologyArgs result;
    ValueReader reader(args, "", out);
    reader.string("apiVersion");
    reader.string("kind");
    const std::vector<std::string> labels = readLevels(reader);
    if (!labels.empty()) result.levels = scored(labels);
    if (const auto scores = readScores(reader, result.levels.size()))
        for (std::size_t i = 0; i < result.levels.size(); ++i) result.levels[i].score = (*scores)[i];
    reader.finish();
    return result;
}

} // namespace berth
