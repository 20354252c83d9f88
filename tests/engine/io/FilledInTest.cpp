// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/BuiltinPlugins.h"
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

std::string podOwnedBy(const std::string& kind, const std::string& more = "") {
    return "apiVersion: v1\nkind: Pod\nmetadata:\n  name: p\n" + more +
           "  ownerReferences: [{apiVersion: apps/v1, kind: " + kind +
           ", name: o, uid: u, controller: true}]\nspec: {containers: [{name: c}]}\n";
}

TEST(FilledIn, NewPodsTolerateNodesInTroubleForAWhile) {
    EXPECT_THAT(podOf(podWith(""))->tolerations, SizeIs(2));
    EXPECT_THAT(podOf(podOwnedBy("ReplicaSet"))->tolerations, SizeIs(2));
    EXPECT_THAT(podOf(podOwnedBy("DaemonSet"))->tolerations, SizeIs(6));
    EXPECT_THAT(
        findingsOf({podWith("")}, true),
        Contains("in.yaml:1:1: note: tolerations for nodes in trouble are added to 1 pod, as the API server does, "
                 "and a DaemonSet's controller for its pods"));
}

TEST(FilledIn, WhatComesFromAnApiServerHasThemAlready) {
    EXPECT_THAT(podOf(podOwnedBy("DaemonSet", "  uid: u1234\n"))->tolerations, IsEmpty());
}

TEST(FilledIn, PrioritiesComeFromTheClassTheDefaultOrAreZero) {
    const std::string classes =
        "apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: {name: usual}\nvalue: "
        "7\nglobalDefault: true\npreemptionPolicy: Never\n---\n";
    const auto usual = scenarioOf({classes + podWith("")})->pods.at(0);
    EXPECT_EQ(usual->priority, 7);
    EXPECT_EQ(usual->priorityClassName, "usual");
    EXPECT_TRUE(usual->preemptNever);
    EXPECT_THAT(usual->meta.defaulted, Contains("spec.priority"));
    EXPECT_THAT(podOf(podWith(""))->meta.defaulted, Contains("spec.priority"));
    EXPECT_THAT(podOf(podWith("  priority: 0\n"))->meta.defaulted, Not(Contains("spec.priority")));
}

TEST(FilledIn, ObjectsAreCountedNotFields) {
    const std::string two = kPodHead + "spec:\n  containers: [{name: a, resources: {limits: {cpu: 1}}}, {name: b, "
                                       "resources: {limits: {cpu: 1}}}]\n";
    EXPECT_THAT(
        findingsOf({two}, true),
        Contains("in.yaml:1:1: note: 1 pod without spec.containers.resources.requests[cpu], which is filled in as "
                 "the limit"));
}

TEST(FilledIn, ResourcesBehindADeviceClassAreNoted) {
    const std::string text = "apiVersion: resource.k8s.io/v1\nkind: DeviceClass\nmetadata: {name: gpus}\nspec: "
                             "{extendedResourceName: example.com/gpu}\n---\n" +
                             kPodHead + "spec: {containers: [{name: c, resources: {limits: {example.com/gpu: 1}}}]}\n";
    ReadOptions options;
    options.check.registry = builtinPlugins();
    EXPECT_THAT(findingsOf({text}, true, options),
                Contains(HasSubstr("in.yaml:6:1: note: the pod requests example.com/gpu, for which the plugin "
                                   "DynamicResources would take devices of the class gpus, which is not simulated")));
}

TEST(FilledIn, PodsThatUseVolumesOrClaimsNameThePlugin) {
    ReadOptions options;
    options.check.registry = builtinPlugins();
    const auto notes = findingsOf({podWith("  volumes: [{name: v, persistentVolumeClaim: {claimName: data}}]\n  "
                                           "resourceClaims: [{name: gpu, resourceClaimName: mine}]\n")},
                                  true, options);
    for (const char* plugin :
         {"VolumeBinding", "VolumeZone", "VolumeRestrictions", "NodeVolumeLimits", "DynamicResources"})
        EXPECT_THAT(notes, Contains(HasSubstr(std::string("what the plugin ") + plugin + " judges"))) << plugin;
}

} // namespace
} // namespace berth::io
