// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/TimelineJson.h"

#include "engine/explain/Release.h"

#include <nlohmann/json.hpp>

namespace berth::explain {
namespace {

using Json = nlohmann::ordered_json;

void put(Json& json, const char* key, const std::string& value) {
    if (!value.empty()) json[key] = value;
}

Json toJson(const TimelineEvent& event) {
    Json json = {{"at", event.at}, {"pod", event.pod}, {"what", event.what}};
    put(json, "queue", event.queue);
    put(json, "by", event.by);
    if (!event.plugins.empty()) json["plugins"] = event.plugins;
    put(json, "node", event.node);
    put(json, "preemptor", event.preemptor);
    if (event.attempts != 0) json["attempts"] = event.attempts;
    put(json, "backoffUntil", event.backoffUntil);
    return json;
}

std::string compact(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

nlohmann::ordered_json toJson(const Timeline& timeline) {
    Json events = Json::array();
    for (const TimelineEvent& event : timeline.events) events.push_back(toJson(event));
    return {{"kubeScheduler", kRelease}, {"events", std::move(events)}, {"final", timeline.final}};
}

std::string toText(const Timeline& timeline) {
    std::string text = "{\"kubeScheduler\": " + compact(kRelease) + ",\n\"events\": [";
    const char* separator = "\n";
    for (const TimelineEvent& event : timeline.events) {
        text += separator + compact(toJson(event));
        separator = ",\n";
    }
    return text + "],\n\"final\": " + compact(timeline.final) + "}\n";
}

} // namespace berth::explain
