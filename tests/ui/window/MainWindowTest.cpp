// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainWindow.h"

#include "engine/plugins/BuiltinPlugins.h"
#include "tests/ui/session/LocalRun.h"
#include "ui/inspector/InspectorView.h"
#include "ui/stage/StageView.h"
#include "ui/time/TimePanel.h"
#include "ui/window/EditControl.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/FileControl.h"
#include "ui/window/PictureFeed.h"
#include "ui/window/QueuePanel.h"
#include "ui/window/SourceView.h"

#include <gtest/gtest.h>

#include <QDockWidget>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace berth::ui {
namespace {

constexpr int kPatienceMs = 20000;

/// A real window with nothing remembered from before.
class MainWindowTest : public testing::Test {
protected:
    MainWindowTest() {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
        window_ = std::make_unique<MainWindow>(builtinPlugins());
        window_->resize(1600, 1000);
        window_->show();
    }

    static OpenRequest textRequest(const std::string& yaml) {
        OpenRequest request;
        request.texts.push_back({QStringLiteral("test.yaml"), std::make_shared<const std::string>(yaml)});
        return request;
    }

    void open(const std::string& yaml) {
        QSignalSpy opened(&window_->model(), &SessionModel::opened);
        window_->open(textRequest(yaml));
        ASSERT_TRUE(opened.wait(kPatienceMs));
        window_->picture().flush();
    }

    /// Presses a key and waits until the player has settled.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QSignalSpy settled(&window_->player(), &Player::settled);
        QTest::keyClick(window_.get(), key, modifiers);
        ASSERT_TRUE(settled.count() > 0 || settled.wait(kPatienceMs));
        window_->picture().flush();
    }

    /// Waits for what an edit, undo or redo brings.
    template <class Call> void change(Call call) {
        QSignalSpy edited(&window_->edits(), &EditControl::edited);
        call();
        ASSERT_TRUE(edited.wait(kPatienceMs));
        window_->picture().flush();
    }

    Cursor cursor() { return window_->model().cursor(); }

    QTemporaryDir settings_;
    std::unique_ptr<MainWindow> window_;
};

TEST_F(MainWindowTest, StartsEmptyWithThreeWaysOn) {
    const auto& empty = window_->parts().stage->content().empty;
    ASSERT_TRUE(empty);
    EXPECT_EQ(empty->actions.size(), 3);
    EXPECT_FALSE(window_->actions().at(ActionId::StepOver)->isEnabled());
}

TEST_F(MainWindowTest, F10StopsAtPointsAndF11AtNodes) {
    open(fourNodes());
    press(Qt::Key_F10);
    EXPECT_EQ(window_->model().moment().lastFact()->kind, FactKind::PodPopped);
    press(Qt::Key_F10);
    ASSERT_NE(window_->model().moment().lastBeat(), nullptr);
    EXPECT_TRUE(isPointBeat(*window_->model().moment().lastBeat()));
    while (window_->model().moment().lastBeat()->point != ExtensionPoint::Filter) press(Qt::Key_F10);
    press(Qt::Key_F11);
    EXPECT_FALSE(isPointBeat(*window_->model().moment().lastBeat()));
    EXPECT_EQ(window_->parts().time->transport().stepText().section(QChar(0x00B7), 1).trimmed(),
              QStringLiteral("Filter 1/4"));
}

TEST_F(MainWindowTest, BackDrawsWhatWasThereBefore) {
    open(fourNodes());
    std::vector<std::pair<Cursor, StageContent>> seen;
    for (int i = 0; i < 12; ++i) {
        press(Qt::Key_F10);
        seen.emplace_back(cursor(), window_->parts().stage->content());
    }
    for (std::size_t i = seen.size() - 1; i > 0; --i) {
        EXPECT_EQ(cursor(), seen[i].first);
        EXPECT_EQ(window_->parts().stage->content(), seen[i].second) << "step " << i;
        press(Qt::Key_Left, Qt::ControlModifier);
    }
}

TEST_F(MainWindowTest, LeftStepsBackWhereNothingHasTheFocus) {
    open(fourNodes());
    press(Qt::Key_F10);
    const Cursor there = cursor();
    press(Qt::Key_F10);
    press(Qt::Key_Left);
    EXPECT_EQ(cursor(), there);
}

TEST_F(MainWindowTest, ABrokenFileShowsTheBannerAndKeepsTheSession) {
    open(fourNodes());
    press(Qt::Key_F10);
    const Cursor before = cursor();
    QSignalSpy failed(&window_->host(), &SessionHost::openFailed);
    window_->open(
        textRequest("apiVersion: v1\nkind: Node\nmetadata: {name: n9}\nstatus:\n  allocatable: {cpu: much}\n"));
    ASSERT_TRUE(failed.wait(kPatienceMs));
    ErrorBanner* banner = window_->parts().banner;
    EXPECT_TRUE(banner->isVisible());
    EXPECT_TRUE(banner->detail().contains(QStringLiteral(":5:"))) << banner->detail().toStdString();
    EXPECT_EQ(cursor(), before);
    Q_EMIT banner->lineRequested(Place{"test.yaml", 5, 1});
    EXPECT_TRUE(window_->parts().sourceDock->isVisible());
    EXPECT_EQ(window_->parts().source->line(), 5);
    press(Qt::Key_F10);
    EXPECT_GT(cursor(), before);
}

