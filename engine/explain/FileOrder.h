// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"

#include <memory>
#include <vector>

namespace berth::explain {

/// All nodes (pods) an input declares, in file order: those there from the start and those a step creates, each name
/// once.
std::vector<std::shared_ptr<const Node>> declaredNodes(const Scenario& scenario);
std::vector<std::shared_ptr<const Pod>> declaredPods(const Scenario& scenario);

} // namespace berth::explain
