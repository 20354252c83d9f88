// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QStringList>
#include <QVariant>

namespace berth::ui {

/// What the window remembers from one start to the next.
enum class Setting : std::uint8_t {
    Geometry,
    Docks,
    DocksNarrow,
    RecentFiles,
    Theme,
    HighContrast,
    LastFolder,
    Grouping,
    Speed,
    TimelineSteps
};

/// The settings file, by meaning: nobody else writes a key.
class Settings {
public:
    Settings() : file_(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Berth"), QStringLiteral("berth")) {}

    /// The stored value, else the default of the table.
    QVariant value(Setting setting) const;
    void setValue(Setting setting, const QVariant& value);

private:
    QSettings file_;
};

} // namespace berth::ui