TEST_F(MainWindowTest, SubmittingPutsAPodIntoALaneAndUndoTakesItOut) {
    open(fourNodes());
    const std::size_t before = window_->model().trace().size();
    change([this] { window_->actions().at(ActionId::Submit)->trigger(); });
    EXPECT_GT(window_->model().trace().size(), before);
    EXPECT_EQ(cursor(), window_->model().stops().end());
    EXPECT_EQ(window_->parts().queues->lanes().view().lanes.front().count, 3);
    EXPECT_TRUE(window_->isWindowModified());
    change([this] { window_->actions().at(ActionId::Undo)->trigger(); });
    EXPECT_EQ(window_->model().trace().size(), before);
    change([this] { window_->actions().at(ActionId::Redo)->trigger(); });
    EXPECT_EQ(window_->parts().queues->lanes().view().lanes.front().count, 3);
}

TEST_F(MainWindowTest, AnEditInThePastMakesABranchAndSaysSo) {
    open(fourNodes());
    for (int i = 0; i < 20; ++i) press(Qt::Key_F10);
    press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(cursor(), window_->model().stops().start());
    change([this] { window_->actions().at(ActionId::Submit)->trigger(); });
    EXPECT_EQ(window_->model().branches().size(), 2U);
    EXPECT_TRUE(window_->parts().banner->isVisible());
    Q_EMIT window_->edits().branchMenu()->aboutToShow();
    ASSERT_EQ(window_->edits().branchMenu()->actions().size(), 2);
    change([this] { window_->edits().branchMenu()->actions().front()->trigger(); });
    EXPECT_EQ(window_->model().branch()->id, 0U);
}

TEST_F(MainWindowTest, SelectingANodeShowsItInTheInspector) {
    open(fourNodes());
    const NodeId n3 = window_->model().trace().pool().findNode("n3");
    Q_EMIT window_->parts().stage->nodeSelected(n3);
    window_->picture().flush();
    EXPECT_EQ(window_->parts().inspector->content().subject, QStringLiteral("n3"));
    EXPECT_TRUE(window_->actions().at(ActionId::InspectBack)->isEnabled());
    change([this] { window_->actions().at(ActionId::Cordon)->trigger(); });
    EXPECT_TRUE(window_->model().moment().world->node(n3)->node->unschedulable);
}

TEST_F(MainWindowTest, MenusOfNodesAndPodsOfferWhatCanBeDone) {
    open(fourNodes());
    const NodeId n1 = window_->model().trace().pool().findNode("n1");
    const std::unique_ptr<QMenu> node(window_->edits().menuFor(n1, {}));
    ASSERT_NE(node, nullptr);
    EXPECT_GE(node->actions().size(), 5);
    const std::unique_ptr<QMenu> pod(window_->edits().menuFor({}, PodId{0}));
    ASSERT_NE(pod, nullptr);
    EXPECT_EQ(window_->edits().menuFor({}, {}), nullptr);
}

TEST_F(MainWindowTest, SavedInputReadsBackWithTheChange) {
    open(fourNodes());
    change([this] { window_->actions().at(ActionId::Submit)->trigger(); });
    const QString path = settings_.filePath(QStringLiteral("saved.yaml"));
    QSignalSpy saved(&window_->host(), &SessionHost::saved);
    window_->host().save(path);
    ASSERT_TRUE(saved.wait(kPatienceMs));
    QSignalSpy opened(&window_->model(), &SessionModel::opened);
    window_->files().openPaths({path});
    ASSERT_TRUE(opened.wait(kPatienceMs)) << window_->parts().banner->detail().toStdString();
    EXPECT_EQ(window_->model().input().scenario->steps.size(), 1U);
}

TEST_F(MainWindowTest, NarrowWindowsFold) {
    window_->resize(1280, 800);
    EXPECT_TRUE(window_->parts().queues->isFolded());
    window_->resize(1600, 1000);
    EXPECT_FALSE(window_->parts().queues->isFolded());
}

TEST_F(MainWindowTest, NoTimerRunsWhileNothingHappens) {
    open(fourNodes());
    press(Qt::Key_F10);
    EXPECT_EQ(window_->player().pace(), Pace::Still);
    for (const QTimer* timer : window_->findChildren<QTimer*>())
        EXPECT_FALSE(timer->isActive() && timer->interval() < 1000);
}

} // namespace
} // namespace berth::ui
