// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/SweepFile.h"

#include "engine/explain/Ending.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace berth::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kKind = "BerthSweep";
constexpr int kVersion = 1;
constexpr double kNanoseconds = 1e9;
constexpr double kMostSeconds = 9e9; ///< what a Duration holds
constexpr std::array<std::string_view, kLevels> kLevelNames{"P0", "P1", "P2"};
constexpr std::array kEnds{RunEnd::Until, RunEnd::NothingLeft, RunEnd::RetryForever};

double seconds(Duration duration) {
    return static_cast<double>(duration.ns) / kNanoseconds;
}

Json toJson(const SweepGroup& group) {
    Json json = {{"submitted", group.submitted}, {"bound", group.bound}, {"pending", group.pending}};
    if (group.waited)
        json["waitedSeconds"] = {{"p50", seconds(group.waited->p50)},
                                 {"p95", seconds(group.waited->p95)},
                                 {"max", seconds(group.waited->max)}};
    return json;
}

Json toJson(const SweepRun& run) {
    Json json = {{"setting", Json::object()}};
    for (const SettingValue& value : run.setting) json["setting"][value.name()] = value.value;
    json["fingerprint"] = run.fingerprint;
    json["end"] = explain::toString(run.end);
    if (run.figures.gpuAllocation) json["gpuAllocation"] = *run.figures.gpuAllocation;
    if (run.figures.unallocatable) json["unallocatableGpus"] = *run.figures.unallocatable;
    json["evicted"] = run.figures.evicted;
    json["all"] = toJson(run.figures.all);
    for (std::size_t i = 0; i < kLevels; ++i)
        json["levels"][std::string(kLevelNames[i])] = toJson(run.figures.levels[i]);
    return json;
}

/// Reads one document; remembers the first thing that is not as it should be.
class SweepReader {
public:
    Result<SweepFile> read(const Json& document) {
        SweepFile file;
        if (text(document, "kind") != kKind) return fail("it is no result of berthctl tune sweep --format json");
        if (number(document, "version") != kVersion) return fail("it is of another version of berthctl");
        const Json& input = object(document, "input");
        file.input = {text(input, "title"), text(input, "digest"), text(input, "profile"), count(input, "seed")};
        file.given = run(object(document, "given"));
        const Json settings = document.value("settings", Json());
        if (!settings.is_array()) note("settings");
        for (const Json& each : settings) file.runs.push_back(run(each));
        if (!wrong_.empty()) return fail(fmt::format("{} is missing or of the wrong type", wrong_));
        return file;
    }

private:
    static constexpr std::string_view kQuantiles = "waitedSeconds";

    void note(std::string_view what) {
        if (wrong_.empty()) wrong_ = what;
    }

    const Json& object(const Json& in, const std::string& name) {
        static const Json kNone = Json::object();
        if (in.is_object() && in.contains(name) && in[name].is_object()) return in[name];
        note(name);
        return kNone;
    }

    std::string text(const Json& in, const std::string& name) {
        if (in.is_object() && in.contains(name) && in[name].is_string()) return in[name].get<std::string>();
        note(name);
        return {};
    }

    double number(const Json& in, const std::string& name) {
        if (in.is_object() && in.contains(name) && in[name].is_number()) return in[name].get<double>();
        note(name);
        return 0;
    }

    std::uint64_t count(const Json& in, const std::string& name) {
        if (in.is_object() && in.contains(name) && in[name].is_number_unsigned()) return in[name].get<std::uint64_t>();
        note(name);
        return 0;
    }

    Duration duration(const Json& in, const std::string& name) {
        const double given = number(in, name);
        if (std::abs(given) > kMostSeconds) note(name);
        return {std::llround(std::clamp(given, -kMostSeconds, kMostSeconds) * kNanoseconds)};
    }

    SweepGroup group(const Json& in) {
        SweepGroup group{count(in, "submitted"), count(in, "bound"), count(in, "pending"), {}};
        if (!in.contains(kQuantiles)) return group;
        const Json& waited = object(in, std::string(kQuantiles));
        group.waited =
            metrics::Quantiles{group.bound, duration(waited, "p50"), duration(waited, "p95"), duration(waited, "max")};
        return group;
    }

