// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/framework/Configuration.h"
#include "ui/session/Edit.h"

#include <QString>

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <string>

namespace berth::ui {

/// Weights a person tries, by plugin; those not named are as they are. 0 is off.
using TriedWeights = std::map<std::string, std::int64_t>;

/// Changes of the configuration in force, as commands. Pure; nothing is carried out here.
tl::expected<Edit, Diagnostics> weightsEdit(const Configuration& now, const std::string& profile,
                                            const TriedWeights& weights, const QString& words);
/// `yaml` is the profile's pluginConfig; places of errors are lines of it.
tl::expected<Edit, Diagnostics> argumentsEdit(const Configuration& now, const std::string& profile,
                                              const QString& yaml);
/// Coscheduling at every point that it has and with all its guards, in every profile.
tl::expected<Edit, Diagnostics> gangGuardsEdit(const Configuration& now);
/// The whole configuration with these weights, as YAML to be applied to a cluster; "" where it would be refused.
QString configurationText(const Configuration& now, const std::string& profile, const TriedWeights& weights);

} // namespace berth::ui
