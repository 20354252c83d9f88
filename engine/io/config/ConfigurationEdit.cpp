// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ConfigurationEdit.h"

#include "engine/io/MergePatch.h"
#include "engine/io/config/ConfigurationReader.h"
#include "engine/io/scenario/FlowText.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace berth::io {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kArgumentsName = "pluginConfig";
constexpr std::size_t kArgumentsIndent = 4;

Json newDocument() {
    return Json{{"apiVersion", kConfigurationVersion}, {"kind", kConfigurationKind}};
}

/// The document as written, or one that says nothing yet.
Json documentOf(const Configuration& configuration) {
    const auto parsed = Document::parse("configuration", configuration.text);
    if (!parsed || (*parsed)->roots() == 0) return newDocument();
    Json document = Json::parse(toJson((*parsed)->root(0)), nullptr, false);
    if (!document.is_object()) return newDocument();
    // A `configure` step need not say what it is; a document must.
    Json headed = newDocument();
    headed.update(document);
    return headed;
}

const Profile* profileOf(const Configuration& configuration, std::string_view schedulerName) {
    const auto it = std::find_if(configuration.profiles.begin(), configuration.profiles.end(),
                                 [&](const Profile& profile) { return profile.schedulerName == schedulerName; });
    return it == configuration.profiles.end() ? nullptr : &*it;
}

/// The profile's own map in the document; made where the document leaves it to the defaults. An only profile may have
/// no name.
Json& profileIn(Json& document, std::string_view schedulerName) {
    Json& profiles = document["profiles"];
    if (!profiles.is_array()) profiles = Json::array();
    for (Json& profile : profiles)
        if (profile.is_object() && profile.value("schedulerName", "") == schedulerName) return profile;
    if (profiles.size() == 1 && profiles[0].is_object() && profiles[0].value("schedulerName", "").empty()) {
        profiles[0]["schedulerName"] = schedulerName;
        return profiles[0];
    }
    profiles.push_back(Json{{"schedulerName", schedulerName}});
    return profiles.back();
}

Json& listIn(Json& profile, const char* point, const char* list) {
    Json& plugins = profile["plugins"];
    if (!plugins.is_object()) plugins = Json::object();
    Json& set = plugins[point];
    if (!set.is_object()) set = Json::object();
    Json& entries = set[list];
    if (!entries.is_array()) entries = Json::array();
    return entries;
}

bool has(const std::vector<PluginRef>& refs, std::string_view name) {
    return std::any_of(refs.begin(), refs.end(), [&](const PluginRef& ref) { return ref.name == name; });
}

Json::iterator entryOf(Json& entries, const std::string& name) {
    return std::find_if(entries.begin(), entries.end(),
                        [&](const Json& entry) { return entry.is_object() && entry.value("name", "") == name; });
}

void removeEntry(Json& entries, const std::string& name) {
    if (const auto it = entryOf(entries, name); it != entries.end()) entries.erase(it);
}

void setEntry(Json& entries, const std::string& name, std::int32_t weight) {
    const auto it = entryOf(entries, name);
    if (it == entries.end())
        entries.push_back(Json{{"name", name}, {"weight", weight}});
    else
        (*it)["weight"] = weight;
}

void switchOff(Json& profile, const std::string& plugin) {
    removeEntry(listIn(profile, "score", "enabled"), plugin);
    Json& disabled = listIn(profile, "score", "disabled");
    if (entryOf(disabled, plugin) == disabled.end()) disabled.push_back(Json{{"name", plugin}});
}

void setWeight(Json& profile, const Profile& merged, const std::string& plugin, std::int32_t weight) {
    removeEntry(listIn(profile, "score", "disabled"), plugin);
    const PluginSet& score = merged.at(PluginPoint::Score);
    const bool byMultiPoint = has(merged.at(PluginPoint::MultiPoint).enabled, plugin) && !has(score.enabled, plugin) &&
                              !has(score.disabled, "*");
    setEntry(listIn(profile, byMultiPoint ? "multiPoint" : "score", "enabled"), plugin, weight);
}

/// Takes every mention of the plugin away, and puts it back at MultiPoint and QueueSort.
void enableEverywhere(Json& profile, const std::string& plugin) {
    if (!profile["plugins"].is_object()) profile["plugins"] = Json::object();
    for (auto& [point, set] : profile["plugins"].items())
        for (const char* list : {"enabled", "disabled"})
            if (set.is_object() && set.contains(list) && set[list].is_array()) removeEntry(set[list], plugin);
    listIn(profile, "multiPoint", "enabled").push_back(Json{{"name", plugin}});
    listIn(profile, "queueSort", "enabled") = Json::array({Json{{"name", plugin}}});
    listIn(profile, "queueSort", "disabled") = Json::array({Json{{"name", "*"}}});
}

