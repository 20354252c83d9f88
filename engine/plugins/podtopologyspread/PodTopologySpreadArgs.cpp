// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/PodTopologySpreadArgs.h"

#include "engine/model/Names.h"

#include <fmt/format.h>

#include <set>

namespace berth {
namespace {

constexpr std::string_view kDoNotSchedule = "DoNotSchedule";
constexpr std::string_view kScheduleAnyway = "ScheduleAnyway";
constexpr std::string_view kType = "defaultingType";
constexpr std::string_view kConstraints = "defaultConstraints";

void checkTopologyKey(ValueReader& item, const std::string& key) {
    if (key.empty()) {
        item.out().push_back(
            requiredValue(item.placeOf("topologyKey"), item.pathOf("topologyKey"), "can not be empty"));
        return;
    }
    if (const std::string fault = qualifiedNameFault(key); !fault.empty())
        item.out().push_back(invalidValue(item.placeOf("topologyKey"), item.pathOf("topologyKey"), quoted(key), fault));
}

void readMaxSkew(ValueReader& item, TopologySpreadConstraint& constraint) {
    constraint.maxSkew = item.int32("maxSkew").value_or(0);
    if (constraint.maxSkew <= 0)
        item.out().push_back(invalidValue(item.placeOf("maxSkew"), item.pathOf("maxSkew"),
                                          std::to_string(constraint.maxSkew), "not in valid range (0, inf)"));
}

void readAction(ValueReader& item, TopologySpreadConstraint& constraint) {
    constexpr std::string_view kKey = "whenUnsatisfiable";
    const std::string action = item.string(kKey).value_or("");
    constraint.doNotSchedule = action == kDoNotSchedule;
    if (action.empty())
        item.out().push_back(requiredValue(item.placeOf(kKey), item.pathOf(kKey), "can not be empty"));
    else if (action != kDoNotSchedule && action != kScheduleAnyway)
        item.out().push_back(unsupportedValue(item.placeOf(kKey), item.pathOf(kKey), action,
                                              {std::string(kDoNotSchedule), std::string(kScheduleAnyway)}));
}

/// A policy `Honor` or `Ignore`.
bool readPolicy(ValueReader& item, std::string_view key, bool otherwise) {
    const auto policy = item.string(key);
    if (!policy) return otherwise;
    if (*policy != "Honor" && *policy != "Ignore")
        item.out().push_back(unsupportedValue(item.placeOf(key), item.pathOf(key), *policy, {"Honor", "Ignore"}));
    return *policy == "Honor";
}

TopologySpreadConstraint readConstraint(ValueReader& item) {
    TopologySpreadConstraint constraint;
    readMaxSkew(item, constraint);
    constraint.topologyKey = item.string("topologyKey").value_or("");
    checkTopologyKey(item, constraint.topologyKey);
    readAction(item, constraint);
    if (item.any("labelSelector") != nullptr)
        item.out().push_back(forbiddenValue(item.placeOf("labelSelector"), item.pathOf("labelSelector"),
                                            "constraint must not define a selector, as they deduced for each pod"));
    constraint.minDomains = item.int32("minDomains");
    constraint.honorAffinity = readPolicy(item, "nodeAffinityPolicy", true);
    constraint.honorTaints = readPolicy(item, "nodeTaintsPolicy", false);
    constraint.matchLabelKeys = item.strings("matchLabelKeys");
    item.finish();
    return constraint;
}

std::vector<TopologySpreadConstraint> readConstraints(ValueReader& reader) {
    std::vector<TopologySpreadConstraint> constraints;
    std::set<std::string> seen;
    const std::vector<const Value*> items = reader.list(kConstraints);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string path = indexed(reader.pathOf(kConstraints), i);
        ValueReader item(*items[i], path, reader.out());
        constraints.push_back(readConstraint(item));
        const std::string id = fmt::format("{{{}, {}}}", constraints.back().topologyKey,
                                           constraints.back().doNotSchedule ? kDoNotSchedule : kScheduleAnyway);
        if (!seen.insert(id).second) reader.out().push_back(duplicateValue(items[i]->place, path, quoted(id)));
    }
    return constraints;
}

void readType(ValueReader& reader, PodTopologySpreadArgs& args) {
    const std::string type = reader.string(kType).value_or("System");
    args.systemDefaults = type != "List";
    if (type != "System" && type != "List")
        reader.out().push_back(unsupportedValue(reader.placeOf(kType), reader.pathOf(kType), type, {"System", "List"}));
    else if (args.systemDefaults && !args.defaultConstraints.empty())
        reader.out().push_back(invalidValue(reader.placeOf(kType), reader.pathOf(kType), quoted(type),
                                            "when .defaultConstraints are not empty"));
}

} // namespace

PodTopologySpreadArgs decodePodTopologySpreadArgs(const Value& args, Diagnostics& out) {
    PodTopologySpreadArgs result;
    ValueReader reader(args, "", out);
    reader.typeMeta("PodTopologySpreadArgs");
    result.defaultConstraints = readConstraints(reader);
    readType(reader, result);
    reader.finish();
    return result;
}

} // namespace berth
