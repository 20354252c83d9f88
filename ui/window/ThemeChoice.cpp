// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ThemeChoice.h"

#include "ui/theme/Theme.h"
#include "ui/window/SystemAppearance.h"
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

QString motionWord(MotionChoice choice) {
    switch (choice) {
    case MotionChoice::System: return QStringLiteral("system");
    case MotionChoice::Reduced: return QStringLiteral("on");
    case MotionChoice::Full: return QStringLiteral("off");
    }
    return {};
}

MotionChoice motionFromWord(const QString& word) {
    for (const MotionChoice choice : {MotionChoice::Reduced, MotionChoice::Full})
        if (word == motionWord(choice)) return choice;
    return MotionChoice::System;
}

const Theme& chosenTheme(ThemeChoice choice, std::optional<bool> highContrast, const Appearance& system,
                         const QPalette& palette) {
    const Theme& looks = Theme::of(palette);
    const bool follows = choice == ThemeChoice::System;
    const bool dark = follows ? system.dark.value_or(looks.isDark) : choice == ThemeChoice::Dark;
    const bool strong = highContrast.value_or(system.highContrast.value_or(follows && looks.isHighContrast));
    if (strong) return dark ? Theme::darkHighContrast() : Theme::lightHighContrast();
    return dark ? Theme::dark() : Theme::light();
}

bool isMotionReduced(MotionChoice choice, const Appearance& system) {
    if (choice == MotionChoice::System) return system.reducedMotion.value_or(false);
    return choice == MotionChoice::Reduced;
}

void applyTheme(const Theme& theme) {
    if (qobject_cast<WindowStyle*>(QApplication::style()) == nullptr) QApplication::setStyle(new WindowStyle);
    const QPalette palette = theme.palette();
    if (QApplication::palette() == palette) return;
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace berth::ui