    Setting setting(const Json& in) {
        Setting setting;
        for (const auto& [name, value] : in.items()) {
            if (!value.is_string()) note("setting");
            const std::size_t dot = name.find('.');
            setting.push_back({name.substr(0, dot), dot == std::string::npos ? "" : name.substr(dot + 1),
                               value.is_string() ? value.get<std::string>() : ""});
        }
        return setting;
    }

    RunEnd end(const Json& in) {
        const std::string name = text(in, "end");
        const auto* const found = std::ranges::find(kEnds, name, explain::toString);
        if (found == kEnds.end()) note("end");
        return found == kEnds.end() ? RunEnd::Until : *found;
    }

    SweepRun run(const Json& in) {
        SweepRun run;
        run.setting = setting(object(in, "setting"));
        run.fingerprint = text(in, "fingerprint");
        run.end = end(in);
        if (in.contains("gpuAllocation")) run.figures.gpuAllocation = number(in, "gpuAllocation");
        if (in.contains("unallocatableGpus")) run.figures.unallocatable = number(in, "unallocatableGpus");
        run.figures.evicted = count(in, "evicted");
        run.figures.all = group(object(in, "all"));
        const Json& levels = object(in, "levels");
        for (std::size_t i = 0; i < kLevels; ++i)
            run.figures.levels[i] = group(object(levels, std::string(kLevelNames[i])));
        return run;
    }

    std::string wrong_;
};

/// The setting whatever the order its values were given in.
Setting inOrder(Setting setting) {
    std::ranges::sort(setting, {}, &SettingValue::name);
    return setting;
}

} // namespace

std::string digestOf(std::span<const std::string_view> texts) {
    std::uint64_t hash = 0xcbf29ce484222325ULL; // FNV-1a
    const auto add = [&hash](char each) {
        hash ^= static_cast<unsigned char>(each);
        hash *= 0x100000001b3ULL;
    };
    for (const std::string_view text : texts) {
        std::ranges::for_each(text, add);
        add('\0');
    }
    return fmt::format("{:016x}", hash);
}

nlohmann::ordered_json toJson(const SweepFile& file, const ObjectivePair& pair) {
    const std::vector<SweepPoint> points = sweepPoints(file.runs, pair);
    Json document = {{"kind", kKind}, {"version", kVersion}};
    document["input"] = {{"title", file.input.title},
                         {"digest", file.input.digest},
                         {"profile", file.input.profile},
                         {"seed", file.input.seed}};
    document["objectives"] = {pair.first->name, pair.second->name};
    document["distinct"] = points.size();
    document["front"] = Json::array();
    for (const std::size_t index : frontOf(points, pair)) document["front"].push_back(points[index].runs.front());
    document["given"] = toJson(file.given);
    document["settings"] = Json::array();
    for (const SweepRun& run : file.runs) document["settings"].push_back(toJson(run));
    return document;
}

Result<SweepFile> readSweep(std::string_view text) {
    const Json document = Json::parse(text, nullptr, false);
    if (!document.is_object()) return fail("it is no JSON document");
    return SweepReader().read(document);
}

Result<SweepFile> merged(std::span<const SweepFile> files) {
    if (files.empty()) return fail("nothing to merge");
    SweepFile all{files.front().input, files.front().given, {}};
    std::map<std::string, std::string> known; // fingerprints by setting
    for (const SweepFile& file : files) {
        if (file.input != all.input)
            return fail(fmt::format(
                "the sweeps are of different inputs: {} ({}, profile {}, seed {}) and {} ({}, profile {}, seed {})",
                all.input.title, all.input.digest, all.input.profile, all.input.seed, file.input.title,
                file.input.digest, file.input.profile, file.input.seed));
        if (file.given.fingerprint != all.given.fingerprint)
            return fail(
                "the sweeps ran the same input with different results: they are of different versions of berthctl");
        for (const SweepRun& run : file.runs) {
            const auto [entry, isNew] = known.emplace(toString(inOrder(run.setting)), run.fingerprint);
            if (isNew) all.runs.push_back(run);
            if (entry->second != run.fingerprint)
                return fail(fmt::format("the sweeps say different things of {}", toString(run.setting)));
        }
    }
    return all;
}

} // namespace berth::tune
