// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Registry.h"
#include "engine/io/Findings.h"
#include "engine/io/ObjectCollector.h"

namespace berth::io {

/// Notes what pods refer to and the input has not: node, owner, PodGroup, claim.
void noteAbsentReferences(const ObjectCollector& collected, Findings& findings);

/// Notes each pod that uses what a default plugin judges and Berth does not simulate.
void noteUnsimulated(const ObjectCollector& collected, Registry registry, Findings& findings);

/// Notes, per field, what was filled in as the API server would: how often, and where first.
void noteDefaulted(const ObjectCollector& collected, Findings& findings);

} // namespace berth::io
