// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Icons.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QVariantMap>
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
    Samples,
    CopyCommand,
    Paste,
    Save,
    SaveAs,
    SaveBranches,
    Quit,
    // Edit
    Undo,
    Redo,
    Find,
    Submit,
    SubmitYaml,
    Delete,
    Evict,
    Cordon,
    Drain,
    Taint,
    Labels,
    Resize,
    EditYaml,
    SelectionMenu,
    // Run
    Reset,
    Back,
    BackDetail,
    BackPod,
    PreviousPod,
    Play,
    StepOver,
    StepIn,
    StepOut,
    NextPod,
    Fast,
    Express,
    RunUntil,
    ToggleBreakpoint,
    Slower,
    Faster,
    CompareBranches,
    RenameBranch,
    DeleteBranch,
    // View
    StageItems,
    Fit,
    ZoomIn,
    ZoomOut,
    TimelineSteps,
    InspectBack,
    InspectForward,
    InspectPin,
    CopyTables,
    CopyMarkdown,
    Deselect,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    HighContrast,
    ReducedMotion,
    Present,
    ShowQueues,
    ShowInspector,
    ShowTime,
    ShowBreakpoints,
    ShowNotes,
    ShowSource,
    ShowTenants,
    ShowCharts,
    ResetLayout,
    Levels,
    Settings,
    // Help
    Keys,
    About,
    // Presenter
    StoryNext,
    StoryBack,
    StoryLight,
    StoryLeave,
};
inline constexpr int kActions = static_cast<int>(ActionId::StoryLeave) + 1;

/// Which menu an action stands in. Those of the presenter stand in none: their keys work in its window only, where no
/// others do.
enum class ActionMenu : std::uint8_t { File, Edit, Run, View, Help, Presenter };

/// One line of the table: what the menus, the buttons, the tooltips and the sheet of keys are made from.
struct ActionSpec {
    ActionId id;
    ActionMenu menu;
    const char* text; ///< with a mnemonic
    const char* tip;  ///< one sentence
    const char* keys; ///< portable text, several apart by a blank; "" for none. No more than kMostKeys
    std::optional<Icon> icon;
    bool isCheckable = false;
    bool lineBefore = false;
};

/// How many keys an action may have.
inline constexpr int kMostKeys = 3;

/// True for a key that controls use themselves: arrows, Space, Enter, Home and alike without a modifier. Such a key works only
/// where the control that has the focus lets it pass; as a shortcut it would take it away from lists, buttons and items.
bool isYielding(const QKeySequence& key);
/// "F5, Space" as the platform writes them.
QString keysText(const QList<QKeySequence>& keys);

/// The actions of one window, made from the table. Their keys may be given anew.
class ActionTable : public QObject {
    Q_OBJECT

public:
    /// Shortcuts work in `window`.
    explicit ActionTable(QWidget* window);

    QAction* at(ActionId id) const { return actions_[static_cast<std::size_t>(id)]; }
    QList<ActionId> inMenu(ActionMenu menu) const;
    static const ActionSpec& spec(ActionId id);
    /// The table's keys of an action.
    static QList<QKeySequence> keys(ActionId id);
    /// "Step over" without mnemonic.
    static QString plainText(ActionId id);
    static QString menuTitle(ActionMenu menu);
    /// Whether an action works in the presenter's window instead of the main one.
    static bool isPresenters(ActionId id) { return spec(id).menu == ActionMenu::Presenter; }
    /// Names an action in the settings, in every language and version.
    static QString storedName(ActionId id);

    /// The keys that work now.
    QList<QKeySequence> keysNow(ActionId id) const { return keysNow_[static_cast<std::size_t>(id)]; }
    void setKeys(ActionId id, const QList<QKeySequence>& keys);
    /// Does what a key is for that no control has used. False where it is no yielding key, or of no action.
    bool takeYielding(const QKeySequence& key) const;
    /// The action that a key triggers now where it triggers `except`, other than that.
    std::optional<ActionId> ownerOf(const QKeySequence& key, ActionId except) const;
    /// Every action whose keys are not the table's, by stored name; and the way back. Unknown names are passed over.
    QVariantMap changedKeys() const;
    void restoreKeys(const QVariantMap& changed);

    /// Says everything again, in the language of now.
    void retranslate();

Q_SIGNALS:
    void keysChanged();

private:
    void say(ActionId id) const;
    void applyKeys(ActionId id) const;

    std::array<QAction*, kActions> actions_{};
    std::array<QList<QKeySequence>, kActions> keysNow_{};
};

} // namespace berth::ui
