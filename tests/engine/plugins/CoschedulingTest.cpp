// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/coscheduling/Coscheduling.h"

#include "tests/engine/plugins/GangBuilders.h"
#include "tests/support/Values.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Coscheduling plugin(const CoschedulingArgs& args = {}) {
    return Coscheduling(args);
}

std::vector<PodId> rejected(const Orders& orders) {
    std::vector<PodId> pods;
    for (const Orders::Rejection& one : orders.reject) pods.push_back(one.pod);
    return pods;
}

class CoschedulingTest : public GangTest {
protected:
    CoschedulingTest() { cluster_.node(MakeNode("n").has({{"cpu", "8"}, {"nvidia.com/gpu", "4"}})); }

    void group(std::int32_t minMember) { cluster_.objects.podGroups = {podGroup("g", minMember)}; }

    Status preFilter(const CoschedulingArgs& args = {}) {
        lookAt(member("p", "g"));
        return plugin(args).preFilter(context_, state_, *pod_).status;
    }
    PermitResult permit(const CoschedulingArgs& args = {}) {
        lookAt(member("p", "g"), State::Assumed);
        return plugin(args).permit(context_, state_, *pod_, node());
    }
    PostFilterResult postFilter(const CoschedulingArgs& args = {}) {
        lookAt(member("p", "g"));
        return plugin(args).postFilter(context_, state_, *pod_, {}, nullptr);
    }
};

// ---- QueueSort

QueuedPod queued(const Pod& pod, const PodGroup* group) {
    return {PodId{0}, &pod, kDefaultStart, kDefaultStart, group};
}

TEST(CoschedulingSort, MembersStandTogetherBehindTheirGangsCreation) {
    PodGroup early = podGroup("early", 2);
    early.meta.creationTimestamp = kDefaultStart;
    PodGroup late = podGroup("late", 2);
    late.meta.creationTimestamp = kDefaultStart + Duration::seconds(9);
    const auto a = member("a", "early").obj();
    const auto b = member("b", "late").obj();
    const auto important = member("c", "late").priority(5).obj();
    const Coscheduling sort = plugin();
    EXPECT_TRUE(sort.less(queued(*a, &early), queued(*b, &late)));
    EXPECT_FALSE(sort.less(queued(*b, &late), queued(*a, &early)));
    EXPECT_TRUE(sort.less(queued(*important, &late), queued(*a, &early)));
    EXPECT_FALSE(sort.less(queued(*a, &early), queued(*a, &early)));
}

TEST(CoschedulingSort, PodsWithoutAGangGoByTheirOwnCreationAndName) {
    MakePod first = MakePod("z");
    first.raw().meta.creationTimestamp = kDefaultStart;
    MakePod second = MakePod("a");
    second.raw().meta.creationTimestamp = kDefaultStart + Duration::seconds(1);
    const auto z = first.obj();
    const auto a = second.obj();
    EXPECT_TRUE(plugin().less(queued(*z, nullptr), queued(*a, nullptr)));
    const auto early = MakePod("late-name").obj();
    const auto late = MakePod("early-name").obj();
    const QueuedPod then{PodId{0}, early.get(), kDefaultStart, SimTime::none()};
    const QueuedPod later{PodId{1}, late.get(), kDefaultStart + Duration::seconds(1), SimTime::none()};
    EXPECT_TRUE(plugin().less(then, later)) << "written without a creation: when it entered";
    CoschedulingArgs off;
    off.queueOrder = false;
    EXPECT_FALSE(plugin(off).less(queued(*z, nullptr), queued(*a, nullptr)));
}

// ---- PreFilter

TEST_F(CoschedulingTest, AGangWithTooFewPodsIsTurnedAway) {
    group(3);
    others({State::Pending});
    EXPECT_EQ(preFilter(),
              Status(Code::UnschedulableAndUnresolvable,
                     std::string("pre-filter pod p cannot find enough sibling pods, current pods number: 2, "
                                 "minMember of group: 3")));
    others({State::Bound});
    EXPECT_TRUE(preFilter().ok());
}

