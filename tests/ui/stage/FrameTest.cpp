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
    content_.groups[0].nodes[3] = changed;
    stage_.setContent(content_);
    EXPECT_EQ(paint(), 1);
}

TEST_P(Frames, ThePictureIsThatOfAStageThatWasNeverOtherwise) {
    NodeCardView changed = content_.groups[1].nodes[5];
    changed.verdict =
        sample::verdict(Mark::Reject, QStringLiteral("Too many pods"), QStringLiteral("NodeResourcesFit"));
    content_.groups[1].nodes[5] = changed;
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

INSTANTIATE_TEST_SUITE_P(TilesAndCells, Frames, testing::Values(0.2, 0.07, 0.02));

} // namespace
} // namespace berth::ui
