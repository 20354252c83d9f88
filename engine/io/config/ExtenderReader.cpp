// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ExtenderReader.h"

#include <algorithm>
#include <string>
#include <utility>

namespace berth::io {
namespace {

constexpr std::string_view kFit = "NodeResourcesFit";

/// Reads a field only for its type.
template <class T> StrictDecoder::Field typed(std::string_view name) {
    return {name, [](const StrictDecoder& field) {
                T unused{};
                field.read(unused);
            }};
}

void checkTls(const StrictDecoder& in) {
    in.fields({typed<bool>("insecure"), typed<std::string>("serverName"), typed<std::string>("certFile"),
               typed<std::string>("keyFile"), typed<std::string>("caFile"), typed<std::string>("certData"),
               typed<std::string>("keyData"), typed<std::string>("caData")});
}

ManagedResource readManagedResource(const StrictDecoder& in) {
    ManagedResource resource;
    in.fields({
        {"name", [&](const StrictDecoder& field) { field.read(resource.name); }},
        {"ignoredByScheduler", [&](const StrictDecoder& field) { field.read(resource.ignoredByScheduler); }},
    });
    return resource;
}

PluginConfig& fitConfig(Profile& profile) {
    const auto found = std::find_if(profile.pluginConfig.begin(), profile.pluginConfig.end(),
                                    [](const PluginConfig& config) { return config.name == kFit; });
    if (found != profile.pluginConfig.end()) return *found;
    PluginConfig config;
    config.name = kFit;
    config.place = profile.place;
    config.args.place = profile.place;
    profile.pluginConfig.push_back(std::move(config));
    return profile.pluginConfig.back();
}

Value& member(Value& map, std::string_view name) {
    map.kind = Value::Kind::Map;
    for (auto& [key, value] : map.members)
        if (key == name) return value;
    map.members.emplace_back(std::string(name), Value{});
    map.members.back().second.place = map.place;
    return map.members.back().second;
}

Value textValue(const std::string& text, const Place& place) {
    Value value;
    value.kind = Value::Kind::Scalar;
    value.text = text;
    value.quoted = true;
    value.place = place;
    return value;
}

void ignoreResource(const std::string& resource, Profile& profile, const Place& place) {
    Value& list = member(fitConfig(profile).args, "ignoredResources");
    if (list.kind == Value::Kind::Scalar || list.kind == Value::Kind::Map) return; // wrong already; the plugin says so
    list.kind = Value::Kind::List;
    list.items.push_back(textValue(resource, place));
}

} // namespace

Extender readExtender(const StrictDecoder& in) {
    Extender extender;
    extender.place = in.value().place();
    in.fields({
        {"urlPrefix", [&](const StrictDecoder& field) { field.read(extender.urlPrefix); }},
        {"prioritizeVerb", [&](const StrictDecoder& field) { field.read(extender.prioritizeVerb); }},
        {"bindVerb", [&](const StrictDecoder& field) { field.read(extender.bindVerb); }},
        {"weight", [&](const StrictDecoder& field) { field.read(extender.weight); }},
        {"managedResources",
         [&](const StrictDecoder& list) {
             list.items(
                 [&](const StrictDecoder& item) { extender.managedResources.push_back(readManagedResource(item)); });
         }},
        {"tlsConfig", checkTls},
        typed<std::string>("filterVerb"),
        typed<std::string>("preemptVerb"),
        typed<bool>("enableHTTPS"),
        typed<Duration>("httpTimeout"),
        typed<bool>("nodeCacheCapable"),
        typed<bool>("ignorable"),
    });
    return extender;
}

void ignoreManagedResources(const std::vector<Extender>& extenders, std::vector<Profile>& profiles) {
    for (const Extender& extender : extenders)
        for (const ManagedResource& resource : extender.managedResources)
            if (resource.ignoredByScheduler)
                for (Profile& profile : profiles) ignoreResource(resource.name, profile, extender.place);
}

} // namespace berth::io
