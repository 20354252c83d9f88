// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PresenterControl.h"

#include "tests/ui/window/WindowFixture.h"

namespace berth::ui {
namespace {

class PresenterControlTest : public WindowFixture {
protected:
    PresenterWindow& presenter() { return *window_->presenter().view(); }
    void start() {
        open(fullNode());
        window_->presenter().open(QSize(960, 540));
    }
};

TEST_F(PresenterControlTest, SpaceGoesOnAndRunsTheEngineWhereTheTraceEnds) {
    start();
    ASSERT_TRUE(presenter().isVisible());
    int presses = 0;
    const auto isLast = [this] {
        return !presenter().view().goesOn && presenter().view().stop + 1 == presenter().view().stops;
    };
    for (; !isLast() && presses < 20; ++presses) {
        const int before = presenter().view().stop;
        QSignalSpy settled(&window_->player(), &Player::settled);
        QTest::keyClick(&presenter(), Qt::Key_Space);
        if (presenter().view().stop == before) {
            ASSERT_TRUE(settled.count() > 0 || settled.wait(kPatienceMs));
        }
    }
    EXPECT_GT(presses, 2);
    EXPECT_FALSE(presenter().view().headline.isEmpty());
    EXPECT_TRUE(isLast());
    keep(presenter(), QStringLiteral("presenter-run"));
}

TEST_F(PresenterControlTest, ShowsTheOutcomeBeforeAnythingIsDone) {
    open(fullNode());
    const std::size_t facts = window_->model().trace().size();
    QSignalSpy told(&window_->host(), &SessionHost::storyTold);
    window_->presenter().open(QSize(960, 540));
    ASSERT_TRUE(told.count() > 0 || told.wait(kPatienceMs));
    const PresenterView& view = presenter().view();
    EXPECT_LT(view.stop + 1, view.stops) << "the stops to come are known";
    EXPECT_FALSE(view.goesOn);
    EXPECT_EQ(window_->model().trace().size(), facts) << "on the side: nothing has happened";
    ASSERT_EQ(view.after.rows.size(), 1U);
    EXPECT_TRUE(view.after.rows[0].note.contains(view.after.clock)) << view.after.rows[0].note.toStdString();
    EXPECT_EQ(view.costs.size(), 3U) << "until it starts";
    const PresenterView before = view;
    settle([this] { QTest::keyClick(&presenter(), Qt::Key_Space); });
    EXPECT_EQ(presenter().view().stop, before.stop + 1);
    EXPECT_EQ(presenter().view().stops, before.stops);
    EXPECT_EQ(presenter().view().after, before.after) << "it comes as it was told";
}

TEST_F(PresenterControlTest, PageUpGoesBackAndEscLeaves) {
    start();
    settle([this] { QTest::keyClick(&presenter(), Qt::Key_PageDown); });
    const int there = presenter().view().stop;
    ASSERT_GT(there, 0);
    QTest::keyClick(&presenter(), Qt::Key_PageUp);
    EXPECT_EQ(presenter().view().stop, there - 1);
    QTest::keyClick(&presenter(), Qt::Key_Escape);
    EXPECT_FALSE(presenter().isVisible());
}

TEST_F(PresenterControlTest, ItsKeysAreThoseOfTheTable) {
    auto& actions = const_cast<ActionTable&>(window_->actions());
    EXPECT_FALSE(actions.ownerOf(QKeySequence(Qt::Key_Space), ActionId::StoryBack) == ActionId::Play);
    EXPECT_EQ(actions.ownerOf(QKeySequence(Qt::Key_Space), ActionId::StoryBack), ActionId::StoryNext);
    EXPECT_EQ(actions.ownerOf(QKeySequence(Qt::Key_Space), ActionId::StepIn), ActionId::Play);
    actions.setKeys(ActionId::StoryNext, {QKeySequence(Qt::Key_N)});
    start();
    const int before = presenter().view().stop;
    QTest::keyClick(&presenter(), Qt::Key_Space);
    EXPECT_EQ(presenter().view().stop, before) << "it is nobody's key now";
    settle([this] { QTest::keyClick(&presenter(), Qt::Key_N); });
    EXPECT_EQ(presenter().view().stop, before + 1);
    QTest::keyClick(&presenter(), Qt::Key_Left);
    EXPECT_EQ(presenter().view().stop, before);
    restart();
    EXPECT_EQ(window_->actions().keysNow(ActionId::StoryNext), QList<QKeySequence>{QKeySequence(Qt::Key_N)});
}

TEST_F(PresenterControlTest, AnotherFileEndsTheStory) {
    start();
    settle([this] { QTest::keyClick(&presenter(), Qt::Key_PageDown); });
    ASSERT_TRUE(presenter().isVisible());
    open(fourNodes());
    EXPECT_FALSE(presenter().isVisible());
    EXPECT_FALSE(window_->presenter().pod().valid());
    QTest::keyClick(&presenter(), Qt::Key_Space);
    EXPECT_EQ(window_->model().cursor(), window_->model().stops().start());
}

TEST_F(PresenterControlTest, UndoingWhatIsToldEndsTheStory) {
    open(fourNodes());
    change([this] { trigger(ActionId::Submit); });
    selectPod("p1-job-1");
    window_->presenter().open(QSize(960, 540));
    ASSERT_TRUE(presenter().isVisible());
    change([this] { trigger(ActionId::Undo); });
    EXPECT_FALSE(presenter().isVisible());
}

TEST_F(PresenterControlTest, LightIsRemembered) {
    start();
    QTest::keyClick(&presenter(), Qt::Key_L);
    EXPECT_TRUE(presenter().isLight());
    restart();
    EXPECT_TRUE(presenter().isLight());
}

TEST_F(PresenterControlTest, WithoutAPodThereIsNothingToPresent) {
    EXPECT_FALSE(window_->actions().at(ActionId::Present)->isEnabled());
    open("apiVersion: v1\nkind: Node\nmetadata: {name: n1}\nstatus: {allocatable: {cpu: \"1\"}}\n");
    EXPECT_FALSE(window_->actions().at(ActionId::Present)->isEnabled());
}

} // namespace
} // namespace berth::ui
