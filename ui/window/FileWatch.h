// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <map>

namespace berth::ui {

/// Tells when one of the files that are open is changed or taken away by somebody else. Idle while nothing happens.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Watches these and no others, as they are now. Call after the own program has written one of them, too.
    void watch(const QStringList& paths);
    /// Looks now, without waiting for the system's word.
    void look();

Q_SIGNALS:
    void changed(const QString& path);
    void gone(const QString& path);

private:
    /// What a file looked like; a file that is not there has a size of -1.
    struct Stamp {
        QDateTime modified;
        qint64 size = -1;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    static Stamp stampOf(const QString& path);
    void observe(const QString& path);

    QFileSystemWatcher watcher_;
    QTimer pause_; ///< a writer needs a moment to finish
    std::map<QString, Stamp> files_;
};

} // namespace berth::ui
