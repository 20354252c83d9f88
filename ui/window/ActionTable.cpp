// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ActionTable.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

using Id = ActionId;
using Menu = ActionMenu;
constexpr std::optional<Icon> kNoIcon;

constexpr std::array<ActionSpec, kActions> kTable = {{
    {Id::Open, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "&Open…"),
     QT_TRANSLATE_NOOP("ActionTable", "Opens cluster, workload and configuration files together, as one input."),
     "Ctrl+O", Icon::Open, false, false},
    {Id::AddFiles, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "&Add files…"),
     QT_TRANSLATE_NOOP("ActionTable", "Reads more files together with those that are open."), "Ctrl+Shift+O", kNoIcon,
     false, false},
    {Id::Reload, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "Re&load"),
     QT_TRANSLATE_NOOP("ActionTable", "Reads the open files again and starts from the beginning."), "Ctrl+R", kNoIcon,
     false, false},
    {Id::Samples, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "Sa&mples…"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows the samples with a picture and a sentence each."), "Ctrl+Shift+M", kNoIcon,
     false, true},
    {Id::CopyCommand, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "&Copy kubectl command"),
     QT_TRANSLATE_NOOP(
         "ActionTable",
         "Copies the one line that writes all of your cluster that Berth reads into a file to open here."),
     "", kNoIcon, false, false},
    {Id::Paste, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "&Paste as input"),
     QT_TRANSLATE_NOOP("ActionTable", "Opens the text on the clipboard, such as what kubectl printed."), "Ctrl+V",
     kNoIcon, false, false},
    {Id::Save, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "&Save"),
     QT_TRANSLATE_NOOP("ActionTable", "Writes the input with your changes as steps of its Scenario document."),
     "Ctrl+S", Icon::Save, false, true},
    {Id::SaveAs, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "Sa&ve as…"),
     QT_TRANSLATE_NOOP("ActionTable", "Writes the input with your changes to another file."), "Ctrl+Shift+S", kNoIcon,
     false, false},
    {Id::SaveBranches, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "Save all &branches"),
     QT_TRANSLATE_NOOP("ActionTable",
                       "Writes the current branch as Save does, and each other one that no file holds beside it."),
     "", kNoIcon, false, false},
    {Id::Quit, Menu::File, QT_TRANSLATE_NOOP("ActionTable", "&Quit"),
     QT_TRANSLATE_NOOP("ActionTable", "Closes the window."), "Ctrl+Q", kNoIcon, false, true},

    {Id::Undo, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Undo"),
     QT_TRANSLATE_NOOP("ActionTable", "Takes the last change back."), "Ctrl+Z", kNoIcon, false, false},
    {Id::Redo, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Redo"),
     QT_TRANSLATE_NOOP("ActionTable", "Makes the change again that was taken back."), "Ctrl+Shift+Z Ctrl+Y", kNoIcon,
     false, false},
    {Id::Find, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Find anything…"),
     QT_TRANSLATE_NOOP("ActionTable", "Goes to a pod, node, extension point, plugin or action by its name."), "Ctrl+K",
     Icon::Search, false, true},
    {Id::Submit, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Submit pod"),
     QT_TRANSLATE_NOOP("ActionTable", "Submits what the submit panel holds."), "Ctrl+Return", Icon::Submit, false,
     true},
    {Id::SubmitYaml, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "Submit as &YAML…"),
     QT_TRANSLATE_NOOP("ActionTable",
                       "Opens what the submit panel holds as YAML, to change any field before it is submitted."),
     "Ctrl+Shift+Return", kNoIcon, false, false},
    {Id::Delete, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Delete"),
     QT_TRANSLATE_NOOP("ActionTable", "Deletes the selected pod or node at once."), "Delete", kNoIcon, false, true},
    {Id::Evict, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Evict pod"),
     QT_TRANSLATE_NOOP("ActionTable", "Tells the selected pod to stop, with its grace period."), "Ctrl+E", Icon::Evict,
     false, false},
    {Id::Cordon, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Cordon node"),
     QT_TRANSLATE_NOOP("ActionTable", "Keeps new pods off the selected node, or lets them on again."), "Ctrl+Shift+C",
     Icon::Cordon, false, false},
    {Id::Drain, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "Dra&in node"),
     QT_TRANSLATE_NOOP("ActionTable", "Cordons the selected node and evicts its pods."), "Ctrl+Shift+D", kNoIcon, false,
     false},
    {Id::Taint, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Taint node…"),
     QT_TRANSLATE_NOOP("ActionTable", "Puts a taint on the selected node."), "Ctrl+T", Icon::Taint, false, false},
    {Id::Labels, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Labels…"),
     QT_TRANSLATE_NOOP("ActionTable", "Changes the labels of the selected pod or node."), "Ctrl+L", kNoIcon, false,
     true},
    {Id::Resize, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "Resi&ze node…"),
     QT_TRANSLATE_NOOP("ActionTable", "Changes what the selected node has to give."), "", kNoIcon, false, false},
    {Id::EditYaml, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "Edit as Y&AML…"),
     QT_TRANSLATE_NOOP("ActionTable", "Changes any field of the selected pod or node that may change."), "Ctrl+Shift+E",
     kNoIcon, false, false},
    {Id::SelectionMenu, Menu::Edit, QT_TRANSLATE_NOOP("ActionTable", "&Menu of the selection"),
     QT_TRANSLATE_NOOP("ActionTable", "What can be done with what is selected."), "Shift+F10", kNoIcon, false, true},

    {Id::Reset, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "&Reset"),
     QT_TRANSLATE_NOOP("ActionTable", "Goes back to the start."), "Ctrl+Shift+R", Icon::Reset, false, false},
    {Id::Back, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Step &back"),
     QT_TRANSLATE_NOOP("ActionTable", "Back to the extension point or fact before."), "Ctrl+Left Left", Icon::Back,
     false, false},
    {Id::BackDetail, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Step back by &one"),
     QT_TRANSLATE_NOOP("ActionTable", "Back to the plugin or node before."), "Ctrl+Shift+Left", kNoIcon, false, false},
    {Id::BackPod, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Back to where this pod be&gan"),
     QT_TRANSLATE_NOOP("ActionTable", "Back to where this pod was popped."), "Ctrl+Alt+Left", kNoIcon, false, false},
    {Id::PreviousPod, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Back to the pod b&efore"),
     QT_TRANSLATE_NOOP("ActionTable", "Back to where the pod before was popped."), "Ctrl+PgUp", kNoIcon, false, false},
    {Id::Play, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "&Play"),
     QT_TRANSLATE_NOOP("ActionTable", "Plays on, extension point by extension point."), "F5 Space", Icon::Play, true,
     true},
    {Id::StepOver, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "&Step over"),
     QT_TRANSLATE_NOOP("ActionTable", "On to the next extension point or fact."), "F10", Icon::StepOver, false, false},
    {Id::StepIn, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Step &in"),
     QT_TRANSLATE_NOOP("ActionTable", "On to the next plugin or node."), "F11", Icon::StepIn, false, false},
    {Id::StepOut, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "&Finish this pod"),
     QT_TRANSLATE_NOOP("ActionTable", "On until this pod is bound or back in its queue."), "Shift+F11", Icon::StepOut,
     false, false},
    {Id::NextPod, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "&Next pod"),
     QT_TRANSLATE_NOOP("ActionTable", "On until the next pod is popped."), "Ctrl+PgDown", kNoIcon, false, false},
    {Id::Fast, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Fas&t"),
     QT_TRANSLATE_NOOP("ActionTable", "Runs on, drawing end states only."), "F6", Icon::Fast, true, true},
    {Id::Express, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "E&xpress"),
     QT_TRANSLATE_NOOP("ActionTable", "Runs on at full speed, showing clock and counters only; any key stops."), "F7",
     Icon::Express, true, false},
    {Id::RunUntil, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Run &until…"),
     QT_TRANSLATE_NOOP("ActionTable", "Runs on until a time, a pod, an event or a plugin's rejection."), "Ctrl+F5",
     Icon::Until, false, false},
    {Id::ToggleBreakpoint, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Brea&kpoint"),
     QT_TRANSLATE_NOOP("ActionTable",
                       "Sets or removes a breakpoint on what is selected, or on the point at the cursor."),
     "F9", Icon::Bookmark, false, false},
    {Id::Slower, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "S&lower"),
     QT_TRANSLATE_NOOP("ActionTable", "Halves the speed of Play."), ",", kNoIcon, false, true},
    {Id::Faster, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "F&aster"),
     QT_TRANSLATE_NOOP("ActionTable", "Doubles the speed of Play."), ".", kNoIcon, false, false},
    {Id::CompareBranches, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "&Compare branches…"),
     QT_TRANSLATE_NOOP("ActionTable", "Lays two branches side by side: what differs, and what it comes to."),
     "Ctrl+Shift+B", Icon::Scale, false, true},
    {Id::RenameBranch, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "Rena&me branch…"),
     QT_TRANSLATE_NOOP("ActionTable", "Gives the branch at hand another name."), "", kNoIcon, false, false},
    {Id::DeleteBranch, Menu::Run, QT_TRANSLATE_NOOP("ActionTable", "&Delete branch"),
     QT_TRANSLATE_NOOP("ActionTable", "Forgets the branch at hand; its parent comes back."), "", kNoIcon, false, false},

    {Id::StageItems, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "To the items of the st&age"),
     QT_TRANSLATE_NOOP("ActionTable", "Goes to the nodes, scores or candidates of the stage; Esc leaves them."),
     "Return Enter", kNoIcon, false, false},
    {Id::Fit, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Fit"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows all nodes."), "Ctrl+0", Icon::Fit, false, true},
    {Id::ZoomIn, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Zoom &in"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows the nodes larger."), "Ctrl++ Ctrl+=", Icon::Plus, false, false},
    {Id::ZoomOut, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Zoom &out"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows the nodes smaller."), "Ctrl+-", Icon::Minus, false, false},
    {Id::TimelineSteps, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Timeline by steps"),
     QT_TRANSLATE_NOOP("ActionTable", "Lays the timeline out by facts, not by virtual time."), "", kNoIcon, true, true},
    {Id::InspectBack, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Inspector &back"),
     QT_TRANSLATE_NOOP("ActionTable", "What was inspected before."), "Alt+Left", Icon::Left, false, true},
    {Id::InspectForward, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Inspector for&ward"),
     QT_TRANSLATE_NOOP("ActionTable", "What was inspected after."), "Alt+Right", Icon::Right, false, false},
    {Id::InspectPin, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Pin inspector"),
     QT_TRANSLATE_NOOP("ActionTable", "Keeps what the inspector says now in a window of its own."), "Ctrl+Shift+P",
     Icon::Pin, false, false},
    {Id::CopyTables, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Copy tables"),
     QT_TRANSLATE_NOOP("ActionTable", "Copies the inspector's tables, tab-separated."), "Ctrl+Alt+T", kNoIcon, false,
     false},
    {Id::CopyMarkdown, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Copy tables as Mar&kdown"),
     QT_TRANSLATE_NOOP("ActionTable", "Copies the inspector's tables as Markdown."), "Ctrl+Alt+C", kNoIcon, false,
     false},
    {Id::Deselect, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Let go"),
     QT_TRANSLATE_NOOP("ActionTable", "Lets go of what is selected."), "Esc", kNoIcon, false, false},
    {Id::ThemeSystem, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Theme as the s&ystem"),
     QT_TRANSLATE_NOOP("ActionTable", "Light or dark, as the desktop is."), "", kNoIcon, true, true},
    {Id::ThemeLight, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Light"),
     QT_TRANSLATE_NOOP("ActionTable", "Dark on light."), "", kNoIcon, true, false},
    {Id::ThemeDark, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Dark"),
     QT_TRANSLATE_NOOP("ActionTable", "Light on dark."), "", kNoIcon, true, false},
    {Id::HighContrast, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Hi&gh contrast"),
     QT_TRANSLATE_NOOP("ActionTable", "Stronger lines, no soft fills."), "", kNoIcon, true, true},
    {Id::ReducedMotion, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Reduced &motion"),
     QT_TRANSLATE_NOOP("ActionTable", "Nothing travels or pulses; pictures change at once."), "", kNoIcon, true, false},
    {Id::Present, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Present"),
     QT_TRANSLATE_NOOP("ActionTable", "Tells what happens to this pod in large type, for a meeting."), "Ctrl+Shift+F5",
     Icon::Present, false, true},
    {Id::ShowQueues, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Queues"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows or hides the queues."), "Alt+1", kNoIcon, true, true},
    {Id::ShowInspector, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "I&nspector"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows or hides the inspector."), "Alt+2", kNoIcon, true, false},
    {Id::ShowTime, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Tim&e"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows or hides run buttons, timeline and log."), "Alt+3", kNoIcon, true, false},
    {Id::ShowBreakpoints, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Breakpoints"),
     QT_TRANSLATE_NOOP("ActionTable", "Lists what stops a run."), "Alt+4", kNoIcon, true, false},
    {Id::ShowNotes, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Notes"),
     QT_TRANSLATE_NOOP("ActionTable", "Lists what was said about the input."), "Alt+5", kNoIcon, true, false},
    {Id::ShowSource, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "So&urce"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows the text of the input."), "Alt+6", kNoIcon, true, false},
    {Id::ShowTenants, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Tenants"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows each tenant's GPUs against its quota, and what holds it back."), "Alt+7",
     kNoIcon, true, false},
    {Id::ShowCharts, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "C&harts"),
     QT_TRANSLATE_NOOP("ActionTable", "Shows use, fragmentation, fairness, waiting and work lost over virtual time."),
     "Alt+8", kNoIcon, true, false},
    {Id::ResetLayout, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Reset layout"),
     QT_TRANSLATE_NOOP("ActionTable", "Puts every panel back to where it was at first."), "", kNoIcon, false, false},
    {Id::Levels, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "Le&vels…"),
     QT_TRANSLATE_NOOP("ActionTable", "Sets from which priority on a pod is P0 or P1."), "", kNoIcon, false, true},
    {Id::Settings, Menu::View, QT_TRANSLATE_NOOP("ActionTable", "&Settings…"),
     QT_TRANSLATE_NOOP("ActionTable", "Keys, language, theme and motion."), "Ctrl+,", Icon::Sliders, false, true},

    {Id::Keys, Menu::Help, QT_TRANSLATE_NOOP("ActionTable", "&Keys"),
     QT_TRANSLATE_NOOP("ActionTable", "All keys of the window."), "?", Icon::Help, false, false},
    {Id::About, Menu::Help, QT_TRANSLATE_NOOP("ActionTable", "&About Berth"),
     QT_TRANSLATE_NOOP("ActionTable", "What this program is."), "", kNoIcon, false, true},

    {Id::StoryNext, Menu::Presenter, QT_TRANSLATE_NOOP("ActionTable", "Next stop of the story"),
     QT_TRANSLATE_NOOP("ActionTable", "Tells what happens next to the pod."), "Space PgDown Right", kNoIcon, false,
     false},
    {Id::StoryBack, Menu::Presenter, QT_TRANSLATE_NOOP("ActionTable", "Stop before"),
     QT_TRANSLATE_NOOP("ActionTable", "Goes back to what was told before."), "PgUp Left Backspace", kNoIcon, false,
     false},
    {Id::StoryLight, Menu::Presenter, QT_TRANSLATE_NOOP("ActionTable", "Light for weak projectors"),
     QT_TRANSLATE_NOOP("ActionTable", "Draws dark on light whatever the theme, or as the theme again."), "L", kNoIcon,
     false, false},
    {Id::StoryLeave, Menu::Presenter, QT_TRANSLATE_NOOP("ActionTable", "Leave the presenter"),
     QT_TRANSLATE_NOOP("ActionTable", "Goes back to the window, where the story stands."), "Esc", kNoIcon, false,
     false},
}};

