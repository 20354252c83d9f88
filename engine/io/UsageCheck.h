// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Findings.h"
#include "engine/io/ObjectCollector.h"

namespace berth::io {

/// Notes each pod with which its namespace exceeds a ResourceQuota. Quotas are not enforced; scopes are not looked at.
void noteQuotas(const ObjectCollector& collected, Findings& findings);

/// Notes MIG slices that nodes offer, once a kind: they are counted, not placed.
void noteMigSlices(const ObjectCollector& collected, Findings& findings);

/// Reports `berth.dev/gpu-devices` that the pod's node has not, or that another pod on it holds already.
void checkDevices(const ObjectCollector& collected, Findings& findings);

} // namespace berth::io
