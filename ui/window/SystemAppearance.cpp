// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SystemAppearance.h"

#include "ui/window/PortalProxy.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>

namespace berth::ui {
namespace {

constexpr QLatin1String kStandard("org.freedesktop.appearance");
constexpr QLatin1String kGnome("org.gnome.desktop.interface");
constexpr QLatin1String kGnomeAccess("org.gnome.desktop.a11y.interface");
constexpr QLatin1String kKde("org.kde.kdeglobals.KDE");

constexpr uint kPreferDark = 1;
constexpr uint kPreferLight = 2;

QVariant valueOf(const PortalSettings& settings, QLatin1String space, const char* key) {
    QVariant value = settings.value(space).value(QLatin1String(key));
    // Portals wrap values once or twice.
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value;
}

std::optional<bool> isDark(const PortalSettings& settings) {
    const QVariant standard = valueOf(settings, kStandard, "color-scheme");
    if (standard.isValid() && standard.toUInt() == kPreferDark) return true;
    if (standard.isValid() && standard.toUInt() == kPreferLight) return false;
    const QString gnome = valueOf(settings, kGnome, "color-scheme").toString();
    if (gnome == QLatin1String("prefer-dark")) return true;
    if (gnome == QLatin1String("prefer-light")) return false;
    const QString theme = valueOf(settings, kGnome, "gtk-theme").toString();
    if (theme.endsWith(QLatin1String("-dark"), Qt::CaseInsensitive)) return true;
    return std::nullopt;
}

std::optional<bool> isHighContrast(const PortalSettings& settings) {
    const QVariant standard = valueOf(settings, kStandard, "contrast");
    if (standard.isValid()) return standard.toUInt() == 1;
    const QVariant gnome = valueOf(settings, kGnomeAccess, "high-contrast");
    if (gnome.isValid()) return gnome.toBool();
    const QString theme = valueOf(settings, kGnome, "gtk-theme").toString();
    if (theme.startsWith(QLatin1String("HighContrast"))) return true;
    return std::nullopt;
}

std::optional<bool> isReducedMotion(const PortalSettings& settings) {
    const QVariant standard = valueOf(settings, kStandard, "reduced-motion");
    if (standard.isValid()) return standard.toUInt() == 1;
    const QVariant gnome = valueOf(settings, kGnome, "enable-animations");
    if (gnome.isValid()) return !gnome.toBool();
    const QVariant kde = valueOf(settings, kKde, "AnimationDurationFactor");
    bool isNumber = false;
    const double factor = kde.toString().toDouble(&isNumber);
    if (kde.isValid() && isNumber) return factor == 0;
    return std::nullopt;
}

} // namespace

Appearance appearanceOf(const PortalSettings& settings) {
    return {isDark(settings), isHighContrast(settings), isReducedMotion(settings)};
}

void SystemAppearance::followSession() {
    // Without an address Qt would start a bus of its own to look for one.
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const bool hasBus = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
                        (!runtime.isEmpty() && QFileInfo::exists(runtime + QLatin1String("/bus")));
    if (hasBus) follow(QDBusConnection::sessionBus());
}

void SystemAppearance::follow(const QDBusConnection& bus) {
    if (!bus.isConnected()) return;
    qDBusRegisterMetaType<PortalSettings>();
    auto* portal = new PortalProxy(bus, this);
    connect(portal, &PortalProxy::SettingChanged, this,
            [this](const QString& space, const QString& key, const QDBusVariant& value) {
                takeChange(space, key, value.variant());
            });
    const QDBusPendingCall answer = portal->readAll({kStandard, kGnome, kGnomeAccess, kKde});
    connect(new QDBusPendingCallWatcher(answer, this), &QDBusPendingCallWatcher::finished, this,
            &SystemAppearance::takeAnswer);
}

void SystemAppearance::takeAnswer(QDBusPendingCallWatcher* call) {
    const QDBusPendingReply<PortalSettings> answer = *call;
    call->deleteLater();
    if (!answer.isError()) take(answer.value());
}

void SystemAppearance::takeChange(const QString& space, const QString& key, const QVariant& value) {
    PortalSettings next = settings_;
    next[space][key] = value;
    take(next);
}

void SystemAppearance::take(const PortalSettings& settings) {
    settings_ = settings;
    const Appearance next = appearanceOf(settings_);
    if (next == now_) return;
    now_ = next;
    Q_EMIT changed();
}

} // namespace berth::ui
