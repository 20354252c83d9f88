// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/WeightsPage.h"

#include "tests/ui/inspector/TuneScenario.h"
#include "ui/inspector/TotalChart.h"
#include "ui/inspector/WeightSlider.h"
#include "ui/theme/ActionButton.h"
#include "ui/view/ScorePicture.h"
#include "ui/view/WeightsPicture.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace berth::ui {
namespace {

const QString kFit = QStringLiteral("NodeResourcesFit");
const QString kBalanced = QStringLiteral("NodeResourcesBalancedAllocation");

const WeightView* rowOf(const WeightsView& view, const QString& plugin) {
    for (const WeightView& row : view.rows)
        if (row.plugin == plugin) return &row;
    return nullptr;
}

WeightsView viewAt(const LocalRun& run, const TriedWeights& tried = {}) {
    return weightsView(run.moment(), profileAtCursor(run.moment()), scoresAt(run.moment()), tried, {});
}

TEST(WeightSliderTest, OffStandsApartFromOne) {
    EXPECT_EQ(weightX(0, 300), 0);
    EXPECT_GT(weightX(1, 300), 10);
    EXPECT_EQ(weightX(100, 300), 300);
    EXPECT_EQ(weightX(5000, 300), 300);
    for (int weight = 0; weight <= 100; ++weight) EXPECT_EQ(weightAt(weightX(weight, 300), 300), weight);
}

TEST(WeightSliderTest, KeysMoveItAndFGoesToTheFlip) {
    WeightSlider slider;
    slider.resize(300, 38);
    QSignalSpy chosen(&slider, &WeightSlider::weightChosen);
    slider.showWeight(50);
    EXPECT_EQ(chosen.count(), 0) << "showing is no choice";
    QTest::keyClick(&slider, Qt::Key_Right);
    EXPECT_EQ(slider.value(), 51);
    QTest::keyClick(&slider, Qt::Key_Home);
    EXPECT_EQ(slider.value(), 0);
    slider.setFlip(FlipView{28, QStringLiteral("h100-1 from 28")}, {});
    QTest::keyClick(&slider, Qt::Key_F);
    EXPECT_EQ(slider.value(), 28);
    EXPECT_EQ(chosen.count(), 3);
}

TEST(WeightSliderTest, AClickOnTheFlipsWordsTriesIt) {
    WeightSlider slider;
    slider.resize(300, 38);
    slider.showWeight(1);
    slider.setFlip(FlipView{28, QStringLiteral("h100-1 from 28")}, {});
    const QRectF mark = slider.flipRect();
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(static_cast<int>(mark.right()) - 4, 30));
    EXPECT_EQ(slider.value(), 28);
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(8 + static_cast<int>(weightX(75, 284)), 11));
    EXPECT_EQ(slider.value(), 75);
}

TEST(TotalChartTest, LabelsNeverOverlapNorLeaveTheChart) {
    const std::vector<qreal> placed = spreadLabels({50, 52, 51, 200, 300}, 12, 0, 220);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        EXPECT_GE(placed[i], 0);
        EXPECT_LE(placed[i], 220);
        for (std::size_t j = 0; j < i; ++j) EXPECT_GE(std::abs(placed[i] - placed[j]), 12);
    }
    EXPECT_LT(placed[0], placed[2]);
    EXPECT_LT(placed[2], placed[1]);
}

TEST(TotalChartTest, TheScaleHoldsAllLinesBetweenRoundNumbers) {
    TotalChartView view;
    view.lines = {{QStringLiteral("a"), 2405, 9470, TotalLineView::Role::Winner},
                  {QStringLiteral("b"), 4781, 8121, TotalLineView::Role::Other}};
    const ChartScale scale = ChartScale::of(view, QRectF(50, 20, 200, 100));
    EXPECT_EQ(scale.lowest, 2000);
    EXPECT_EQ(scale.highest, 10000);
    EXPECT_EQ(scale.at(1, 2000), QPointF(50, 120));
    EXPECT_EQ(scale.at(100, 10000), QPointF(250, 20));
    EXPECT_LE(scale.ticks().size(), 6U);
}

