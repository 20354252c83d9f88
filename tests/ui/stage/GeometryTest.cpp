// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallery/SampleViews.h"
#include "ui/stage/CardGeometry.h"
#include "ui/stage/DetailLevel.h"
#include "ui/stage/ItemWalk.h"
#include "ui/stage/LinkPainter.h"
#include "ui/stage/SlotPainter.h"
#include "ui/stage/StageLayout.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

TEST(SlotRows, NeighboursJoinAndGapsSplit) {
    const SlotRows rows;
    EXPECT_EQ(rows.runsOf({3, 1, 2, 6}), (std::vector<DeviceRun>{{1, 3}, {6, 6}}));
    EXPECT_TRUE(rows.runsOf({}).empty());
}

TEST(SlotRows, ARunEndsAtItsRowsEdge) {
    EXPECT_EQ(SlotRows().runsOf({6, 7, 8, 9}), (std::vector<DeviceRun>{{6, 7}, {8, 9}}));
}

TEST(SlotRows, EightSlotsAreAsWideAsTheLookSays) {
    const SlotRows rows = cardGeometry(8).slots;
    EXPECT_EQ(rows.slot(0), QRectF(9, 69, 22, 26));
    EXPECT_EQ(rows.run({0, 7}).width(), 204);
}

TEST(SlotRows, FindsTheNearestDeviceWithinReach) {
    const SlotRows rows = cardGeometry(8).slots;
    EXPECT_EQ(rows.deviceAt(rows.slot(3).center(), 8, 4), 3);
    EXPECT_EQ(rows.deviceAt(QPointF(rows.slot(5).left() - 1, 80), 8, 4), 5);
    EXPECT_EQ(rows.deviceAt(QPointF(100, 20), 8, 4), -1);
    EXPECT_EQ(rows.deviceAt(rows.slot(7).center(), 4, 4), -1);
}

TEST(CardGeometry, HeightsAreThoseOfTheLook) {
    EXPECT_EQ(cardGeometry(8).height, 202);
    EXPECT_EQ(cardGeometry(4).height, 202);
    EXPECT_EQ(cardGeometry(0).height, 118);
    EXPECT_EQ(cardGeometry(16).height, 264);
    EXPECT_EQ(cardGeometry(8).cpu.top(), 121);
    EXPECT_EQ(cardGeometry(8).mem.top(), 137);
    EXPECT_EQ(cardGeometry(8).strip, QRectF(0, 161, 222, 41));
}

TEST(CardGeometry, PartsDoNotOverlap) {
    for (const int gpus : {0, 1, 4, 8, 9, 16}) {
        const CardGeometry g = cardGeometry(gpus);
        EXPECT_GT(g.cpu.top(), g.modelBaseline) << gpus;
        EXPECT_LT(g.mem.bottom(), g.strip.top()) << gpus;
        if (gpus > 0) {
            EXPECT_LT(g.slots.slot(gpus - 1).bottom() + 16, g.cpu.top()) << gpus;
        }
    }
}

TEST(CardGeometry, SmallSlotsStayInsideTheirItem) {
    for (const int gpus : {1, 4, 8, 10, 16, 32, 64, 200}) {
        EXPECT_GT(compactSlots(gpus).width, 0) << gpus;
        EXPECT_GT(tileSlots(gpus).width, 0) << gpus;
        EXPECT_GT(tileSlots(gpus).height, 2) << gpus;
        EXPECT_LE(compactSlots(gpus).slot(gpus - 1).bottom(), kCompactHeight - 3) << gpus;
        EXPECT_LE(compactSlots(gpus).slot(gpus - 1).right(), kCompactWidth - 7) << gpus;
        EXPECT_LE(tileSlots(gpus).slot(gpus - 1).right(), kTileWidth - 3) << gpus;
        EXPECT_LE(tileSlots(gpus).slot(gpus - 1).bottom(), kTileHeight - 3) << gpus;
    }
}

TEST(LinkPainter, ArcsGrowWithDistanceAndStayInTheirZone) {
    EXPECT_LT(arcHeight(1, 7), arcHeight(2, 7));
    EXPECT_LE(arcHeight(7, 7), 16);
    EXPECT_GT(arcHeight(1, 1), 0);
}

TEST(Slots, OfSeveralFractionsTheOneUnderTheCursorIsFound) {
    const std::vector<PodSlotsView> pods{sample::fraction(1, Level::P2, 0, 500),
                                         sample::fraction(2, Level::P1, 0, 250, 500)};
    EXPECT_EQ(podOnDevice(pods, 0, 0.2)->pod, PodId{1});
    EXPECT_EQ(podOnDevice(pods, 0, 0.6)->pod, PodId{2});
    EXPECT_EQ(podOnDevice(pods, 1, 0.5), nullptr);
}

