// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ProfileReader.h"

#include "engine/io/config/ConfigurationReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace berth::io {
namespace {

constexpr std::array<std::string_view, 8> kTyped = {
    "DefaultPreemption", "DynamicResources",  "InterPodAffinity", "NodeAffinity", "NodeResourcesBalancedAllocation",
    "NodeResourcesFit",  "PodTopologySpread", "VolumeBinding"};

constexpr std::string_view kArgs = "Args";

bool isArgumentKind(std::string_view kind) {
    return kind.ends_with(kArgs) && hasTypedArguments(kind.substr(0, kind.size() - kArgs.size()));
}

PluginRef readPlugin(const StrictDecoder& in) {
    PluginRef plugin;
    plugin.place = in.value().place();
    in.fields({
        {"name", [&](const StrictDecoder& field) { field.read(plugin.name); }},
        {"weight", [&](const StrictDecoder& field) { field.read(plugin.weight); }},
    });
    return plugin;
}

PluginSet readPluginSet(const StrictDecoder& in) {
    PluginSet set;
    in.fields({
        {"enabled",
         [&](const StrictDecoder& list) {
             list.items([&](const StrictDecoder& item) { set.enabled.push_back(readPlugin(item)); });
         }},
        {"disabled",
         [&](const StrictDecoder& list) {
             list.items([&](const StrictDecoder& item) { set.disabled.push_back(readPlugin(item)); });
         }},
    });
    return set;
}

using PluginSets = std::array<PluginSet, kPluginPoints>;

PluginSets readPlugins(const StrictDecoder& in) {
    PluginSets sets;
    const auto into = [&](PluginPoint point) {
        return StrictDecoder::Field{fieldName(point), [&sets, point](const StrictDecoder& set) {
                                        sets[static_cast<std::size_t>(point)] = readPluginSet(set);
                                    }};
    };
    using enum PluginPoint;
    in.fields({into(PreEnqueue), into(QueueSort), into(PreFilter), into(Filter), into(PostFilter), into(PreScore),
               into(Score), into(Reserve), into(Permit), into(PreBind), into(Bind), into(PostBind), into(MultiPoint),
               into(PlacementGenerate), into(PlacementScore), into(PodGroupPostFilter)});
    return sets;
}

/// Where only one of apiVersion and kind is given, the other is the expected one.
/// Upstream: PluginConfig.decodeNestedObjects.
void checkArgumentsType(const StrictDecoder& in, std::string_view plugin) {
    std::string version(kConfigurationVersion);
    const std::string expected = fmt::format("{}{}", plugin, kArgs);
    std::string kind = expected;
    StrictDecoder(in.value().find("apiVersion"), in.findings(), in.path() + ".apiVersion").read(version);
    StrictDecoder(in.value().find("kind"), in.findings(), in.path() + ".kind").read(kind);
    if (version != kConfigurationVersion || !isArgumentKind(kind))
        in.error(fmt::format("decoding args for plugin {}: no kind \"{}\" is registered for version \"{}\"", plugin,
                             kind, version),
                 fmt::format("Leave out apiVersion and kind, or write {} and {}", kConfigurationVersion, expected));
    else if (kind != expected)
        in.error(fmt::format("args for plugin {0} were not of type {1}.{2}, got {3}.{2}", plugin, expected,
                             "kubescheduler.config.k8s.io", kind),
                 fmt::format("Leave out apiVersion and kind, or write {}", expected));
}

/// Plugins see arguments without the type that was checked here.
void eraseType(Value& args) {
    std::erase_if(args.members,
                  [](const auto& member) { return member.first == "apiVersion" || member.first == "kind"; });
}

void readArguments(const StrictDecoder& in, PluginConfig& config) {
    config.args = toValue(in.value());
    if (!hasTypedArguments(config.name) || in.value().isNull()) return;
    if (!in.value().isMap()) return in.wrongType("a map");
    checkArgumentsType(in, config.name);
    eraseType(config.args);
}

PluginConfig readPluginConfig(const StrictDecoder& in) {
    PluginConfig config;
    config.place = in.value().place();
    std::optional<StrictDecoder> args;
    in.fields({
        {"name", [&](const StrictDecoder& field) { field.read(config.name); }},
        {"args", [&](const StrictDecoder& field) { args.emplace(field); }},
    });
    if (args) readArguments(*args, config);
    return config;
}

struct NamedProfile {
    std::optional<std::string> name;
    Profile profile;
};

void mergeIntoDefaults(const PluginSets& custom, Profile& profile) {
    for (std::size_t i = 0; i < kPluginPoints; ++i) profile.plugins[i] = mergePluginSet(profile.plugins[i], custom[i]);
}

NamedProfile readProfile(const StrictDecoder& in) {
    NamedProfile named{std::nullopt, defaultConfiguration().profiles.front()};
    Profile& profile = named.profile;
    profile.place = in.value().place();
    in.fields({
        {"schedulerName", [&](const StrictDecoder& field) { field.read(named.name); }},
        {"percentageOfNodesToScore", [&](const StrictDecoder& field) { field.read(profile.percentageOfNodesToScore); }},
        {"plugins", [&](const StrictDecoder& field) { mergeIntoDefaults(readPlugins(field), profile); }},
        {"pluginConfig",
         [&](const StrictDecoder& list) {
             list.items([&](const StrictDecoder& item) { profile.pluginConfig.push_back(readPluginConfig(item)); });
         }},
    });
    return named;
}

bool isNamed(const std::vector<PluginRef>& plugins, std::string_view name) {
    return std::any_of(plugins.begin(), plugins.end(), [&](const PluginRef& plugin) { return plugin.name == name; });
}

} // namespace

bool hasTypedArguments(std::string_view plugin) {
    return std::find(kTyped.begin(), kTyped.end(), plugin) != kTyped.end();
}

PluginSet mergePluginSet(const PluginSet& defaults, const PluginSet& custom) {
    PluginSet merged;
    merged.disabled = custom.disabled;
    merged.disabled.insert(merged.disabled.end(), defaults.disabled.begin(), defaults.disabled.end());
    std::map<std::string_view, std::size_t> enabled; // the last of a name
    for (std::size_t i = 0; i < custom.enabled.size(); ++i) enabled[custom.enabled[i].name] = i;
    std::set<std::size_t> replacing;
    const bool keepDefaults = !isNamed(merged.disabled, "*");
    for (const PluginRef& plugin : keepDefaults ? defaults.enabled : std::vector<PluginRef>{}) {
        if (isNamed(merged.disabled, plugin.name)) continue;
        const auto again = enabled.find(plugin.name);
        if (again != enabled.end()) replacing.insert(again->second);
        merged.enabled.push_back(again == enabled.end() ? plugin : custom.enabled[again->second]);
    }
    for (std::size_t i = 0; i < custom.enabled.size(); ++i)
        if (!replacing.contains(i)) merged.enabled.push_back(custom.enabled[i]);
    return merged;
}

std::vector<Profile> readProfiles(const StrictDecoder& in) {
    std::vector<NamedProfile> read;
    in.items([&](const StrictDecoder& item) { read.push_back(readProfile(item)); });
    if (read.empty()) return defaultConfiguration().profiles;
    if (read.size() == 1 && !read.front().name) read.front().name = "default-scheduler";
    std::vector<Profile> profiles;
    for (NamedProfile& named : read) {
        named.profile.schedulerName = named.name.value_or("");
        profiles.push_back(std::move(named.profile));
    }
    return profiles;
}

} // namespace berth::io
