// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FileWatch.h"

#include <QFileInfo>

namespace berth::ui {
namespace {

constexpr int kPauseMs = 200;

} // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    pause_.setSingleShot(true);
    pause_.setInterval(kPauseMs);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &pause_, [this] { pause_.start(); });
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &pause_, [this] { pause_.start(); });
    connect(&pause_, &QTimer::timeout, this, &FileWatch::look);
}

FileWatch::Stamp FileWatch::stampOf(const QString& path) {
    const QFileInfo info(path);
    return info.exists() ? Stamp{info.lastModified(), info.size()} : Stamp{};
}

/// A file that is replaced by a rename is another file under the old name: its folder tells of it.
void FileWatch::observe(const QString& path) {
    const QFileInfo info(path);
    if (info.exists() && !watcher_.files().contains(path)) watcher_.addPath(path);
    const QString folder = info.absolutePath();
    if (QFileInfo(folder).isDir() && !watcher_.directories().contains(folder)) watcher_.addPath(folder);
}

void FileWatch::watch(const QStringList& paths) {
    pause_.stop();
    if (const QStringList old = watcher_.files() + watcher_.directories(); !old.isEmpty()) watcher_.removePaths(old);
    files_.clear();
    for (const QString& path : paths) {
        files_.emplace(path, stampOf(path));
        observe(path);
    }
}

void FileWatch::look() {
    QStringList changedPaths, gonePaths;
    for (auto& [path, known] : files_) {
        const Stamp now = stampOf(path);
        observe(path);
        if (now == known) continue;
        (now.size < 0 ? gonePaths : changedPaths) += path;
        known = now;
    }
    for (const QString& path : gonePaths) Q_EMIT gone(path);
    for (const QString& path : changedPaths) Q_EMIT changed(path);
}

} // namespace berth::ui
