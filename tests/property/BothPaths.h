// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"

#include <memory>
#include <string>
#include <vector>

namespace berth::test {

/// The first facts of a run whose looks are quick where they can be, or all plain.
std::vector<std::string> factsOf(const std::shared_ptr<const Scenario>& scenario, bool plain);

/// What a pass decides, as lines.
std::vector<std::string> decisionsOf(const Scenario& scenario, bool plain);

} // namespace berth::test
