// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/SourceTree.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace berth::architecture {

/// A place that breaks a rule, as `path:line: what is wrong`.
using Violations = std::vector<std::string>;

struct Rule {
    std::string name; ///< also the name of its test
    std::function<Violations(const SourceTree&)> check;
};

/// How a test's report names the rule.
void PrintTo(const Rule& rule, std::ostream* out);

/// All rules about the tree. Each is a pure function of it, so that each can be shown to fail on a tree that breaks it.
const std::vector<Rule>& rules();

} // namespace berth::architecture
