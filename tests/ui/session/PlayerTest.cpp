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
    player_.setPace(Pace::ToEnd);
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
    settle([this] { player_.runUntil(PipelinePoint::Score); });
    ASSERT_NE(model_.moment().lastBeat(), nullptr);
    EXPECT_EQ(model_.moment().lastBeat()->point, ExtensionPoint::Score);
    EXPECT_EQ(model_.moment().lastBeat()->kind, BeatKind::PointBegins);
}

} // namespace
} // namespace berth::ui
