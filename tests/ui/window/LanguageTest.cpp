// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Language.h"

#include "tests/ui/window/Marker.h"
#include "tests/ui/window/WindowFixture.h"
#include "ui/window/DockSet.h"
#include "ui/window/RunUntilDialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QTabBar>

#include <algorithm>

namespace berth::ui {
namespace {

void addTexts(const QWidget& widget, QStringList& texts) {
    texts += widget.toolTip();
    texts += widget.accessibleName();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) texts += label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts += button->text();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) texts += line->placeholderText();
    if (const auto* dock = qobject_cast<const QDockWidget*>(&widget)) texts += dock->windowTitle();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < box->count(); ++i) texts += box->itemText(i);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i) texts += tabs->tabText(i);
}

/// Everything the window says in widgets that are shown and in menus: "class: text", sorted. What is hidden is filled when
/// it is shown.
QStringList textsOf(MainWindow& window) {
    QStringList lines;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window)) continue;
        QStringList texts;
        addTexts(*widget, texts);
        for (const QString& text : texts)
            if (!text.isEmpty())
                lines += QLatin1String(widget->metaObject()->className()) + QStringLiteral(": ") + text;
    }
    for (int i = 0; i < kActions; ++i) lines += window.actions().at(static_cast<ActionId>(i))->text();
    for (const QAction* title : window.parts().menus->actions()) lines += title->text();
    lines.sort();
    return lines;
}

class LanguageTest : public WindowFixture {
protected:
    /// A run stands, and every panel is shown.
    void begin() {
        open(fourNodes());
        press(Qt::Key_F10);
        for (const ActionId panel : {ActionId::ShowBreakpoints, ActionId::ShowNotes, ActionId::ShowSource})
            window_->docks().show(panel);
    }
};

TEST_F(LanguageTest, SwitchingAtRunTimeSaysWhatAFreshStartWouldSay) {
    begin();
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QCoreApplication::processEvents();
    window_->picture().flush();
    const QStringList switched = textsOf(*window_);
    restart();
    begin();
    QStringList fresh = textsOf(*window_);
    QCoreApplication::removeTranslator(&marker);
    for (const QString& text : switched) {
        EXPECT_TRUE(fresh.contains(text)) << "left in the old language: " << text.toStdString();
        fresh.removeOne(text);
    }
}

/// What a dialog says, without what was typed into it.
QStringList saidBy(const QDialog& dialog) {
    QStringList said{dialog.windowTitle()};
    for (const QLabel* label : dialog.findChildren<QLabel*>()) said += label->text();
    for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>()) said += button->text();
    for (const QComboBox* box : dialog.findChildren<QComboBox*>())
        for (int i = 0; i < box->count(); ++i) said += box->itemText(i);
    return said;
}

TEST_F(LanguageTest, DialogsSayThemselvesAgainAndKeepWhatWasTyped) {
    open(fourNodes());
    select("n1");
    trigger(ActionId::Taint);
    auto* taint = dialog<EditDialog>();
    ASSERT_NE(taint, nullptr);
    auto* key = taint->findChild<QLineEdit*>();
    key->clear();
    QTest::keyClicks(key, QStringLiteral("my/key"));
    taint->findChild<QComboBox*>()->setCurrentIndex(2);
    trigger(ActionId::RunUntil);
    auto* until = dialog<RunUntilDialog>();
    ASSERT_NE(until, nullptr);
    QLineEdit* time = nullptr;
    for (QLineEdit* field : until->findChildren<QLineEdit*>())
        if (field->placeholderText().contains(QStringLiteral("90s"))) time = field;
    ASSERT_NE(time, nullptr);
    time->setText(QStringLiteral("90s"));
    EXPECT_TRUE(until->rule().has_value());
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QCoreApplication::processEvents();
    EXPECT_TRUE(taint->isVisible());
    EXPECT_EQ(key->text(), QStringLiteral("my/key"));
    EXPECT_EQ(taint->findChild<QComboBox*>()->currentIndex(), 2);
    EXPECT_EQ(taint->windowTitle(), QStringLiteral("[Taint n1]"));
    EXPECT_TRUE(saidBy(*taint).contains(QStringLiteral("[&Key]")));
    EXPECT_TRUE(saidBy(*taint).contains(QStringLiteral("[Taint]")));
    EXPECT_EQ(time->text(), QStringLiteral("90s"));
    EXPECT_TRUE(saidBy(*until).contains(QStringLiteral("[an instant]")));
    EXPECT_TRUE(saidBy(*until).contains(QStringLiteral("[&Until]")));
    EXPECT_EQ(until->kind(), RunUntilDialog::Kind::Time);
    EXPECT_TRUE(until->rule().has_value());
    QCoreApplication::removeTranslator(&marker);
    QCoreApplication::processEvents();
    EXPECT_TRUE(saidBy(*until).contains(QStringLiteral("an instant")));
}

TEST(LanguageWordTest, WordsGoThereAndBack) {
    for (const Language language : {Language::System, Language::English, Language::Chinese})
        EXPECT_EQ(languageFromWord(languageWord(language)), language);
    EXPECT_EQ(languageFromWord(QStringLiteral("fr")), Language::System);
}

TEST(LanguageWordTest, TheSystemsLanguageIsChineseOrEnglish) {
    EXPECT_EQ(shownLanguage(Language::System, QStringLiteral("zh_CN")), Language::Chinese);
    EXPECT_EQ(shownLanguage(Language::System, QStringLiteral("zh_Hant_TW")), Language::Chinese);
    EXPECT_EQ(shownLanguage(Language::System, QStringLiteral("de_DE")), Language::English);
    EXPECT_EQ(shownLanguage(Language::English, QStringLiteral("zh_CN")), Language::English);
}

} // namespace
} // namespace berth::ui