constexpr bool tableIsInOrder() {
    for (std::size_t i = 0; i < kTable.size(); ++i)
        if (static_cast<std::size_t>(kTable[i].id) != i) return false;
    return true;
}
static_assert(tableIsInOrder());

QString translated(const char* words) {
    return QCoreApplication::translate("ActionTable", words);
}

} // namespace

bool isYielding(const QKeySequence& key) {
    if (key.count() != 1) return false;
    const QKeyCombination only = key[0];
    constexpr std::array kKeys = {Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,      Qt::Key_Down,
                                  Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter,   Qt::Key_Home,
                                  Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown};
    const bool isPlain = (only.keyboardModifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return isPlain && std::find(kKeys.begin(), kKeys.end(), only.key()) != kKeys.end();
}

QString keysText(const QList<QKeySequence>& keys) {
    QStringList words;
    for (const QKeySequence& key : keys) words += key.toString(QKeySequence::NativeText);
    return words.join(QStringLiteral(", "));
}

const ActionSpec& ActionTable::spec(ActionId id) {
    return kTable[static_cast<std::size_t>(id)];
}

QList<QKeySequence> ActionTable::keys(ActionId id) {
    QList<QKeySequence> keys;
    const QStringList parts = QString::fromLatin1(spec(id).keys).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& key : parts) keys += QKeySequence::fromString(key, QKeySequence::PortableText);
    return keys;
}

