// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Settings.h"

#include "ui/time/TimeLanes.h"

#include <array>

namespace berth::ui {
namespace {

struct Entry {
    Setting setting;
    const char* key;
    QVariant fallback;
};

constexpr char kSchemaKey[] = "schema/version";

const Entry& entryOf(Setting setting) {
    static const auto table = std::to_array<Entry>({
        {Setting::Geometry, "window/geometry", QByteArray()},
        {Setting::Docks, "window/docks", QByteArray()},
        {Setting::DocksNarrow, "window/docksNarrow", QByteArray()},
        {Setting::RecentFiles, "files/recent", QStringList()},
        {Setting::Theme, "look/theme", QStringLiteral("system")},
        {Setting::HighContrast, "look/highContrast", QStringLiteral("system")},
        {Setting::ReducedMotion, "look/reducedMotion", QStringLiteral("system")},
        {Setting::Language, "look/language", QStringLiteral("system")},
        {Setting::Keys, "keys/changed", QVariantMap()},
        {Setting::LastFolder, "files/folder", QString()},
        {Setting::Grouping, "stage/grouping", 0},
        {Setting::Colouring, "stage/colouring", 0},
        {Setting::Speed, "run/speed", 1.0},
        {Setting::TimelineSteps, "time/bySteps", false},
        {Setting::TimelineLanes, "time/lanes", static_cast<int>(kFirstLanes)},
        {Setting::PresenterLight, "presenter/light", false},
        {Setting::CompareGeometry, "compare/geometry", QByteArray()},
    });
    return table[static_cast<std::size_t>(setting)];
}

std::unique_ptr<QSettings> openFile(const QString& name) {
    return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Berth"), name);
}

bool isReadable(const QSettings& file) {
    const QVariant version = file.value(QLatin1String(kSchemaKey));
    if (!version.isValid()) return true; // nothing was written yet, or before there were versions
    bool isNumber = false;
    const int number = version.toInt(&isNumber);
    return isNumber && number >= 0 && number <= Settings::kSchema;
}

} // namespace

Settings::Settings() : file_(openFile(QStringLiteral("berth"))) {
    if (!isReadable(*file_)) file_ = openFile(QStringLiteral("berth-%1").arg(kSchema));
}

QVariant Settings::value(Setting setting) const {
    const Entry& entry = entryOf(setting);
    QVariant stored = file_->value(QLatin1String(entry.key), entry.fallback);
    if (stored.metaType() == entry.fallback.metaType()) return stored;
    // An INI file holds words: what cannot be read as the kind of the default is none of ours. One string stands for
    // a list of one.
    return stored.convert(entry.fallback.metaType()) ? stored : entry.fallback;
}

void Settings::setValue(Setting setting, const QVariant& value) {
    file_->setValue(QLatin1String(kSchemaKey), kSchema);
    file_->setValue(QLatin1String(entryOf(setting).key), value);
}

} // namespace berth::ui
