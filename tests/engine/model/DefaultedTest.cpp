// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Defaulted.h"

#include "tests/support/Builders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::test {
namespace {

class DefaultedTest : public testing::Test {
protected:
    std::string value(const std::string& path) {
        pod_.raw().meta.defaulted = {path};
        return defaultedFields(*pod_.obj()).at(0).value;
    }
    MakePod pod_ = MakePod("p").req({{"cpu", "500m"}, {"nvidia.com/gpu", "2"}}).init({{"memory", "1Gi"}});
};

TEST_F(DefaultedTest, EachFieldHasItsValue) {
    pod_.raw().priority = 7;
    pod_.raw().priorityClassName = "high";
    pod_.raw().preemptNever = true;
    pod_.raw().containers[0].ports.push_back({8080, 80, "TCP", ""});
    pod_.tolerate("a/b", "Exists", "", TaintEffect::NoExecute).raw().tolerations[0].tolerationSeconds = 300;
    EXPECT_EQ(value("metadata.namespace"), "default");
    EXPECT_EQ(value("spec.schedulerName"), "default-scheduler");
    EXPECT_EQ(value("spec.terminationGracePeriodSeconds"), "30");
    EXPECT_EQ(value("spec.priority"), "7");
    EXPECT_EQ(value("spec.priorityClassName"), "high");
    EXPECT_EQ(value("spec.preemptionPolicy"), "Never");
    EXPECT_EQ(value("spec.containers[0].resources.requests[cpu]"), "500m");
    EXPECT_EQ(value("spec.containers[0].resources.requests[nvidia.com/gpu]"), "2");
    EXPECT_EQ(value("spec.initContainers[0].resources.requests[memory]"), "1Gi");
    EXPECT_EQ(value("spec.containers[0].ports[0].protocol"), "TCP");
    EXPECT_EQ(value("spec.containers[0].ports[0].hostPort"), "8080");
    EXPECT_EQ(value("spec.tolerations[a/b]"), "Exists NoExecute, 300 s");
}

TEST_F(DefaultedTest, MergedLabelKeysAreTheExpressionsTheyMade) {
    TopologySpreadConstraint spread;
    spread.selector = LabelSelector{
        {}, {requirement("hash", SelectorOperator::In, {"x"}), requirement("app", SelectorOperator::Exists)}};
    spread.matchLabelKeys = {"hash"};
    pod_.raw().spread = {spread};
    EXPECT_EQ(value("spec.topologySpreadConstraints[0].labelSelector.matchExpressions"), "hash In [x]");
    WeightedPodAffinityTerm weighted;
    weighted.term.selector = LabelSelector{{}, {requirement("tenant", SelectorOperator::NotIn, {"t"})}};
    weighted.term.mismatchLabelKeys = {"tenant"};
    pod_.raw().affinity.podAnti.preferred = {weighted};
    EXPECT_EQ(value("spec.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].podAffinityTerm."
                    "labelSelector.matchExpressions"),
              "tenant NotIn [t]");
}

TEST_F(DefaultedTest, PathsThatLeadNowhereHaveNoValue) {
    EXPECT_EQ(value("spec.containers[9].resources.requests[cpu]"), "");
    EXPECT_EQ(value("spec.containers[x].ports[0].protocol"), "");
    EXPECT_EQ(value("spec.unheardOf"), "");
    EXPECT_EQ(value(""), "");
}

TEST_F(DefaultedTest, ANodesAllocatableIsItsCapacity) {
    MakeNode node = MakeNode("n").has({{"cpu", "4"}});
    node.raw().meta.defaulted = {"status.allocatable"};
    EXPECT_THAT(defaultedFields(*node.obj()).at(0).value, testing::HasSubstr("cpu: 4"));
}

} // namespace
} // namespace berth::test
