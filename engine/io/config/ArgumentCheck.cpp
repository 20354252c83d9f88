// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ArgumentCheck.h"

#include "engine/io/config/ProfileReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace berth::io {
namespace {

constexpr std::string_view kFit = "NodeResourcesFit";

const PluginEntry* entryOf(Registry registry, std::string_view plugin) {
    const auto entry =
        std::find_if(registry.begin(), registry.end(), [&](const PluginEntry& e) { return e.name == plugin; });
    return entry == registry.end() ? nullptr : &*entry;
}

/// "hardPodAffinityWeight: Invalid value…" becomes "PATH.args.hardPodAffinityWeight: …"; a text that begins with no
/// field gets the path in front.
std::string withPath(const std::string& path, const std::string& text) {
    const bool beginsWithField = text.find(':') < text.find(' ');
    return fmt::format("{}.args{}{}", path, beginsWithField ? "." : ": ", text);
}

void checkArgumentsOf(const PluginConfig& config, const std::string& path, Registry registry, Findings& findings) {
    const PluginEntry* entry = entryOf(registry, config.name);
    if (entry == nullptr || !hasTypedArguments(config.name) || config.name == kFit) return;
    const auto plugin = entry->create(config.args);
    if (plugin) return;
    for (Diagnostic fault : plugin.error()) {
        fault.text = withPath(path, fault.text);
        if (fault.place.line == 0) fault.place = config.place;
        findings.add(std::move(fault));
    }
}

} // namespace

void checkArguments(const Configuration& configuration, Registry registry, Findings& findings) {
    for (std::size_t i = 0; i < configuration.profiles.size(); ++i) {
        const auto& configs = configuration.profiles[i].pluginConfig;
        for (std::size_t j = 0; j < configs.size(); ++j)
            checkArgumentsOf(configs[j], fmt::format("profiles[{}].pluginConfig[{}]", i, j), registry, findings);
    }
}

} // namespace berth::io
