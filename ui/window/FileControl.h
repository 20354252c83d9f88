// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"
#include "ui/window/ActionTable.h"
#include "ui/window/Settings.h"
#include "ui/window/WindowParts.h"

#include <QObject>

class QMenu;
class QMimeData;
class QWidget;

namespace berth::ui {

/// Opens, adds, reloads and saves; keeps the recent files; takes what is dropped or pasted. What was open stays open
/// until reading
/// has succeeded; what went wrong is said by the banner.
class FileControl : public QObject {
    Q_OBJECT

public:
    FileControl(QWidget& window, SessionModel& model, SessionHost& host, Settings& settings, const ActionTable& actions,
                const WindowParts& parts);

    void open(const OpenRequest& request);
    void openPaths(const QStringList& paths) { open({paths, {}}); }
    void openFirstSample();
    void askForFiles();

    /// True when it holds files or text that could be an input.
    static bool accepts(const QMimeData& data);
    void take(const QMimeData& data);

    QMenu* recentMenu() const { return recent_; }
    QMenu* samplesMenu() const { return samples_; }
    /// "gpu-lab.yaml", or "2 files".
    QString title() const;
    bool isChanged() const;

Q_SIGNALS:
    /// Another input is open, or it was saved.
    void inputChanged();

private:
    void connectActions();
    void connectHost();
    void fillSamples();
    void fillRecent();
    void remember(const OpenRequest& request);
    void save(const QString& path);
    void askForSavePath();
    void showNotes(const Diagnostics& notes, const std::vector<SourceText>& sources) const;
    void showPlace(const Place& place) const;
    void askForPaths(const QString& caption, void (FileControl::*then)(const QStringList&));
    void addPaths(const QStringList& paths);
    void openChosen(const QStringList& paths) { openPaths(paths); }

    QWidget& window_;
    SessionModel& model_;
    SessionHost& host_;
    Settings& settings_;
    const ActionTable& actions_;
    const WindowParts& parts_;
    QMenu* recent_;
    QMenu* samples_;
    QString savedPath_;
    std::size_t savedCommands_ = 0;
};

} // namespace berth::ui
