// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/PodLane.h"

#include "tests/ui/time/VictimRun.h"
#include "ui/time/PodLaneItems.h"
#include "ui/time/PodLaneWords.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::ui {
namespace {

class PodLaneTest : public testing::Test {
protected:
    void run(const VictimKind& kind = {}) {
        run_ = std::make_unique<LocalRun>(victimRun(kind));
        run_->runToEnd();
        book_.follow(trace());
        lanes_ = around("high");
    }

    const Trace& trace() const { return run_->model().trace(); }
    const PodNames& names() const { return run_->model().names(); }
    std::vector<PodLane> around(const std::string& pod) const {
        return lanesAround(trace(), book_, names(), run_->pod(pod), trace().size());
    }
    const PodLane& victim() const { return lanes_[1]; }
    PodLaneWords words() const { return {trace(), names(), run_->model().input().scenario->start, lanes_}; }
    SimTime at(int seconds) const { return run_->model().input().scenario->start + Duration::seconds(seconds); }

    static std::vector<LanePhase> phases(const PodLane& lane) {
        std::vector<LanePhase> phases;
        for (const LaneSegment& segment : lane.segments) phases.push_back(segment.phase);
        return phases;
    }
    static const LaneSegment* find(const PodLane& lane, LanePhase phase) {
        const auto it = std::find_if(lane.segments.begin(), lane.segments.end(),
                                     [phase](const LaneSegment& segment) { return segment.phase == phase; });
        return it == lane.segments.end() ? nullptr : &*it;
    }

