// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/UtilizationShape.h"

#include <string>

namespace berth {
namespace {

constexpr std::int64_t kHighestUtilization = 100;
constexpr std::int64_t kHighestScore = 10;
constexpr std::int64_t kScoreScale = 10;

void checkRange(ValueReader& item, std::string_view key, std::int64_t value, std::int64_t highest) {
    if (value >= 0 && value <= highest) return;
    item.out().push_back(invalidValue(item.placeOf(key), item.pathOf(key), std::to_string(value),
                                      "not in valid range [0, " + std::to_string(highest) + "]"));
}

UtilizationPoint readPoint(ValueReader& item) {
    UtilizationPoint point{item.int32("utilization").value_or(0), item.int32("score").value_or(0)};
    checkRange(item, "utilization", point.utilization, kHighestUtilization);
    checkRange(item, "score", point.score, kHighestScore);
    item.finish();
    return point;
}

} // namespace

std::int64_t scoreAt(const UtilizationShape& shape, std::int64_t utilization) {
    for (std::size_t i = 0; i < shape.size(); ++i) {
        if (utilization > shape[i].utilization) continue;
        if (i == 0) return shape[0].score;
        const UtilizationPoint& from = shape[i - 1];
        const UtilizationPoint& to = shape[i];
        return from.score +
               (to.score - from.score) * (utilization - from.utilization) / (to.utilization - from.utilization);
    }
    return shape.back().score;
}

UtilizationShape readShape(ValueReader& reader, std::string_view key) {
    UtilizationShape shape;
    const std::vector<const Value*> items = reader.list(key);
    if (items.empty())
        reader.out().push_back(
            requiredValue(reader.placeOf(key), reader.pathOf(key), "at least one point must be specified"));
    bool sorted = true;
    for (std::size_t i = 0; i < items.size(); ++i) {
        ValueReader item(*items[i], indexed(reader.pathOf(key), i), reader.out());
        UtilizationPoint point = readPoint(item);
        if (sorted && i > 0 && shape.back().utilization >= point.utilization) {
            sorted = false;
            reader.out().push_back(invalidValue(item.placeOf("utilization"), item.pathOf("utilization"),
                                                std::to_string(point.utilization),
                                                "values must be sorted in increasing order"));
        }
        point.score *= kScoreScale;
        shape.push_back(point);
    }
    return shape;
}

} // namespace berth
