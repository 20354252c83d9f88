// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Settings.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace berth::ui {
namespace {

class SettingsTest : public testing::Test {
protected:
    SettingsTest() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path()); }

    QString path(const QString& name) const { return folder_.filePath(QStringLiteral("Berth/") + name); }
    void write(const QByteArray& text) {
        Settings().setValue(Setting::Speed, 1.0); // makes the folder
        QFile file(path(QStringLiteral("berth.ini")));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QByteArray read(const QString& name) {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder_;
};

TEST_F(SettingsTest, KeepsWhatWasSet) {
    Settings().setValue(Setting::Theme, QStringLiteral("dark"));
    EXPECT_EQ(Settings().value(Setting::Theme).toString(), QStringLiteral("dark"));
    EXPECT_EQ(Settings().value(Setting::Speed).toDouble(), 1.0);
}

TEST_F(SettingsTest, AFileOfALaterVersionStaysAsItIs) {
    const QByteArray later("[schema]\nversion=99\n\n[look]\ntheme=\"a kind of its own\"\n");
    write(later);
    {
        Settings settings;
        EXPECT_EQ(settings.value(Setting::Theme).toString(), QStringLiteral("system"));
        settings.setValue(Setting::Theme, QStringLiteral("light"));
    }
    EXPECT_EQ(read(QStringLiteral("berth.ini")), later);
    EXPECT_EQ(Settings().value(Setting::Theme).toString(), QStringLiteral("light"));
}

TEST_F(SettingsTest, AVersionThatIsNoNumberIsNotTouched) {
    const QByteArray odd("[schema]\nversion=next\n");
    write(odd);
    Settings().setValue(Setting::Theme, QStringLiteral("light"));
    EXPECT_EQ(read(QStringLiteral("berth.ini")), odd);
}

TEST_F(SettingsTest, AFileFromBeforeVersionsIsReadOn) {
    write("[look]\ntheme=dark\n");
    EXPECT_EQ(Settings().value(Setting::Theme).toString(), QStringLiteral("dark"));
}

TEST_F(SettingsTest, WhatIsOfAnotherKindIsTheDefault) {
    write("[run]\nspeed=quickly\n[stage]\ngrouping=@Invalid()\n");
    EXPECT_EQ(Settings().value(Setting::Speed).toDouble(), 1.0);
    EXPECT_EQ(Settings().value(Setting::Grouping).toInt(), 0);
}

} // namespace
} // namespace berth::ui
