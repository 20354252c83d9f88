// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Stops.h"

#include <gtest/gtest.h>

#include <map>

namespace berth::ui {
namespace {

Beat beat(BeatKind kind, ExtensionPoint point = ExtensionPoint::Filter) {
    Beat made;
    made.kind = kind;
    made.point = point;
    return made;
}

/// A trace of the units start | look of pod 0 | consequence that fails | bookkeeping | end of pod 1.
class StopsTest : public testing::Test {
protected:
    StopsTest() {
        unit({FactKind::ConfigurationSet, FactKind::NodeAdded, FactKind::PodSubmitted});      // 0..2
        unit({FactKind::PodPopped, FactKind::NoNodeFits});                                    // 3, 4
        unit({FactKind::PostFilterRan, FactKind::PodUnschedulable, FactKind::EventRecorded}); // 5..7
        unit({FactKind::NominatedNodeNameSet});                                               // 8
        unit({FactKind::PodDeleted, FactKind::PodQueued}, PodId{1});                          // 9, 10
        beats_[4] = {beat(BeatKind::PointBegins), beat(BeatKind::NodeRejected), beat(BeatKind::NodeRejected),
                     beat(BeatKind::PointEnds)};
        beats_[5] = {beat(BeatKind::PointBegins, ExtensionPoint::PostFilter),
                     beat(BeatKind::PluginCalled, ExtensionPoint::PostFilter),
                     beat(BeatKind::PointEnds, ExtensionPoint::PostFilter)};
    }

    void unit(std::initializer_list<FactKind> kinds, PodId pod = PodId{0}) {
        for (const FactKind kind : kinds) {
            Fact fact;
            fact.kind = kind;
            fact.pod = pod;
            trace_.append(fact);
        }
        trace_.endUnit();
    }

    std::vector<Cursor> walk(Stride stride) const {
        std::vector<Cursor> stops{stops_.start()};
        while (const auto next = stops_.next(stops.back(), stride)) stops.push_back(*next);
        return stops;
    }

    Trace trace_{std::make_shared<Pool>()};
    std::map<std::size_t, std::vector<Beat>> beats_;
    Stops stops_{trace_, [this](std::size_t position) -> std::span<const Beat> {
                     const auto it = beats_.find(position);
                     return it == beats_.end() ? std::span<const Beat>() : std::span<const Beat>(it->second);
                 }};
};

TEST_F(StopsTest, StartsBehindTheFirstUnit) {
    EXPECT_EQ(stops_.start(), (Cursor{3, 0}));
}

TEST_F(StopsTest, PointStopsAtPointBeatsAndVisibleFacts) {
    const std::vector<Cursor> expected = {{3, 0}, {4, 0}, {4, 1}, {4, 4}, {5, 0},
                                          {5, 1}, {5, 3}, {6, 0}, {8, 0}, {11, 0}};
    EXPECT_EQ(walk(Stride::Point), expected);
}

TEST_F(StopsTest, DetailStopsAtEveryBeat) {
    const std::vector<Cursor> expected = {{3, 0}, {4, 0}, {4, 1}, {4, 2}, {4, 3}, {4, 4}, {5, 0},
                                          {5, 1}, {5, 2}, {5, 3}, {6, 0}, {8, 0}, {11, 0}};
    EXPECT_EQ(walk(Stride::Detail), expected);
}

TEST_F(StopsTest, BackwardIsForwardReversed) {
    for (const Stride stride : {Stride::Point, Stride::Detail}) {
        const std::vector<Cursor> forward = walk(stride);
        std::vector<Cursor> backward{forward.back()};
        while (backward.back() != stops_.start()) backward.push_back(stops_.previous(backward.back(), stride));
        std::reverse(backward.begin(), backward.end());
        EXPECT_EQ(backward, forward);
    }
}

TEST_F(StopsTest, BackFromTheMiddleOfAPointGoesToItsBegin) {
    EXPECT_EQ(stops_.previous({4, 3}, Stride::Point), (Cursor{4, 1}));
    EXPECT_EQ(stops_.previous({4, 1}, Stride::Point), (Cursor{4, 0}));
}

TEST_F(StopsTest, ClampsToWhatExists) {
    EXPECT_EQ(stops_.clamped({4, 99}), (Cursor{4, 4}));
    EXPECT_EQ(stops_.clamped({99, 3}), (Cursor{11, 0}));
    EXPECT_EQ(stops_.clamped({6, 2}), (Cursor{6, 0}));
    EXPECT_EQ(stops_.clamped({0, 0}), stops_.start());
}

TEST_F(StopsTest, FinishesAPodAtTheEndOfTheUnitThatSettlesIt) {
    EXPECT_EQ(stops_.podAt({4, 2}), PodId{0});
    EXPECT_EQ(stops_.endOfPod({4, 2}, PodId{0}), (Cursor{8, 0}));
    EXPECT_EQ(stops_.endOfPod({8, 0}, PodId{0}), std::nullopt);
    EXPECT_EQ(stops_.beginOfPod({8, 0}, PodId{0}), (Cursor{4, 0}));
}

TEST_F(StopsTest, OnlyTheLastUnitIsThePresent) {
    EXPECT_TRUE(stops_.isPresent({11, 0}));
    EXPECT_TRUE(stops_.isPresent({10, 0}));
    EXPECT_FALSE(stops_.isPresent({9, 0}));
    EXPECT_FALSE(stops_.isPresent({4, 2}));
}

} // namespace
} // namespace berth::ui