QString ActionTable::plainText(ActionId id) {
    return translated(spec(id).text).remove(QLatin1Char('&'));
}

QString ActionTable::menuTitle(ActionMenu menu) {
    switch (menu) {
    case ActionMenu::File: return tr("&File");
    case ActionMenu::Edit: return tr("&Edit");
    case ActionMenu::Run: return tr("&Run");
    case ActionMenu::View: return tr("&View");
    case ActionMenu::Help: return tr("&Help");
    case ActionMenu::Presenter: return tr("Presenter");
    }
    return {};
}

QString ActionTable::storedName(ActionId id) {
    static constexpr std::array kMenus = {"File", "Edit", "Run", "View", "Help", "Presenter"};
    const QString words = QString::fromUtf8(spec(id).text).remove(QLatin1Char('&')).remove(QChar(0x2026));
    return QLatin1String(kMenus[static_cast<std::size_t>(spec(id).menu)]) + QLatin1Char(' ') + words;
}

ActionTable::ActionTable(QWidget* window) : QObject(window) {
    for (const ActionSpec& spec : kTable) {
        auto* action = new QAction(window);
        actions_[static_cast<std::size_t>(spec.id)] = action;
        keysNow_[static_cast<std::size_t>(spec.id)] = keys(spec.id);
        applyKeys(spec.id);
        action->setCheckable(spec.isCheckable);
        if (spec.icon) action->setIcon(icon(*spec.icon));
        action->setIconVisibleInMenu(false);
        if (!isPresenters(spec.id)) window->addAction(action);
        say(spec.id);
    }
}

