// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/ItemLines.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

/// Two rows of three and one of two wide ones; item {i, j} is the j-th of row i.
ItemLines rows() {
    return {Qt::Horizontal, {{{0, 0}, {0, 1}, {0, 2}}, {{1, 0}, {1, 1}, {1, 2}}, {{2, 0}, {2, 1}}}};
}

QRectF placeOf(const SpokenPath& item) {
    const qreal width = item[0] == 2 ? 150 : 100;
    return {item[1] * width, item[0] * 50.0, width, 50};
}

SpokenPath next(const SpokenPath& from, Qt::Key key) {
    return nextInLines(rows(), from, key, placeOf);
}

TEST(NextInLines, GoesAlongALineAndStaysAtItsEnds) {
    EXPECT_EQ(next({0, 0}, Qt::Key_Right), (SpokenPath{0, 1}));
    EXPECT_EQ(next({0, 2}, Qt::Key_Right), (SpokenPath{0, 2}));
    EXPECT_EQ(next({1, 1}, Qt::Key_Left), (SpokenPath{1, 0}));
    EXPECT_EQ(next({1, 0}, Qt::Key_Left), (SpokenPath{1, 0}));
}

TEST(NextInLines, GoesAcrossToTheNearest) {
    EXPECT_EQ(next({0, 1}, Qt::Key_Down), (SpokenPath{1, 1}));
    EXPECT_EQ(next({1, 2}, Qt::Key_Down), (SpokenPath{2, 1}));
    EXPECT_EQ(next({2, 1}, Qt::Key_Up), (SpokenPath{1, 2}));
    EXPECT_EQ(next({0, 1}, Qt::Key_Up), (SpokenPath{0, 1}));
    EXPECT_EQ(next({2, 0}, Qt::Key_Down), (SpokenPath{2, 0}));
}

TEST(NextInLines, HomeAndEndAreTheFirstAndTheLastOfAll) {
    EXPECT_EQ(next({1, 1}, Qt::Key_Home), (SpokenPath{0, 0}));
    EXPECT_EQ(next({0, 0}, Qt::Key_End), (SpokenPath{2, 1}));
}

TEST(NextInLines, BeginsAtTheFirstWhereNoneHasTheFocus) {
    EXPECT_EQ(next({}, Qt::Key_Right), (SpokenPath{0, 0}));
    EXPECT_EQ(next({7}, Qt::Key_Down), (SpokenPath{0, 0}));
    EXPECT_TRUE(nextInLines({}, {}, Qt::Key_Right, placeOf).empty());
}

TEST(NextInLines, WalksColumnsTheOtherWayRound) {
    ItemLines columns = rows();
    columns.along = Qt::Vertical;
    const auto turned = [](const SpokenPath& item) {
        const QRectF place = placeOf(item);
        return QRectF(place.y(), place.x(), place.height(), place.width());
    };
    EXPECT_EQ(nextInLines(columns, {0, 0}, Qt::Key_Down, turned), (SpokenPath{0, 1}));
    EXPECT_EQ(nextInLines(columns, {0, 1}, Qt::Key_Right, turned), (SpokenPath{1, 1}));
    EXPECT_EQ(nextInLines(columns, {1, 2}, Qt::Key_Right, turned), (SpokenPath{2, 1}));
    EXPECT_EQ(nextInLines(columns, {1, 0}, Qt::Key_Up, turned), (SpokenPath{1, 0}));
}

} // namespace
} // namespace berth::ui
