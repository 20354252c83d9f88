// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/ConfigurationCheck.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace berth::io {

/// What a Score plugin is to count from now on.
struct WeightChange {
    std::string plugin;
    std::optional<std::int32_t> weight; ///< absent: off, disabled at Score; it goes on at its other points

    friend bool operator==(const WeightChange&, const WeightChange&) = default;
};

/// A configuration made from another one. `configuration->text` is its document as block YAML, ready to be applied to
/// a real cluster.
struct EditedConfiguration {
    std::shared_ptr<const Configuration> configuration;
    std::string flow; ///< the same on one line, as a `configure` step holds it
};

using ConfigurationEdit = tl::expected<EditedConfiguration, Diagnostics>;

/// The configuration with other weights in one profile. A weight is written where the profile already gives one (at
/// Score, else at MultiPoint), so that the order of plugins stays. All else of the document is kept, except comments.
/// The result is read, checked and built as any configuration is; `errors` say what it refuses.
ConfigurationEdit withWeights(const Configuration& configuration, std::string_view schedulerName,
                              std::span<const WeightChange> changes, const ConfigurationCheck& check);

/// What one of a plugin's arguments is to be from now on.
struct ArgumentChange {
    std::string plugin;
    std::string field; ///< with dots where it lies deeper: "scoringStrategy.type"
    std::string value; ///< JSON; anything else is text

    friend bool operator==(const ArgumentChange&, const ArgumentChange&) = default;
};

/// The same with some arguments changed as well; a plugin's other arguments stay.
ConfigurationEdit withChanges(const Configuration& configuration, std::string_view schedulerName,
                              std::span<const WeightChange> weights, std::span<const ArgumentChange> arguments,
                              const ConfigurationCheck& check);

/// The configuration with a plugin at every point that it has, and as the only one at QueueSort, in every profile. Of its
/// arguments those named in `switches` go back to their defaults.
ConfigurationEdit withPluginEverywhere(const Configuration& configuration, std::string_view plugin,
                                       std::span<const std::string> switches, const ConfigurationCheck& check);

/// The `pluginConfig` list of a profile as YAML, as written; "" where it has none.
std::string argumentsText(const Configuration& configuration, std::string_view schedulerName);

/// The configuration with another `pluginConfig` list in one profile; an empty text takes it away. Places of errors are
/// lines and columns of `text`, under the name "pluginConfig".
ConfigurationEdit withArguments(const Configuration& configuration, std::string_view schedulerName,
                                const std::string& text, const ConfigurationCheck& check);

} // namespace berth::io
