// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/framework/Bind.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/ExtensionPoint.h"
#include "engine/framework/Filter.h"
#include "engine/framework/Permit.h"
#include "engine/framework/Plugin.h"
#include "engine/framework/PostFilter.h"
#include "engine/framework/PreEnqueue.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/QueueSort.h"
#include "engine/framework/Registry.h"
#include "engine/framework/Reserve.h"
#include "engine/framework/Score.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// A plugin at one extension point. Not owned: the Framework owns its plugins.
template <class Interface> struct PluginAt {
    const Interface* plugin = nullptr;
    std::string_view name;
};

struct ScorePluginAt {
    const ScorePlugin* plugin = nullptr;
    const PreScorePlugin* preScore = nullptr; ///< the same plugin's, when it is enabled at PreScore
    std::string_view name;
    std::int64_t weight = 1;
};

/// One registration of a plugin of this profile.
struct RegisteredEvent {
    std::string_view plugin;
    ClusterEventWithHint event;
};

/// Asks these Filter plugins in order and stops at the first that does not pass.
/// Upstream: RunFilterPlugins.
Status runFilters(std::span<const PluginAt<FilterPlugin>> filters, const Context& context, const CycleState& state,
                  const Pod& pod, const NodeInfo& node);

/// A profile ready to run: its plugins built, ordered per extension point (SEMANTICS 4.2, MultiPoint expansion).
///
/// Immutable after creation, so one may serve several threads. Upstream: frameworkImpl.
class Framework final : public FrameworkCalls {
public:
    /// Builds every plugin that some point needs. Fails with upstream's build-time errors, at the place in the configuration.
    static tl::expected<std::shared_ptr<const Framework>, Diagnostics> create(const Configuration& configuration,
                                                                              std::size_t profile, Registry registry);

    const std::string& schedulerName() const { return schedulerName_; }
    /// 0…100; 0: adaptive (profile's, else the configuration's).
    std::int32_t percentageOfNodesToScore() const { return percentage_; }

    // Plugins per point, in order.
    std::vector<PluginAt<PreEnqueuePlugin>> preEnqueue;
    PluginAt<QueueSortPlugin> queueSort;
    std::vector<PluginAt<PreFilterPlugin>> preFilter;
    std::vector<PluginAt<FilterPlugin>> filter;
    std::vector<PluginAt<PostFilterPlugin>> postFilter;
    std::vector<PluginAt<PreScorePlugin>> preScore;
    std::vector<ScorePluginAt> score;
    std::vector<PluginAt<ReservePlugin>> reserve;
    std::vector<PluginAt<PermitPlugin>> permit;
    std::vector<PluginAt<PreBindPlugin>> preBind;
    std::vector<PluginAt<BindPlugin>> bind;
    std::vector<PluginAt<PostBindPlugin>> postBind;

    /// Registrations of all plugins that can reject (PreEnqueue, PreFilter, Filter, Reserve, Permit), in plugin order.
    std::vector<RegisteredEvent> events;

    /// Names of the plugins at a point of the pipeline, in order (NormalizeScore: the Score plugins that normalise).
    std::vector<std::string_view> pluginNames(ExtensionPoint point) const;

    Status runFilterWithNominatedPods(const Context& context, const CycleState& state, const Pod& pod,
                                      const NodeInfo& node) const override;
    Status runAddPod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& added,
                     const NodeInfo& node) const override;
    Status runRemovePod(const Context& context, CycleState& state, const Pod& pod, const PodInfo& removed,
                        const NodeInfo& node) const override;
    /// All Filter plugins once, stopping at the first that does not pass; plugins in `state.skipFilter` are left out.
    Status runFilter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node) const;
    /// The Filter plugins that `state` does not skip, in order: worked out once for a search over many nodes.
    std::vector<PluginAt<FilterPlugin>> filtersFor(const CycleState& state) const;

    /// Asks PreEnqueue: Success, or the status of the plugin that gates (`first` is asked first: the one that gated last).
    Status runPreEnqueue(const Context& context, const Pod& pod, std::string_view first = {}) const;

private:
    Framework() = default;

    std::string schedulerName_;
    std::int32_t percentage_ = 0;
    std::map<std::string, std::unique_ptr<Plugin>, std::less<>> plugins_;
};

/// The frameworks of a configuration, by profile order.
class Profiles {
public:
    static tl::expected<std::shared_ptr<const Profiles>, Diagnostics>
    create(std::shared_ptr<const Configuration> configuration, Registry registry);
    const Configuration& configuration() const { return *configuration_; }
    const std::vector<std::shared_ptr<const Framework>>& all() const { return frameworks_; }
    /// nullptr when no profile has that name.
    const Framework* find(std::string_view schedulerName) const;

private:
    std::shared_ptr<const Configuration> configuration_;
    std::vector<std::shared_ptr<const Framework>> frameworks_;
};

} // namespace berth
