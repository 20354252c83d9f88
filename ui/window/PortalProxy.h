// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusAbstractInterface>
#include <QDBusConnection>
#include <QDBusPendingCall>
#include <QDBusVariant>

namespace berth::ui {

/// org.freedesktop.portal.Settings on a bus. Signal and method bear the interface's own names.
class PortalProxy : public QDBusAbstractInterface {
    Q_OBJECT

public:
    PortalProxy(const QDBusConnection& bus, QObject* parent)
        : QDBusAbstractInterface(QStringLiteral("org.freedesktop.portal.Desktop"),
                                 QStringLiteral("/org/freedesktop/portal/desktop"), "org.freedesktop.portal.Settings",
                                 bus, parent) {}

    /// Everything in these namespaces; answers later.
    QDBusPendingCall readAll(const QStringList& spaces) { return asyncCall(QStringLiteral("ReadAll"), spaces); }

Q_SIGNALS:
    // NOLINTNEXTLINE(readability-identifier-naming): QtDBus finds the bus's signal by this name
    void SettingChanged(const QString& space, const QString& key, const QDBusVariant& value);
};

} // namespace berth::ui
