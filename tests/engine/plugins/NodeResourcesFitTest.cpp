// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesfit/NodeResourcesFit.h"

#include "engine/plugins/noderesourcesfit/ResourceScorer.h"
#include "tests/engine/plugins/PluginTest.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;

class NodeResourcesFitTest : public PluginTest {
protected:
    Status filter(const MakePod& pod) {
        const NodeResourcesFit plugin(args_);
        look(pod);
        EXPECT_TRUE(plugin.preFilter(context_, state_, *pod_).status.ok());
        return plugin.filter(context_, state_, *pod_, node(), &terms_);
    }
    std::int64_t score(const MakePod& pod) {
        return NodeResourcesFit(args_).score(context_, state_, look(pod), node(), &terms_).value();
    }
    NodeResourcesFitArgs args_;
    Terms terms_;
};

TEST_F(NodeResourcesFitTest, NamesEverythingThatIsShortInOrder) {
    cluster_
        .node(MakeNode("n").has({{"cpu", "4"},
                                 {"memory", "1Gi"},
                                 {"ephemeral-storage", "1Gi"},
                                 {"a.com/x", "1"},
                                 {"nvidia.com/gpu", "8"},
                                 {"pods", "1"}}))
        .pod(MakePod("a").req({{"cpu", "4"},
                               {"memory", "1Gi"},
                               {"ephemeral-storage", "1Gi"},
                               {"a.com/x", "1"},
                               {"nvidia.com/gpu", "8"}}));
    const Status status = filter(MakePod("p").req(
        {{"cpu", "1"}, {"memory", "1"}, {"ephemeral-storage", "1"}, {"nvidia.com/gpu", "1"}, {"a.com/x", "1"}}));
    EXPECT_EQ(status.code(), Code::Unschedulable);
    EXPECT_THAT(status.reasons(),
                ElementsAre("Too many pods", "Insufficient cpu", "Insufficient memory",
                            "Insufficient ephemeral-storage", "Insufficient a.com/x", "Insufficient nvidia.com/gpu"));
}

TEST_F(NodeResourcesFitTest, MoreThanTheNodeHasIsUnresolvable) {
    cluster_.node(MakeNode("n").has({{"cpu", "4"}, {"memory", "8Gi"}}));
    EXPECT_EQ(filter(MakePod("p").req({{"cpu", "5"}})),
              Status(Code::UnschedulableAndUnresolvable, std::string("Insufficient cpu")));
    EXPECT_EQ(filter(MakePod("p").req({{"nvidia.com/gpu", "1"}})).code(), Code::UnschedulableAndUnresolvable);
}

TEST_F(NodeResourcesFitTest, TooManyPodsIsNot) {
    cluster_.node(MakeNode("n").has({{"pods", "0"}}));
    EXPECT_EQ(filter(MakePod("p")), Status(Code::Unschedulable, std::string("Too many pods")));
}

TEST_F(NodeResourcesFitTest, AskingNothingFitsAnOvercommittedNode) {
    cluster_.node(MakeNode("n").has({{"cpu", "1"}})).pod(MakePod("a").req({{"cpu", "9"}}));
    EXPECT_TRUE(filter(MakePod("p").req({})).ok());
    EXPECT_TRUE(filter(MakePod("p").req({{"cpu", "0"}})).ok());
}

TEST_F(NodeResourcesFitTest, IgnoredExtendedResourcesAreNotLookedAt) {
    cluster_.node(MakeNode("n").has({{"cpu", "1"}}));
    const MakePod pod = MakePod("p").req({{"example.com/fpga", "1"}, {"other.org/x", "1"}, {"hugepages-2Mi", "2Mi"}});
    args_.ignoredResources = {"example.com/fpga", "hugepages-2Mi"};
    args_.ignoredResourceGroups = {"other.org"};
    EXPECT_THAT(filter(pod).reasons(), ElementsAre("Insufficient hugepages-2Mi"));
}

TEST_F(NodeResourcesFitTest, TermsShowTheComparison) {
    cluster_.node(MakeNode("n").has({{"cpu", "4"}, {"nvidia.com/gpu", "8"}}))
        .pod(MakePod("a").req({{"nvidia.com/gpu", "2"}}));
    filter(MakePod("p").req({{"nvidia.com/gpu", "4"}}));
    ASSERT_EQ(terms_.items().size(), 2U);
    EXPECT_EQ(terms_.items()[0].formula, "1 + 1 ≤ 110");
    EXPECT_EQ(terms_.items()[1].name, "nvidia.com/gpu");
    EXPECT_EQ(terms_.items()[1].formula, "4 ≤ 6 free (8 − 2)");
}

