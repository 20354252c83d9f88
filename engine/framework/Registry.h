// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/Value.h"
#include "engine/framework/Plugin.h"

#include <tl/expected.hpp>

#include <functional>
#include <memory>
#include <span>
#include <string_view>

namespace berth {

/// Builds a plugin from its arguments (Null when the configuration gives none). Errors carry the place in the configuration.
using PluginFactory = std::function<tl::expected<std::unique_ptr<Plugin>, Diagnostics>(const Value& args)>;

/// One line of the plugin list.
struct PluginEntry {
    std::string_view name;
    PluginFactory create;
    /// For a default plugin that judges what Berth does not simulate (volumes, DRA, …): whether this pod uses it. Such a pod gets a note
    /// that names the plugin. Empty for plugins that do their work.
    std::function<bool(const Pod&)> judgedButNotSimulated;
};

using Registry = std::span<const PluginEntry>;

} // namespace berth
