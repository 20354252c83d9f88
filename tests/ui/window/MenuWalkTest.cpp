// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/WindowFixture.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QMenu>
#include <QMenuBar>

#include <map>
#include <set>

namespace berth::ui {
namespace {

QChar mnemonicOf(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != QLatin1Char('&')) continue;
        if (text[i + 1] != QLatin1Char('&')) return text[i + 1].toLower();
        ++i;
    }
    return {};
}

class MenuWalkTest : public WindowFixture {
protected:
    QList<QAction*> titles() { return window_->parts().menus->actions(); }
};

TEST_F(MenuWalkTest, EveryMenuOpensByAKeyOfItsOwn) {
    std::set<QChar> seen;
    for (const QAction* title : titles()) {
        const QChar key = mnemonicOf(title->text());
        EXPECT_FALSE(key.isNull()) << title->text().toStdString();
        EXPECT_TRUE(seen.insert(key).second) << title->text().toStdString();
    }
    EXPECT_EQ(seen.size(), 5U);
}

TEST_F(MenuWalkTest, EveryEntryIsReachedByItsLetterOrItsKey) {
    for (const QAction* title : titles()) {
        std::set<QChar> seen;
        for (const QAction* entry : title->menu()->actions()) {
            if (entry->isSeparator()) continue;
            const QString text = entry->text();
            const QChar key = mnemonicOf(text);
            EXPECT_FALSE(key.isNull() && entry->shortcuts().isEmpty()) << text.toStdString();
            if (!key.isNull()) {
                EXPECT_TRUE(seen.insert(key).second)
                    << title->text().toStdString() << ": two entries share the letter of " << text.toStdString();
            }
        }
    }
}

/// How many listen to an action. QObject keeps that to its heirs.
struct Ear : QAction {
    static int of(const QAction& action) {
        constexpr auto kCount = &Ear::receivers;
        return (action.*kCount)("2triggered(bool)");
    }
};

TEST_F(MenuWalkTest, EveryActionStandsInAMenuAndDoesSomething) {
    std::map<const QAction*, QMenu*> menuOf;
    for (const QAction* title : titles())
        for (const QAction* entry : title->menu()->actions()) menuOf[entry] = title->menu();
    for (int i = 0; i < kActions; ++i) {
        const QAction* action = window_->actions().at(static_cast<ActionId>(i));
        if (ActionTable::isPresenters(static_cast<ActionId>(i))) {
            EXPECT_GT(Ear::of(*action), 0) << action->text().toStdString() << " does nothing";
            continue;
        }
        ASSERT_TRUE(menuOf.contains(action)) << action->text().toStdString();
        // A menu listens to its entries itself.
        QAction idle;
        menuOf[action]->addAction(&idle);
        EXPECT_GT(Ear::of(*action), Ear::of(idle)) << action->text().toStdString() << " does nothing";
        menuOf[action]->removeAction(&idle);
    }
}

TEST_F(MenuWalkTest, NoSubmenuIsEmpty) {
    open(fourNodes());
    for (const QAction* title : titles())
        for (QAction* entry : title->menu()->actions()) {
            if (entry->menu() == nullptr) continue;
            Q_EMIT entry->menu()->aboutToShow();
            EXPECT_FALSE(entry->menu()->actions().isEmpty() && entry->isEnabled()) << entry->text().toStdString();
        }
}

/// "class every 16 ms" of every timer that runs below `root`.
QStringList tickersOf(const QObject& root) {
    QStringList tickers;
    QList<QObject*> all = root.findChildren<QObject*>();
    all += const_cast<QObject*>(&root);
    for (QObject* object : all)
        for (const auto& timer : QAbstractEventDispatcher::instance()->registeredTimers(object))
            if (timer.interval < 1000)
                tickers += QStringLiteral("%1 every %2 ms")
                               .arg(QLatin1String(object->metaObject()->className()))
                               .arg(timer.interval);
    return tickers;
}

TEST_F(MenuWalkTest, NothingTicksInAnIdleWindow) {
    open(fourNodes());
    press(Qt::Key_F10);
    QElapsedTimer patience;
    patience.start();
    // What fades and flies comes to rest by itself.
    while (!tickersOf(*window_).isEmpty() && patience.elapsed() < kPatienceMs)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    EXPECT_TRUE(tickersOf(*window_).isEmpty()) << tickersOf(*window_).join(QLatin1Char(' ')).toStdString();
    EXPECT_TRUE(tickersOf(*QCoreApplication::instance()).isEmpty());
}

} // namespace
} // namespace berth::ui
