// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kLevelsUp = 5;
constexpr char kFirst[] = "first-pod.yaml";
constexpr int kLongestAbout = 160;

/// The sentence of the first comment lines.
QString commentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return {};
    QStringList words;
    while (!file.atEnd()) {
        QString line = QString::fromUtf8(file.readLine()).trimmed();
        if (line.contains(QLatin1String("SPDX"))) continue;
        if (!line.startsWith(QLatin1Char('#'))) break;
        line.remove(0, 1);
        if (line.trimmed().isEmpty() && !words.isEmpty()) break;
        words += line.trimmed();
    }
    const QString about = words.join(QLatin1Char(' ')).trimmed();
    return about.size() <= kLongestAbout ? about : about.left(kLongestAbout - 1) + QChar(0x2026);
}

QString titleOf(const QFileInfo& file) {
    QString title = file.completeBaseName().replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    return title;
}

} // namespace

QString samplesFolder() {
    QDir folder(QCoreApplication::applicationDirPath());
    for (int i = 0; i < kLevelsUp; ++i) {
        for (const char* name : {"samples", "share/berth/samples"})
            if (QString found = folder.filePath(QLatin1String(name)); QFileInfo(found).isDir()) return found;
        if (!folder.cdUp()) break;
    }
    return {};
}

std::vector<Sample> samples() {
    std::vector<Sample> result;
    const QString folder = samplesFolder();
    if (folder.isEmpty()) return result;
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.yaml"), QStringLiteral("*.yml")}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files)
        result.push_back({file.absoluteFilePath(), titleOf(file), commentOf(file.absoluteFilePath())});
    std::stable_partition(result.begin(), result.end(),
                          [](const Sample& sample) { return sample.path.endsWith(QLatin1String(kFirst)); });
    return result;
}

} // namespace berth::ui
