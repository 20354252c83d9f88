// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SystemAppearance.h"

#include "ui/theme/Theme.h"
#include "ui/window/ThemeChoice.h"

#include <gtest/gtest.h>

#include <QDBusVariant>
#include <QSignalSpy>

namespace berth::ui {
namespace {

PortalSettings portal(const char* space, const char* key, const QVariant& value) {
    return {{QLatin1String(space), {{QLatin1String(key), value}}}};
}

TEST(SystemAppearanceTest, ReadsTheStandardKeys) {
    EXPECT_EQ(appearanceOf(portal("org.freedesktop.appearance", "color-scheme", 1U)).dark, true);
    EXPECT_EQ(appearanceOf(portal("org.freedesktop.appearance", "color-scheme", 2U)).dark, false);
    EXPECT_EQ(appearanceOf(portal("org.freedesktop.appearance", "color-scheme", 0U)).dark, std::nullopt);
    EXPECT_EQ(appearanceOf(portal("org.freedesktop.appearance", "contrast", 1U)).highContrast, true);
    EXPECT_EQ(appearanceOf(portal("org.freedesktop.appearance", "contrast", 0U)).highContrast, false);
    EXPECT_EQ(appearanceOf(portal("org.freedesktop.appearance", "reduced-motion", 1U)).reducedMotion, true);
    EXPECT_EQ(appearanceOf({}), Appearance{});
}

TEST(SystemAppearanceTest, ReadsWhatDesktopsCallTheirOwn) {
    const char* gnome = "org.gnome.desktop.interface";
    EXPECT_EQ(appearanceOf(portal(gnome, "color-scheme", QStringLiteral("prefer-dark"))).dark, true);
    EXPECT_EQ(appearanceOf(portal(gnome, "gtk-theme", QStringLiteral("Adwaita-dark"))).dark, true);
    EXPECT_EQ(appearanceOf(portal(gnome, "gtk-theme", QStringLiteral("HighContrast"))).highContrast, true);
    EXPECT_EQ(appearanceOf(portal(gnome, "enable-animations", false)).reducedMotion, true);
    EXPECT_EQ(appearanceOf(portal(gnome, "enable-animations", true)).reducedMotion, false);
    EXPECT_EQ(
        appearanceOf(portal("org.kde.kdeglobals.KDE", "AnimationDurationFactor", QStringLiteral("0"))).reducedMotion,
        true);
    EXPECT_EQ(appearanceOf(portal("org.gnome.desktop.a11y.interface", "high-contrast", true)).highContrast, true);
}

TEST(SystemAppearanceTest, TheStandardGoesBeforeADesktopsOwn) {
    PortalSettings both = portal("org.freedesktop.appearance", "color-scheme", 2U);
    both[QStringLiteral("org.gnome.desktop.interface")][QStringLiteral("gtk-theme")] = QStringLiteral("Adwaita-dark");
    EXPECT_EQ(appearanceOf(both).dark, false);
}

TEST(SystemAppearanceTest, UnwrapsWhatPortalsWrapTwice) {
    const QVariant wrapped = QVariant::fromValue(QDBusVariant(QVariant::fromValue(QDBusVariant(1U))));
    EXPECT_EQ(appearanceOf(portal("org.freedesktop.appearance", "color-scheme", wrapped)).dark, true);
}

TEST(SystemAppearanceTest, SaysOnlyWhatHasChanged) {
    SystemAppearance appearance;
    const QSignalSpy changed(&appearance, &SystemAppearance::changed);
    appearance.take(portal("org.freedesktop.appearance", "color-scheme", 1U));
    appearance.take(portal("org.freedesktop.appearance", "color-scheme", 1U));
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(appearance.now().dark, true);
}

TEST(ThemeChoiceTest, AChoiceGoesBeforeTheDesktop) {
    const QPalette light = Theme::light().palette();
    const Appearance dark{true, std::nullopt, std::nullopt};
    EXPECT_TRUE(chosenTheme(ThemeChoice::System, {}, dark, light).isDark);
    EXPECT_FALSE(chosenTheme(ThemeChoice::Light, {}, dark, light).isDark);
    EXPECT_TRUE(chosenTheme(ThemeChoice::System, {}, {}, Theme::dark().palette()).isDark);
    EXPECT_TRUE(chosenTheme(ThemeChoice::Dark, true, {}, light).isHighContrast);
    const Appearance strong{std::nullopt, true, std::nullopt};
    EXPECT_TRUE(chosenTheme(ThemeChoice::Light, {}, strong, light).isHighContrast);
    EXPECT_FALSE(chosenTheme(ThemeChoice::Light, false, strong, light).isHighContrast);
}

TEST(ThemeChoiceTest, MotionFollowsTheDesktopUnlessChosen) {
    const Appearance still{std::nullopt, std::nullopt, true};
    EXPECT_TRUE(isMotionReduced(MotionChoice::System, still));
    EXPECT_FALSE(isMotionReduced(MotionChoice::Full, still));
    EXPECT_FALSE(isMotionReduced(MotionChoice::System, {}));
    EXPECT_TRUE(isMotionReduced(MotionChoice::Reduced, {}));
}

} // namespace
} // namespace berth::ui
