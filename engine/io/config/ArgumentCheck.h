// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Configuration.h"
#include "engine/framework/Registry.h"
#include "engine/io/Findings.h"

namespace berth::io {

/// Reports faults in the arguments that kube-scheduler checks while it reads its configuration: those it has a type
/// for, of enabled plugins or not.
///
/// NodeResourcesFit is left out: upstream looks its check up under a wrong name, so that its faults only show when the
/// plugin is built.
void checkArguments(const Configuration& configuration, Registry registry, Findings& findings);

} // namespace berth::io
