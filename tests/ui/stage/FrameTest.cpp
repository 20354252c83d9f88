// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of the stage does, counted in drawings rather than in time; tests/bench/ui measures the time.
#include "tests/ui/gallery/Gallery.h"
#include "tests/ui/gallery/SampleViews.h"
#include "ui/stage/NodeCanvas.h"
#include "ui/stage/StageView.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

class Frames : public testing::TestWithParam<qreal> {
protected:
    Frames() {
        content_.groups = sample::manyNodes(10, 20);
        stage_.resize(964, 660);
        stage_.setContent(content_);
        stage_.setZoom(GetParam());
        stage_.show();
        paint();
    }

    int paint() {
        gallery::picture(stage_, 1);
        return canvas().takeDrawn();
    }
    NodeCanvas& canvas() { return *stage_.findChild<NodeCanvas*>(); }

    StageContent content_;
    StageView stage_;
};

TEST_P(Frames, AnUnchangedNodeIsNotDrawnAgain) {
    paint();
    EXPECT_EQ(paint(), 0);
    NodeCardView changed = content_.groups[0].nodes[3];
    changed.verdict =
        sample::verdict(Mark::Reject, QStringLiteral("Too many pods"), QStringLiteral("NodeResourcesFit"));
    changed.heat = 99;
    content_.groups.write(0).nodes[3] = changed;
    stage_.setContent(content_);
    EXPECT_EQ(paint(), 1);
}

TEST_P(Frames, ThePictureIsThatOfAStageThatWasNeverOtherwise) {
    NodeCardView changed = content_.groups[1].nodes[5];
    changed.verdict =
        sample::verdict(Mark::Reject, QStringLiteral("Too many pods"), QStringLiteral("NodeResourcesFit"));
    content_.groups.write(1).nodes[5] = changed;
    stage_.setContent(content_);
    StageView fresh;
    fresh.resize(stage_.size());
    fresh.setContent(content_);
    fresh.setZoom(GetParam());
    fresh.show();
    QCoreApplication::processEvents();
    QWidget& drawn = *canvas().viewport();
    QWidget& anew = *fresh.findChild<NodeCanvas*>()->viewport();
    canvas().clearFocus();
    fresh.findChild<NodeCanvas*>()->clearFocus();
    EXPECT_EQ(gallery::differentPixels(gallery::picture(drawn, 1), gallery::picture(anew, 1)), 0);
}

TEST_P(Frames, GroupsThatAreSharedAreNotDrawnAgain) {
    paint();
    StageContent next = content_;
    next.groups.write(1).nodes[5] = NodeCardView(*content_.groups[1].nodes[5]);
    EXPECT_TRUE(next.groups.isSameAt(0, content_.groups));
    EXPECT_FALSE(next.groups.isSameAt(1, content_.groups));
    next.caption.sentence += QLatin1Char('!');
    stage_.setContent(next);
    EXPECT_EQ(paint(), 1) << "a card of its own, though it looks the same, and no other";
}

TEST(GroupList, WritingToOneLeavesTheOthersAsTheyWere) {
    const GroupList before = sample::manyNodes(3, 2);
    GroupList after = before;
    EXPECT_EQ(after, before);
    after.write(1).summary = QStringLiteral("other");
    EXPECT_NE(before[1].summary, after[1].summary);
    EXPECT_TRUE(after.isSameAt(0, before));
    EXPECT_FALSE(after.isSameAt(1, before));
    EXPECT_NE(after, before);
}

INSTANTIATE_TEST_SUITE_P(TilesAndCells, Frames, testing::Values(0.2, 0.07, 0.02));

} // namespace
} // namespace berth::ui
