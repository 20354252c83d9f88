// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Configuration.h"
#include "engine/framework/ConfigurationCheck.h"
#include "engine/io/Document.h"
#include "engine/io/Findings.h"

#include <memory>
#include <string>
#include <string_view>

namespace berth::io {

inline constexpr std::string_view kConfigurationVersion = "kubescheduler.config.k8s.io/v1";
inline constexpr std::string_view kConfigurationKind = "KubeSchedulerConfiguration";

/// True for a document that means to be a KubeSchedulerConfiguration, of whatever version, and so must be read by
/// readConfiguration: its kind says so, or its apiVersion is of the group `kubescheduler.config.k8s.io`.
bool isConfiguration(ValueRef document);

/// Whether a configuration must say what it is. That of a `configure` step need not.
enum class Heading : bool { Optional, Required };

/// Decodes, defaults and validates a KubeSchedulerConfiguration as kube-scheduler 1.37.2 does at its start: strictly,
/// with upstream's texts, every error with its place (SEMANTICS 4). Wrong types and unknown or duplicate fields are
/// reported together; where there are none, all faults of validation; where there are none, what `check` finds when it
/// builds the profiles.
///
/// `text` is what Configuration::text will hold: the document as written. Notes say what Berth reads but does not do
/// (extenders). Returns nullptr when there was an error; the findings then hold at least one.
/// Upstream: cmd/kube-scheduler/app/options LoadConfigFromFile, apis/config/validation.
std::shared_ptr<const Configuration> readConfiguration(ValueRef document, std::string text,
                                                       const ConfigurationCheck& check, Findings& findings,
                                                       Heading heading = Heading::Required);

} // namespace berth::io
