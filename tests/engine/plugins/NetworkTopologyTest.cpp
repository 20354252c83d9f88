// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/networktopology/NetworkTopology.h"

#include "tests/engine/plugins/GangBuilders.h"
#include "tests/support/Values.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* kRequired = "kueue.x-k8s.io/podset-required-topology";
constexpr const char* kPreferred = "kueue.x-k8s.io/podset-preferred-topology";
constexpr const char* kSpine = "network.topology.nvidia.com/spine";
constexpr const char* kLeaf = "network.topology.nvidia.com/leaf";

class NetworkTopologyTest : public GangTest {
protected:
    NetworkTopologyTest() { cluster_.objects.podGroups = {podGroup("g", 2)}; }

    /// A node of 8 GPUs of which `free` are free.
    void gpuNode(const std::string& leaf, int free, const std::string& spine = "s") {
        const std::string name = "n" + std::to_string(nodes_++);
        MakeNode node = MakeNode(name).has({{"nvidia.com/gpu", "8"}}).label(kSpine, spine);
        if (!leaf.empty()) node.label(kLeaf, leaf);
        cluster_.node(node);
        if (free < 8) cluster_.pod(MakePod("on-" + name).req({{"nvidia.com/gpu", std::to_string(8 - free)}}));
    }

    static MakePod wants(const char* annotation, const std::string& level, const std::string& gpus = "4") {
        MakePod pod = member("p", "g", gpus);
        pod.raw().meta.annotations.set(annotation, level);
        return pod;
    }

    Status filter(std::size_t at) { return plugin_.filter(context_, state_, *pod_, node(at), nullptr); }
    void require(const std::string& gpus = "4", const std::string& level = kLeaf) {
        lookAt(wants(kRequired, level, gpus));
        EXPECT_TRUE(plugin_.preFilter(context_, state_, *pod_).status.ok());
    }
    std::int64_t score(std::size_t at) {
        EXPECT_TRUE(plugin_.preScore(context_, state_, *pod_, {}).ok());
        return *plugin_.score(context_, state_, *pod_, node(at), nullptr);
    }

    const Status outside_{Code::UnschedulableAndUnresolvable,
                          std::string("node is outside the gang's topology domain")};
    NetworkTopology plugin_{NetworkTopologyArgs{}};
    int nodes_ = 0;
};

TEST_F(NetworkTopologyTest, PodsThatAskNothingOfTheNetworkAreSkipped) {
    gpuNode("a", 8);
    lookAt(member("p", "g"));
    EXPECT_TRUE(plugin_.preFilter(context_, state_, *pod_).status.isSkip());
    EXPECT_TRUE(plugin_.preScore(context_, state_, *pod_, {}).isSkip());
    cluster_.objects.podGroups.clear();
    lookAt(wants(kRequired, kLeaf));
    EXPECT_TRUE(plugin_.preFilter(context_, state_, *pod_).status.isSkip());
}

TEST_F(NetworkTopologyTest, TheFirstMemberGoesToTheTightestDomainWithRoomForAll) {
    gpuNode("a", 8);
    gpuNode("a", 8);
    gpuNode("b", 8);
    gpuNode("c", 4);
    gpuNode("c", 3);
    gpuNode("", 8);
    require();
    EXPECT_EQ(filter(0), outside_);
    EXPECT_TRUE(filter(2).ok());
    EXPECT_EQ(filter(3), outside_) << "7 GPUs, but only one pod of 4 fits";
    EXPECT_EQ(filter(5), outside_) << "no label, no domain";
}

TEST_F(NetworkTopologyTest, LaterMembersFollowTheFirst) {
    gpuNode("a", 8);
    gpuNode("b", 8);
    others({State::Waiting}, NodeId{1});
    require();
    EXPECT_EQ(filter(0), outside_);
    EXPECT_TRUE(filter(1).ok());
}

TEST_F(NetworkTopologyTest, WithoutRoomAnywherePreemptionMayHelp) {
    gpuNode("a", 4);
    gpuNode("", 8);
    require();
    EXPECT_EQ(filter(0), Status(Code::Unschedulable, std::string("no leaf has room for the gang")));
    EXPECT_EQ(filter(1), outside_);
    const PodInfo& victim = node(0).pods.front();
    ASSERT_TRUE(plugin_.removePod(context_, state_, *pod_, victim, node(0)).ok());
    EXPECT_TRUE(filter(0).ok());
    ASSERT_TRUE(plugin_.addPod(context_, state_, *pod_, victim, node(0)).ok());
    EXPECT_EQ(filter(0).code(), Code::Unschedulable);
}