void ActionTable::say(ActionId id) const {
    QAction* action = at(id);
    const QList<QKeySequence> now = keysNow(id);
    const QString key = now.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(keysText(now));
    // A menu shows its action's shortcut by itself, and a key that is none where it stands behind a tab.
    const bool yields = !now.isEmpty() && action->shortcuts().isEmpty();
    const QString words = translated(spec(id).text);
    action->setText(yields ? words + QLatin1Char('\t') + now.front().toString(QKeySequence::NativeText) : words);
    action->setIconText(plainText(id));
    action->setToolTip(QStringLiteral("<b>%1</b>%2<br>%3").arg(plainText(id), key, translated(spec(id).tip)));
}

void ActionTable::retranslate() {
    for (const ActionSpec& spec : kTable) say(spec.id);
}

void ActionTable::setKeys(ActionId id, const QList<QKeySequence>& keys) {
    if (keysNow(id) == keys) return;
    keysNow_[static_cast<std::size_t>(id)] = keys;
    applyKeys(id);
    say(id);
    Q_EMIT keysChanged();
}

void ActionTable::applyKeys(ActionId id) const {
    QList<QKeySequence> shortcuts = keysNow(id);
    if (!isPresenters(id)) shortcuts.removeIf(isYielding); // nothing in the presenter uses them
    at(id)->setShortcuts(shortcuts);
}

