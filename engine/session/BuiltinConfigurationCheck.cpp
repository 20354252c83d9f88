// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/BuiltinConfigurationCheck.h"

#include "engine/plugins/BuiltinPlugins.h"
#include "engine/runtime/Framework.h"

namespace berth {
namespace {

Diagnostics faultsOf(const std::shared_ptr<const Configuration>& configuration) {
    auto profiles = Profiles::create(configuration, builtinPlugins());
    return profiles ? Diagnostics{} : std::move(profiles.error());
}

} // namespace

ConfigurationCheck builtinConfigurationCheck() {
    return {builtinPlugins(), faultsOf};
}

} // namespace berth
