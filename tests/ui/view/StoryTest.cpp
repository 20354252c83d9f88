// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/Story.h"

#include "tests/ui/session/LocalRun.h"
#include "ui/view/PresenterPicture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::ui {
namespace {

std::vector<StopKind> kindsOf(const std::vector<StoryStop>& story) {
    std::vector<StopKind> kinds;
    for (const StoryStop& stop : story) kinds.push_back(stop.kind);
    return kinds;
}

/// A pod of higher priority takes the node of a lower one; the whole run stands.
class StoryTest : public testing::Test {
protected:
    StoryTest() : run_(fullNode()) {
        run_.runToEnd();
        high_ = run_.pod("high");
        story_ = storyOf(run_.model().trace(), high_);
    }
    const Moment& momentAt(std::size_t position) {
        run_.model().setCursor({position, 0});
        return run_.moment();
    }
    std::size_t indexOf(StopKind kind) const {
        const auto it =
            std::find_if(story_.begin(), story_.end(), [kind](const StoryStop& s) { return s.kind == kind; });
        EXPECT_NE(it, story_.end());
        return static_cast<std::size_t>(it - story_.begin());
    }

    LocalRun run_;
    PodId high_;
    std::vector<StoryStop> story_;
};

TEST_F(StoryTest, TellsAPreemptionFromTheTurnToTheEnd) {
    using enum StopKind;
    const std::vector<StopKind> expected{Enters, Turn, NoFit, Chosen, Stopping, Room, Turn, Found, Reserved, Bound};
    EXPECT_EQ(kindsOf(story_), expected);
    EXPECT_TRUE(isOver(story_));
}

TEST_F(StoryTest, TheStopAtAPlaceIsTheOneBehindIt) {
    EXPECT_EQ(stopAt(story_, 0), 0U);
    for (std::size_t i = 0; i + 1 < story_.size(); ++i)
        if (story_[i + 1].position > story_[i].position) {
            EXPECT_EQ(stopAt(story_, story_[i].position), i);
        }
    EXPECT_EQ(stopAt(story_, 1'000'000), story_.size() - 1);
}

TEST_F(StoryTest, ShowsTheVictimBeforeAndThePodAfter) {
    const std::size_t chosen = indexOf(StopKind::Chosen);
    const StoryFrame frame = frameOf(story_, chosen);
    const auto nodes = nodesOfStory(momentAt(frame.decision), high_, 6);
    ASSERT_EQ(nodes, std::vector<NodeId>{run_.node("n1")});
    PresenterView view = presenterWords(momentAt(story_[chosen].position), high_, story_, chosen);
    EXPECT_LE(view.headline.size(), 60);
    EXPECT_TRUE(view.headline.contains(QStringLiteral("n1"))) << view.headline.toStdString();
    addCosts(view, momentAt(frame.before), high_, SimTime::never());
    ASSERT_EQ(view.fates.size(), 1U);
    EXPECT_EQ(view.fates[0].name, QStringLiteral("low"));
    EXPECT_EQ(view.fates[0].mark, Mark::Reject) << "nobody owns it";
    PresenterSide before = presenterSide(momentAt(frame.before), nodes, nodes.front());
    PresenterSide after = presenterSide(momentAt(frame.after), nodes, nodes.front());
    noteChanges(before, after, run_.moment(), high_, view.fates.size());
    EXPECT_EQ(before.rows[0].note, QStringLiteral("1 job to stop"));
    EXPECT_TRUE(after.rows[0].note.contains(after.clock)) << after.rows[0].note.toStdString();
}

TEST_F(StoryTest, AStopLooksTheSameFromEveryWay) {
    for (std::size_t stop = 0; stop < story_.size(); ++stop) {
        const PresenterView there = presenterWords(momentAt(story_[stop].position), high_, story_, stop);
        momentAt(run_.model().trace().size());
        EXPECT_EQ(presenterWords(momentAt(story_[stop].position), high_, story_, stop), there) << stop;
        EXPECT_FALSE(there.headline.isEmpty());
        EXPECT_FALSE(there.stopName.isEmpty());
    }
}

TEST(StoryOfOthers, APodWithoutNodeGoesBack) {
    LocalRun run(fourNodes());
    run.runToEnd();
    const auto story = storyOf(run.model().trace(), run.pod("huge"));
    ASSERT_FALSE(story.empty());
    EXPECT_EQ(story.back().kind, StopKind::Back);
    EXPECT_FALSE(isOver(story));
    EXPECT_TRUE(storyOf(run.model().trace(), PodId{}).empty());
}

} // namespace
} // namespace berth::ui