TEST_F(CoschedulingTest, GatedPodsDoNotCount) {
    group(3);
    others({State::Gated, State::Pending});
    EXPECT_EQ(preFilter().message(), "pre-filter pod p cannot proceed due to gated pods in the same PodGroup");
}

TEST_F(CoschedulingTest, SaysWhatTheClusterLacksForAllOfTheGang) {
    group(2);
    cluster_.objects.podGroups[0].minResources = amounts({{"cpu", "9500m"}, {"nvidia.com/gpu", "8"}});
    others({State::Pending});
    EXPECT_EQ(preFilter().message(), "resource gap: cpu 1500m, nvidia.com/gpu 4");
}

TEST_F(CoschedulingTest, WhatMembersHoldIsTheGangsOwn) {
    group(2);
    cluster_.objects.podGroups[0].minResources = amounts({{"nvidia.com/gpu", "4"}});
    cluster_.pod(member("held", "g", "3"));
    others({State::Bound});
    EXPECT_TRUE(preFilter().ok());
    cluster_.pod(MakePod("stranger").req({{"nvidia.com/gpu", "1"}}));
    EXPECT_EQ(preFilter().message(), "resource gap: nvidia.com/gpu 1");
}

TEST_F(CoschedulingTest, AGangThatRestsIsTurnedAway) {
    group(1);
    restUntil_ = kDefaultStart + Duration::seconds(5);
    EXPECT_EQ(preFilter().message(), "podGroup default/g failed recently");
    restUntil_ = kDefaultStart;
    EXPECT_TRUE(preFilter().ok());
}

TEST_F(CoschedulingTest, ThePreFilterGuardCanBeOff) {
    group(3);
    CoschedulingArgs off;
    off.preFilterCheck = false;
    EXPECT_TRUE(preFilter(off).ok());
}

// ---- Permit and Unreserve

TEST_F(CoschedulingTest, WaitsUntilTheGangIsWhole) {
    group(3);
    others({State::Waiting, State::Pending});
    const PermitResult waits = permit();
    EXPECT_TRUE(waits.status.isWait());
    EXPECT_EQ(waits.timeout, Duration::seconds(60));
    EXPECT_THAT(waits.orders.activate, IsEmpty());
    others({State::Waiting});
    const PermitResult goes = permit();
    EXPECT_TRUE(goes.status.ok());
    EXPECT_THAT(goes.orders.allow, ElementsAre(PodId{100}, PodId{102}));
}

TEST_F(CoschedulingTest, TheFirstMemberWakesTheOthers) {
    group(2);
    cluster_.objects.podGroups[0].scheduleTimeoutSeconds = 7;
    others({State::Pending, State::Gated});
    const PermitResult waits = permit();
    EXPECT_THAT(waits.orders.activate, ElementsAre(PodId{100}));
    EXPECT_EQ(waits.timeout, Duration::seconds(7));
}

TEST_F(CoschedulingTest, APodGroupThatIsMissingIsSaid) {
    EXPECT_EQ(permit().status, Status(Code::Unschedulable, std::string("PodGroup not found")));
    look(MakePod("free"));
    EXPECT_TRUE(plugin().permit(context_, state_, *pod_, node()).status.ok());
}

TEST_F(CoschedulingTest, OneMemberThatLosesItsPlaceTakesTheWaitingOnesWithIt) {
    group(3);
    others({State::Waiting, State::Pending, State::Bound});
    lookAt(member("p", "g"), State::Assumed);
    CoschedulingArgs args;
    args.podGroupBackoffSeconds = 4;
    const Orders orders = plugin(args).unreserve(context_, state_, *pod_, node());
    EXPECT_THAT(rejected(orders), ElementsAre(PodId{100}));
    EXPECT_EQ(orders.reject[0].reason, "rejection in Unreserve");
    EXPECT_EQ(orders.rest, Duration::seconds(4));
}

// ---- PostFilter

