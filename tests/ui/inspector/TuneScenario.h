// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/session/LocalRun.h"
#include "ui/view/CycleWalk.h"

#include <string>

namespace berth::ui {

/// `wide` has 16 cores, `even` has 4; NodeResourcesFit prefers the one, NodeResourcesBalancedAllocation with a weight of 4
/// the other. `job` fits both, `later` comes 10 s after.
inline std::string wideAndEven() {
    const auto node = [](const std::string& name, const std::string& cpu) {
        return "apiVersion: v1\nkind: Node\nmetadata: {name: " + name + "}\nstatus:\n  allocatable: {cpu: \"" + cpu +
               "\", memory: 4Gi, pods: \"10\"}\n---\n";
    };
    const auto pod = [](const std::string& name) {
        return "apiVersion: v1\nkind: Pod\nmetadata: {name: " + name +
               ", namespace: default}\nspec:\n  containers: [{name: c, image: i, resources: {requests: {cpu: \"2\", "
               "memory: 2Gi}}}]\n---\n";
    };
    const std::string profiles = "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\n"
                                 "profiles:\n- plugins:\n    score:\n      enabled: [{name: "
                                 "NodeResourcesBalancedAllocation, weight: 4}]\n---\n";
    return profiles + node("wide", "16") + node("even", "4") + pod("job") + pod("later") +
           "apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  steps: [{at: 10s, create: pod/default/later}]\n";
}

/// Steps to where the totals of the first look stand.
inline void stepToTotals(LocalRun& run) {
    run.stepUntil(Stride::Detail, [&] {
        const Beat* beat = run.moment().lastBeat();
        return beat != nullptr && beat->kind == BeatKind::Weighted;
    });
}

} // namespace berth::ui
