// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/config/ConfigurationDraft.h"
#include "engine/io/config/StrictDecoder.h"

namespace berth::io {

/// Decodes one item of `extenders`. Fields that have no rule are checked for their type and dropped.
Extender readExtender(const StrictDecoder& in);

/// Adds resources with `ignoredByScheduler` to NodeResourcesFit's `ignoredResources` in every profile, as
/// kube-scheduler does.
void ignoreManagedResources(const std::vector<Extender>& extenders, std::vector<Profile>& profiles);

} // namespace berth::io