    std::unique_ptr<LocalRun> run_;
    PodBook book_;
    std::vector<PodLane> lanes_;
};

TEST_F(PodLaneTest, ThePreemptorComesFirstThenTheVictimWithWhoComesInItsPlace) {
    run();
    ASSERT_EQ(lanes_.size(), 3U);
    EXPECT_EQ(lanes_[0].role, PodLane::Role::Preemptor);
    EXPECT_EQ(victim().role, PodLane::Role::Victim);
    EXPECT_EQ(lanes_[2].role, PodLane::Role::Replacement);
    EXPECT_EQ(lanes_[2].pod, run_->pod("low-1"));
    EXPECT_EQ(victim().replacement, run_->pod("low-1"));
    EXPECT_EQ(lanes_, around("low-0")) << "whoever is selected";
    EXPECT_EQ(lanes_, around("low-1"));
}

TEST_F(PodLaneTest, AVictimSavesGetsItsSignalAndIsGone) {
    run();
    const std::vector<LanePhase> expected = {LanePhase::Running, LanePhase::Leaving, LanePhase::Saving,
                                             LanePhase::Signalled};
    EXPECT_EQ(phases(victim()), expected);
    EXPECT_EQ(victim().end, LaneEnd::Gone);
    ASSERT_EQ(victim().marks.size(), 1U);
    EXPECT_EQ(victim().marks[0].event, LaneEvent::Saved);
    const LaneSegment* saving = find(victim(), LanePhase::Saving);
    ASSERT_NE(saving, nullptr);
    EXPECT_EQ((saving->end.at - saving->begin.at).ns, Duration::seconds(20).ns);
    EXPECT_EQ(victim().grace.ns, Duration::seconds(60).ns);
    EXPECT_NEAR(graceLeft(victim(), saving->end.at), 2.0 / 3, 0.001);
    EXPECT_TRUE(words().end(1).startsWith(QStringLiteral("gone, 4"))) << words().end(1).toStdString();
    EXPECT_TRUE(words().end(1).endsWith(QStringLiteral("then low-1"))) << words().end(1).toStdString();
}

TEST_F(PodLaneTest, AHookThatNeedsMoreThanItsGraceLosesTheCheckpoint) {
    run({120, 30, true});
    EXPECT_EQ(victim().end, LaneEnd::Killed);
    ASSERT_EQ(victim().marks.size(), 1U);
    EXPECT_EQ(victim().marks[0].event, LaneEvent::Lost);
    ASSERT_TRUE(victim().lost);
    EXPECT_GT(victim().lost->ns, Duration::seconds(59).ns) << "all that it ran";
    EXPECT_EQ(graceLeft(victim(), victim().endedAt.at), 0);
    const QString end = words().end(1);
    EXPECT_TRUE(end.startsWith(QStringLiteral("killed, 240"))) << end.toStdString();
}

TEST_F(PodLaneTest, WhoHasNoOwnerIsGoneForGood) {
    run({0, 30, false});
    ASSERT_EQ(lanes_.size(), 2U) << "nobody comes in its place";
    EXPECT_FALSE(victim().hasOwner);
    EXPECT_TRUE(words().end(1).startsWith(QStringLiteral("gone for good, "))) << words().end(1).toStdString();
    const PodLaneItem end{PodLaneItem::Kind::End, 1, 0, {}, victim().endedAt};
    EXPECT_TRUE(words().sentence(end).endsWith(QStringLiteral("no controller brings it back")));
    EXPECT_NE(find(victim(), LanePhase::Signalled), nullptr);
    EXPECT_EQ(find(victim(), LanePhase::Saving), nullptr) << "without a hook there is nothing to save";
}

TEST_F(PodLaneTest, ThePreemptorWaitsIsWokenAndPlaced) {
    run();
    const PodLane& high = lanes_[0];
    const LaneSegment* nominated = find(high, LanePhase::Nominated);
    const LaneSegment* running = find(high, LanePhase::Running);
    ASSERT_TRUE(nominated != nullptr && running != nullptr && find(high, LanePhase::Reserved) != nullptr);
    EXPECT_EQ(nominated->node, run_->node("n1"));
    EXPECT_GE((nominated->end.at - nominated->begin.at).ns, Duration::seconds(20).ns);
    const bool isWoken = std::any_of(high.marks.begin(), high.marks.end(), [&](const LaneMark& mark) {
        return mark.event == LaneEvent::Woken && mark.place.at == victim().endedAt.at;
    });
    EXPECT_TRUE(isWoken);
}

TEST_F(PodLaneTest, AFactsOfAPodAreThoseOfTheTrace) {
    run();
    for (std::uint32_t pod = 0; pod < names().size(); ++pod) {
        std::vector<std::uint32_t> expected;
        for (std::uint32_t i = 0; i < trace().size(); ++i)
            if (trace()[i].pod == PodId{pod}) expected.push_back(i);
        EXPECT_EQ(book_.factsOf(PodId{pod}), expected);
    }
}

TEST_F(PodLaneTest, ACutIsReadAgain) {
    run();
    PodBook again;
    again.follow(trace());
    again.cut(trace().size() / 2);
    EXPECT_TRUE(again.factsOf(run_->pod("low-0")).empty());
    again.follow(trace());
    EXPECT_EQ(again.factsOf(run_->pod("low-0")), book_.factsOf(run_->pod("low-0")));
    EXPECT_EQ(again.replacementOf(run_->pod("low-0")), run_->pod("low-1"));
}

TEST_F(PodLaneTest, WithoutASelectionThePreemptionAtTheCursorIsShown) {
    run();
    const auto shownAt = [&](std::size_t position, PodId here = {}) {
        return lanePodAt(trace(), book_, names(), here, position);
    };
    EXPECT_FALSE(shownAt(book_.preemptions().front().fact).valid());
    EXPECT_EQ(shownAt(book_.preemptions().front().fact + 1), run_->pod("high"));
    EXPECT_EQ(shownAt(victim().endedAt.position), run_->pod("high"));
    EXPECT_FALSE(shownAt(trace().size()).valid()) << "over, and about somebody else";
    EXPECT_EQ(shownAt(trace().size(), run_->pod("low-1")), run_->pod("high"));
}

TEST_F(PodLaneTest, WhoIsInNoPreemptionIsAlone) {
    LocalRun run(fourNodes());
    run.runToEnd();
    PodBook book;
    book.follow(run.model().trace());
    const auto lanes = lanesAround(run.model().trace(), book, run.model().names(), run.pod("small"), 0);
    ASSERT_EQ(lanes.size(), 1U);
    EXPECT_EQ(lanes[0].role, PodLane::Role::Own);
}

TEST_F(PodLaneTest, ItemsLieInTheirRowsAndFollowOneAnother) {
    run();
    const LanePlace last{trace().size(), trace()[trace().size() - 1].at};
    const PodLanePlan plan{TimelineScale::overTime(at(0), at(600), 100, 1000), 100, 1100, 50, last, last};
    for (const PodLaneItem& item : podLaneItems(lanes_, plan)) {
        EXPECT_TRUE(plan.row(item.lane).adjusted(0, -1, 40, 1).contains(item.rect));
        EXPECT_FALSE(words().sentence(item).isEmpty());
        EXPECT_LE(item.place.position, trace().size());
    }
    const PodLane& lane = victim();
    for (std::size_t i = 1; i < lane.segments.size(); ++i)
        EXPECT_GE(plan.segment(1, lane.segments[i]).left(), plan.segment(1, lane.segments[i - 1]).left());
}

TEST(PodLanePlanTest, WhatIsDueIsKnownOnceItIsTold) {
    LocalRun run(victimRun());
    run.stepUntil(Stride::Point, [&] { return isSaving(run); });
    PodBook book;
    book.follow(run.model().trace());
    const auto lanes =
        lanesAround(run.model().trace(), book, run.model().names(), run.pod("high"), run.model().trace().size());
    ASSERT_GE(lanes.size(), 2U);
    ASSERT_TRUE(plannedEnd(lanes, 1));
    EXPECT_EQ((*plannedEnd(lanes, 1) - lanes[1].told->at).ns, Duration::seconds(21).ns);
    EXPECT_EQ(plannedEnd(lanes, 0), plannedEnd(lanes, 1)) << "who preempts waits for it";
}

} // namespace
} // namespace berth::ui
