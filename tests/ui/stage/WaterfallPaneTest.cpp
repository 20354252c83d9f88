// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaterfallPane.h"

#include "ui/stage/WaterfallPainter.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

WaterfallView twoNodes() {
    WaterfallView view;
    view.columns = {{QStringLiteral("NodeResourcesFit"), 50, false, 0, false},
                    {QStringLiteral("TaintToleration"), 3, true, 1, false}};
    WaterfallRowView row;
    row.node = NodeId{0};
    row.name = QStringLiteral("h100-3");
    row.cells = {{87, {}, 4350}, {0, 100, 300}};
    row.total = 4650;
    row.wins = true;
    view.rows.push_back(row);
    row.node = NodeId{1};
    row.name = QStringLiteral("h100-1");
    row.cells = {{65, {}, 3250}, {0, 100, 300}};
    row.total = 3550;
    row.wins = false;
    view.rows.push_back(row);
    for (std::uint32_t i = 2; i < 30; ++i)
        view.filtered.push_back(
            {NodeId{i}, QStringLiteral("n%1").arg(i), Mark::Reject, QStringLiteral("Insufficient nvidia.com/gpu")});
    return view;
}

TEST(WaterfallPaneTest, FilteredNodesStandInOneLineAsFarAsTheyFit) {
    const Fonts fonts;
    const WaterfallView view = twoNodes();
    const WaterfallGeometry geometry = waterfallGeometry(view, 948);
    const std::vector<QRectF> chips = filteredChips(fonts, view, geometry);
    ASSERT_GE(chips.size(), 2U);
    EXPECT_LT(chips.size(), view.filtered.size());
    for (std::size_t i = 1; i < chips.size(); ++i) EXPECT_GE(chips[i].left(), chips[i - 1].right());
    EXPECT_LE(chips.back().right(), geometry.table.right() - 40) << "room for how many more";
}

TEST(WaterfallPaneTest, AClickOnAChipSelectsItsNode) {
    WaterfallPane pane;
    pane.resize(948, 560);
    pane.setView(twoNodes());
    const auto chips = filteredChips(Fonts(pane.font()), twoNodes(), waterfallGeometry(twoNodes(), 948));
    QSignalSpy selected(&pane, &WaterfallPane::nodeSelected);
    QTest::mouseClick(pane.viewport(), Qt::LeftButton, {}, chips[1].center().toPoint());
    ASSERT_EQ(selected.count(), 1);
    EXPECT_EQ(selected.takeFirst().front().value<NodeId>(), NodeId{3});
}

TEST(WaterfallPaneTest, APreviewLooksLikeAPreview) {
    WaterfallPane pane;
    pane.resize(948, 560);
    WaterfallView view = twoNodes();
    pane.setView(view);
    const QImage real = pane.grab().toImage();
    view.preview = true;
    view.columns[0].weight = 0;
    view.columns[0].changed = true;
    pane.setView(view);
    EXPECT_NE(pane.grab().toImage(), real);
}

TEST(WaterfallPaneTest, TheCursorWalksColumnsAndEnterOpens) {
    WaterfallPane pane;
    pane.resize(948, 560);
    pane.setView(twoNodes());
    QSignalSpy opened(&pane, &WaterfallPane::scoreSelected);
    QTest::keyClick(&pane, Qt::Key_Return);
    EXPECT_EQ(pane.itemFocus(), SpokenPath{0});
    for (const auto key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}) QTest::keyClick(&pane, key);
    EXPECT_EQ(pane.itemFocus(), (SpokenPath{1, 1})) << "second row, second plugin";
    QTest::keyClick(&pane, Qt::Key_Return);
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(opened.takeFirst().front().value<ScoreCellId>(), (ScoreCellId{NodeId{1}, 1}));
    QTest::keyClick(&pane, Qt::Key_Escape);
    EXPECT_TRUE(pane.itemFocus().empty());
}

TEST(WaterfallPaneTest, KeysReachRowsFilteredNodesAndTheListOfThem) {
    WaterfallPane pane;
    pane.resize(948, 560);
    pane.setView(twoNodes());
    QSignalSpy nodes(&pane, &WaterfallPane::nodeSelected);
    QSignalSpy list(&pane, &WaterfallPane::filteredRequested);
    for (const auto key :
         {Qt::Key_Return, Qt::Key_Down, Qt::Key_Space, Qt::Key_Down, Qt::Key_Return, Qt::Key_End, Qt::Key_Return})
        QTest::keyClick(&pane, key);
    ASSERT_EQ(nodes.count(), 2);
    EXPECT_EQ(nodes[0].front().value<NodeId>(), NodeId{1});
    EXPECT_EQ(nodes[1].front().value<NodeId>(), NodeId{2});
    EXPECT_EQ(list.count(), 1);
}

