// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/WindowFixture.h"
#include "ui/theme/Theme.h"
#include "ui/window/LookControl.h"
#include "ui/window/SystemAppearance.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QStandardPaths>

namespace berth::ui {

/// A desktop's portal, as org.freedesktop.portal.Settings describes it.
class FakePortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    PortalSettings settings;

    void set(const QString& space, const QString& key, const QVariant& value) {
        settings[space][key] = value;
        Q_EMIT SettingChanged(space, key, QDBusVariant(value));
    }

public Q_SLOTS:
    // NOLINTBEGIN(readability-identifier-naming): the interface's own names
    PortalSettings ReadAll(const QStringList& spaces) const {
        PortalSettings asked;
        for (const QString& space : spaces)
            if (settings.contains(space)) asked[space] = settings[space];
        return asked;
    }
    QDBusVariant ReadOne(const QString& space, const QString& key) const {
        return QDBusVariant(settings.value(space).value(key));
    }
    /// The old name wraps its answer twice.
    QDBusVariant Read(const QString& space, const QString& key) const {
        return QDBusVariant(QVariant::fromValue(ReadOne(space, key)));
    }

Q_SIGNALS:
    void SettingChanged(const QString& space, const QString& key, const QDBusVariant& value);
    // NOLINTEND(readability-identifier-naming)
};

namespace {

const QString kAppearance = QStringLiteral("org.freedesktop.appearance");

/// A bus of its own, with a portal on it, for each test.
class PortalTest : public WindowFixture {
protected:
    void SetUp() override {
        ASSERT_FALSE(QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty())
            << "tests/run installs it";
        daemon_.start(QStringLiteral("dbus-daemon"),
                      {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1"),
                       QStringLiteral("--address=unix:dir=") + folder_.path()});
        ASSERT_TRUE(daemon_.waitForReadyRead(kPatienceMs)) << daemon_.errorString().toStdString();
        address_ = QString::fromLatin1(daemon_.readLine()).trimmed();
        qDBusRegisterMetaType<PortalSettings>();
    }
    void TearDown() override {
        window_->look().chooseTheme(ThemeChoice::Light);
        window_.reset();
        for (const char* name : {kPortalBus, kWindowBus}) QDBusConnection::disconnectFromBus(QLatin1String(name));
        daemon_.kill();
        daemon_.waitForFinished(kPatienceMs);
    }

    void offerPortal() {
        QDBusConnection bus = QDBusConnection::connectToBus(address_, QLatin1String(kPortalBus));
        ASSERT_TRUE(bus.isConnected());
        ASSERT_TRUE(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal_,
                                       QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
        ASSERT_TRUE(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    }
    void follow() {
        const QDBusConnection bus = QDBusConnection::connectToBus(address_, QLatin1String(kWindowBus));
        ASSERT_TRUE(bus.isConnected());
        window_->look().chooseTheme(ThemeChoice::System);
        window_->look().system().follow(bus);
    }
    template <class Condition> bool comes(Condition condition) { return QTest::qWaitFor(condition, kPatienceMs); }
    static bool isDark() { return Theme::of(QApplication::palette()).isDark; }
    static bool isStrong() { return Theme::of(QApplication::palette()).isHighContrast; }

    static constexpr const char* kPortalBus = "portal's";
    static constexpr const char* kWindowBus = "window's";
    QProcess daemon_;
    QString address_;
    FakePortal portal_;
};

TEST_F(PortalTest, WhatTheDesktopSaysAtTheStartIsFollowed) {
    portal_.settings[kAppearance] = {
        {QStringLiteral("color-scheme"), 1U}, {QStringLiteral("contrast"), 1U}, {QStringLiteral("reduced-motion"), 1U}};
    offerPortal();
    follow();
    EXPECT_TRUE(comes([] { return isDark(); }));
    EXPECT_TRUE(isStrong());
    EXPECT_TRUE(window_->look().isMotionReduced());
}

TEST_F(PortalTest, WhatItSaysLaterIsFollowedToo) {
    portal_.settings[kAppearance] = {{QStringLiteral("color-scheme"), 2U}, {QStringLiteral("contrast"), 0U}};
    offerPortal();
    follow();
    ASSERT_TRUE(comes([this] { return window_->look().system().now().dark.has_value(); }));
    EXPECT_FALSE(isDark());
    portal_.set(kAppearance, QStringLiteral("color-scheme"), 1U);
    EXPECT_TRUE(comes([] { return isDark(); }));
    portal_.set(kAppearance, QStringLiteral("contrast"), 1U);
    EXPECT_TRUE(comes([] { return isStrong(); }));
    portal_.set(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"), false);
    EXPECT_TRUE(comes([this] { return window_->look().isMotionReduced(); }));
    portal_.set(kAppearance, QStringLiteral("color-scheme"), 2U);
    portal_.set(kAppearance, QStringLiteral("contrast"), 0U);
    EXPECT_TRUE(comes([] { return !isDark() && !isStrong(); }));
}

TEST_F(PortalTest, ABusWithoutAPortalLeavesItToThePalette) {
    follow();
    portal_.settings[kAppearance] = {{QStringLiteral("color-scheme"), 1U}};
    EXPECT_EQ(window_->look().system().now(), Appearance{});
    offerPortal(); // one that starts behind the window
    portal_.set(kAppearance, QStringLiteral("color-scheme"), 1U);
    EXPECT_TRUE(comes([] { return isDark(); }));
}

} // namespace
} // namespace berth::ui

#include "PortalTest.moc"
