// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/CardCache.h"

#include "tests/ui/gallery/SampleViews.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

class CardCacheTest : public testing::Test {
protected:
    qint64 draw(const NodeCardView& card, const CardLook& look, const Theme& theme = Theme::light(), qreal ratio = 1) {
        return cache_.picture(card, theme, look, DetailLevel::Card, QSizeF(222, 202), ratio).cacheKey();
    }

    CardCache cache_;
    NodeCardView card_ = sample::node(1, QStringLiteral("a"));
};

TEST_F(CardCacheTest, KeepsThePictureOfAnUnchangedCard) {
    const qint64 first = draw(card_, {});
    EXPECT_EQ(draw(card_, {}), first);
}

TEST_F(CardCacheTest, DrawsAgainWhatChanged) {
    const qint64 first = draw(card_, {});
    card_.freeGpus = 3;
    EXPECT_NE(draw(card_, {}), first);
}

TEST_F(CardCacheTest, ASelectionElsewhereIsNoChange) {
    card_.pods = {sample::pod(5, QStringLiteral("p"), Level::P1, {0, 1})};
    const qint64 first = draw(card_, {});
    CardLook elsewhere;
    elsewhere.selected = PodId{9};
    EXPECT_EQ(draw(card_, elsewhere), first);
    CardLook here;
    here.selected = PodId{5};
    EXPECT_NE(draw(card_, here), first);
}

TEST_F(CardCacheTest, AnotherGangOnTheSameCardIsAnotherPicture) {
    card_.pods = {sample::pod(5, QStringLiteral("a-0"), Level::P1, {0, 1}),
                  sample::pod(6, QStringLiteral("b-0"), Level::P1, {2, 3})};
    card_.pods[0].gang = QStringLiteral("default/a");
    card_.pods[1].gang = QStringLiteral("default/b");
    CardLook first;
    first.gang = QStringLiteral("default/a");
    CardLook second;
    second.gang = QStringLiteral("default/b");
    const qint64 ofFirst = draw(card_, first);
    EXPECT_NE(draw(card_, second), ofFirst);
}

TEST_F(CardCacheTest, ThemeZoomAndRatioMakeOtherPictures) {
    const qint64 first = draw(card_, {});
    const qint64 dark = draw(card_, {}, Theme::dark());
    EXPECT_NE(dark, first);
    CardLook zoomed;
    zoomed.zoom = 0.7;
    EXPECT_NE(draw(card_, zoomed, Theme::dark()), dark);
    EXPECT_EQ(cache_.picture(card_, Theme::dark(), zoomed, DetailLevel::Card, QSizeF(222, 202), 2).devicePixelRatio(),
              2);
    EXPECT_NE(cache_.picture(card_, Theme::dark(), zoomed, DetailLevel::Compact, QSizeF(152, 52), 1).toImage(),
              cache_.picture(card_, Theme::dark(), zoomed, DetailLevel::Card, QSizeF(152, 52), 1).toImage());
}

TEST_F(CardCacheTest, ForgetsAfterManyCards) {
    for (std::uint32_t id = 0; id < 500; ++id) {
        card_.node = NodeId{id};
        draw(card_, {});
    }
    EXPECT_LE(cache_.size(), 161U);
}

} // namespace
} // namespace berth::ui
