// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SettingsDialog.h"

#include "tests/ui/window/WindowFixture.h"
#include "ui/theme/Theme.h"
#include "ui/window/KeySheet.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

namespace berth::ui {
namespace {

class SettingsDialogTest : public WindowFixture {
protected:
    SettingsDialog& dialog() {
        window_->actions().at(ActionId::Settings)->trigger();
        return *window_->findChild<SettingsDialog*>();
    }
    QList<QKeySequence> keysOf(ActionId id) { return window_->actions().keysNow(id); }
};

TEST_F(SettingsDialogTest, AKeyCanBeGivenAnew) {
    open(fourNodes());
    KeyPage& keys = dialog().keys();
    keys.choose(ActionId::StepOver);
    keys.assign(QKeySequence(QStringLiteral("Ctrl+Alt+N")));
    EXPECT_TRUE(keys.warning().isEmpty());
    const Cursor before = window_->model().cursor();
    press(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_GT(window_->model().cursor(), before);
    EXPECT_TRUE(window_->actions().at(ActionId::StepOver)->toolTip().contains(QStringLiteral("Ctrl+Alt+N")));
}

TEST_F(SettingsDialogTest, ATakenKeySaysByWhomAndIsTakenOverOnlyWhenAsked) {
    KeyPage& keys = dialog().keys();
    keys.choose(ActionId::StepOver);
    keys.assign(QKeySequence(Qt::Key_F11));
    keep(dialog(), QStringLiteral("settings-keys"));
    EXPECT_TRUE(keys.warning().contains(QStringLiteral("Step in"))) << keys.warning().toStdString();
    EXPECT_EQ(keysOf(ActionId::StepOver), ActionTable::keys(ActionId::StepOver));
    keys.takeOver();
    EXPECT_EQ(keysOf(ActionId::StepOver), QList<QKeySequence>{QKeySequence(Qt::Key_F11)});
    EXPECT_TRUE(keysOf(ActionId::StepIn).isEmpty());
}

TEST_F(SettingsDialogTest, KeysAreRememberedAndGoBackToTheirDefaults) {
    KeyPage& keys = dialog().keys();
    keys.choose(ActionId::Fast);
    keys.assign(QKeySequence(QStringLiteral("Ctrl+Alt+F")));
    restart();
    EXPECT_EQ(keysOf(ActionId::Fast), QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+Alt+F"))});
    EXPECT_EQ(keysOf(ActionId::Play), ActionTable::keys(ActionId::Play));
    auto& actions = const_cast<ActionTable&>(window_->actions());
    actions.restoreKeys({});
    EXPECT_EQ(keysOf(ActionId::Fast), ActionTable::keys(ActionId::Fast));
    restart();
    EXPECT_EQ(keysOf(ActionId::Fast), ActionTable::keys(ActionId::Fast));
}

TEST_F(SettingsDialogTest, TheSheetOfKeysShowsThemAsTheyAre) {
    KeyPage& keys = dialog().keys();
    keys.choose(ActionId::Fast);
    keys.assign(QKeySequence(QStringLiteral("Ctrl+Alt+F")));
    KeySheet sheet(window_->actions());
    keep(sheet, QStringLiteral("keys"));
    bool isShown = false;
    for (const QLabel* label : sheet.findChildren<QLabel*>())
        isShown = isShown || label->text() == QStringLiteral("Ctrl+Alt+F");
    EXPECT_TRUE(isShown);
}

TEST_F(SettingsDialogTest, ThemeMotionAndSpeedTakeEffectAndAreRemembered) {
    SettingsDialog& settings = dialog();
    keep(settings, QStringLiteral("settings"));
    settings.theme().setCurrentIndex(2);
    EXPECT_TRUE(Theme::of(QApplication::palette()).isDark);
    settings.highContrast().setChecked(true);
    EXPECT_TRUE(Theme::of(QApplication::palette()).isHighContrast);
    settings.motion().setCurrentIndex(1);
    EXPECT_TRUE(window_->look().isMotionReduced());
    EXPECT_TRUE(window_->actions().at(ActionId::ReducedMotion)->isChecked());
    settings.speed().setCurrentIndex(5);
    EXPECT_EQ(window_->player().speed(), 4.0);
    restart();
    EXPECT_TRUE(Theme::of(QApplication::palette()).isDark);
    EXPECT_TRUE(window_->look().isMotionReduced());
    EXPECT_EQ(window_->player().speed(), 4.0);
    window_->look().chooseHighContrast(false);
    window_->look().chooseTheme(ThemeChoice::Light);
}

TEST_F(SettingsDialogTest, TheDesktopIsFollowedLive) {
    const PortalSettings dark{{QStringLiteral("org.freedesktop.appearance"), {{QStringLiteral("color-scheme"), 1U}}}};
    window_->look().system().take(dark);
    EXPECT_TRUE(Theme::of(QApplication::palette()).isDark);
    const PortalSettings light{{QStringLiteral("org.freedesktop.appearance"), {{QStringLiteral("color-scheme"), 2U}}}};
    window_->look().system().take(light);
    EXPECT_FALSE(Theme::of(QApplication::palette()).isDark);
}

TEST_F(SettingsDialogTest, ADesktopWithoutPortalIsFollowedByItsPalette) {
    window_->look().chooseTheme(ThemeChoice::System);
    QEvent changed(QEvent::ThemeChange);
    QCoreApplication::sendEvent(window_.get(), &changed);
    const Theme& shown = Theme::of(QApplication::palette());
    EXPECT_EQ(QApplication::palette(), shown.palette()) << "ours, chosen by theirs";
}

} // namespace
} // namespace berth::ui
