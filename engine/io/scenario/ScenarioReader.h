// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ConfigurationCheck.h"
#include "engine/io/Document.h"
#include "engine/io/Findings.h"
#include "engine/model/Scenario.h"

#include <memory>
#include <string_view>

namespace berth::io {

inline constexpr std::string_view kScenarioVersion = "berth.dev/v1alpha1";
inline constexpr std::string_view kScenarioKind = "Scenario";

/// True for a document that means to be a Scenario: its kind is Scenario, or its apiVersion is of the group
/// `berth.dev`.
bool isScenario(ValueRef document);

/// Completes a Scenario that already holds everything else of the input: all its nodes and pods in file order (with
/// those that a step will create), the other objects and the configuration.
///
/// Reads the Scenario document strictly (an unknown field is an error), takes the objects that `create` steps name out
/// of `nodes` and `pods`, works out `start`, and turns pending pods into arrivals where DESIGN 7 says so. `value` may
/// be absent: then only the last three happen. `document` is the one `value` lies in; patches keep it alive. `check`
/// judges the configurations of `configure` steps.
void readScenario(ValueRef value, const std::shared_ptr<const Document>& document, const ConfigurationCheck& check,
                  Scenario& scenario, Findings& findings);

} // namespace berth::io
