// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/Framework.h"

#include "engine/runtime/PointExpansion.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace berth {
namespace {

template <class Interface> bool implements(const Plugin& plugin) {
    return dynamic_cast<const Interface*>(&plugin) != nullptr;
}

bool implementsNothing(const Plugin&) {
    return false;
}

Diagnostic problem(const Place& place, std::string text) {
    return {Severity::Error, place, std::move(text), {}};
}

const PluginConfig* configOf(const Profile& profile, std::string_view name) {
    const auto it = std::find_if(profile.pluginConfig.begin(), profile.pluginConfig.end(),
                                 [&](const PluginConfig& config) { return config.name == name; });
    return it == profile.pluginConfig.end() ? nullptr : &*it;
}

std::optional<Diagnostic> repeatedConfig(const Profile& profile) {
    for (const PluginConfig& config : profile.pluginConfig)
        if (configOf(profile, config.name) != &config)
            return problem(config.place, fmt::format("repeated config for plugin {}", config.name));
    return std::nullopt;
}

/// Texts of a plugin that could not be built, each with its place, or the configuration's where it has none.
Diagnostics initializing(std::string_view name, const Place& fallback, Diagnostics reasons) {
    for (Diagnostic& reason : reasons) {
        reason.text = fmt::format("initializing plugin \"{}\": {}", name, reason.text);
        if (reason.place.line == 0) reason.place = fallback;
    }
    return reasons;
}

tl::expected<std::unique_ptr<Plugin>, Diagnostics> buildPlugin(const Profile& profile, const PluginRef& ref,
                                                               const PluginEntry& entry) {
    static const Value kNoArgs;
    const PluginConfig* config = configOf(profile, ref.name);
    return entry.create(config == nullptr ? kNoArgs : config->args).map_error([&](Diagnostics reasons) {
        return initializing(ref.name, config == nullptr ? ref.place : config->place, std::move(reasons));
    });
}

/// Names the registry does not know are left out here; the point that wants one says so.
tl::expected<PluginMap, Diagnostics> buildPlugins(const Profile& profile, Registry registry) {
    if (auto repeated = repeatedConfig(profile)) return tl::unexpected(Diagnostics{std::move(*repeated)});
    PluginMap built;
    Diagnostics problems;
    for (const PluginRef* ref : neededPlugins(profile)) {
        const auto entry = std::find_if(registry.begin(), registry.end(),
                                        [&](const PluginEntry& candidate) { return candidate.name == ref->name; });
        if (entry == registry.end()) continue;
        auto plugin = buildPlugin(profile, *ref, *entry);
        if (plugin)
            built.emplace(ref->name, std::move(*plugin));
        else
            problems.insert(problems.end(), plugin.error().begin(), plugin.error().end());
    }
    if (!problems.empty()) return tl::unexpected(std::move(problems));
    return built;
}

/// Fills the points of a Framework one after another and stops at the first that cannot be.
class PointFiller {
public:
    PointFiller(const Profile& profile, const PluginMap& built) : profile_(profile), built_(built) {}

    template <class Interface> void fill(PluginPoint point, std::vector<PluginAt<Interface>>& plugins) {
        for (const std::string_view name : namesAt(point, implements<Interface>))
            plugins.push_back({plugin<Interface>(name), name});
    }

    void fillQueueSort(PluginAt<QueueSortPlugin>& queueSort) {
        std::vector<PluginAt<QueueSortPlugin>> plugins;
        fill(PluginPoint::QueueSort, plugins);
        if (failed_) return;
        if (plugins.size() == 1) {
            queueSort = plugins.front();
            return;
        }
        failed_ = problem(
            profile_.place,
            fmt::format("only one queue sort plugin required for profile with scheduler name \"{}\", but got {}",
                        profile_.schedulerName, plugins.size()));
    }

    void fillBind(std::vector<PluginAt<BindPlugin>>& plugins) {
        fill(PluginPoint::Bind, plugins);
        if (!failed_ && plugins.empty())
            failed_ = problem(profile_.place,
                              fmt::format("at least one bind plugin is needed for profile with scheduler name \"{}\"",
                                          profile_.schedulerName));
    }

    /// PreScore stands before.
    void fillScore(const std::vector<PluginAt<PreScorePlugin>>& preScore, std::vector<ScorePluginAt>& plugins) {
        const std::vector<std::string_view> names = namesAt(PluginPoint::Score, implements<ScorePlugin>);
        if (failed_) return;
        auto weights = scoreWeights(profile_, built_);
        if (!weights) {
            failed_ = std::move(weights.error());
            return;
        }
        for (const std::string_view name : names)
            plugins.push_back({plugin<ScorePlugin>(name), at(preScore, name), name, weights->at(name)});
    }

    /// Points Berth runs nothing at: what stands there must still be right.
    void check(PluginPoint point, ImplementsFn implementsPoint) { namesAt(point, implementsPoint); }

