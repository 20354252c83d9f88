// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

#include <optional>

namespace berth::ui {

struct Appearance;
struct Theme;

enum class ThemeChoice : std::uint8_t { System, Light, Dark };
enum class MotionChoice : std::uint8_t { System, Reduced, Full };

/// "system", "light", "dark": in settings and on the command line.
QString themeWord(ThemeChoice choice);
/// System for anything else.
ThemeChoice themeFromWord(const QString& word);
/// "system", "on", "off": whether motion is reduced.
QString motionWord(MotionChoice choice);
MotionChoice motionFromWord(const QString& word);

/// The theme of a choice; `highContrast` is nothing where the person left it to the desktop. What the desktop says of
/// itself goes before what its palette looks like.
const Theme& chosenTheme(ThemeChoice choice, std::optional<bool> highContrast, const Appearance& system,
                         const QPalette& palette);
bool isMotionReduced(MotionChoice choice, const Appearance& system);

/// Gives the application Fusion and the palette of a theme.
void applyTheme(const Theme& theme);

} // namespace berth::ui
