// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ActionTable.h"

#include <gtest/gtest.h>

#include <QSet>

namespace berth::ui {
namespace {

TEST(ActionTableTest, NoKeyIsGivenTwice) {
    QSet<QString> seen;
    QSet<QString> inPresenter;
    for (int i = 0; i < kActions; ++i) {
        const auto keys = ActionTable::keys(static_cast<ActionId>(i));
        EXPECT_LE(keys.size(), kMostKeys);
        for (const QKeySequence& key : keys) {
            EXPECT_FALSE(key.isEmpty()) << ActionTable::spec(static_cast<ActionId>(i)).keys;
            QSet<QString>& there = ActionTable::isPresenters(static_cast<ActionId>(i)) ? inPresenter : seen;
            EXPECT_FALSE(there.contains(key.toString())) << key.toString().toStdString();
            there.insert(key.toString());
        }
    }
    EXPECT_TRUE(seen.contains(QStringLiteral("F10")));
    EXPECT_EQ(ActionTable::keys(ActionId::SelectionMenu),
              QList<QKeySequence>{QKeySequence(QStringLiteral("Shift+F10"))})
        << "that is the context menu's, of what is selected";
}

TEST(ActionTableTest, EveryActionHasASentence) {
    QWidget window;
    const ActionTable table(&window);
    for (int i = 0; i < kActions; ++i) {
        const auto id = static_cast<ActionId>(i);
        EXPECT_TRUE(QString::fromUtf8(ActionTable::spec(id).tip).endsWith(QLatin1Char('.')))
            << ActionTable::spec(id).tip;
        EXPECT_FALSE(table.at(id)->iconText().contains(QLatin1Char('&')));
    }
}

} // namespace
} // namespace berth::ui
