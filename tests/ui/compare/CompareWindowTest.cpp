// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareWindow.h"
#include "tests/ui/compare/CompareRun.h"
#include "tests/ui/window/WindowTest.h"
#include "ui/compare/CompareFacts.h"
#include "ui/compare/CompareHead.h"
#include "ui/compare/CompareTable.h"
#include "ui/compare/SeriesChart.h"
#include "ui/compare/WaitsChart.h"
#include "ui/inspector/InspectorView.h"
#include "ui/theme/ActionButton.h"
#include "ui/window/CompareControl.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>

namespace berth::ui {
namespace {

class CompareWindowTest : public WindowTest {
protected:
    CompareControl& control() { return window_->comparison(); }
    CompareWindow& view() { return *control().window(); }

    /// Opens the run and lays it beside one with best fit by far.
    void compareBestFit() {
        open(spreadingMorning());
        await(&control(), &CompareControl::shown, [this] {
            EXPECT_EQ(control().compareWeights({{"AISchedulingPlugin", 60}}), QString());
        });
        ASSERT_EQ(view().page(), CompareWindow::Page::Result);
    }
};

TEST_F(CompareWindowTest, OneBranchAloneSaysHowToMakeAnother) {
    open(spreadingMorning());
    trigger(ActionId::CompareBranches);
    ASSERT_NE(control().window(), nullptr);
    EXPECT_EQ(view().page(), CompareWindow::Page::Empty);
    EXPECT_FALSE(view().head().exportButton().isEnabled());
    EXPECT_FALSE(view().isModal());
    QTest::mouseClick(&view().weightsButton(), Qt::LeftButton);
    EXPECT_EQ(window_->parts().inspector->page(), InspectorView::Page::Weights);
}

TEST_F(CompareWindowTest, ANewBranchIsMeasuredAndShown) {
    compareBestFit();
    EXPECT_EQ(view().first(), 0U);
    EXPECT_EQ(view().second(), 1U);
    EXPECT_EQ(view().view().sides[1].name, QStringLiteral("AISchedulingPlugin 60"));
    EXPECT_TRUE(view().facts().payers().isHidden()) << "nobody is worse off";
    EXPECT_GT(view().facts().figures().rows().rowCount(), 5);
    EXPECT_EQ(window_->model().branches().size(), 2U) << "measuring makes no branch";
}

TEST_F(CompareWindowTest, AnotherChoiceIsMeasuredAnew) {
    compareBestFit();
    await(&control(), &CompareControl::shown, [this] {
        QComboBox& box = view().head().box(0);
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Down);
        QComboBox& other = view().head().box(1);
        QTest::keyClick(&other, Qt::Key_Up);
    });
    while (control().isBusy()) QTest::qWait(1);
    EXPECT_EQ(view().view().sides[0].name, QStringLiteral("AISchedulingPlugin 60"));
    EXPECT_EQ(view().view().sides[1].name, QStringLiteral("main"));
    EXPECT_FALSE(view().facts().payers().isHidden());
}

TEST_F(CompareWindowTest, StoppingLeavesAWayToGoOn) {
    compareBestFit();
    Q_EMIT view().head().branchesChosen();
    EXPECT_EQ(view().page(), CompareWindow::Page::Measuring);
    QTest::mouseClick(&view().stopButton(), Qt::LeftButton);
    EXPECT_EQ(view().page(), CompareWindow::Page::Stopped);
    EXPECT_FALSE(control().isBusy());
    await(&control(), &CompareControl::shown, [this] { QTest::mouseClick(&view().againButton(), Qt::LeftButton); });
    EXPECT_EQ(view().page(), CompareWindow::Page::Result);
}

TEST_F(CompareWindowTest, AClickOnAPodSelectsIt) {
    compareBestFit();
    runToEnd();
    CompareTable& pods = view().pods();
    const QModelIndex large = pods.rows().index(pods.rows().rowCount() - 1, 0);
    const QString name = large.data().toString();
    QTest::mouseClick(pods.viewport(), Qt::LeftButton, {}, pods.visualRect(large).center());
    EXPECT_EQ(window_->selection().current().pod, pod(name.toStdString())) << name.toStdString();
    window_->selection().clear();
    pods.setFocus();
    QTest::keyClick(&pods, Qt::Key_Return);
    EXPECT_EQ(window_->selection().current().pod, pod(name.toStdString()));
}

TEST_F(CompareWindowTest, ReportAndConfigurationAreWritten) {
    compareBestFit();
    const QString html = folder_.filePath(QStringLiteral("report.html"));
    const QString markdown = folder_.filePath(QStringLiteral("report.md"));
    const QString yaml = folder_.filePath(QStringLiteral("config.yaml"));
    EXPECT_EQ(control().writeReport(html), QString());
    EXPECT_EQ(control().writeReport(markdown), QString());
    EXPECT_EQ(control().writeConfiguration(yaml), QString());
    EXPECT_EQ(read(html).count(QStringLiteral("data:image/png;base64,")), 3);
    EXPECT_TRUE(read(markdown).contains(QStringLiteral("| AISchedulingPlugin | 1 | 60 |")));
    EXPECT_TRUE(read(yaml).contains(QStringLiteral("kind: KubeSchedulerConfiguration")));
    EXPECT_TRUE(read(yaml).contains(QStringLiteral("60")));
    EXPECT_NE(control().writeReport(folder_.filePath(QStringLiteral("no/such/place.md"))), QString());
}

TEST_F(CompareWindowTest, TablesAreCopied) {
    compareBestFit();
    Q_EMIT view().facts().copyRequested(true);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("| AISchedulingPlugin | 1 | 60 |")));
    Q_EMIT view().facts().copyRequested(false);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("AISchedulingPlugin\t1\t60\t")));
}

