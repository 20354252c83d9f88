// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MeasureControl.h"

#include "tests/ui/window/WindowFixture.h"
#include "ui/inspector/InspectorView.h"
#include "ui/measures/ChartPanel.h"
#include "ui/measures/TenantModel.h"
#include "ui/measures/TenantPanel.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QTableView>

namespace berth::ui {
namespace {

class MeasureControlTest : public WindowFixture {
protected:
    TenantPanel& tenants() { return *window_->parts().tenants; }
    ChartBoard& board() { return window_->parts().charts->board(); }
    static QString sample(const char* name) {
        return QStringLiteral(BERTH_SOURCE_DIR "/samples/%1.yaml").arg(QLatin1String(name));
    }
    /// In light and dark.
    void keepBoth(const QString& name) {
        if (qEnvironmentVariableIsEmpty("BERTH_GALLERY")) return;
        for (const auto& [choice, word] :
             {std::pair{ThemeChoice::Light, "light"}, std::pair{ThemeChoice::Dark, "dark"}}) {
            window_->chooseTheme(choice);
            QCoreApplication::processEvents();
            keep(*window_, QStringLiteral("%1-%2").arg(name, QLatin1String(word)));
        }
    }
    void measured() {
        window_->findChild<RunMeasures*>()->catchUp();
        QCoreApplication::processEvents();
        window_->picture().flush();
    }
    const TenantRowView* row(const std::string& name) {
        for (const TenantRowView& each : tenants().view().rows)
            if (each.name == name) return &each;
        return nullptr;
    }
    void clickRow(int shown) {
        const QRect cell = tenants().table().visualRect(tenants().table().model()->index(shown, TenantModel::Use));
        QTest::mouseClick(tenants().table().viewport(), Qt::LeftButton, {}, cell.center());
        window_->picture().flush();
    }
};

TEST_F(MeasureControlTest, ATenantAboveItsShareIsShownAsHeldBack) {
    trigger(ActionId::ShowTenants);
    openFile(sample("tenant-over-quota"));
    runToEnd();
    measured();
    ASSERT_NE(row("team-a"), nullptr);
    EXPECT_TRUE(row("team-a")->heldBack);
    EXPECT_EQ(row("team-a")->scoreText, QStringLiteral("× 0.5"));
    ASSERT_NE(row("team-b"), nullptr);
    EXPECT_FALSE(row("team-b")->heldBack);
    keepBoth(QStringLiteral("tenants"));
}

TEST_F(MeasureControlTest, TheCyclesTermStandsInItsTenantsRow) {
    trigger(ActionId::ShowTenants);
    openFile(sample("tenant-over-quota"));
    settle([this] { window_->player().runUntil(StopRule::onFact(FactKind::PodAssumed, "team-a/job"), Pace::Express); });
    measured();
    ASSERT_NE(row("team-a"), nullptr);
    EXPECT_FALSE(row("team-a")->termText.isEmpty());
    EXPECT_TRUE(row("team-b")->termText.isEmpty());
    keepBoth(QStringLiteral("tenants-term"));
}

TEST_F(MeasureControlTest, StepsBackToWhatTenantsHeldThen) {
    trigger(ActionId::ShowTenants);
    openFile(sample("tenant-over-quota"));
    measured();
    const TenantsView first = tenants().view();
    runToEnd();
    measured();
    EXPECT_NE(tenants().view(), first);
    window_->player().goToStart();
    QCoreApplication::processEvents();
    EXPECT_EQ(tenants().view().rows, first.rows);
}

TEST_F(MeasureControlTest, AClickSelectsTheTenantsPodsEverywhere) {
    trigger(ActionId::ShowTenants);
    openFile(sample("tenant-over-quota"));
    measured();
    clickRow(1);
    EXPECT_EQ(window_->selection().current().tenant, "team-a");
    EXPECT_EQ(window_->parts().inspector->content().subject, QStringLiteral("team-a"));
    keepBoth(QStringLiteral("tenant-selected"));
    trigger(ActionId::Deselect);
    window_->picture().flush();
    EXPECT_TRUE(window_->selection().current().isEmpty());
    EXPECT_FALSE(tenants().table().selectionModel()->hasSelection());
}

TEST_F(MeasureControlTest, WithoutAQuotaItSaysHowToGiveOne) {
    trigger(ActionId::ShowTenants);
    openFile(sample("best-fit-or-spread"));
    runToEnd();
    measured();
    EXPECT_TRUE(tenants().view().hint.contains(QStringLiteral("ResourceQuota"))) << tenants().view().hint.toStdString();
}

TEST_F(MeasureControlTest, AChartIsReadByKeysAndClickedInto) {
    trigger(ActionId::ShowCharts);
    openFile(sample("tenant-over-quota"));
    runToEnd();
    measured();
    EXPECT_EQ(board().chartCount(), chartSpecs().size());
    const SimTime end = board().readMoment();
    QTest::keyClick(&board(), Qt::Key_Home);
    EXPECT_LT(board().readMoment(), end);
    QTest::keyClick(&board(), Qt::Key_Right);
    const SimTime second = board().readMoment();
    settle([this] { QTest::keyClick(&board(), Qt::Key_Return); });
    EXPECT_EQ(window_->model().moment().world->now, second);
    QTest::keyClick(&board(), Qt::Key_Escape);
    const QRectF plot = board().plotBox(0);
    const std::size_t before = window_->model().cursor().fact;
    settle([&] {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, QPoint(int(plot.right()) - 1, int(plot.center().y())));
    });
    EXPECT_GT(window_->model().cursor().fact, before);
    keepBoth(QStringLiteral("charts"));
}

TEST_F(MeasureControlTest, OnlyAGrowingRunDrawsTheChartsAgain) {
    trigger(ActionId::ShowCharts);
    openFile(sample("tenant-over-quota"));
    runToEnd();
    measured();
    board().grab();
    const std::size_t drawn = board().drawings();
    const QImage atEnd = board().grab().toImage();
    for (const std::size_t fact : {5U, 20U, 11U}) {
        settle([&] { window_->player().seek({fact, 0}); });
        measured();
        board().grab();
    }
    EXPECT_EQ(board().drawings(), drawn);
    EXPECT_NE(board().grab().toImage(), atEnd) << "what is beyond the cursor is faint";
}

TEST_F(MeasureControlTest, ChartsAreSpokenAndCopied) {
    trigger(ActionId::ShowCharts);
    openFile(sample("tenant-over-quota"));
    runToEnd();
    measured();
    ASSERT_GT(board().spokenCount(), 0);
    EXPECT_TRUE(board().spokenText(0).startsWith(QStringLiteral("GPUs at "))) << board().spokenText(0).toStdString();
    const QString table = window_->parts().charts->copyText(false);
    EXPECT_EQ(static_cast<std::size_t>(table.count(QLatin1Char('\n'))),
              window_->findChild<RunMeasures*>()->course()->points().size() + 1);
    EXPECT_TRUE(window_->parts().charts->copyText(true).startsWith(QStringLiteral("| time |")));
}

TEST_F(MeasureControlTest, PanelsAreRememberedAndMeasureOnlyWhileSeen) {
    openFile(sample("first-pod"));
    runToEnd();
    EXPECT_EQ(window_->findChild<RunMeasures*>()->course(), nullptr) << "nobody looks";
    trigger(ActionId::ShowTenants);
    restart();
    EXPECT_TRUE(window_->parts().tenantDock->isVisible());
    EXPECT_FALSE(window_->parts().chartDock->isVisible());
}

TEST_F(MeasureControlTest, SlicesAreCountedOnTheirNode) {
    openFile(sample("mig-slices"));
    const auto& groups = window_->parts().stage->content().groups;
    ASSERT_FALSE(groups.empty());
    const NodeCardView& card = *groups[0].nodes[0];
    ASSERT_EQ(card.counted.size(), 2U);
    EXPECT_EQ(card.counted[0].name, QStringLiteral("1g.5gb"));
    EXPECT_EQ(card.counted[0].held(), 3);
    EXPECT_EQ(card.counted[0].total, 4);
    EXPECT_TRUE(cardSentence(card).contains(QStringLiteral("3 of 4 slices 1g.5gb held")));
    keepBoth(QStringLiteral("mig"));
}

TEST_F(MeasureControlTest, FractionsStandOnEachOther) {
    openFile(sample("shared-gpus"));
    runToEnd();
    measured();
    bool stacked = false;
    for (const GroupView& group : window_->parts().stage->content().groups)
        for (const SharedCard& card : group.nodes)
            for (const PodSlotsView& pod : card->pods) {
                stacked = stacked || pod.offsetMilli > 0;
                EXPECT_LE(pod.offsetMilli + pod.milli, 1000) << pod.name.toStdString();
            }
    EXPECT_TRUE(stacked);
    keepBoth(QStringLiteral("fractions"));
}

} // namespace
} // namespace berth::ui
