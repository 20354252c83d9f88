// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Settings.h"

#include <array>

namespace berth::ui {
namespace {

struct Entry {
    Setting setting;
    const char* key;
    QVariant fallback;
};

const Entry& entryOf(Setting setting) {
    static const std::array<Entry, 10> table = {{
        {Setting::Geometry, "window/geometry", QByteArray()},
        {Setting::Docks, "window/docks", QByteArray()},
        {Setting::DocksNarrow, "window/docksNarrow", QByteArray()},
        {Setting::RecentFiles, "files/recent", QStringList()},
        {Setting::Theme, "look/theme", QStringLiteral("system")},
        {Setting::HighContrast, "look/highContrast", false},
        {Setting::LastFolder, "files/folder", QString()},
        {Setting::Grouping, "stage/grouping", 0},
        {Setting::Speed, "run/speed", 1.0},
        {Setting::TimelineSteps, "time/bySteps", false},
    }};
    return table[static_cast<std::size_t>(setting)];
}

} // namespace

QVariant Settings::value(Setting setting) const {
    const Entry& entry = entryOf(setting);
    return file_.value(QLatin1String(entry.key), entry.fallback);
}

void Settings::setValue(Setting setting, const QVariant& value) {
    file_.setValue(QLatin1String(entryOf(setting).key), value);
}

} // namespace berth::ui
