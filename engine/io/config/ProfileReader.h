// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Configuration.h"
#include "engine/io/config/StrictDecoder.h"

#include <string_view>
#include <vector>

namespace berth::io {

/// Decodes `profiles`, merges each into the default plugins and fills in the name of an only profile. None at all give
/// the default one. A profile that has no name keeps an empty one: validation refuses it.
/// Upstream: SetDefaults_KubeSchedulerConfiguration, mergePlugins.
std::vector<Profile> readProfiles(const StrictDecoder& profiles);

/// The user's plugins of one point merged into the default ones: defaults that are disabled fall out, those that are
/// enabled again are replaced at their place, the rest is appended, and the disabled ones stay listed. Upstream:
/// mergePluginSet.
PluginSet mergePluginSet(const PluginSet& defaults, const PluginSet& custom);

/// True for a plugin whose arguments kube-scheduler has a type for (`NAMEArgs`), which it checks even when the plugin
/// is not enabled.
bool hasTypedArguments(std::string_view plugin);

} // namespace berth::io
