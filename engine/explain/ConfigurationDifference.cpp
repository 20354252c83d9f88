// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/ConfigurationDifference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace berth::explain {
namespace {

using Kind = ConfigurationDifference::Kind;
using Texts = std::map<std::string, std::string>;

const Profile* profileNamed(const Configuration& configuration, const std::string& name) {
    const auto found = std::ranges::find(configuration.profiles, name, &Profile::schedulerName);
    return found == configuration.profiles.end() ? nullptr : &*found;
}

const Framework* frameworkNamed(const Profiles& profiles, const std::string& name) {
    for (const auto& each : profiles.all())
        if (each->schedulerName() == name) return each.get();
    return nullptr;
}

/// Scalars by their path; a list is one text.
void flatten(const Value& value, const std::string& path, Texts& leaves) {
    if (value.kind == Value::Kind::Scalar) leaves[path] = value.text;
    for (const auto& [name, member] : value.members)
        flatten(member, path.empty() ? name : fmt::format("{}.{}", path, name), leaves);
    std::string items;
    for (const Value& item : value.items) {
        Texts inner;
        flatten(item, {}, inner);
        std::vector<std::string> words;
        for (const auto& [name, text] : inner) words.push_back(name.empty() ? text : fmt::format("{} {}", name, text));
        items += fmt::format("{}{}", items.empty() ? "" : "; ", fmt::join(words, " "));
    }
    if (!items.empty()) leaves[path] = items;
}

std::optional<std::string> textAt(const Texts& texts, const std::string& key) {
    const auto found = texts.find(key);
    return found == texts.end() ? std::nullopt : std::optional(found->second);
}

/// Collects what differs.
class Comparison {
public:
    Comparison(const Profiles& first, const Profiles& second) : first_(first), second_(second) {}

    std::vector<ConfigurationDifference> make() {
        const Configuration& first = first_.configuration();
        const Configuration& second = second_.configuration();
        note({Kind::Value, {}, {}, "percentageOfNodesToScore"}, first.percentageOfNodesToScore,
             second.percentageOfNodesToScore);
        note({Kind::Value, {}, {}, "podInitialBackoff"}, first.podInitialBackoff, second.podInitialBackoff);
        note({Kind::Value, {}, {}, "podMaxBackoff"}, first.podMaxBackoff, second.podMaxBackoff);
        for (const Profile& profile : first.profiles) compare(profile.schedulerName);
        for (const Profile& profile : second.profiles)
            if (profileNamed(first, profile.schedulerName) == nullptr) compare(profile.schedulerName);
        return std::move(found_);
    }

private:
    static std::optional<std::string> said(std::int32_t number) { return std::to_string(number); }
    static std::optional<std::string> said(Duration duration) { return toString(duration); }
    static std::optional<std::string> said(const std::optional<std::int32_t>& number) {
        return number ? std::optional(std::to_string(*number)) : std::nullopt;
    }
    static std::optional<std::string> said(const std::optional<std::string>& text) { return text; }

    template <class Of> void note(ConfigurationDifference what, const Of& first, const Of& second) {
        if (first == second) return;
        what.first = said(first);
        what.second = said(second);
        found_.push_back(std::move(what));
    }

    void compare(const std::string& name) {
        const Profile* first = profileNamed(first_.configuration(), name);
        const Profile* second = profileNamed(second_.configuration(), name);
        if (first == nullptr || second == nullptr) {
            const auto there = [&](const Profile* profile) {
                return profile == nullptr ? std::nullopt : std::optional(name);
            };
            return note({Kind::Profile, name, {}, {}}, there(first), there(second));
        }
        compareWeights(name);
        comparePoints(name);
        compareArguments(name, *first, *second);
        note({Kind::Value, name, {}, "percentageOfNodesToScore"}, first->percentageOfNodesToScore,
             second->percentageOfNodesToScore);
    }

    void compareWeights(const std::string& name) {
        Texts first, second;
        const auto fill = [&](const Profiles& profiles, Texts& texts) {
            for (const ScorePluginAt& at : frameworkNamed(profiles, name)->score)
                texts[std::string(at.name)] = std::to_string(at.weight);
        };
        fill(first_, first);
        fill(second_, second);
        compare(first, second, {Kind::Weight, name, {}, {}}, &ConfigurationDifference::plugin);
    }

    void compare(const Texts& first, const Texts& second, const ConfigurationDifference& like,
                 std::string ConfigurationDifference::*key) {
        ConfigurationDifference what = like;
        Texts all = first;
        all.insert(second.begin(), second.end());
        for (const auto& [name, text] : all) {
            what.*key = name;
            note(what, textAt(first, name), textAt(second, name));
        }
    }

    /// Score is told by its weights, NormalizeScore by Score.
    void comparePoints(const std::string& name) {
        for (const ExtensionPoint point : kPipelinePoints) {
            if (point == ExtensionPoint::Score || point == ExtensionPoint::NormalizeScore) continue;
            const auto listed = [&](const Profiles& profiles) {
                return std::optional(
                    fmt::format("{}", fmt::join(frameworkNamed(profiles, name)->pluginNames(point), ", ")));
            };
            note({Kind::Plugins, name, {}, std::string(toString(point))}, listed(first_), listed(second_));
        }
    }

    void compareArguments(const std::string& name, const Profile& first, const Profile& second) {
        std::map<std::string, std::pair<Texts, Texts>> byPlugin;
        for (const PluginConfig& config : first.pluginConfig) flatten(config.args, {}, byPlugin[config.name].first);
        for (const PluginConfig& config : second.pluginConfig) flatten(config.args, {}, byPlugin[config.name].second);
        for (const auto& [plugin, texts] : byPlugin)
            compare(texts.first, texts.second, {Kind::Argument, name, plugin, {}}, &ConfigurationDifference::field);
    }

    const Profiles& first_;
    const Profiles& second_;
    std::vector<ConfigurationDifference> found_;
};

} // namespace

std::vector<ConfigurationDifference> configurationDifferences(const Profiles& first, const Profiles& second) {
    return Comparison(first, second).make();
}

} // namespace berth::explain
