// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/AddedTolerations.h"

#include "tests/support/Builders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::test {
namespace {

using testing::ElementsAre;

std::vector<std::string> keysAfter(MakePod pod, void (*add)(Pod&)) {
    add(pod.raw());
    std::vector<std::string> keys;
    for (const Toleration& one : pod.raw().tolerations) keys.push_back(one.key);
    return keys;
}

TEST(AddedTolerations, AdmissionAddsFiveMinutes) {
    MakePod pod("p");
    addAdmissionTolerations(pod.raw());
    EXPECT_THAT(pod.raw().tolerations,
                ElementsAre(Toleration{"node.kubernetes.io/not-ready", "Exists", "", TaintEffect::NoExecute, 300},
                            Toleration{"node.kubernetes.io/unreachable", "Exists", "", TaintEffect::NoExecute, 300}));
    EXPECT_THAT(pod.raw().meta.defaulted, ElementsAre("spec.tolerations[node.kubernetes.io/not-ready]",
                                                      "spec.tolerations[node.kubernetes.io/unreachable]"));
}

TEST(AddedTolerations, AdmissionLeavesAloneWhatThePodSpeaksOf) {
    EXPECT_THAT(keysAfter(MakePod("p").tolerate("", "Exists", "", TaintEffect::None), addAdmissionTolerations),
                ElementsAre(""));
    EXPECT_THAT(keysAfter(MakePod("p").tolerate("node.kubernetes.io/not-ready", "Exists", "", TaintEffect::NoExecute),
                          addAdmissionTolerations),
                ElementsAre("node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"));
    EXPECT_THAT(keysAfter(MakePod("p").tolerate("", "Exists", "", TaintEffect::NoSchedule), addAdmissionTolerations),
                testing::SizeIs(3));
}

TEST(AddedTolerations, DaemonPodsStayOnNodesInTrouble) {
    MakePod pod("p");
    addDaemonTolerations(pod.raw());
    addAdmissionTolerations(pod.raw());
    EXPECT_EQ(pod.raw().tolerations.size(), 6U) << "what the controller wrote stays without an end";
    EXPECT_FALSE(pod.raw().tolerations.front().tolerationSeconds);
    const std::size_t before = pod.raw().tolerations.size();
    addDaemonTolerations(pod.raw());
    EXPECT_EQ(pod.raw().tolerations.size(), before);
    pod.raw().hostNetwork = true;
    addDaemonTolerations(pod.raw());
    EXPECT_EQ(pod.raw().tolerations.back().key, "node.kubernetes.io/network-unavailable");
}

TEST(AddedTolerations, ADaemonPodHasADaemonSetForController) {
    MakePod pod("p");
    EXPECT_FALSE(isDaemonPod(pod.raw()));
    pod.raw().meta.owners = {{"apps/v1", "DaemonSet", "d", "u", false}};
    EXPECT_FALSE(isDaemonPod(pod.raw()));
    pod.raw().meta.owners[0].controller = true;
    EXPECT_TRUE(isDaemonPod(pod.raw()));
}

} // namespace
} // namespace berth::test