TEST_F(NodeResourcesFitTest, WithoutPreFilterTheFilterFails) {
    cluster_.node(MakeNode("n"));
    EXPECT_EQ(NodeResourcesFit(args_).filter(context_, state_, look(MakePod("p")), node(), nullptr),
              Status::error("error reading \"PreFilterNodeResourcesFit\" from cycleState: not found"));
}

/// SEMANTICS Appendix A: alloc 8000m / 32Gi; non-zero 2100m / 4Gi+200Mi; pod 1000m / 8Gi.
TEST_F(NodeResourcesFitTest, LeastAllocated) {
    cluster_.node(MakeNode("n").has({{"cpu", "8"}, {"memory", "32Gi"}}))
        .pod(MakePod("a").req({{"cpu", "2"}, {"memory", "4Gi"}}))
        .pod(MakePod("b").req({}));
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "1"}, {"memory", "8Gi"}})), 61);
    ASSERT_EQ(terms_.items().size(), 3U);
    EXPECT_EQ(terms_.items()[0].formula, "(8000 − 3100) × 100 / 8000");
    EXPECT_EQ(terms_.items()[0].value, "61");
    EXPECT_EQ(terms_.items()[2].formula, "(61 × 1 + 61 × 1) / 2");
}

TEST_F(NodeResourcesFitTest, LeastAllocatedIsZeroBeyondTheNode) {
    cluster_.node(MakeNode("n").has({{"cpu", "1"}}));
    args_.resources = {{"cpu", 1}};
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "2"}})), 0);
}

/// Appendix A: gpu 7 of 8 with weight 3, cpu 3100 of 8000 with weight 1.
TEST_F(NodeResourcesFitTest, MostAllocated) {
    cluster_.node(MakeNode("n").has({{"cpu", "8"}, {"nvidia.com/gpu", "8"}}))
        .pod(MakePod("a").req({{"cpu", "2"}, {"nvidia.com/gpu", "5"}}));
    args_.strategy = ScoringStrategy::MostAllocated;
    args_.resources = {{"nvidia.com/gpu", 3}, {"cpu", 1}};
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "1100m"}, {"nvidia.com/gpu", "2"}})), 74);
}

TEST_F(NodeResourcesFitTest, APodWithoutGpusDoesNotCountThem) {
    cluster_.node(MakeNode("n").has({{"nvidia.com/gpu", "8"}}));
    args_.strategy = ScoringStrategy::MostAllocated;
    args_.resources = {{"nvidia.com/gpu", 3}};
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "1"}})), 0);
    EXPECT_EQ(terms_.items().back().formula, "no resource counts");
}

/// Appendix A: cpu at 37 % (weight 1), gpu at 87 % (weight 3): round(74.5).
TEST_F(NodeResourcesFitTest, RequestedToCapacityRatioRounds) {
    cluster_.node(MakeNode("n").has({{"cpu", "8"}, {"nvidia.com/gpu", "8"}}))
        .pod(MakePod("a").req({{"cpu", "2"}, {"nvidia.com/gpu", "5"}}));
    args_.strategy = ScoringStrategy::RequestedToCapacityRatio;
    args_.resources = {{"cpu", 1}, {"nvidia.com/gpu", 3}};
    args_.shape = {{0, 0}, {100, 100}};
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "1"}, {"nvidia.com/gpu", "2"}})), 75);
}

TEST_F(NodeResourcesFitTest, RatioLeavesResourcesAtZeroOut) {
    cluster_.node(MakeNode("n").has({{"cpu", "8"}, {"memory", "8Gi"}}));
    args_.strategy = ScoringStrategy::RequestedToCapacityRatio;
    args_.shape = {{0, 0}, {50, 0}, {100, 100}};
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "4"}, {"memory", "8Gi"}})), 100);
}

TEST_F(NodeResourcesFitTest, TheScoreIgnoresThePodLevel) {
    cluster_.node(MakeNode("n").has({{"cpu", "10"}}));
    args_.resources = {{"cpu", 1}};
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "5"}}).podLevel({{"cpu", "1"}})), 50);
}

} // namespace
} // namespace berth::test
