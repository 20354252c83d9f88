// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ThemeChoice.h"

#include "ui/theme/Theme.h"
#include "ui/window/WindowStyle.h"

#include <QApplication>
#include <QStyle>
#include <QToolTip>

namespace berth::ui {

QString themeWord(ThemeChoice choice) {
    switch (choice) {
    case ThemeChoice::System: return QStringLiteral("system");
    case ThemeChoice::Light: return QStringLiteral("light");
    case ThemeChoice::Dark: return QStringLiteral("dark");
    }
    return {};
}

ThemeChoice themeFromWord(const QString& word) {
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark})
        if (word == themeWord(choice)) return choice;
    return ThemeChoice::System;
}

void applyTheme(ThemeChoice choice, bool highContrast, const QPalette& system) {
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && Theme::of(system).isDark);
    const bool strong = highContrast || (choice == ThemeChoice::System && Theme::of(system).isHighContrast);
    const Theme& theme = dark ? (strong ? Theme::darkHighContrast() : Theme::dark())
                              : (strong ? Theme::lightHighContrast() : Theme::light());
    if (qobject_cast<WindowStyle*>(QApplication::style()) == nullptr) QApplication::setStyle(new WindowStyle);
    const QPalette palette = theme.palette();
    if (QApplication::palette() == palette) return;
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace berth::ui
