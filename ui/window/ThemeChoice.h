// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

namespace berth::ui {

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// "system", "light", "dark": in settings and on the command line.
QString themeWord(ThemeChoice choice);
/// System for anything else.
ThemeChoice themeFromWord(const QString& word);

/// Gives the application Fusion and the palette of a theme. `system` is the palette the desktop gave at the start.
void applyTheme(ThemeChoice choice, bool highContrast, const QPalette& system);

} // namespace berth::ui
