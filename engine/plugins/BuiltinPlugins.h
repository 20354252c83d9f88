// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Registry.h"

namespace berth {

/// Every plugin a profile may name, in the default order. The one list: the runtime builds from it, the tests walk it.
Registry builtinPlugins();

} // namespace berth
