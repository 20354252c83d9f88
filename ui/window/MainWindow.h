// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Registry.h"
#include "ui/session/Player.h"
#include "ui/session/RunMeasures.h"
#include "ui/session/Selection.h"
#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"
#include "ui/window/ActionTable.h"
#include "ui/window/Language.h"
#include "ui/window/Settings.h"
#include "ui/window/ThemeChoice.h"
#include "ui/window/WindowParts.h"

#include <QMainWindow>

#include <optional>

namespace berth::ui {

class AutosaveControl;
class CompareControl;
class DockSet;
class EditControl;
class FileControl;
class FindBox;
struct Found;
class LookControl;
class PictureFeed;
class PresenterControl;
class RunControl;
class SettingsDialog;

/// The window: puts the parts together and lets the controls work on them. Holds no state of a run; that is
/// SessionModel's.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// In the language that was chosen in an earlier start, unless one is given.
    explicit MainWindow(Registry registry, std::optional<Language> language = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    SessionModel& model() { return *model_; }
    SessionHost& host() { return *host_; }
    Player& player() { return *player_; }
    SelectionModel& selection() { return *selection_; }
    FileControl& files() { return *files_; }
    EditControl& edits() { return *edits_; }
    AutosaveControl& autosave() { return *autosave_; }
    PictureFeed& picture() { return *picture_; }
    PresenterControl& presenter() { return *presenter_; }
    CompareControl& comparison() { return *compare_; }
    const ActionTable& actions() const { return *actions_; }
    const WindowParts& parts() const { return parts_; }

    void open(const OpenRequest& request);
    /// For this start only, as the command line asks.
    void chooseTheme(ThemeChoice choice);
    LookControl& look() { return *look_; }
    DockSet& docks() { return *docks_; }
    Translation& translation() { return translation_; }
    Settings& settings() { return settings_; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildMenus();
    void retranslate();
    void closeDialogs();
    void connectView();
    void connectHelp();
    void connectSelection();
    void restore();
    void remember();
    void showTitle();
    void showKeys();
    void showStageKeys();
    void showSettings();
    void showAbout();
    void find();
    void goTo(const Found& found);
    void listFiltered();
    void listVictims(NodeId node);
    void fitAll();

    Settings settings_;
    Translation translation_;
    ActionTable* actions_;
    LookControl* look_;
    QMainWindow* frame_; ///< the content, which scrolls where this window is smaller
    SessionModel* model_;
    SessionHost* host_;
    Player* player_;
    SelectionModel* selection_;
    RunMeasures* measures_;
    WindowParts parts_;
    DockSet* docks_;
    PictureFeed* picture_;
    RunControl* run_;
    EditControl* edits_;
    FileControl* files_;
    AutosaveControl* autosave_;
    FindBox* find_;
    PresenterControl* presenter_;
    CompareControl* compare_;
    QList<QMenu*> menus_; ///< in the order of kMenus
    SettingsDialog* settingsDialog_ = nullptr;
};

} // namespace berth::ui