bool ActionTable::takeYielding(const QKeySequence& key) const {
    if (!isYielding(key)) return false;
    const auto owner = std::ranges::find_if(
        kTable, [&](const ActionSpec& spec) { return !isPresenters(spec.id) && keysNow(spec.id).contains(key); });
    if (owner == std::ranges::end(kTable)) return false;
    at(owner->id)->trigger();
    return true;
}

std::optional<ActionId> ActionTable::ownerOf(const QKeySequence& key, ActionId except) const {
    for (const ActionSpec& spec : kTable) {
        const bool meets = isPresenters(spec.id) == isPresenters(except);
        if (meets && spec.id != except && keysNow(spec.id).contains(key)) return spec.id;
    }
    return std::nullopt;
}

QVariantMap ActionTable::changedKeys() const {
    QVariantMap changed;
    for (const ActionSpec& spec : kTable) {
        if (keysNow(spec.id) == keys(spec.id)) continue;
        QStringList words;
        for (const QKeySequence& key : keysNow(spec.id)) words += key.toString(QKeySequence::PortableText);
        changed.insert(storedName(spec.id), words);
    }
    return changed;
}

void ActionTable::restoreKeys(const QVariantMap& changed) {
    for (const ActionSpec& spec : kTable) {
        const auto it = changed.find(storedName(spec.id));
        QList<QKeySequence> wanted = keys(spec.id);
        if (it != changed.end()) {
            wanted.clear();
            for (const QString& word : it->toStringList())
                wanted += QKeySequence::fromString(word, QKeySequence::PortableText);
        }
        setKeys(spec.id, wanted);
    }
}

QList<ActionId> ActionTable::inMenu(ActionMenu menu) const {
    QList<ActionId> ids;
    for (const ActionSpec& spec : kTable)
        if (spec.menu == menu) ids += spec.id;
    return ids;
}

} // namespace berth::ui
