// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PipelineGeometry.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

TEST(PipelineGeometry, PointsAreAsWideAsTheLookSays) {
    EXPECT_NEAR(pipelineGeometry({1600, kPipelineHeight}).points[0].width(), 98, 0.5);
    EXPECT_NEAR(pipelineGeometry({1280, kPipelineCompactHeight}).points[0].width(), 78, 0.5);
    EXPECT_EQ(pipelineGeometry({1600, kPipelineHeight}).points[0].height(), 74);
}

TEST(PipelineGeometry, HeadNarrowsBelow1440) {
    EXPECT_EQ(pipelineGeometry({1600, 112}).points[0].left() - pipelineGeometry({1280, 112}).points[0].left(), 60);
}

TEST(PipelineGeometry, PointsGoFromLeftToRightWithoutTouching) {
    for (const qreal width : {1024.0, 1280.0, 1600.0, 2560.0}) {
        const PipelineGeometry g = pipelineGeometry({width, 112});
        for (std::size_t i = 1; i < g.points.size(); ++i)
            EXPECT_GE(g.points[i].left() - g.points[i - 1].right(), 4.99) << i;
        EXPECT_NEAR(g.points.back().right(), width - 12, 0.01);
    }
}

TEST(PipelineGeometry, TheDoubleBarStandsBetweenPermitAndPreBind) {
    const PipelineGeometry g = pipelineGeometry({1600, 112});
    const qreal permit = g.points[static_cast<std::size_t>(ExtensionPoint::Permit)].right();
    const qreal preBind = g.points[static_cast<std::size_t>(ExtensionPoint::PreBind)].left();
    EXPECT_NEAR(preBind - permit, 30, 0.01);
    EXPECT_NEAR(g.divider[1].x1() - g.divider[0].x1(), 4, 0.01);
    for (const QLineF& line : g.divider) {
        EXPECT_GT(line.x1(), permit + 5);
        EXPECT_LT(line.x1(), preBind - 5);
    }
}

TEST(PipelineGeometry, CompactHidesTheProfilesLabelAndStaysInside) {
    const PipelineGeometry g = pipelineGeometry({1280, kPipelineCompactHeight});
    EXPECT_TRUE(g.compact);
    EXPECT_EQ(g.profileLabelBaseline, 0);
    EXPECT_FALSE(g.profileBox.intersects(g.podChip));
    EXPECT_LE(g.podChip.bottom(), kPipelineCompactHeight);
    EXPECT_FALSE(pipelineGeometry({1280, kPipelineHeight}).compact);
}

TEST(PipelineGeometry, NeverGivesANegativeWidth) {
    EXPECT_GE(pipelineGeometry({200, 112}).points[0].width(), 1);
}

} // namespace
} // namespace berth::ui
