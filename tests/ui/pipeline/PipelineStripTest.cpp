// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PipelineStrip.h"

#include "tests/ui/gallery/Gallery.h"
#include "tests/ui/gallery/SampleViews.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

class PipelineStripTest : public testing::Test {
protected:
    PipelineStripTest() {
        strip_.resize(1600, 112);
        strip_.setProfiles({QStringLiteral("default"), QStringLiteral("ai")}, QStringLiteral("ai"));
        strip_.setView(sample::filterPipeline());
        strip_.show();
    }

    QPoint middle(ExtensionPoint point) const { return strip_.pointRect(point).center().toPoint(); }

    PipelineStrip strip_;
};

TEST_F(PipelineStripTest, AClickSelectsThePointUnderIt) {
    for (int i = 0; i < kPointCount; ++i) {
        QSignalSpy spy(&strip_, &PipelineStrip::pointSelected);
        QTest::mouseClick(&strip_, Qt::LeftButton, {}, middle(static_cast<ExtensionPoint>(i)));
        ASSERT_EQ(spy.size(), 1);
        EXPECT_EQ(spy[0][0].value<ExtensionPoint>(), static_cast<ExtensionPoint>(i));
    }
}

TEST_F(PipelineStripTest, ADoubleClickRunsUntilThere) {
    QSignalSpy spy(&strip_, &PipelineStrip::pointActivated);
    QTest::mouseDClick(&strip_, Qt::LeftButton, {}, middle(ExtensionPoint::Reserve));
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<ExtensionPoint>(), ExtensionPoint::Reserve);
}

TEST_F(PipelineStripTest, AClickBetweenPointsSelectsNothing) {
    QSignalSpy spy(&strip_, &PipelineStrip::pointSelected);
    const QRectF box = strip_.pointRect(ExtensionPoint::Filter);
    QTest::mouseClick(&strip_, Qt::LeftButton, {},
                      QPoint(static_cast<int>(box.right()) + 3, static_cast<int>(box.center().y())));
    EXPECT_EQ(spy.size(), 0);
}

TEST_F(PipelineStripTest, TheChipSelectsThePodInTheCycle) {
    QSignalSpy spy(&strip_, &PipelineStrip::podSelected);
    QTest::mouseClick(&strip_, Qt::LeftButton, {}, strip_.podChipRect().center().toPoint());
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<PodId>(), PodId{30});
}

TEST_F(PipelineStripTest, KeysWalkAndActivate) {
    QSignalSpy selected(&strip_, &PipelineStrip::pointSelected);
    QSignalSpy activated(&strip_, &PipelineStrip::pointActivated);
    strip_.setFocus();
    QTest::keyClick(&strip_, Qt::Key_Right);
    QTest::keyClick(&strip_, Qt::Key_Right);
    QTest::keyClick(&strip_, Qt::Key_Space);
    QTest::keyClick(&strip_, Qt::Key_End);
    QTest::keyClick(&strip_, Qt::Key_Return);
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected[0][0].value<ExtensionPoint>(), ExtensionPoint::PreFilter);
    ASSERT_EQ(activated.size(), 1);
    EXPECT_EQ(activated[0][0].value<ExtensionPoint>(), ExtensionPoint::PostBind);
}

TEST_F(PipelineStripTest, KeysReachThePodAtTheHead) {
    QSignalSpy pods(&strip_, &PipelineStrip::podSelected);
    QSignalSpy points(&strip_, &PipelineStrip::pointSelected);
    strip_.setFocus();
    QTest::keyClick(&strip_, Qt::Key_Left);
    EXPECT_EQ(strip_.spokenText(strip_.spokenFocus()), QStringLiteral("In the cycle #37: Pod sft-7b-3, P1, 4 GPU"));
    QTest::keyClick(&strip_, Qt::Key_Return);
    QTest::keyClick(&strip_, Qt::Key_Space);
    EXPECT_EQ(pods.size(), 2);
    EXPECT_EQ(points.size(), 0);
    QTest::keyClick(&strip_, Qt::Key_Right);
    EXPECT_EQ(strip_.spokenFocus(), 0);
    QTest::keyClick(&strip_, Qt::Key_Home);
    strip_.setView(PipelineView());
    EXPECT_EQ(strip_.spokenFocus(), 0) << "there is no pod any more";
    QTest::keyClick(&strip_, Qt::Key_Left);
    EXPECT_EQ(strip_.spokenFocus(), 0);
}

