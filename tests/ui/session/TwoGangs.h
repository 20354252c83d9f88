// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace berth::ui {

/// A PodGroup of three members.
inline std::string gangText(const std::string& name) {
    return "---\napiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\nmetadata: {name: " + name +
           ", namespace: default}\nspec: {minMember: 3, scheduleTimeoutSeconds: 60}\n";
}

inline std::string memberText(const std::string& gang, int index) {
    return "---\napiVersion: v1\nkind: Pod\nmetadata: {name: " + gang + "-" + std::to_string(index) +
           ", namespace: default, labels: {scheduling.x-k8s.io/pod-group: " + gang +
           "}}\nspec:\n  containers: [{name: c, image: i, resources: {requests: {nvidia.com/gpu: '1'}, limits: "
           "{nvidia.com/gpu: '1'}}}]\n";
}

/// One node of four GPUs and two gangs of three, ant and bee, whose members stand in turn: where nothing keeps them
/// from it, each gang holds two and lacks one. `configuration` begins with ---.
inline std::string twoGangs(const std::string& configuration) {
    std::string text = configuration +
                       "---\napiVersion: v1\nkind: Node\nmetadata: {name: n1}\nstatus:\n  allocatable: {cpu: '64', "
                       "memory: 256Gi, pods: '110', nvidia.com/gpu: '4'}\n" +
                       gangText("ant") + gangText("bee");
    for (int i = 0; i < 3; ++i) text += memberText("ant", i) + memberText("bee", i);
    return text;
}

} // namespace berth::ui
