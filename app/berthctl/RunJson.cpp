// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/RunReport.h"
#include "engine/explain/Ending.h"
#include "engine/metrics/Json.h"

#include <nlohmann/json.hpp>

namespace berth::ctl {
namespace {

using Json = nlohmann::ordered_json;

Json asJson(const std::vector<RunReport::Place>& places) {
    Json json = Json::object();
    for (const auto& [pod, node] : places) json[pod] = node;
    return json;
}

Json asJson(const explain::PendingPod& pod) {
    Json json = {{"pod", pod.name}, {"where", pod.where}};
    if (!pod.why.empty()) json["message"] = pod.why;
    json["attempts"] = pod.attempts;
    json["waitedSeconds"] = static_cast<double>(pod.waited.ns) / 1e9;
    return json;
}

Json asJson(const metrics::Deadlock& deadlock, SimTime start) {
    Json json = {{"afterSeconds", static_cast<double>((deadlock.at - start).ns) / 1e9}};
    json["gangs"] = Json::array();
    for (const metrics::DeadlockedGang& gang : deadlock.gangs)
        json["gangs"].push_back({{"gang", gang.key},
                                 {"minMember", gang.minMember},
                                 {"holds", gang.holds.size()},
                                 {"lacks", gang.lacks},
                                 {"gpus", gang.gpus}});
    json["couldBeWholeWithout"] = Json::array();
    for (const metrics::Deadlock::Arc& arc : deadlock.arcs)
        json["couldBeWholeWithout"].push_back(
            {{"gang", deadlock.gangs[arc.waits].key}, {"without", deadlock.gangs[arc.holds].key}});
    return json;
}

} // namespace

nlohmann::ordered_json toJson(const RunReport& report) {
    Json json = {
        {"title", report.title},
        {"start", toString(report.start)},
        {"end", {{"at", toString(report.figures.at)}, {"why", explain::toString(report.end)}, {"text", report.ending}}},
        {"nodes", report.nodes},
        {"bound", asJson(report.bound)},
        {"finished", asJson(report.finished)}};
    json["pending"] = Json::array();
    for (const explain::PendingPod& pod : report.pending) json["pending"].push_back(asJson(pod));
    json["ignored"] = report.ignored;
    json["evicted"] = report.evicted;
    json["deadlocks"] = Json::array();
    for (const metrics::Deadlock& deadlock : report.deadlocks)
        json["deadlocks"].push_back(asJson(deadlock, report.start));
    json["metrics"] = metrics::toJson(report.figures);
    if (report.expects) json["expect"] = {{"met", report.unmet.empty()}, {"differences", report.unmet}};
    json["fingerprint"] = report.fingerprint;
    return json;
}

} // namespace berth::ctl
