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
    EXPECT_EQ(pane.spokenFocus(), 0);
    QTest::keyClick(&pane, Qt::Key_Right);
    QTest::keyClick(&pane, Qt::Key_Down);
    EXPECT_EQ(pane.spokenFocus(), 4) << "second row, second column of three";
    QTest::keyClick(&pane, Qt::Key_Return);
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(opened.takeFirst().front().value<ScoreCellId>(), (ScoreCellId{NodeId{1}, 1}));
    QTest::keyClick(&pane, Qt::Key_Escape);
    EXPECT_EQ(pane.spokenFocus(), -1);
}

} // namespace
} // namespace berth::ui