void dropArguments(Json& profile, const std::string& plugin, std::span<const std::string> names) {
    if (!profile.contains("pluginConfig") || !profile["pluginConfig"].is_array()) return;
    const auto entry = entryOf(profile["pluginConfig"], plugin);
    if (entry == profile["pluginConfig"].end() || !entry->contains("args") || !(*entry)["args"].is_object()) return;
    for (const std::string& name : names) (*entry)["args"].erase(name);
}

Json valueOf(const std::string& text) {
    Json value = Json::parse(text, nullptr, false);
    return value.is_discarded() ? Json(text) : value;
}

void setArgument(Json& profile, const ArgumentChange& change) {
    Json& entries = profile[std::string(kArgumentsName)];
    if (!entries.is_array()) entries = Json::array();
    if (entryOf(entries, change.plugin) == entries.end()) entries.push_back(Json{{"name", change.plugin}});
    Json* place = &(*entryOf(entries, change.plugin))["args"];
    for (std::size_t begin = 0; begin <= change.field.size();) {
        const std::size_t end = std::min(change.field.find('.', begin), change.field.size());
        if (!place->is_object()) *place = Json::object();
        place = &(*place)[change.field.substr(begin, end - begin)];
        begin = end + 1;
    }
    *place = valueOf(change.value);
}

/// Takes away the lists that were looked into and are empty.
void prune(Json& profile) {
    if (!profile.contains("plugins")) return;
    Json& plugins = profile["plugins"];
    for (const char* point : {"score", "multiPoint"}) {
        if (!plugins.contains(point)) continue;
        Json& set = plugins[point];
        for (const char* list : {"enabled", "disabled"})
            if (set.contains(list) && set[list].empty()) set.erase(list);
        if (set.empty()) plugins.erase(point);
    }
    if (plugins.empty()) profile.erase("plugins");
}

Diagnostics unknownProfile(std::string_view schedulerName) {
    return {{Severity::Error, {}, fmt::format("no profile is called {}", schedulerName), {}}};
}

Diagnostics errorsOf(Findings& findings) {
    Diagnostics all = findings.take();
    std::erase_if(all, [](const Diagnostic& each) { return each.severity != Severity::Error; });
    return all;
}

ConfigurationEdit readBack(const std::string& yaml, const ConfigurationCheck& check) {
    const auto parsed = Document::parse(std::string(kArgumentsName), yaml);
    if (!parsed) return tl::unexpected(parsed.error());
    if ((*parsed)->roots() != 1)
        return tl::unexpected(Diagnostics{{Severity::Error, {}, "expected one list and nothing behind it", {}}});
    Findings findings;
    const ValueRef root = (*parsed)->root(0);
    auto configuration = readConfiguration(root, toYaml(root), check, findings);
    if (!configuration) return tl::unexpected(errorsOf(findings));
    return EditedConfiguration{std::move(configuration), flowText(root)};
}

/// The document as block YAML with the arguments in it as they were typed, so that their places can be told.
struct Composed {
    std::string yaml;
    std::uint32_t firstLine = 0; ///< of the arguments
    std::uint32_t lines = 0;     ///< of the arguments
};

std::uint32_t linesIn(std::string_view text) {
    return static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n'));
}

std::string withoutTrailingBlank(std::string text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ' || text.back() == '\r')) text.pop_back();
    return text;
}

std::string indented(const std::string& text) {
    std::string result;
    bool lineBegins = true;
    for (const char c : text) {
        if (lineBegins && c != '\n') result.append(kArgumentsIndent, ' ');
        result += c;
        lineBegins = c == '\n';
    }
    return result;
}

void addProfile(const Json& profile, Composed& result) {
    result.yaml += fmt::format("- {}\n", profile.dump());
}

void addProfile(Json profile, const std::string& arguments, Composed& result) {
    profile.erase("pluginConfig");
    result.yaml += fmt::format("- schedulerName: {}\n", profile["schedulerName"].dump());
    profile.erase("schedulerName");
    for (const auto& [key, value] : profile.items()) result.yaml += fmt::format("  {}: {}\n", key, value.dump());
    result.yaml += "  pluginConfig:\n";
    result.firstLine = linesIn(result.yaml) + 1;
    result.yaml += indented(arguments) + '\n';
    result.lines = linesIn(arguments) + 1;
}

