// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/ConfigurationWarnings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace berth {
namespace {

constexpr std::string_view kSuite = "AISchedulingPlugin";
constexpr std::string_view kDefaultPreemption = "DefaultPreemption";
constexpr std::string_view kFit = "NodeResourcesFit";
constexpr std::array<std::string_view, 2> kBestFit = {kSuite, "GPUFragmentationPlugin"};

Diagnostic warning(const Place& place, std::string text, std::string hint) {
    return {Severity::Warning, place, std::move(text), std::move(hint)};
}

/// Where the profile enables the plugin at the point, at MultiPoint, or else the profile itself.
const Place& placeOf(const Profile& profile, PluginPoint point, std::string_view plugin) {
    for (const PluginPoint at : {point, PluginPoint::MultiPoint})
        for (const PluginRef& ref : profile.at(at).enabled)
            if (ref.name == plugin && ref.place.line != 0) return ref.place;
    return profile.place;
}

template <class Plugins> std::ptrdiff_t positionOf(const Plugins& plugins, std::string_view name) {
    const auto it =
        std::find_if(plugins.begin(), plugins.end(), [name](const auto& each) { return each.name == name; });
    return it == plugins.end() ? -1 : it - plugins.begin();
}

void warnOfDefaultPreemption(const Framework& framework, const Profile& profile, Diagnostics& out) {
    const std::ptrdiff_t suite = positionOf(framework.postFilter, kSuite);
    const std::ptrdiff_t standard = positionOf(framework.postFilter, kDefaultPreemption);
    if (suite < 0 || standard < 0) return;
    const std::string text =
        standard < suite ? fmt::format("{} answers before {} at PostFilter, so that its rules for queues never run "
                                       "(DefaultPreemptionFirst)",
                                       kDefaultPreemption, kSuite)
                         : fmt::format("{} stands after {} at PostFilter and evicts whom the rules for queues spare "
                                       "(DefaultPreemptionFirst)",
                                       kDefaultPreemption, kSuite);
    out.push_back(
        warning(placeOf(profile, PluginPoint::PostFilter, kSuite), text, "Disable DefaultPreemption at postFilter"));
}

const Value* argsOf(const Profile& profile, std::string_view plugin) {
    for (const PluginConfig& config : profile.pluginConfig)
        if (config.name == plugin) return &config.args;
    return nullptr;
}

bool leastAllocated(const Profile& profile) {
    const Value* args = argsOf(profile, kFit);
    const Value* strategy = args != nullptr ? args->find("scoringStrategy") : nullptr;
    const Value* type = strategy != nullptr ? strategy->find("type") : nullptr;
    return type == nullptr || type->isNull() || type->text == "LeastAllocated";
}

void warnOfWeights(const Framework& framework, const Profile& profile, Diagnostics& out) {
    const std::ptrdiff_t fit = positionOf(framework.score, kFit);
    if (fit < 0 || !leastAllocated(profile)) return;
    const std::int64_t weight = framework.score[static_cast<std::size_t>(fit)].weight;
    for (const ScorePluginAt& each : framework.score) {
        const bool bestFit = std::find(kBestFit.begin(), kBestFit.end(), each.name) != kBestFit.end();
        if (!bestFit || each.weight >= weight) continue;
        out.push_back(
            warning(placeOf(profile, PluginPoint::Score, kFit),
                    fmt::format("{} spreads pods (LeastAllocated) with weight {}, which drowns the best fit of {} "
                                "with weight {} (WeightDrowns)",
                                kFit, weight, each.name, each.weight),
                    "Use MostAllocated, or weights that balance"));
    }
}

void warnOfPitfalls(const Profile& profile, Diagnostics& out) {
    const Value* args = argsOf(profile, kSuite);
    const Value* pitfalls = args != nullptr ? args->find("pitfalls") : nullptr;
    if (pitfalls == nullptr) return;
    for (const Value& pitfall : pitfalls->items)
        out.push_back(warning(pitfall.place, fmt::format("a fault is played on purpose ({})", pitfall.text),
                              "Leave it out of `pitfalls` outside a lesson"));
}

} // namespace

Diagnostics warningsOf(const Profiles& profiles) {
    Diagnostics out;
    for (std::size_t i = 0; i < profiles.all().size(); ++i) {
        const Profile& profile = profiles.configuration().profiles[i];
        warnOfDefaultPreemption(*profiles.all()[i], profile, out);
        warnOfWeights(*profiles.all()[i], profile, out);
        warnOfPitfalls(profile, out);
    }
    return out;
}

} // namespace berth