TEST_F(CoschedulingTest, PostFilterGivesUpWhenTooManyAreMissing) {
    group(4);
    others({State::Waiting, State::Waiting});
    const PostFilterResult result = postFilter();
    EXPECT_EQ(result.status,
              Status(Code::Unschedulable, std::string("PodGroup default/g gets rejected due to Pod p is unschedulable "
                                                      "even after PostFilter")));
    EXPECT_THAT(rejected(result.orders), ElementsAre(PodId{100}, PodId{101}));
    EXPECT_FALSE(result.nominate.has_value());
}

TEST_F(CoschedulingTest, PostFilterHopesForLaterMembersWhileFewAreMissing) {
    group(4);
    others({State::Waiting, State::Waiting, State::Bound});
    CoschedulingArgs args;
    args.podGroupRejectPercentage = 25;
    EXPECT_THAT(postFilter(args).orders.reject, IsEmpty());
    EXPECT_EQ(postFilter(args).status, Status(Code::Unschedulable));
    args.podGroupRejectPercentage = 24;
    EXPECT_THAT(rejected(postFilter(args).orders), ElementsAre(PodId{100}, PodId{101}));
    args.rejectOnPostFilter = false;
    EXPECT_THAT(postFilter(args).orders.reject, IsEmpty());
}

TEST_F(CoschedulingTest, PostFilterOfAPodWithoutAGang) {
    look(MakePod("free"));
    EXPECT_EQ(plugin().postFilter(context_, state_, *pod_, {}, nullptr).status,
              Status(Code::Unschedulable, std::string("can not find pod group")));
}

// ---- hints

TEST_F(CoschedulingTest, SiblingsAndThePodGroupWakeMembers) {
    const Coscheduling coscheduling = plugin();
    const auto waits = member("p", "g").obj();
    const auto sibling = member("q", "g").obj();
    const auto stranger = member("q", "h").obj();
    const auto on = [&](EventResource resource, ActionBits bits, const EventObjects& objects) {
        return hint(coscheduling, {resource, bits}, *waits, objects);
    };
    EventObjects came;
    came.newPod = sibling.get();
    EXPECT_EQ(on(EventResource::UnscheduledPod, action::Add, came), QueueingHint::Queue);
    came.newPod = stranger.get();
    EXPECT_EQ(on(EventResource::UnscheduledPod, action::Add, came), QueueingHint::Skip);
    EXPECT_EQ(on(EventResource::PodGroup, action::Add, {}), QueueingHint::Queue);
    group(2);
    EventObjects freed;
    freed.cluster = &cluster_.objects;
    EXPECT_EQ(on(EventResource::AssignedPod, action::Delete, freed), QueueingHint::Skip);
    cluster_.objects.podGroups[0].minResources = amounts({{"cpu", "1"}});
    EXPECT_EQ(on(EventResource::AssignedPod, action::Delete, freed), QueueingHint::Queue);
}

// ---- arguments

Diagnostics faultsOf(const Value& args) {
    Diagnostics found;
    decodeCoschedulingArgs(args, found);
    return found;
}

TEST(CoschedulingArguments, AreReadStrictly) {
    Diagnostics found;
    const CoschedulingArgs args = decodeCoschedulingArgs(map({{"permitWaitingTimeSeconds", plain("5")},
                                                              {"podGroupRejectPercentage", plain("0")},
                                                              {"queueOrder", plain("false")}}),
                                                         found);
    EXPECT_THAT(found, IsEmpty());
    EXPECT_EQ(args.permitWaitingTimeSeconds, 5);
    EXPECT_EQ(args.podGroupRejectPercentage, 0);
    EXPECT_FALSE(args.queueOrder);
    EXPECT_TRUE(args.preFilterCheck);
    for (const auto& [key, value] :
         std::vector<std::pair<std::string, Value>>{{"permitWaitingTimeSeconds", plain("0")},
                                                    {"podGroupBackoffSeconds", plain("-1")},
                                                    {"podGroupRejectPercentage", plain("101")},
                                                    {"permitWaitingTimeSeconds", quotedText("5")},
                                                    {"queueorder", plain("true")}})
        EXPECT_TRUE(hasErrors(faultsOf(map({{key, value}})))) << key;
    EXPECT_THAT(faultsOf(Value()), IsEmpty());
}

} // namespace
} // namespace berth::test