    std::optional<Diagnostic> takeFailure() { return std::move(failed_); }

private:
    std::vector<std::string_view> namesAt(PluginPoint point, ImplementsFn implementsPoint) {
        if (failed_) return {};
        auto names = expandPoint(profile_, point, built_, implementsPoint);
        if (names) return std::move(*names);
        failed_ = std::move(names.error());
        return {};
    }

    template <class Interface> const Interface* plugin(std::string_view name) const {
        return dynamic_cast<const Interface*>(built_.find(name)->second.get());
    }

    static const PreScorePlugin* at(const std::vector<PluginAt<PreScorePlugin>>& preScore, std::string_view name) {
        const auto it =
            std::find_if(preScore.begin(), preScore.end(), [&](const auto& each) { return each.name == name; });
        return it == preScore.end() ? nullptr : it->plugin;
    }

    const Profile& profile_;
    const PluginMap& built_;
    std::optional<Diagnostic> failed_;
};

std::optional<Diagnostic> fillPoints(Framework& framework, const Profile& profile, const PluginMap& built) {
    PointFiller filler(profile, built);
    filler.fill(PluginPoint::PreFilter, framework.preFilter);
    filler.fill(PluginPoint::Filter, framework.filter);
    filler.fill(PluginPoint::PostFilter, framework.postFilter);
    filler.fill(PluginPoint::Reserve, framework.reserve);
    filler.fill(PluginPoint::PreScore, framework.preScore);
    filler.fillScore(framework.preScore, framework.score);
    filler.fill(PluginPoint::PreBind, framework.preBind);
    filler.fillBind(framework.bind);
    filler.fill(PluginPoint::PostBind, framework.postBind);
    filler.fill(PluginPoint::Permit, framework.permit);
    filler.fill(PluginPoint::PreEnqueue, framework.preEnqueue);
    filler.fillQueueSort(framework.queueSort);
    filler.check(PluginPoint::PlacementGenerate, implementsNothing);
    filler.check(PluginPoint::PlacementScore, implementsNothing);
    filler.check(PluginPoint::PodGroupPostFilter, implements<PostFilterPlugin>);
    return filler.takeFailure();
}

/// What a rejecting plugin hears that registers nothing (SEMANTICS 2.7).
std::vector<ClusterEventWithHint> everyEvent() {
    std::vector<ClusterEventWithHint> events;
    for (const EventResource resource :
         {EventResource::Pod, EventResource::Node, EventResource::PersistentVolume,
          EventResource::PersistentVolumeClaim, EventResource::CSINode, EventResource::CSIDriver,
          EventResource::CSIStorageCapacity, EventResource::StorageClass, EventResource::ResourceClaim,
          EventResource::DeviceClass})
        events.push_back({{resource, action::All}, {}});
    return events;
}

bool canReject(const Plugin& plugin) {
    return implements<PreEnqueuePlugin>(plugin) || implements<PreFilterPlugin>(plugin) ||
           implements<FilterPlugin>(plugin) || implements<ReservePlugin>(plugin) || implements<PermitPlugin>(plugin);
}

std::vector<RegisteredEvent> registrations(const Profile& profile, const PluginMap& built) {
    std::vector<RegisteredEvent> events;
    for (const PluginRef* ref : neededPlugins(profile)) {
        const auto it = built.find(ref->name);
        if (it == built.end() || !canReject(*it->second)) continue;
        const auto* own = dynamic_cast<const EnqueueExtensions*>(it->second.get());
        for (ClusterEventWithHint& event : own != nullptr ? own->eventsToRegister() : everyEvent())
            events.push_back({it->first, std::move(event)});
    }
    return events;
}

Diagnostics inProfile(const Profile& profile, Diagnostics problems) {
    for (Diagnostic& each : problems) {
        each.text = fmt::format("initializing profiles: creating profile for scheduler name {}: {}",
                                profile.schedulerName, each.text);
        if (each.place.line == 0) each.place = profile.place;
    }
    return problems;
}

} // namespace

tl::expected<std::shared_ptr<const Framework>, Diagnostics> Framework::create(const Configuration& configuration,
                                                                              std::size_t index, Registry registry) {
    const Profile& profile = configuration.profiles[index];
    auto built = buildPlugins(profile, registry);
    if (!built) return tl::unexpected(inProfile(profile, std::move(built.error())));

    const std::shared_ptr<Framework> framework(new Framework());
    framework->schedulerName_ = profile.schedulerName;
    framework->percentage_ = profile.percentageOfNodesToScore.value_or(configuration.percentageOfNodesToScore);
    framework->plugins_ = std::move(*built);
    if (auto failed = fillPoints(*framework, profile, framework->plugins_))
        return tl::unexpected(inProfile(profile, {std::move(*failed)}));
    framework->events = registrations(profile, framework->plugins_);
    return framework;
}

} // namespace berth