TEST_F(PipelineStripTest, AClickLeavesTheFocusWhereItWas) {
    strip_.clearFocus();
    QTest::mouseClick(&strip_, Qt::LeftButton, {}, middle(ExtensionPoint::Score));
    EXPECT_FALSE(strip_.hasFocus());
}

TEST_F(PipelineStripTest, EveryStateIsDrawnDifferently) {
    std::vector<QImage> pictures;
    for (int state = 0; state <= static_cast<int>(PointState::Waiting); ++state) {
        PipelineView view;
        view.at(ExtensionPoint::Filter) = {static_cast<PointState>(state), QStringLiteral("5 plugins"), {}, {}};
        strip_.setView(view);
        pictures.push_back(gallery::picture(strip_, 1));
    }
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = i + 1; j < pictures.size(); ++j)
            EXPECT_GT(gallery::differentPixels(pictures[i], pictures[j]), 100) << i << j;
}

TEST_F(PipelineStripTest, ForwardAndBackDrawTheSame) {
    const QImage before = gallery::picture(strip_, 1);
    strip_.setView(PipelineView());
    strip_.setView(sample::filterPipeline());
    EXPECT_EQ(gallery::picture(strip_, 1), before);
}

TEST_F(PipelineStripTest, SpeaksEachPoint) {
    EXPECT_EQ(strip_.spokenText(3), QStringLiteral("Filter, active, 7 of 8 nodes, 7 → 3"));
    EXPECT_FALSE(strip_.accessibleName().isEmpty());
}

TEST_F(PipelineStripTest, AnnouncesTheChosenProfileOnlyWhenAPersonChoseIt) {
    QSignalSpy spy(&strip_, &PipelineStrip::profileChosen);
    strip_.setProfiles({QStringLiteral("a"), QStringLiteral("b")}, QStringLiteral("b"));
    EXPECT_EQ(spy.size(), 0);
    auto* box = strip_.findChild<QComboBox*>();
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->currentText(), QStringLiteral("b"));
    QTest::keyClick(box, Qt::Key_Up);
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].toString(), QStringLiteral("a"));
}

TEST_F(PipelineStripTest, AProfileAloneIsNoChoice) {
    auto* box = strip_.findChild<QComboBox*>();
    ASSERT_NE(box, nullptr);
    EXPECT_FALSE(box->isHidden());
    strip_.setProfiles({QStringLiteral("only")}, QStringLiteral("only"));
    EXPECT_TRUE(box->isHidden());
    bool isSaid = false;
    for (const QLabel* label : strip_.findChildren<QLabel*>())
        isSaid = isSaid || (!label->isHidden() && label->text() == QStringLiteral("only"));
    EXPECT_TRUE(isSaid);
}

TEST(PipelinePointNames, AreUpstreamsInUpstreamsOrder) {
    EXPECT_EQ(pointName(ExtensionPoint::PreEnqueue), QStringLiteral("PreEnqueue"));
    EXPECT_LT(ExtensionPoint::PreEnqueue, ExtensionPoint::QueueSort);
    EXPECT_EQ(pointName(ExtensionPoint::PostBind), QStringLiteral("PostBind"));
    for (int i = 0; i < kPointCount; ++i)
        EXPECT_TRUE(
            pointSentence(static_cast<ExtensionPoint>(i)).contains(QRegularExpression(QStringLiteral("[.?]$"))));
}

} // namespace
} // namespace berth::ui
