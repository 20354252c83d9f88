// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the window as a screen reader does: from the top, item by item, by QAccessible alone.
#include "tests/ui/window/WindowFixture.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/NodeCanvas.h"
#include "ui/stage/StageView.h"
#include "ui/stage/TournamentPane.h"
#include "ui/stage/WaterfallPane.h"
#include "ui/time/TimePanel.h"
#include "ui/time/TimelineView.h"
#include "ui/window/QueuePanel.h"

#include <QAccessible>
#include <QAccessibleActionInterface>

#include <QDockWidget>

#include <algorithm>
#include <set>

namespace berth::ui {
namespace {

QString nameOf(QAccessibleInterface* item) {
    return item->text(QAccessible::Name);
}

/// Every drawn item below `root`, depth first; the walk itself checks that parents and children agree. What is a widget of
/// its own, such as the box of profiles, speaks for itself.
std::vector<QAccessibleInterface*> walk(QAccessibleInterface* root) {
    std::vector<QAccessibleInterface*> items;
    for (int i = 0; i < root->childCount(); ++i) {
        QAccessibleInterface* child = root->child(i);
        if (child == nullptr) {
            ADD_FAILURE() << "child " << i << " of " << nameOf(root).toStdString() << " is missing";
            continue;
        }
        EXPECT_TRUE(child->isValid());
        EXPECT_EQ(child->parent(), root) << nameOf(child).toStdString();
        EXPECT_EQ(root->indexOfChild(child), i) << nameOf(child).toStdString();
        if (child->object() != nullptr) continue;
        items.push_back(child);
        const auto below = walk(child);
        items.insert(items.end(), below.begin(), below.end());
    }
    return items;
}

QAccessibleInterface* interfaceOf(QWidget* widget) {
    return QAccessible::queryAccessibleInterface(widget);
}

class ScreenReaderTest : public WindowFixture {
protected:
    ScreenReaderTest() {
        open(fourNodes());
        for (int i = 0; i < 4; ++i) press(Qt::Key_F10);
    }

    QAccessibleInterface* stage() { return interfaceOf(window_->parts().stage->findChild<NodeCanvas*>()); }
    QAccessibleInterface* lanes() { return interfaceOf(&window_->parts().queues->lanes()); }
    QAccessibleInterface* pipeline() { return interfaceOf(window_->parts().pipeline); }
    QAccessibleInterface* timeline() { return interfaceOf(window_->parts().time->findChild<TimelineView*>()); }

