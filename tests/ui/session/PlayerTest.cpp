// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Player.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "tests/ui/session/LocalRun.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace berth::ui {
namespace {

constexpr int kPatienceMs = 20000;

/// Player, host and model with the worker's thread behind them.
class PlayerTest : public testing::Test {
protected:
    PlayerTest() { QObject::connect(&host_, &SessionHost::opened, &model_, &SessionModel::open); }

    void open(const std::string& yaml) {
        QSignalSpy opened(&model_, &SessionModel::opened);
        OpenRequest request;
        request.texts.push_back({QStringLiteral("test.yaml"), std::make_shared<const std::string>(yaml)});
        host_.open(request);
        ASSERT_TRUE(opened.wait(kPatienceMs));
    }

    template <class Call> void settle(Call call) {
        QSignalSpy settled(&player_, &Player::settled);
        call();
        ASSERT_TRUE(settled.count() > 0 || settled.wait(kPatienceMs));
    }

    Registry registry_ = builtinPlugins();
    SessionModel model_{registry_};
    SessionHost host_{registry_};
    Player player_{model_, host_};
};

TEST_F(PlayerTest, StepsAskTheWorkerForOneUnitAtTheEnd) {
    open(fourNodes());
    const std::size_t before = model_.trace().size();
    settle([this] { player_.step(Stride::Point); });
    EXPECT_GT(model_.trace().size(), before);
    EXPECT_GT(model_.cursor().fact, before);
    EXPECT_TRUE(model_.stops().isPresent(model_.cursor()));
}

TEST_F(PlayerTest, FinishesThePodThatIsNext) {
    open(fourNodes());
    settle([this] { player_.finishPod(); });
    bool bound = false;
    for (std::uint32_t i = 0; i < model_.names().size(); ++i)
        bound = bound || model_.moment().world->pods[i].state == PodState::Bound;
    EXPECT_TRUE(bound);
}

TEST_F(PlayerTest, RunsToTheEndAndStops) {
    open(fourNodes());
    player_.setPace(Pace::Express);
    QSignalSpy paces(&player_, &Player::paceChanged);
    while (player_.pace() != Pace::Still) ASSERT_TRUE(paces.wait(kPatienceMs));
    EXPECT_EQ(model_.runEnd(), RunEnd::NothingLeft);
    EXPECT_TRUE(player_.isAtEnd());
    EXPECT_EQ(model_.fingerprint().size(), 16);
}

TEST_F(PlayerTest, FastGivesTheSameTraceAsStepping) {
    open(fourNodes());
    while (!player_.isAtEnd()) settle([this] { player_.step(Stride::Detail); });
    const QString stepped = model_.fingerprint();
    open(fourNodes());
    player_.setPace(Pace::Fast);
    QSignalSpy paces(&player_, &Player::paceChanged);
    while (player_.pace() != Pace::Still) ASSERT_TRUE(paces.wait(kPatienceMs));
    EXPECT_EQ(model_.fingerprint(), stepped);
}

TEST_F(PlayerTest, OpeningStopsWhatRunsAndTheNewSessionBeginsAtItsStart) {
    open(fourNodes());
    for (const Pace pace : {Pace::Fast, Pace::Express}) {
        player_.setPace(pace);
        open(fourNodes());
        EXPECT_EQ(player_.pace(), Pace::Still);
        EXPECT_EQ(model_.cursor(), model_.stops().start());
        settle([this] { player_.step(Stride::Point); });
        EXPECT_EQ(model_.cursor(), *model_.stops().next(model_.stops().start(), Stride::Point));
    }
}

TEST_F(PlayerTest, AStepThatBeganWhileAnInputWasRefusedGoesOn) {
    open(fourNodes());
    const Cursor before = model_.cursor();
    settle([this] {
        OpenRequest request;
        request.texts.push_back({QStringLiteral("bad.yaml"), std::make_shared<const std::string>("just words")});
        host_.open(request);
        player_.step(Stride::Point);
    });
    EXPECT_GT(model_.cursor(), before);
}

TEST_F(PlayerTest, ARefusedInputLeavesTheOpenOne) {
    open(fourNodes());
    const std::size_t facts = model_.trace().size();
    QSignalSpy failed(&host_, &SessionHost::openFailed);
    OpenRequest request;
    request.texts.push_back(
        {QStringLiteral("broken.yaml"), std::make_shared<const std::string>("apiVersion: v1\nkind: Pod\nspec: 7\n")});
    host_.open(request);
    ASSERT_TRUE(failed.wait(kPatienceMs));
    EXPECT_EQ(model_.trace().size(), facts);
    settle([this] { player_.step(Stride::Point); });
    EXPECT_GT(model_.trace().size(), facts);
}

TEST_F(PlayerTest, RunsUntilAPointIsEntered) {
    open(fourNodes());
    settle([this] { player_.runToPoint(ExtensionPoint::Score); });
    ASSERT_NE(model_.moment().lastBeat(), nullptr);
    EXPECT_EQ(model_.moment().lastBeat()->point, ExtensionPoint::Score);
    EXPECT_EQ(model_.moment().lastBeat()->kind, BeatKind::PointBegins);
}

TEST_F(PlayerTest, EveryPaceStopsAtBreakpoints) {
    for (const Pace pace : {Pace::Play, Pace::Fast, Pace::Express}) {
        open(fourNodes());
        player_.setSpeed(Player::kFastest);
        player_.breakpoints().clear();
        player_.breakpoints().add(StopRule::at(ExtensionPoint::Score));
        QSignalSpy stopped(&player_, &Player::stoppedBy);
        player_.setPace(pace);
        ASSERT_TRUE(stopped.wait(kPatienceMs));
        EXPECT_EQ(player_.pace(), Pace::Still);
        ASSERT_NE(model_.moment().lastBeat(), nullptr);
        EXPECT_EQ(model_.moment().lastBeat()->point, ExtensionPoint::Score);
        EXPECT_TRUE(model_.stops().isPresent(model_.cursor())) << "the engine ran no further than the stop";
    }
}

TEST_F(PlayerTest, DisabledBreakpointsStopNothing) {
    open(fourNodes());
    player_.breakpoints().add(StopRule::at(ExtensionPoint::Score));
    player_.breakpoints().setEnabled(0, false);
    player_.setPace(Pace::Express);
    QSignalSpy paces(&player_, &Player::paceChanged);
    while (player_.pace() != Pace::Still) ASSERT_TRUE(paces.wait(kPatienceMs));
    EXPECT_TRUE(player_.isAtEnd());
}

TEST_F(PlayerTest, RunsUntilAFactOfAPod) {
    open(fourNodes());
    settle([this] { player_.runUntil(StopRule::onFact(FactKind::PodUnschedulable, "default/huge"), Pace::Express); });
    const std::size_t at = model_.cursor().fact;
    bool found = false;
    for (std::size_t i = model_.trace().unitBegin(at - 1); i < at; ++i)
        found = found || model_.trace()[i].kind == FactKind::PodUnschedulable;
    EXPECT_TRUE(found);
}

TEST_F(PlayerTest, RunsUntilATimeAndShowsIt) {
    open(fourNodes());
    const SimTime start = model_.input().scenario->start;
    const SimTime wanted = start + Duration{1'500'000'000};
    settle([this, wanted] { player_.runUntil(StopRule::atTime(wanted), Pace::Express); });
    EXPECT_EQ(model_.moment().now, wanted);
    EXPECT_LE(model_.moment().world->now, wanted);
    EXPECT_TRUE(model_.cursor().fact == model_.trace().size() || model_.moment().nextFact()->at > wanted);
    settle([this, start] { player_.runUntil(StopRule::atTime(start), Pace::Express); });
    EXPECT_EQ(model_.moment().world->now, start) << "back to an instant that has passed";
}

TEST_F(PlayerTest, GoesFromPodToPodAndBack) {
    open(fourNodes());
    settle([this] { player_.nextPod(); });
    const Cursor first = model_.cursor();
    EXPECT_EQ(model_.moment().lastFact()->kind, FactKind::PodPopped);
    settle([this] { player_.nextPod(); });
    EXPECT_EQ(model_.moment().lastFact()->kind, FactKind::PodPopped);
    EXPECT_GT(model_.cursor(), first);
    settle([this] { player_.previousPod(); });
    EXPECT_EQ(model_.cursor(), first);
}

} // namespace
} // namespace berth::ui