TEST(Slots, FractionsAreWrittenShort) {
    EXPECT_EQ(fractionText(500), QStringLiteral(".5"));
    EXPECT_EQ(fractionText(250), QStringLiteral(".25"));
    EXPECT_EQ(fractionText(350), QStringLiteral(".35"));
    EXPECT_EQ(fractionText(50), QStringLiteral(".05"));
}

TEST(DetailLevels, FollowTheCardsWidth) {
    EXPECT_EQ(detailLevel(222, DetailLevel::Card), DetailLevel::Card);
    EXPECT_EQ(detailLevel(100, DetailLevel::Card), DetailLevel::Compact);
    EXPECT_EQ(detailLevel(44, DetailLevel::Card), DetailLevel::Tile);
    EXPECT_EQ(detailLevel(10, DetailLevel::Card), DetailLevel::Cell);
    EXPECT_EQ(detailLevel(222, DetailLevel::Cell), DetailLevel::Card);
}

TEST(DetailLevels, AreOnlyLeftEightPercentBeyondTheirLimit) {
    EXPECT_EQ(detailLevel(132, DetailLevel::Card), DetailLevel::Card);
    EXPECT_EQ(detailLevel(127, DetailLevel::Card), DetailLevel::Compact);
    EXPECT_EQ(detailLevel(148, DetailLevel::Compact), DetailLevel::Compact);
    EXPECT_EQ(detailLevel(153, DetailLevel::Compact), DetailLevel::Card);
}

TEST(StageLayout, FourCardsStandSideBySideInTheReferenceWidth) {
    const auto groups = sample::filterStage().groups;
    const StageLayout layout = layoutStage(groups, DetailLevel::Card, 1, 948);
    EXPECT_EQ(layout.groups[0].frame, QRectF(12, 12, 924, 239));
    EXPECT_EQ(layout.groups[0].items[0].top(), layout.groups[0].items[3].top());
    EXPECT_EQ(layout.groups[0].items[0].size(), QSizeF(222, 202));
    EXPECT_EQ(layout.groups[1].frame.top() - layout.groups[0].frame.bottom(), 10);
}

TEST(StageLayout, AScrollBarCostsNoColumn) {
    const StageLayout layout = layoutStage(sample::filterStage().groups, DetailLevel::Card, 1, 948 - 16);
    EXPECT_EQ(layout.groups[0].items[0].top(), layout.groups[0].items[3].top());
}

TEST(StageLayout, ItemsNeverOverlapAndStayInTheirFrame) {
    const auto groups = sample::manyNodes(7, 9);
    for (const auto& [level, zoom] :
         {std::pair(DetailLevel::Card, 1.0), std::pair(DetailLevel::Card, 0.7), std::pair(DetailLevel::Compact, 0.45),
          std::pair(DetailLevel::Tile, 0.2), std::pair(DetailLevel::Cell, 0.05)}) {
        const StageLayout layout = layoutStage(groups, level, zoom, 900);
        std::vector<QRectF> all;
        for (const GroupFrame& g : layout.groups)
            for (const QRectF& item : g.items) {
                EXPECT_TRUE(g.frame.contains(item));
                EXPECT_GE(item.top(), g.header.bottom() - 0.01);
                for (const QRectF& other : all) EXPECT_FALSE(item.intersects(other));
                all.push_back(item);
            }
        EXPECT_EQ(all.size(), 63U);
    }
}

TEST(StageLayout, MixedHeightsShareARow) {
    GroupView group{QStringLiteral("g"),
                    {},
                    {},
                    {sample::plainNode(1, QStringLiteral("a")), sample::node(2, QStringLiteral("b")),
                     sample::plainNode(3, QStringLiteral("c"))}};
    const StageLayout layout = layoutStage({group}, DetailLevel::Card, 1, 500);
    EXPECT_EQ(layout.groups[0].items[0].height(), 118);
    EXPECT_EQ(layout.groups[0].items[1].height(), 202);
    EXPECT_GT(layout.groups[0].items[2].top(), layout.groups[0].items[1].bottom());
}

TEST(StageLayout, NoNodesNoFrames) {
    EXPECT_TRUE(layoutStage({}, DetailLevel::Card, 1, 900).groups.empty());
    const GroupView empty{QStringLiteral("rack"), {}, {}, {}};
    EXPECT_EQ(layoutStage({empty}, DetailLevel::Card, 1, 900).groups.size(), 1U);
}

GroupList twoZonesOfSpines() {
    GroupList groups = sample::manyNodes(8, 20);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        groups.write(i).zone = i < 4 ? QStringLiteral("zone a") : QStringLiteral("zone b");
        groups.write(i).spine = QStringLiteral("spine-%1").arg(i / 2);
    }
    groups.push_back({QStringLiteral("no rack"), {}, {}, {sample::node(900, QStringLiteral("x"))}});
    return groups;
}

