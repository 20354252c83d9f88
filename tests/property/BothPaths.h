// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Registry.h"
#include "engine/model/Scenario.h"
#include "engine/plugins/BuiltinPlugins.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace berth::test {

enum class Path { Quick, Plain };

/// What comes of a scenario, as lines.
using Outcome = std::function<std::vector<std::string>(const std::shared_ptr<const Scenario>&, Path, Registry)>;

/// The first facts of a run whose looks are quick where they can be, or all plain.
std::vector<std::string> factsOf(const std::shared_ptr<const Scenario>& scenario, Path path, Registry registry);

/// What a pass decides.
std::vector<std::string> decisionsOf(const std::shared_ptr<const Scenario>& scenario, Path path, Registry registry);

/// Both paths read the scenario as text and come to the same. Else the property fails with the first line that differs
/// and that text: rapidcheck shows those of the smallest scenario it finds. The text lies in mismatch/TEST.yaml of the
/// folder that the tests run in, too, for `berthctl run`.
void assertOnePath(const Scenario& scenario, const Outcome& outcome = factsOf, Registry registry = builtinPlugins());

/// Fails the property with a scenario for `berthctl run`: prints it and writes the file.
[[noreturn]] void failWith(const std::string& difference, const std::string& yaml);

} // namespace berth::test
