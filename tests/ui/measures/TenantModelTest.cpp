// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/TenantModel.h"

#include "ui/measures/TenantDelegate.h"
#include "ui/measures/TenantPanel.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace berth::ui {
namespace {

TenantRowView row(const std::string& name, std::int64_t used, std::optional<std::int64_t> quota) {
    TenantRowView view;
    view.name = name;
    view.used = used;
    view.quota = quota;
    view.useText = QString::number(used);
    if (quota) view.shareText = QStringLiteral("%1 %").arg(used * 100 / std::max<std::int64_t>(*quota, 1));
    view.thresholds = {70};
    view.heldBack = quota && used * 100 > 70 * *quota;
    view.scoreText = view.heldBack ? QStringLiteral("× 0.5") : QStringLiteral("× 1");
    view.pending = {0, 1, 0, 0};
    view.explanation = view.sentence = QString::fromStdString(name);
    return view;
}

TEST(TenantModel, KeepsTheRulesOfModels) {
    TenantModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows({row("a", 1, 4), row("b", 2, 4)});
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setRows({row("a", 1, 4), row("b", 3, 4)});
    EXPECT_EQ(reset.count(), 0);
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed[0][0].toModelIndex().row(), 1);
    model.setRows({row("a", 1, 4), row("b", 3, 4), row("c", 0, std::nullopt)});
    EXPECT_EQ(reset.count(), 1);
    model.setRows({});
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(TenantBar, DrawsWhatLiesAboveTheThresholdApart) {
    const QRectF box(0, 0, 100, 8);
    const TenantBar within = TenantBar::of(row("a", 5, 10), box);
    EXPECT_EQ(within.within, QRectF(0, 0, 50, 8));
    EXPECT_TRUE(within.beyond.isNull());
    EXPECT_EQ(within.marks, std::vector<qreal>{70});
    const TenantBar beyond = TenantBar::of(row("a", 8, 10), box);
    EXPECT_EQ(beyond.within.right(), 70);
    EXPECT_EQ(beyond.beyond, QRectF(70, 0, 10, 8));
    const TenantBar over = TenantBar::of(row("a", 20, 10), box);
    EXPECT_EQ(over.quotaEnd, 50);
    EXPECT_EQ(over.marks, std::vector<qreal>{35});
    EXPECT_LE(over.beyond.right(), 100);
    EXPECT_EQ(TenantBar::of(row("a", 0, 0), box).within.width(), 0);
}

class TenantPanelTest : public testing::Test {
protected:
    TenantPanelTest() {
        panel_.resize(420, 300);
        panel_.setAttribute(Qt::WA_DontShowOnScreen);
        panel_.show();
        TenantsView view;
        view.rows = {row("a", 9, 10), row("b", 1, 10), row("c", 3, std::nullopt)};
        view.rule = QStringLiteral("rule");
        panel_.setView(view);
        QCoreApplication::processEvents();
    }
    QString nameAt(int shown) { return panel_.table().model()->index(shown, TenantModel::Name).data().toString(); }

    TenantPanel panel_;
};

TEST_F(TenantPanelTest, AClickSelectsATenant) {
    QSignalSpy selected(&panel_, &TenantPanel::tenantSelected);
    const QRect cell = panel_.table().visualRect(panel_.table().model()->index(1, TenantModel::Use));
    QTest::mouseClick(panel_.table().viewport(), Qt::LeftButton, {}, cell.center());
    ASSERT_EQ(selected.count(), 1);
    EXPECT_EQ(selected[0][0].value<std::string>(), "b");
}

TEST_F(TenantPanelTest, KeysSelectWhereTheyStand) {
    QSignalSpy selected(&panel_, &TenantPanel::tenantSelected);
    panel_.table().setCurrentIndex(panel_.table().model()->index(0, 0));
    QTest::keyClick(&panel_.table(), Qt::Key_Down);
    QTest::keyClick(&panel_.table(), Qt::Key_Space);
    ASSERT_EQ(selected.count(), 1);
    EXPECT_EQ(selected[0][0].value<std::string>(), "b");
}

TEST_F(TenantPanelTest, AClickOnAHeadSorts) {
    EXPECT_EQ(nameAt(0), QStringLiteral("a"));
    panel_.table().sortByColumn(TenantModel::Use, Qt::AscendingOrder);
    EXPECT_EQ(nameAt(0), QStringLiteral("c")) << "without a quota";
    panel_.table().sortByColumn(TenantModel::Use, Qt::DescendingOrder);
    EXPECT_EQ(nameAt(0), QStringLiteral("a"));
    EXPECT_TRUE(panel_.copyText(false).section(QLatin1Char('\n'), 1, 1).startsWith(QLatin1String("a\t")));
    EXPECT_TRUE(panel_.copyText(true).startsWith(QLatin1String("| Tenant |")));
}

TEST_F(TenantPanelTest, WithoutATenantItSaysWhatToDo) {
    TenantsView none;
    none.hint = QStringLiteral("No tenant yet");
    panel_.setView(none);
    EXPECT_FALSE(panel_.table().isVisible());
}

} // namespace
} // namespace berth::ui