TEST_F(CompareWindowTest, ChartsAreReadByKeysAndAloud) {
    compareBestFit();
    SeriesChart& chart = view().allocation();
    EXPECT_FALSE(chart.accessibleName().isEmpty());
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Home);
    const auto first = chart.readMoment();
    ASSERT_TRUE(first);
    QTest::keyClick(&chart, Qt::Key_Right);
    EXPECT_GT(*chart.readMoment(), *first);
    EXPECT_TRUE(chart.spokenText(1).contains(QStringLiteral(", B at ")));
    QTest::keyClick(&chart, Qt::Key_Escape);
    EXPECT_FALSE(chart.readMoment());
    EXPECT_TRUE(view().isVisible()) << "the first Esc only stops reading";
    WaitsChart& waits = view().waits();
    ASSERT_EQ(waits.spokenCount(), 4);
    EXPECT_TRUE(waits.spokenText(0).startsWith(QStringLiteral("P0 waits in A: median ")));
    waits.setFocus();
    QTest::keyClick(&waits, Qt::Key_Down);
    EXPECT_EQ(waits.spokenFocus(), waits.hasFocus() ? 1 : -1);
}

TEST_F(CompareWindowTest, NothingIsClippedInASmallWindow) {
    compareBestFit();
    for (const QSize size : {QSize(1024, 700), QSize(1600, 1000), QSize(2560, 1440)}) {
        view().resize(size);
        QCoreApplication::processEvents();
        EXPECT_EQ(view().size(), size);
        EXPECT_GE(view().allocation().width(), view().allocation().minimumSizeHint().width());
        EXPECT_GE(view().allocation().height(), view().allocation().minimumSizeHint().height());
        const QWidget& button = view().head().exportButton();
        EXPECT_LE(button.mapTo(&view(), QPoint(button.width(), 0)).x(), size.width());
    }
}

TEST_F(CompareWindowTest, AnotherFileAndClosingForgetIt) {
    compareBestFit();
    view().close();
    EXPECT_EQ(control().runs(), nullptr);
    compareBestFit();
    const QPointer<CompareWindow> before = control().window();
    open(spreadingMorning());
    EXPECT_TRUE(before.isNull() || !before->isVisible());
}

} // namespace
} // namespace berth::ui