TEST(WeightsPictureTest, SaysFromWhichWeightAnotherNodeWins) {
    LocalRun run(wideAndEven());
    stepToTotals(run);
    const WeightsView view = viewAt(run);
    const WeightView* fit = rowOf(view, kFit);
    ASSERT_NE(fit, nullptr);
    ASSERT_TRUE(fit->flip);
    EXPECT_EQ(fit->flip->text, QStringLiteral("wide from %1").arg(fit->flip->weight));
    EXPECT_TRUE(view.headline.startsWith(QStringLiteral("even wins with"))) << view.headline.toStdString();
    const WeightsView tried = viewAt(run, {{kFit.toStdString(), fit->flip->weight}});
    EXPECT_TRUE(tried.isPreview);
    EXPECT_TRUE(tried.headline.startsWith(QStringLiteral("wide would win"))) << tried.headline.toStdString();
    EXPECT_EQ(tried.branchText, QStringLiteral("NodeResourcesFit 1 → %1").arg(fit->flip->weight));
    const WeightsView below = viewAt(run, {{kFit.toStdString(), fit->flip->weight - 1}});
    EXPECT_FALSE(below.headline.startsWith(QStringLiteral("wide")));
    ASSERT_TRUE(view.chart);
    ASSERT_TRUE(view.chart->crossing);
    EXPECT_LE(view.chart->crossing->x(), static_cast<double>(fit->flip->weight));
}

TEST(WeightsPictureTest, WithoutScoresWeightsCanStillBeChanged) {
    LocalRun run(wideAndEven());
    const WeightsView view = viewAt(run, {{kFit.toStdString(), 7}});
    EXPECT_FALSE(view.chart);
    EXPECT_TRUE(view.isPreview);
    EXPECT_EQ(rowOf(view, kFit)->weight, 7);
    EXPECT_FALSE(rowOf(view, kFit)->flip);
}

TEST(ScorePreviewTest, ReRanksTheWaterfallAndKeepsWhatIs) {
    LocalRun run(wideAndEven());
    stepToTotals(run);
    WaterfallView view = *waterfallView(run.moment());
    ASSERT_EQ(view.rows.front().name, QStringLiteral("even"));
    const std::int64_t was = *view.rows.front().total;
    const tune::ScoreTable scores = scoresAt(run.moment());
    const std::int64_t flip = rowOf(viewAt(run), kFit)->flip->weight;
    previewWeights(view, *run.moment().record(), scores, triedWeights(scores, {{kFit.toStdString(), flip}}));
    EXPECT_TRUE(view.preview);
    EXPECT_EQ(view.rows.front().name, QStringLiteral("wide"));
    EXPECT_TRUE(view.rows.front().wins);
    EXPECT_FALSE(view.rows.back().wins);
    EXPECT_EQ(view.rows.back().was, was);
    for (const ScoreColumnView& column : view.columns) EXPECT_EQ(column.changed, column.plugin == kFit);
}

TEST(WeightsPageTest, SlidersAndFieldsSayWhatIsTried) {
    LocalRun run(wideAndEven());
    stepToTotals(run);
    WeightsPage page;
    page.resize(388, 700);
    page.setView(viewAt(run));
    EXPECT_FALSE(page.branchButton().isEnabled());
    QSignalSpy tried(&page, &WeightsPage::weightTried);
    ASSERT_NE(page.slider(kFit), nullptr);
    QTest::keyClick(page.slider(kFit), Qt::Key_Right);
    ASSERT_EQ(tried.count(), 1);
    EXPECT_EQ(tried.takeFirst(), (QList<QVariant>{kFit, 2}));
    page.field(kBalanced)->setValue(1000);
    ASSERT_EQ(tried.count(), 1);
    EXPECT_EQ(tried.takeFirst(), (QList<QVariant>{kBalanced, 1000}));
    page.setView(viewAt(run, {{kFit.toStdString(), 0}}));
    EXPECT_EQ(tried.count(), 0);
    EXPECT_EQ(page.field(kFit)->text(), page.field(kFit)->specialValueText());
    QSignalSpy branch(&page, &WeightsPage::branchRequested);
    QTest::mouseClick(&page.branchButton(), Qt::LeftButton);
    EXPECT_EQ(branch.count(), 1);
}

} // namespace
} // namespace berth::ui
