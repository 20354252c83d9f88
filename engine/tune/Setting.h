// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/ConfigurationCheck.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth::tune {

/// The value of a weight that switches a Score plugin off.
inline constexpr std::string_view kOff = "off";
/// The most settings of one sweep.
inline constexpr std::size_t kMostSettings = 2000;

/// One thing a setting changes: a Score plugin's weight, or one of a plugin's arguments.
struct SettingValue {
    std::string plugin;
    std::string field; ///< the argument, with dots where it lies deeper ("scoringStrategy.type"); empty: the weight
    std::string value; ///< a weight: "1", "off"; an argument as JSON or as plain text

    /// "NodeResourcesFit", "NodeResourcesFit.scoringStrategy.type"
    std::string name() const { return field.empty() ? plugin : plugin + "." + field; }
    friend bool operator==(const SettingValue&, const SettingValue&) = default;
};

/// What is changed of a configuration; empty: nothing.
using Setting = std::vector<SettingValue>;

/// "NodeResourcesFit 2, AISchedulingPlugin.nvlinkBonus 0"; "as given" where nothing is changed.
std::string toString(const Setting& setting);

/// What one thing is to be, one after the other.
struct Axis {
    std::string plugin;
    std::string field; ///< as in SettingValue
    std::vector<std::string> values;

    friend bool operator==(const Axis&, const Axis&) = default;
};

/// Reads `PLUGIN=1..5`, `PLUGIN=0..100:25` or `PLUGIN=1,2,off` (0 is off). Fails with a sentence for people.
Result<Axis> weightAxis(std::string_view text);
/// Reads `PLUGIN.FIELD=a,b,c` or `PLUGIN.FIELD=0..40:10`.
Result<Axis> argumentAxis(std::string_view text);

/// How many settings a grid has; more than kMostSettings fails, saying how it comes to so many. So does a grid without axes, or with one
/// thing on two axes.
Result<std::size_t> gridSize(std::span<const Axis> axes);
/// Every combination, the last axis fastest. The grid has at most kMostSettings.
std::vector<Setting> grid(std::span<const Axis> axes);

/// A setting with the configuration that it makes.
struct ConfiguredSetting {
    Setting setting;
    std::shared_ptr<const Configuration> configuration;
    std::string flow; ///< the configuration on one line, as a `configure` step holds it
};

/// `given` with the setting in force in one profile. Read, checked and built as any configuration is; the errors say what it refuses.
tl::expected<ConfiguredSetting, Diagnostics> configured(const Configuration& given, std::string_view profile,
                                                        const Setting& setting, const ConfigurationCheck& check);

} // namespace berth::tune
