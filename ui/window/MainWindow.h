// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Registry.h"
#include "ui/session/Player.h"
#include "ui/session/Selection.h"
#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"
#include "ui/window/ActionTable.h"
#include "ui/window/Settings.h"
#include "ui/window/ThemeChoice.h"
#include "ui/window/WindowParts.h"

#include <QMainWindow>
#include <QPalette>

#include <memory>

namespace berth::ui {

class EditControl;
class FileControl;
class FindBox;
class PictureFeed;
class RunControl;

/// The window: puts the parts together and lets the controls work on them. Holds no state of a run; that is
/// SessionModel's.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Registry registry, QWidget* parent = nullptr);
    ~MainWindow() override;

    SessionModel& model() { return *model_; }
    SessionHost& host() { return *host_; }
    Player& player() { return *player_; }
    SelectionModel& selection() { return *selection_; }
    FileControl& files() { return *files_; }
    EditControl& edits() { return *edits_; }
    PictureFeed& picture() { return *picture_; }
    const ActionTable& actions() const { return *actions_; }
    const WindowParts& parts() const { return parts_; }

    void open(const OpenRequest& request);
    void chooseTheme(ThemeChoice choice);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildMenus();
    void connectView();
    void connectTheme();
    void connectSelection();
    void restore();
    void remember();
    void showTitle();
    void showKeys();
    void showAbout();
    void find();
    void fitAll();

    QPalette systemPalette_;
    Settings settings_;
    ActionTable* actions_;
    SessionModel* model_;
    SessionHost* host_;
    Player* player_;
    SelectionModel* selection_;
    WindowParts parts_;
    AdaptiveLayout layout_;
    PictureFeed* picture_;
    RunControl* run_;
    EditControl* edits_;
    FileControl* files_;
    FindBox* find_;
};

} // namespace berth::ui
