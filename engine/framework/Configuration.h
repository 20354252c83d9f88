// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/base/Value.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// The plugin sets of a profile as the configuration spells them.
enum class PluginPoint : std::uint8_t {
    PreEnqueue,
    QueueSort,
    PreFilter,
    Filter,
    PostFilter,
    PreScore,
    Score,
    Reserve,
    Permit,
    PreBind,
    Bind,
    PostBind,
    MultiPoint,
    PlacementGenerate,
    PlacementScore,
    PodGroupPostFilter
};
inline constexpr std::size_t kPluginPoints = 16;
/// "preEnqueue", "multiPoint", …
std::string_view fieldName(PluginPoint point);
/// Upstream's interface type: "FilterPlugin", "ScorePlugin", …
std::string_view interfaceName(PluginPoint point);

struct PluginRef {
    std::string name;
    std::int32_t weight = 0; ///< 0: not given
    Place place;
};

struct PluginSet {
    std::vector<PluginRef> enabled;
    std::vector<PluginRef> disabled;
};

struct PluginConfig {
    std::string name;
    Value args;
    Place place;
};

/// One profile, after the user's plugins were merged into the default ones (SEMANTICS 4.2, first half); MultiPoint is not expanded yet:
/// the runtime does that, since it knows which plugin implements what.
struct Profile {
    std::string schedulerName = "default-scheduler";
    std::optional<std::int32_t> percentageOfNodesToScore;
    std::array<PluginSet, kPluginPoints> plugins;
    std::vector<PluginConfig> pluginConfig;
    Place place;

    PluginSet& at(PluginPoint point) { return plugins[static_cast<std::size_t>(point)]; }
    const PluginSet& at(PluginPoint point) const { return plugins[static_cast<std::size_t>(point)]; }
};

/// A KubeSchedulerConfiguration, v1, decoded, defaulted and validated. Immutable once shared.
struct Configuration {
    std::int32_t parallelism = 16;
    std::int32_t percentageOfNodesToScore = 0; ///< 0: adaptive
    Duration podInitialBackoff = Duration::seconds(1);
    Duration podMaxBackoff = Duration::seconds(10);
    std::vector<Profile> profiles;
    Place place;
    std::string text; ///< the document as written, "" for the built-in default
};

/// The default plugins with their weights, all at MultiPoint (SEMANTICS 4.1).
PluginSet defaultMultiPoint();
/// What kube-scheduler runs without a configuration file: one profile, `default-scheduler`.
Configuration defaultConfiguration();

} // namespace berth
