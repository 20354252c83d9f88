// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariantMap>

#include <optional>

class QDBusConnection;
class QDBusPendingCallWatcher;

namespace berth::ui {

/// What the desktop says about how things should look; nothing where it does not say.
struct Appearance {
    std::optional<bool> dark;
    std::optional<bool> highContrast;
    std::optional<bool> reducedMotion;

    friend bool operator==(const Appearance&, const Appearance&) = default;
};

/// Settings of a desktop portal by namespace and key.
using PortalSettings = QMap<QString, QVariantMap>;

/// Reads the standard keys (org.freedesktop.appearance) and, where those say nothing, GNOME's and KDE's own.
Appearance appearanceOf(const PortalSettings& settings);

/// Follows the desktop's appearance through org.freedesktop.portal.Settings. Never blocks: asks once, then listens.
/// Without a portal nothing is ever known, and the palette decides.
class SystemAppearance : public QObject {
    Q_OBJECT

public:
    explicit SystemAppearance(QObject* parent = nullptr) : QObject(parent) {}

    const Appearance& now() const { return now_; }
    /// Asks the portal on a bus. Call once, when the window stands.
    void follow(const QDBusConnection& bus);
    /// The session's bus, where the environment names one.
    void followSession();
    /// What an answer or a signal of the portal says.
    void take(const PortalSettings& settings);

Q_SIGNALS:
    void changed();

private:
    void takeChange(const QString& space, const QString& key, const QVariant& value);
    void takeAnswer(QDBusPendingCallWatcher* call);

    PortalSettings settings_;
    Appearance now_;
};

} // namespace berth::ui
