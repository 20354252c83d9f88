// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/Registry.h"

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace berth {

/// What reading files needs from those who know the plugins and the trace: `io` may not see the layers that build
/// profiles or make facts. A default one checks nothing of the kind.
struct ConfigurationCheck {
    /// Whose factories judge arguments, also those of plugins that no profile enables.
    Registry registry = {};
    /// Builds the profiles once and says what kept them from being built (errors), or what they do that hardly was meant (warnings).
    std::function<Diagnostics(const std::shared_ptr<const Configuration>&)> build = {};
    /// The facts a scenario's narration and questions may name; empty: any.
    std::vector<std::string_view> factNames = {};
};

} // namespace berth