TEST(WaterfallPaneTest, TheFocusStaysOnItsNumberWhenRowsChangePlaces) {
    WaterfallPane pane;
    pane.resize(948, 560);
    WaterfallView view = twoNodes();
    pane.setView(view);
    pane.focusItem(pane.pathOf({NodeId{1}, 1}));
    std::swap(view.rows[0], view.rows[1]);
    pane.setView(view);
    EXPECT_EQ(pane.itemFocus(), (SpokenPath{0, 1}));
    EXPECT_EQ(pane.itemText(pane.itemFocus()), scoreSentence(view, {NodeId{1}, 1}));
    view.rows.erase(view.rows.begin());
    pane.setView(view);
    EXPECT_EQ(pane.itemFocus(), (SpokenPath{0, 1})) << "its row is gone, its place is not";
    view.rows.clear();
    view.filtered.clear();
    pane.setView(view);
    EXPECT_TRUE(pane.itemFocus().empty());
}

TEST(WaterfallPaneTest, ClicksFindWhatIsDrawnAfterContentAndSizeHaveChanged) {
    WaterfallPane pane;
    pane.resize(948, 560);
    pane.show();
    WaterfallView view = twoNodes();
    pane.setView(view);
    QSignalSpy opened(&pane, &WaterfallPane::scoreSelected);
    const auto click = [&](const ScoreCellId& cell) {
        QTest::mouseClick(pane.viewport(), Qt::LeftButton, {}, pane.cellRect(cell).center().toPoint());
        return opened.isEmpty() ? ScoreCellId{} : opened.takeLast().front().value<ScoreCellId>();
    };
    EXPECT_EQ(click({NodeId{1}, 0}), (ScoreCellId{NodeId{1}, 0}));
    const QRectF before = pane.cellRect({NodeId{0}, ScoreCellId::kTotal});
    pane.resize(1300, 560);
    QCoreApplication::processEvents();
    EXPECT_GT(pane.cellRect({NodeId{0}, ScoreCellId::kTotal}).left(), before.left());
    EXPECT_EQ(click({NodeId{0}, ScoreCellId::kTotal}), (ScoreCellId{NodeId{0}, ScoreCellId::kTotal}));
    view.columns.erase(view.columns.begin());
    for (WaterfallRowView& row : view.rows) row.cells.erase(row.cells.begin());
    pane.setView(view);
    EXPECT_EQ(pane.itemCount({0}), 2);
    EXPECT_EQ(click({NodeId{1}, 0}), (ScoreCellId{NodeId{1}, 0}));
}

TEST(WaterfallPaneTest, TheArithmeticIsThereToBeRead) {
    WaterfallPane pane;
    pane.resize(948, 560);
    WaterfallView view = twoNodes();
    view.selected = ScoreCellId{NodeId{1}, 0};
    view.arithmetic = ArithmeticView{QStringLiteral("h100-1 × NodeResourcesFit = 65"),
                                     {{QStringLiteral("free"), QStringLiteral("4"), QStringLiteral("8 − 4")}},
                                     {QStringLiteral("No quota.")}};
    pane.setView(view);
    QTest::keyClick(&pane, Qt::Key_Return);
    EXPECT_EQ(pane.itemFocus(), (SpokenPath{1, 0})) << "Enter goes to the number that is open";
    QTest::keyClick(&pane, Qt::Key_End);
    EXPECT_EQ(pane.itemText(pane.itemFocus()),
              QStringLiteral("h100-1 × NodeResourcesFit = 65: free 4 (8 − 4). No quota."));
    EXPECT_FALSE(pane.itemTakesPress(pane.itemFocus()));
}

TEST(WaterfallPaneTest, EveryFocusIsDrawn) {
    WaterfallPane pane;
    pane.resize(948, 560);
    pane.show();
    pane.setView(twoNodes());
    pane.activateWindow();
    pane.setFocus();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&pane));
    ASSERT_TRUE(pane.hasFocus());
    QImage last = pane.grab().toImage();
    for (const auto key : {Qt::Key_Return, Qt::Key_Right, Qt::Key_Right, Qt::Key_End}) {
        QTest::keyClick(&pane, key);
        const QImage now = pane.grab().toImage();
        EXPECT_NE(now, last);
        last = now;
    }
}

} // namespace
} // namespace berth::ui
