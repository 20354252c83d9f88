// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Json.h"

#include "engine/explain/Release.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>

namespace berth::explain {
namespace {

using Json = nlohmann::ordered_json;

/// FORMAT.md leaves these out of `scores`.
constexpr std::array<std::string_view, 2> kNotScored = {"DynamicResources", "VolumeBinding"};

Json statusJson(const Status& status) {
    Json json = {{"code", toString(status.code())}};
    if (!status.plugin().empty()) json["plugin"] = status.plugin();
    if (!status.reasons().empty()) json["reasons"] = status.reasons();
    return json;
}

/// A whole number where it is one.
Json secondsJson(Duration duration) {
    constexpr std::int64_t kSecond = 1'000'000'000;
    if (duration.ns % kSecond == 0) return duration.ns / kSecond;
    return static_cast<double>(duration.ns) / static_cast<double>(kSecond);
}

/// Writes one record; knows the names behind its numbers.
class CycleWriter {
public:
    CycleWriter(const CycleRecord& record, const PassResult& result) : record_(record), result_(result) {}

    Json write() {
        json_["pod"] = record_.podName;
        writePreFilter();
        writeFilter();
        writeScores();
        if (record_.selected) json_["selected"] = nameAt(*record_.selected);
        writePlace();
        writePostFilter();
        if (!record_.selected || !record_.message.empty()) json_["message"] = record_.message;
        return std::move(json_);
    }

private:
    const std::string& name(NodeId node) const { return result_.nodeNames[node.value]; }
    const std::string& nameAt(std::uint32_t position) const { return name(record_.nodes[position]); }

    std::vector<std::string> sortedNames(const std::vector<std::uint32_t>& positions) const {
        std::vector<std::string> names;
        for (const std::uint32_t position : positions) names.push_back(nameAt(position));
        std::sort(names.begin(), names.end());
        return names;
    }

    void writePreFilter() {
        if (record_.preFilterRejected) json_["preFilter"] = statusJson(*record_.preFilterRejected);
        if (record_.preFilterNodes) json_["preFilterNodes"] = *record_.preFilterNodes;
    }

    /// A nominated node outside PreFilter's nodes is asked too, but the format does not list it.
    bool wasListed(const std::string& node) const {
        return !record_.preFilterNodes ||
               std::binary_search(record_.preFilterNodes->begin(), record_.preFilterNodes->end(), node);
    }

    void writeFilter() {
        std::map<std::string, Json> rejected;
        for (const CycleRecord::Verdict& verdict : record_.verdicts)
            if (!verdict.status.ok() && wasListed(nameAt(verdict.node)))
                rejected[nameAt(verdict.node)] = statusJson(verdict.status);
        if (!rejected.empty()) json_["rejected"] = rejected;
        json_["feasible"] = sortedNames(record_.feasible);
    }

    void writeScores() {
        if (record_.totals.empty()) return;
        std::map<std::string, Json> scores;
        std::map<std::string, std::int64_t> totals;
        for (std::size_t i = 0; i < record_.feasible.size(); ++i) {
            scores[nameAt(record_.feasible[i])] = scoresOf(i);
            totals[nameAt(record_.feasible[i])] = record_.totals[i];
        }
        json_["scores"] = scores;
        json_["totals"] = totals;
        json_["best"] = sortedNames(record_.best);
    }

    Json scoresOf(std::size_t feasible) const {
        Json scores = Json::object();
        for (const CycleRecord::PluginScores& each : record_.scores) {
            const std::string& plugin = record_.plugins[static_cast<std::size_t>(each.plugin)];
            if (each.skipped || std::find(kNotScored.begin(), kNotScored.end(), plugin) != kNotScored.end()) continue;
            Json& score = scores[plugin];
            score = {{"raw", each.raw[feasible]}, {"weighted", each.normalized[feasible] * each.weight}};
            for (std::size_t i = 0; i < each.partNames.size(); ++i)
                score["terms"][each.partNames[i]] = each.parts[feasible][i];
        }
        return scores;
    }

    /// What Reserve and Permit said.
    void writePlace() {
        if (record_.devices) json_["devices"] = {{"node", nameAt(*record_.selected)}, {"indices", *record_.devices}};
        if (!record_.permit) return;
        json_["permit"] = {{"code", toString(record_.permit->code)}};
        for (const auto& [plugin, timeout] : record_.permit->waits)
            json_["permit"]["waits"][plugin] = secondsJson(timeout);
    }

    void writePostFilter() {
        if (!record_.postFilter) return;
        json_["postFilter"] = {{"code", toString(record_.postFilter->code())}};
        if (!record_.postFilter->ok() && !record_.postFilter->reasons().empty())
            json_["postFilter"]["reasons"] = record_.postFilter->reasons();
        if (record_.preemption) writePreemption(*record_.preemption);
        if (record_.nominated) json_["nominated"] = name(*record_.nominated);
    }

    void writePreemption(const PreemptionReport& report) {
        if (!report.candidates.empty()) json_["candidates"] = candidates(report);
        if (!report.best.empty()) json_["bestCandidates"] = namesOf(report.best);
        std::map<std::string, Json> rejected;
        for (const auto& [node, status] : report.dryRunRejected) rejected[name(node)] = statusJson(status);
        if (!rejected.empty()) json_["dryRunRejected"] = rejected;
    }

    std::map<std::string, Json> candidates(const PreemptionReport& report) const {
        std::map<std::string, Json> byNode;
        for (const PreemptionCandidate& candidate : report.candidates) {
            std::vector<std::string> victims;
            for (const PodId victim : candidate.victims) victims.push_back(result_.podNames[victim.value]);
            byNode[name(candidate.node)] = {{"victims", victims}, {"pdbViolations", candidate.pdbViolations}};
        }
        return byNode;
    }

    std::vector<std::string> namesOf(const std::vector<NodeId>& nodes) const {
        std::vector<std::string> names;
        for (const NodeId node : nodes) names.push_back(name(node));
        std::sort(names.begin(), names.end());
        return names;
    }

    const CycleRecord& record_;
    const PassResult& result_;
    Json json_ = Json::object();
};

} // namespace

nlohmann::ordered_json headJson() {
    Json json = Json::object();
    json["kubeScheduler"] = kRelease;
    return json;
}

nlohmann::ordered_json cycleJson(const CycleRecord& record, const PassResult& result) {
    return CycleWriter(record, result).write();
}

nlohmann::ordered_json endJson(const PassResult& result) {
    Json json = Json::object();
    if (!result.bound.empty()) json["bound"] = result.bound;
    if (!result.pending.empty()) json["pending"] = result.pending;
    if (!result.evicted.empty()) json["evicted"] = result.evicted;
    return json;
}

nlohmann::ordered_json toJson(const PassResult& result) {
    Json json = headJson();
    json["cycles"] = Json::array();
    for (const CycleRecord& record : result.cycles) json["cycles"].push_back(cycleJson(record, result));
    const Json end = endJson(result);
    for (const auto& [key, value] : end.items()) json[key] = value;
    return json;
}

nlohmann::ordered_json errorJson(const std::string& error) {
    return {{"kubeScheduler", kRelease}, {"error", error}};
}

} // namespace berth::explain