TEST_F(NetworkTopologyTest, TrialsDoNotTouchTheStateTheyCameFrom) {
    gpuNode("a", 4);
    require();
    CycleState trial = state_.clone();
    ASSERT_TRUE(plugin_.removePod(context_, trial, *pod_, node(0).pods.front(), node(0)).ok());
    EXPECT_TRUE(plugin_.filter(context_, trial, *pod_, node(0), nullptr).ok());
    EXPECT_FALSE(filter(0).ok());
}

TEST_F(NetworkTopologyTest, CordonedNodesHoldNoneAndCountForNothing) {
    cluster_.node(MakeNode("n0").has({{"nvidia.com/gpu", "8"}}).label(kLeaf, "a").cordoned());
    gpuNode("b", 8);
    require();
    EXPECT_TRUE(filter(1).ok());
    EXPECT_EQ(filter(0), outside_);
}

TEST_F(NetworkTopologyTest, NearnessIsTheAverageOverTheMembersPlaced) {
    gpuNode("a", 8);
    gpuNode("a", 8);
    gpuNode("b", 8);
    gpuNode("c", 8, "t");
    others({State::Bound}, NodeId{0});
    others({State::Assumed}, NodeId{2});
    lookAt(wants(kPreferred, kLeaf));
    EXPECT_EQ(score(0), (100 + 50) / 2);
    EXPECT_EQ(score(1), (75 + 50) / 2);
    EXPECT_EQ(score(3), 0);
}

TEST_F(NetworkTopologyTest, BeforeTheFirstPlaceTheTightestDomainScoresMost) {
    gpuNode("a", 8);
    gpuNode("b", 8);
    gpuNode("b", 8);
    gpuNode("c", 4);
    lookAt(wants(kPreferred, kLeaf));
    EXPECT_EQ(score(0), 100);
    EXPECT_EQ(score(1), 100 * (16 - 8) / 16);
    EXPECT_EQ(score(3), 0) << "no room";
}

TEST_F(NetworkTopologyTest, TermsTellTheRooms) {
    gpuNode("a", 4);
    require();
    Terms terms;
    plugin_.filter(context_, state_, *pod_, node(0), &terms);
    ASSERT_EQ(terms.items().size(), 2U);
    EXPECT_EQ(terms.items()[1].value, "room for 1, 4 free GPUs");
    EXPECT_EQ(terms.items()[1].formula, "too little for 2 members");
}

// ---- arguments

NetworkTopologyArgs decoded(const Value& args, bool faulty = false) {
    Diagnostics found;
    NetworkTopologyArgs result = decodeNetworkTopologyArgs(args, found);
    EXPECT_EQ(hasErrors(found), faulty);
    return result;
}

TEST(NetworkTopologyArguments, LevelsAndTheirScores) {
    EXPECT_EQ(decoded(Value()).levels, NetworkTopologyArgs::defaultLevels());
    const Value levels = list({plain("zone"), plain("example.com/rack")});
    EXPECT_THAT(decoded(map({{"levels", levels}})).levels,
                ElementsAre(NetworkLevel{"zone", 33}, NetworkLevel{"example.com/rack", 66}));
    EXPECT_THAT(decoded(map({{"levels", levels}, {"levelScores", list({plain("10"), plain("60")})}})).levels,
                ElementsAre(NetworkLevel{"zone", 10}, NetworkLevel{"example.com/rack", 60}));
}

TEST(NetworkTopologyArguments, FaultsAreRefused) {
    const Value levels = list({plain("zone")});
    decoded(map({{"levels", plain("leaf")}}), true);
    decoded(map({{"levels", list({})}}), true);
    decoded(map({{"levels", list({plain("a"), plain("a")})}}), true);
    decoded(map({{"levels", list({plain("not a key")})}}), true);
    decoded(map({{"levels", levels}, {"levelScores", list({plain("1"), plain("2")})}}), true);
    decoded(map({{"levels", levels}, {"levelScores", list({plain("101")})}}), true);
    decoded(map({{"levels", levels}, {"levelScores", list({quotedText("10")})}}), true);
    decoded(map({{"Levels", levels}}), true);
}

} // namespace
} // namespace berth::test