    static void expectSentences(const std::vector<QAccessibleInterface*>& items) {
        for (QAccessibleInterface* item : items) {
            EXPECT_FALSE(nameOf(item).isEmpty());
            EXPECT_GT(nameOf(item).size(), 3) << nameOf(item).toStdString();
            EXPECT_FALSE(item->rect().isNull()) << nameOf(item).toStdString();
        }
    }
};

TEST_F(ScreenReaderTest, EveryItemOfEveryPanelHasASentenceAndAPlace) {
    for (QAccessibleInterface* panel : {stage(), lanes(), pipeline(), timeline()}) {
        const auto items = walk(panel);
        EXPECT_FALSE(items.empty()) << nameOf(panel).toStdString();
        expectSentences(items);
    }
}

TEST_F(ScreenReaderTest, GroupsHoldNodesAndTheThirteenPointsSayWhatTheyDo) {
    ASSERT_EQ(stage()->childCount(), 1);
    QAccessibleInterface* group = stage()->child(0);
    EXPECT_TRUE(nameOf(group).contains(QStringLiteral("4 nodes")));
    ASSERT_EQ(group->childCount(), 4);
    EXPECT_TRUE(nameOf(group->child(0)).startsWith(QStringLiteral("Node n1")));
    EXPECT_EQ(pipeline()->childCount() >= 13, true);
    EXPECT_TRUE(nameOf(timeline()->child(0)).contains(QStringLiteral("submitted")));
}

TEST_F(ScreenReaderTest, NoTwoItemsOfAPanelAreToldInTheSameWords) {
    for (QAccessibleInterface* panel : {stage(), lanes(), pipeline()}) {
        std::set<QString> names;
        for (QAccessibleInterface* item : walk(panel))
            EXPECT_TRUE(names.insert(nameOf(item)).second) << nameOf(item).toStdString();
    }
}

TEST_F(ScreenReaderTest, PressingSelectsInTheWholeWindow) {
    QAccessibleInterface* node = stage()->child(0)->child(2);
    node->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(window_->selection().current().node, window_->model().trace().pool().findNode("n3"));
}

TEST_F(ScreenReaderTest, BranchesAreToldAndChosen) {
    for (int i = 0; i < 12; ++i) press(Qt::Key_F10);
    press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    change([this] { trigger(ActionId::Submit); });
    ASSERT_EQ(window_->model().branches().size(), 2U);
    QAccessibleInterface* parent = nullptr;
    int told = 0;
    for (QAccessibleInterface* item : walk(timeline())) {
        if (!nameOf(item).startsWith(QStringLiteral("Branch "))) continue;
        ++told;
        if (!nameOf(item).endsWith(QStringLiteral("at hand"))) parent = item;
    }
    EXPECT_EQ(told, 2);
    ASSERT_NE(parent, nullptr);
    change([parent] { parent->actionInterface()->doAction(QAccessibleActionInterface::pressAction()); });
    EXPECT_EQ(window_->model().branch()->id, 0U);
}

TEST_F(ScreenReaderTest, TheTablesOfTheStageAreWalkedToo) {
    const auto stepTo = [this](auto isThere) {
        for (int i = 0; i < 40 && !isThere(window_->parts().stage->content()); ++i) press(Qt::Key_F10);
        QCoreApplication::processEvents();
    };
    stepTo([](const StageContent& content) { return content.waterfall && content.waterfall->rows.size() > 1; });
    const auto scores = walk(interfaceOf(window_->parts().stage->findChild<WaterfallPane*>()));
    EXPECT_GT(scores.size(), 4U);
    expectSentences(scores);
    open(fullNode());
    stepTo([](const StageContent& content) { return content.tournament && !content.tournament->candidates.empty(); });
    const auto candidates = walk(interfaceOf(window_->parts().stage->findChild<TournamentPane*>()));
    EXPECT_GT(candidates.size(), 1U);
    expectSentences(candidates);
}

TEST_F(ScreenReaderTest, TabGoesFromPanelToPanelAndThroughEachWhole) {
    const WindowParts& parts = window_->parts();
    const std::vector<QWidget*> panels{parts.pipeline, parts.queueDock, parts.stage, parts.inspectorDock,
                                       parts.timeDock};
    std::vector<std::size_t> visited;
    QWidget* widget = parts.pipeline;
    do {
        const auto panel = std::find_if(panels.begin(), panels.end(), [widget](const QWidget* each) {
            return each == widget || each->isAncestorOf(widget);
        });
        const bool isStop = widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
        const auto place = static_cast<std::size_t>(panel - panels.begin());
        if (isStop && panel != panels.end() && (visited.empty() || visited.back() != place)) visited.push_back(place);
        widget = widget->nextInFocusChain();
    } while (widget != parts.pipeline);
    EXPECT_EQ(visited, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

TEST_F(ScreenReaderTest, FocusIsTold) {
    auto* canvas = window_->parts().stage->findChild<NodeCanvas*>();
    window_->activateWindow();
    canvas->setFocus();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(canvas, Qt::Key_Return);
    QTest::keyClick(canvas, Qt::Key_Right);
    QAccessibleInterface* focused = stage()->focusChild();
    ASSERT_NE(focused, nullptr);
    EXPECT_TRUE(nameOf(focused).startsWith(QStringLiteral("Node n2")));
    EXPECT_TRUE(focused->state().focused);
    EXPECT_EQ(stage()->child(0)->child(1), focused);
}

} // namespace
} // namespace berth::ui
