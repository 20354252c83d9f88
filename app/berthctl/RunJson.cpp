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
    json["metrics"] = metrics::toJson(report.figures);
    if (report.expects) json["expect"] = {{"met", report.unmet.empty()}, {"differences", report.unmet}};
    json["fingerprint"] = report.fingerprint;
    return json;
}

} // namespace berth::ctl
