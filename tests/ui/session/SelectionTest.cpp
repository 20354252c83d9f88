// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Selection.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace berth::ui {
namespace {

TEST(SelectionTest, GoesBackAndForward) {
    SelectionModel selection;
    selection.selectPod(PodId{1});
    selection.selectNode(NodeId{2});
    selection.goBack();
    EXPECT_EQ(selection.current().pod, PodId{1});
    EXPECT_TRUE(selection.canGoForward());
    selection.goForward();
    EXPECT_EQ(selection.current().node, NodeId{2});
    EXPECT_FALSE(selection.canGoForward());
}

TEST(SelectionTest, ANewSelectionForgetsTheWayForward) {
    SelectionModel selection;
    selection.selectPod(PodId{1});
    selection.selectPod(PodId{2});
    selection.goBack();
    selection.selectPoint(ExtensionPoint::Score);
    EXPECT_FALSE(selection.canGoForward());
    selection.goBack();
    EXPECT_EQ(selection.current().pod, PodId{1});
}

TEST(SelectionTest, SelectingTheSameAgainSaysNothing) {
    SelectionModel selection;
    const QSignalSpy spy(&selection, &SelectionModel::changed);
    selection.selectPod(PodId{1});
    selection.selectPod(PodId{1});
    EXPECT_EQ(spy.count(), 1);
}

} // namespace
} // namespace berth::ui
