// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Findings.h"
#include "engine/io/ObjectCollector.h"

namespace berth::io {

/// Notes topology keys that no node has as a label, as kube-scheduler would see them.
void noteTopologyKeys(const ObjectCollector& collected, Findings& findings);

/// Notes selectors that ask for two things of one label which no object can have.
void noteContradictions(const ObjectCollector& collected, Findings& findings);

/// Notes budgets that cover no pod, and those that allow no disruption because nobody counted.
void noteBudgets(const ObjectCollector& collected, Findings& findings);

} // namespace berth::io
