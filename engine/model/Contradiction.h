// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Selectors.h"

#include <string>

namespace berth {

// Selectors are ANDs: what they say about one label may leave no value for it. Each function returns the label that no object can have as
// it is asked for, "" when there is none. The API server takes such selectors; they match nothing.

std::string contradictoryLabel(const LabelSelector& selector);
/// The term together with the pod's nodeSelector.
std::string contradictoryLabel(const NodeSelectorTerm& term, const StringMap& nodeSelector);

} // namespace berth
