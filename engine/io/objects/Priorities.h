// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Findings.h"
#include "engine/model/Cluster.h"
#include "engine/model/Pod.h"

#include <span>
#include <vector>

namespace berth::io {

/// Adds the classes that exist without being declared: p0, p1, p2, system-cluster-critical and system-node-critical.
void addBuiltInClasses(std::vector<PriorityClass>& classes);

/// Gives a pod without `spec.priority` that of its PriorityClass, or of the global default; and the class' preemption
/// policy where the pod has none of its own. A class that does not exist is noted; the pod counts as priority 0. What
/// was filled in is in `meta.defaulted`.
/// Upstream: plugin/pkg/admission/priority.
void resolvePriority(Pod& pod, std::span<const PriorityClass> classes, Findings& findings);

} // namespace berth::io
