// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Registry.h"
#include "engine/model/Scenario.h"

#include <memory>
#include <string>

namespace berth::test {

/// A scenario made by builders as the text of one file, which `berthctl run` takes.
///
/// What has a default there and here is left out. An object that is there from the start and created again later enters
/// by a step at 0s, since a file holds each object once; of two versions of it the first counts. A step that patches is
/// written as its `text` says.
std::string yamlOf(const Scenario& scenario);

/// Reads it back, with the plugins of `registry`; a failed property when it is refused.
std::shared_ptr<const Scenario> readBack(const std::string& yaml, Registry registry);

/// What the text says, by way of the same documents in JSON, which are read more quickly.
std::shared_ptr<const Scenario> asWritten(const Scenario& scenario, Registry registry);

} // namespace berth::test
