// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/WindowFixture.h"
#include "ui/time/TimePanel.h"
#include "ui/window/KeyPage.h"
#include "ui/window/KeySheet.h"
#include "ui/window/SettingsDialog.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace berth::ui {
namespace {

/// The keys that a focused control may use itself, given anew as any other.
class KeysTest : public WindowFixture {
protected:
    KeyPage& page() {
        trigger(ActionId::Settings);
        return window_->findChild<SettingsDialog*>()->keys();
    }
    QList<QKeySequence> keysOf(ActionId id) { return window_->actions().keysNow(id); }
    void give(ActionId id, Qt::Key key, int place) {
        page().choose(id);
        page().assign(QKeySequence(key), place);
    }
    /// Presses a key and waits for nothing.
    void tap(QWidget& widget, Qt::Key key) {
        QTest::keyClick(&widget, key);
        QCoreApplication::processEvents();
    }
    bool plays() { return window_->player().pace() == Pace::Play; }
};

TEST_F(KeysTest, TheSecondKeysStandInTheTable) {
    EXPECT_EQ(keysOf(ActionId::Back),
              (QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::Key_Left)}));
    EXPECT_EQ(keysOf(ActionId::Play), (QList<QKeySequence>{QKeySequence(Qt::Key_F5), QKeySequence(Qt::Key_Space)}));
    EXPECT_EQ(keysOf(ActionId::StageItems),
              (QList<QKeySequence>{QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)}));
    const QString tip = window_->actions().at(ActionId::Back)->toolTip();
    EXPECT_TRUE(tip.contains(QStringLiteral("Ctrl+Left, Left"))) << tip.toStdString();
}

TEST_F(KeysTest, StepBackTakesAnotherSecondKey) {
    open(fourNodes());
    press(Qt::Key_F10);
    press(Qt::Key_F10);
    const Cursor second = window_->model().cursor();
    give(ActionId::Back, Qt::Key_Home, 1);
    tap(*window_, Qt::Key_Left);
    EXPECT_EQ(window_->model().cursor(), second) << "it is nobody's key now";
    press(Qt::Key_Home);
    EXPECT_LT(window_->model().cursor(), second);
    restart();
    EXPECT_EQ(keysOf(ActionId::Back).value(1), QKeySequence(Qt::Key_Home));
}

TEST_F(KeysTest, SpacePlaysUntilItIsGivenAway) {
    open(fourNodes());
    tap(*window_, Qt::Key_Space);
    EXPECT_TRUE(plays());
    tap(*window_, Qt::Key_Space);
    EXPECT_FALSE(plays());
    page().choose(ActionId::StepIn);
    page().assign(QKeySequence(Qt::Key_Space), 1);
    EXPECT_TRUE(page().warning().contains(QStringLiteral("Play"))) << page().warning().toStdString();
    EXPECT_EQ(keysOf(ActionId::StepIn), ActionTable::keys(ActionId::StepIn)) << "nothing has changed yet";
    page().takeOver();
    EXPECT_EQ(keysOf(ActionId::StepIn).value(1), QKeySequence(Qt::Key_Space));
    EXPECT_EQ(keysOf(ActionId::Play), QList<QKeySequence>{QKeySequence(Qt::Key_F5)});
    const Cursor before = window_->model().cursor();
    press(Qt::Key_Space);
    EXPECT_GT(window_->model().cursor(), before);
    EXPECT_FALSE(plays());
}

TEST_F(KeysTest, AControlThatUsesTheKeyKeepsIt) {
    open(fourNodes());
    press(Qt::Key_F10);
    const Cursor before = window_->model().cursor();
    auto* field = window_->parts().time->log().findChild<QLineEdit*>();
    ASSERT_NE(field, nullptr);
    field->setFocus();
    field->setText(QStringLiteral("ab"));
    tap(*field, Qt::Key_Left);
    tap(*field, Qt::Key_Space);
    EXPECT_EQ(field->text(), QStringLiteral("a b"));
    EXPECT_EQ(window_->model().cursor(), before);
    EXPECT_FALSE(plays());
}

TEST_F(KeysTest, EnterGoesToTheItemsUntilItIsTakenAway) {
    open(fourNodes());
    window_->activateWindow();
    window_->setFocus();
    tap(*window_, Qt::Key_Return);
    EXPECT_NE(window_->focusWidget(), window_.get());
    window_->setFocus();
    give(ActionId::StageItems, Qt::Key_Down, 0);
    window_->setFocus();
    tap(*window_, Qt::Key_Return);
    EXPECT_EQ(window_->focusWidget(), window_.get());
    tap(*window_, Qt::Key_Down);
    EXPECT_NE(window_->focusWidget(), window_.get());
}

TEST_F(KeysTest, AllGoBackToTheirDefaultsAtOnce) {
    give(ActionId::Back, Qt::Key_Home, 1);
    give(ActionId::Play, Qt::Key_Up, 0);
    for (QAbstractButton* button : page().findChildren<QAbstractButton*>())
        if (button->text() == QStringLiteral("All to defaults")) button->click();
    for (const ActionId id : {ActionId::Back, ActionId::Play}) EXPECT_EQ(keysOf(id), ActionTable::keys(id));
}

TEST_F(KeysTest, TheSheetAndTheMenuSayTheKeysAsTheyAre) {
    give(ActionId::Back, Qt::Key_Home, 1);
    give(ActionId::Play, Qt::Key_Up, 1);
    auto& actions = const_cast<ActionTable&>(window_->actions());
    actions.setKeys(ActionId::Play, {QKeySequence(Qt::Key_Up)});
    EXPECT_TRUE(actions.at(ActionId::Play)->text().endsWith(QStringLiteral("\tUp"))) << "a menu shows it";
    KeySheet sheet(window_->actions());
    QStringList words;
    for (const QLabel* label : sheet.findChildren<QLabel*>()) words += label->text();
    EXPECT_TRUE(words.contains(QStringLiteral("Ctrl+Left, Home"))) << words.join(QStringLiteral("; ")).toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("Up")));
    EXPECT_FALSE(words.contains(QStringLiteral("Space")));
}

TEST_F(KeysTest, KeysAreTypedIntoTheirFields) {
    KeyPage& keys = page();
    keys.choose(ActionId::Fast);
    const QList<QKeySequenceEdit*> fields = keys.findChildren<QKeySequenceEdit*>();
    ASSERT_EQ(fields.size(), kMostKeys);
    fields[1]->setFocus();
    QTest::keyClick(fields[1], Qt::Key_PageUp);
    ASSERT_TRUE(QTest::qWaitFor([this] { return keysOf(ActionId::Fast).size() == 2; }, kPatienceMs));
    EXPECT_EQ(keysOf(ActionId::Fast), (QList<QKeySequence>{QKeySequence(Qt::Key_F6), QKeySequence(Qt::Key_PageUp)}));
}

} // namespace
} // namespace berth::ui