Composed composed(Json document, std::string_view schedulerName, const std::string& arguments) {
    profileIn(document, schedulerName);
    const Json profiles = document["profiles"];
    document.erase("profiles");
    Composed result;
    for (const auto& [key, value] : document.items()) result.yaml += fmt::format("{}: {}\n", key, value.dump());
    result.yaml += "profiles:\n";
    for (const Json& profile : profiles) {
        if (profile.value("schedulerName", "") == schedulerName)
            addProfile(profile, arguments, result);
        else
            addProfile(profile, result);
    }
    return result;
}

/// Errors of the whole as errors of the arguments; one that lies elsewhere is told at their beginning.
Diagnostics inEditor(Diagnostics errors, const Composed& whole) {
    for (Diagnostic& error : errors) {
        const std::uint32_t line = error.place.line;
        const bool inside = line >= whole.firstLine && line < whole.firstLine + whole.lines;
        const bool indentedBy = error.place.column > kArgumentsIndent;
        error.place.file = kArgumentsName;
        error.place.line = inside ? line - whole.firstLine + 1 : 1;
        error.place.column =
            inside && indentedBy ? error.place.column - static_cast<std::uint32_t>(kArgumentsIndent) : 1;
    }
    return errors;
}

bool holdsText(const std::string& text) {
    const auto parsed = Document::parse(std::string(kArgumentsName), text);
    return !parsed || (*parsed)->roots() > 0;
}

} // namespace

ConfigurationEdit withWeights(const Configuration& configuration, std::string_view schedulerName,
                              std::span<const WeightChange> changes, const ConfigurationCheck& check) {
    return withChanges(configuration, schedulerName, changes, {}, check);
}

ConfigurationEdit withChanges(const Configuration& configuration, std::string_view schedulerName,
                              std::span<const WeightChange> weights, std::span<const ArgumentChange> arguments,
                              const ConfigurationCheck& check) {
    const Profile* merged = profileOf(configuration, schedulerName);
    if (merged == nullptr) return tl::unexpected(unknownProfile(schedulerName));
    Json document = documentOf(configuration);
    Json& profile = profileIn(document, schedulerName);
    for (const WeightChange& change : weights) {
        if (change.weight)
            setWeight(profile, *merged, change.plugin, *change.weight);
        else
            switchOff(profile, change.plugin);
    }
    for (const ArgumentChange& change : arguments) setArgument(profile, change);
    prune(profile);
    return readBack(document.dump(), check);
}

ConfigurationEdit withPluginEverywhere(const Configuration& configuration, std::string_view plugin,
                                       std::span<const std::string> switches, const ConfigurationCheck& check) {
    const std::string name(plugin);
    Json document = documentOf(configuration);
    for (const Profile& one : configuration.profiles) {
        Json& profile = profileIn(document, one.schedulerName);
        enableEverywhere(profile, name);
        dropArguments(profile, name, switches);
    }
    return readBack(document.dump(), check);
}

std::string argumentsText(const Configuration& configuration, std::string_view schedulerName) {
    const auto parsed = Document::parse("configuration", configuration.text);
    if (!parsed || (*parsed)->roots() == 0) return {};
    const ValueRef profiles = (*parsed)->root(0).find("profiles");
    for (const ValueRef profile : profiles.items()) {
        const bool only = profiles.size() == 1;
        if (profile.find("schedulerName").text() != schedulerName && !only) continue;
        const ValueRef arguments = profile.find("pluginConfig");
        return arguments.size() == 0 ? std::string() : toYaml(arguments);
    }
    return {};
}

ConfigurationEdit withArguments(const Configuration& configuration, std::string_view schedulerName,
                                const std::string& text, const ConfigurationCheck& check) {
    if (profileOf(configuration, schedulerName) == nullptr) return tl::unexpected(unknownProfile(schedulerName));
    const std::string arguments = holdsText(text) ? withoutTrailingBlank(text) : std::string("[]");
    // On its own first, so that a fault of the text's own syntax is told at its own place.
    if (const auto alone = Document::parse(std::string(kArgumentsName), arguments); !alone)
        return tl::unexpected(alone.error());
    const Composed whole = composed(documentOf(configuration), schedulerName, arguments);
    ConfigurationEdit edit = readBack(whole.yaml, check);
    if (!edit) return tl::unexpected(inEditor(std::move(edit.error()), whole));
    return edit;
}

} // namespace berth::io
