// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/compare/CompareRun.h"

namespace berth::ui {
namespace {

std::string node(const std::string& name) {
    return "---\napiVersion: v1\nkind: Node\nmetadata: {name: " + name +
           "}\nstatus: {capacity: {cpu: '64', memory: 512Gi, pods: '110', nvidia.com/gpu: '8'}, "
           "allocatable: {cpu: '64', memory: 512Gi, pods: '110', nvidia.com/gpu: '8'}}\n";
}

std::string pod(const std::string& name, int level, int gpus, const std::string& second) {
    const std::string gpu = std::to_string(gpus);
    const std::string cpu = std::to_string(8 * gpus);
    return "---\napiVersion: v1\nkind: Pod\nmetadata: {name: " + name +
           ", namespace: default, creationTimestamp: '2026-03-02T08:00:" + second +
           "Z', annotations: {berth.dev/duration: 10m}}\nspec: {priorityClassName: p" + std::to_string(level) +
           ", preemptionPolicy: Never, containers: [{name: c, image: i, resources: {requests: {cpu: '" + cpu +
           "', nvidia.com/gpu: '" + gpu + "'}, limits: {nvidia.com/gpu: '" + gpu + "'}}}]}\n";
}

std::string quiet(const std::string& level, int value) {
    return "---\napiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: {name: " + level +
           "}\nvalue: " + std::to_string(value) + "\npreemptionPolicy: Never\n";
}

} // namespace

std::string spreadingMorning() {
    return "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\nprofiles:\n"
           "- schedulerName: default-scheduler\n  plugins:\n    score:\n      enabled:\n"
           "      - {name: NodeResourcesFit, weight: 10}\n      - {name: AISchedulingPlugin, weight: 1}\n" +
           quiet("p0", 100000) + quiet("p2", 1000) + node("n1") + node("n2") + pod("small-a", 2, 2, "00") +
           pod("small-b", 2, 2, "02") + pod("large", 0, 8, "05") +
           "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec: {start: '2026-03-02T08:00:00Z', seed: 3, "
           "arrivals: CreationTimestamp}\n";
}

} // namespace berth::ui
