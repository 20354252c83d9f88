// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Icons.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QWidget>

#include <array>
#include <optional>

namespace berth::ui {

/// Everything a person can tell the window to do. Order is that of the table in ActionTable.cpp, which is that of the
/// menus.
enum class ActionId : std::uint8_t {
    // File
    Open,
    AddFiles,
    Reload,
    Paste,
    Save,
    SaveAs,
    Quit,
    // Edit
    Undo,
    Redo,
    Find,
    Submit,
    Delete,
    Evict,
    Cordon,
    // Run
    Reset,
    Back,
    BackDetail,
    BackPod,
    Play,
    StepOver,
    StepIn,
    StepOut,
    ToEnd,
    Fast,
    Slower,
    Faster,
    // View
    Fit,
    ZoomIn,
    ZoomOut,
    TimelineSteps,
    InspectBack,
    InspectForward,
    Deselect,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    HighContrast,
    // Help
    Keys,
    About,
};
inline constexpr int kActions = static_cast<int>(ActionId::About) + 1;

/// Which menu an action stands in, and after which a line is drawn.
enum class ActionMenu : std::uint8_t { File, Edit, Run, View, Help };

/// One line of the table: what the menus, the buttons, the tooltips and the sheet of keys are made from.
struct ActionSpec {
    ActionId id;
    ActionMenu menu;
    const char* text; ///< with a mnemonic
    const char* tip;  ///< one sentence
    const char* keys; ///< portable text, several apart by a blank; "" for none
    std::optional<Icon> icon;
    bool isCheckable = false;
    bool lineBefore = false;
};

/// The actions of one window, made from the table.
class ActionTable : public QObject {
    Q_OBJECT

public:
    /// Shortcuts work in `window`.
    explicit ActionTable(QWidget* window);

    QAction* at(ActionId id) const { return actions_[static_cast<std::size_t>(id)]; }
    QList<ActionId> inMenu(ActionMenu menu) const;
    static const ActionSpec& spec(ActionId id);
    /// All keys of an action as the person's platform writes them.
    static QList<QKeySequence> keys(ActionId id);
    /// "Step over" without mnemonic.
    static QString plainText(ActionId id);
    static QString menuTitle(ActionMenu menu);

private:
    std::array<QAction*, kActions> actions_{};
};

} // namespace berth::ui
