// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/session/LocalRun.h"

#include <string>

namespace berth::ui {

/// How the victim of a preemption is made.
struct VictimKind {
    int saves = 20; ///< seconds that its hook needs; 0: it has none
    int grace = 60;
    bool hasOwner = true;
};

/// One node of 4 GPUs, full with `low-0`; after 30 s `high` comes and takes its place.
inline std::string victimRun(const VictimKind& kind = {}) {
    const std::string owner =
        "  ownerReferences: [{apiVersion: batch/v1, kind: Job, name: low, uid: u, controller: true}]\n";
    const std::string hook = "    lifecycle: {preStop: {exec: {command: [/bin/sh, -c, save]}}}\n";
    const std::string asks =
        "    resources: {requests: {cpu: \"1\", nvidia.com/gpu: \"4\"}, limits: {nvidia.com/gpu: \"4\"}}\n";
    return "apiVersion: v1\nkind: Node\nmetadata: {name: n1}\n"
           "status:\n  allocatable: {cpu: \"8\", memory: 16Gi, pods: \"10\", nvidia.com/gpu: \"4\"}\n---\n"
           "apiVersion: v1\nkind: Pod\nmetadata:\n  name: low-0\n  namespace: default\n"
           "  annotations: {berth.dev/duration: 30m, berth.dev/checkpoint-seconds: \"" +
           std::to_string(kind.saves) + "\"}\n" + (kind.hasOwner ? owner : "") +
           "spec:\n  nodeName: n1\n  priority: 1000\n  terminationGracePeriodSeconds: " + std::to_string(kind.grace) +
           "\n  containers:\n  - name: c\n    image: i\n" + asks + (kind.saves > 0 ? hook : "") +
           "status: {phase: Running}\n---\n"
           "apiVersion: v1\nkind: Pod\n"
           "metadata: {name: high, namespace: default, annotations: {berth.dev/duration: 2m}}\n"
           "spec:\n  priority: 200000\n  containers:\n  - name: c\n    image: i\n" +
           asks +
           "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  cycle: 20ms\n  bind: 200ms\n  until: 10m\n"
           "  steps:\n  - {at: 30s, create: pod/default/high}\n";
}

/// At the cursor the hook of `low-0` runs.
inline bool isSaving(const LocalRun& run) {
    const PodEntry* low = run.moment().pod(run.pod("low-0"));
    return low != nullptr && low->hookDue != SimTime::never();
}

} // namespace berth::ui
