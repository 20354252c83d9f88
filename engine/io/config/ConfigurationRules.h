// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"
#include "engine/io/Findings.h"
#include "engine/io/config/ConfigurationDraft.h"

namespace berth::io {

/// Reports everything that upstream's validation of a decoded and defaulted configuration refuses (SEMANTICS 4.3), in
/// upstream's order. The arguments of plugins are left to the plugins.
///
/// `document` is where the places are looked up. Upstream: ValidateKubeSchedulerConfiguration.
void validateConfiguration(const ConfigurationDraft& draft, ValueRef document, Findings& findings);

} // namespace berth::io
