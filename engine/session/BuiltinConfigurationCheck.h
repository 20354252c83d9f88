// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ConfigurationCheck.h"

namespace berth {

/// The check against the plugins that are built in: what every reader of files passes to `io`.
ConfigurationCheck builtinConfigurationCheck();

} // namespace berth
