// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Configuration.h"

namespace berth {
namespace {

struct PointNames {
    std::string_view field;
    std::string_view interface;
};

constexpr std::array<PointNames, kPluginPoints> kPointNames = {{
    {"preEnqueue", "PreEnqueuePlugin"},
    {"queueSort", "QueueSortPlugin"},
    {"preFilter", "PreFilterPlugin"},
    {"filter", "FilterPlugin"},
    {"postFilter", "PostFilterPlugin"},
    {"preScore", "PreScorePlugin"},
    {"score", "ScorePlugin"},
    {"reserve", "ReservePlugin"},
    {"permit", "PermitPlugin"},
    {"preBind", "PreBindPlugin"},
    {"bind", "BindPlugin"},
    {"postBind", "PostBindPlugin"},
    {"multiPoint", "MultiPoint"},
    {"placementGenerate", "PlacementGeneratePlugin"},
    {"placementScore", "PlacementScorePlugin"},
    {"podGroupPostFilter", "PodGroupPostFilterPlugin"},
}};

} // namespace

std::string_view fieldName(PluginPoint point) {
    return kPointNames[static_cast<std::size_t>(point)].field;
}

std::string_view interfaceName(PluginPoint point) {
    return kPointNames[static_cast<std::size_t>(point)].interface;
}

PluginSet defaultMultiPoint() {
    PluginSet set;
    set.enabled = {
        {"SchedulingGates", 0, {}},
        {"PrioritySort", 0, {}},
        {"NodeName", 0, {}},
        {"NodeUnschedulable", 0, {}},
        {"TaintToleration", 3, {}},
        {"NodeAffinity", 2, {}},
        {"NodePorts", 0, {}},
        {"NodeResourcesFit", 1, {}},
        {"VolumeRestrictions", 0, {}},
        {"NodeVolumeLimits", 0, {}},
        {"VolumeBinding", 0, {}},
        {"VolumeZone", 0, {}},
        {"PodTopologySpread", 2, {}},
        {"InterPodAffinity", 2, {}},
        {"DynamicResources", 2, {}},
        {"DefaultPreemption", 0, {}},
        {"NodeResourcesBalancedAllocation", 1, {}},
        {"ImageLocality", 1, {}},
        {"DefaultBinder", 0, {}},
        {"NodeDeclaredFeatures", 0, {}},
    };
    return set;
}

Configuration defaultConfiguration() {
    Configuration configuration;
    Profile profile;
    profile.at(PluginPoint::MultiPoint) = defaultMultiPoint();
    configuration.profiles.push_back(std::move(profile));
    return configuration;
}

} // namespace berth
