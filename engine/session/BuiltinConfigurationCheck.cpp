// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/BuiltinConfigurationCheck.h"

#include "engine/plugins/BuiltinPlugins.h"
#include "engine/runtime/Framework.h"
#include "engine/session/ConfigurationWarnings.h"
#include "engine/trace/Fact.h"

namespace berth {
namespace {

Diagnostics findingsOf(const std::shared_ptr<const Configuration>& configuration) {
    auto profiles = Profiles::create(configuration, builtinPlugins());
    return profiles ? warningsOf(**profiles) : std::move(profiles.error());
}

std::vector<std::string_view> factNames() {
    std::vector<std::string_view> names;
    for (int kind = 0; kind <= static_cast<int>(FactKind::StepTaken); ++kind)
        names.push_back(toString(static_cast<FactKind>(kind)));
    return names;
}

} // namespace

ConfigurationCheck builtinConfigurationCheck() {
    return {builtinPlugins(), findingsOf, factNames()};
}

} // namespace berth
