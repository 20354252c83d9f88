// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Selectors.h"

#include <string>
#include <vector>

namespace berth {

/// A part of a selector that cannot be parsed, in the words of upstream's field errors.
struct SelectorFault {
    std::string path;  ///< "matchExpressions[0].values[0]"
    std::string shown; ///< the value as upstream prints it: `"ssd"`, `[]`
    std::string detail;

    std::string text() const { return path + ": Invalid value: " + shown + ": " + detail; }
};

/// What is wrong with a term, nothing for a good one. A term with faults matches nothing; among preferred terms it fails the cycle.
/// Upstream: nodeaffinity.newNodeSelectorTerm, labels.NewRequirement.
std::vector<SelectorFault> faults(const NodeSelectorTerm& term);

} // namespace berth