TEST(StageLayout, FramesOfSpinesAndZonesHoldTheirGroupsAndNoOthers) {
    const auto groups = twoZonesOfSpines();
    for (const auto& [level, zoom, outers] :
         {std::tuple(DetailLevel::Card, 1.0, 2U), std::tuple(DetailLevel::Tile, 0.2, 6U),
          std::tuple(DetailLevel::Cell, 0.07, 6U), std::tuple(DetailLevel::Cell, 0.02, 6U)}) {
        const StageLayout layout = layoutStage(groups, level, zoom, 948);
        ASSERT_EQ(layout.outers.size(), outers);
        ASSERT_EQ(layout.groups.size(), groups.size());
        for (const OuterFrame& outer : layout.outers)
            for (std::size_t i = 0; i < layout.groups.size(); ++i) {
                const bool inside = i >= outer.firstGroup && i <= outer.lastGroup;
                EXPECT_EQ(outer.frame.contains(layout.groups[i].frame), inside) << i;
                if (inside) {
                    EXPECT_GE(layout.groups[i].frame.top(), outer.header.bottom() - 0.01);
                }
            }
        EXPECT_LE(layout.groups.back().frame.bottom(), layout.size.height());
    }
}

TEST(StageLayout, FiveThousandNodesFitAsCells) {
    const auto groups = sample::manyNodes(250, 20);
    const qreal zoom = fittingZoom(groups, {948, 560});
    EXPECT_LE(layoutStage(groups, DetailLevel::Cell, zoom, 948).size.height(), 560);
    EXPECT_GE(layoutStage(groups, DetailLevel::Cell, zoom, 948).groups[0].items[0].width(), 4);
}

TEST(FittingZoom, ShowsEverythingAndIsNeverLargerThanLife) {
    EXPECT_EQ(fittingZoom(sample::filterStage().groups, {948, 560}), 1);
    const auto many = sample::manyNodes(10, 4);
    const qreal zoom = fittingZoom(many, {948, 560});
    const DetailLevel level = detailLevel(kCardWidth * zoom, DetailLevel::Card);
    EXPECT_LE(layoutStage(many, level, zoom, 948).size.height(), 560);
    EXPECT_EQ(fittingZoom(sample::manyNodes(400, 20), {300, 200}), kSmallestZoom);
}

TEST(ItemWalk, ArrowsFollowRowsAndColumns) {
    const std::vector<QRectF> grid{{0, 0, 10, 10}, {20, 0, 10, 10}, {40, 0, 10, 10}, {0, 20, 10, 10}, {20, 20, 10, 10}};
    EXPECT_EQ(nextItem(grid, 0, Qt::Key_Right), 1);
    EXPECT_EQ(nextItem(grid, 1, Qt::Key_Down), 4);
    EXPECT_EQ(nextItem(grid, 2, Qt::Key_Down), 4);
    EXPECT_EQ(nextItem(grid, 4, Qt::Key_Right), 4);
    EXPECT_EQ(nextItem(grid, 3, Qt::Key_Up), 0);
    EXPECT_EQ(nextItem(grid, 2, Qt::Key_Left), 1);
    EXPECT_EQ(nextItem(grid, 2, Qt::Key_Home), 0);
    EXPECT_EQ(nextItem(grid, 0, Qt::Key_End), 4);
    EXPECT_EQ(nextItem(grid, -1, Qt::Key_Right), 0);
    EXPECT_EQ(nextItem({}, -1, Qt::Key_Right), -1);
}

TEST(NaturalLess, SortsNumbersAsNumbers) {
    EXPECT_TRUE(naturalLess(QStringLiteral("n2"), QStringLiteral("n10")));
    EXPECT_FALSE(naturalLess(QStringLiteral("n10"), QStringLiteral("n2")));
    EXPECT_TRUE(naturalLess(QStringLiteral("a"), QStringLiteral("a1")));
    EXPECT_TRUE(naturalLess(QStringLiteral("a1b2"), QStringLiteral("a1b10")));
    EXPECT_FALSE(naturalLess(QStringLiteral("x"), QStringLiteral("x")));
    EXPECT_TRUE(naturalLess(QStringLiteral("n99999999999999999998"), QStringLiteral("n99999999999999999999")));
}

TEST(CardSentence, SaysWhoRejectedAndWhy) {
    NodeCardView card = sample::node(1, QStringLiteral("h100-2"));
    card.freeGpus = 2;
    card.verdict = sample::verdict(Mark::Reject, QStringLiteral("Insufficient nvidia.com/gpu"),
                                   QStringLiteral("NodeResourcesFit"));
    EXPECT_EQ(cardSentence(card),
              QStringLiteral("Node h100-2, rejected by NodeResourcesFit: Insufficient nvidia.com/gpu, "
                             "2 of 8 GPUs free"));
}

} // namespace
} // namespace berth::ui
