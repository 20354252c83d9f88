// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/Plugin.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// The plugins of a profile by name.
using PluginMap = std::map<std::string, std::unique_ptr<Plugin>, std::less<>>;

/// Whether a plugin takes part in a point.
using ImplementsFn = bool (*)(const Plugin&);

/// The names enabled at one point in their final order: overrides of MultiPoint, MultiPoint, the rest (SEMANTICS 4.2).
/// Names point into `built`. Fails on a name that is not in `built`, does not implement the point, or stands twice.
///
/// Upstream: updatePluginList and expandMultiPointPlugins.
tl::expected<std::vector<std::string_view>, Diagnostic> expandPoint(const Profile& profile, PluginPoint point,
                                                                    const PluginMap& built, ImplementsFn implements);

/// Weight of each plugin that scores: the one given at Score, else at MultiPoint, else 1.
/// Fails when the weighted sum of the best scores does not fit, in upstream's (wrapping) arithmetic.
///
/// Upstream: getScoreWeights.
tl::expected<std::map<std::string_view, std::int64_t>, Diagnostic> scoreWeights(const Profile& profile,
                                                                                const PluginMap& built);

/// Every plugin some point enables, each once, MultiPoint first: what is built.
std::vector<const PluginRef*> neededPlugins(const Profile& profile);

} // namespace berth
