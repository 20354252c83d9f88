// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QStringList>
#include <QVariant>

#include <memory>

namespace berth::ui {

/// What the window remembers from one start to the next.
enum class Setting : std::uint8_t {
    Geometry,
    Docks,
    DocksNarrow,
    RecentFiles,
    Theme,
    HighContrast,
    ReducedMotion,
    Language,
    Keys,
    LastFolder,
    Grouping,
    Colouring,
    Speed,
    TimelineSteps,
    TimelineLanes,
    PresenterLight,
    CompareGeometry
};

/// The settings file, by meaning: nobody else writes a key.
///
/// The file carries the version of its schema. One that a later Berth wrote is left as it is, byte for byte, and this
/// version keeps a file of its own beside it, so that neither loses anything.
class Settings {
public:
    static constexpr int kSchema = 1;

    Settings();

    /// The stored value, else the default of the table; the default too where the stored one is of another kind.
    QVariant value(Setting setting) const;
    void setValue(Setting setting, const QVariant& value);
    QString fileName() const { return file_->fileName(); }

private:
    std::unique_ptr<QSettings> file_;
};

} // namespace berth::ui
