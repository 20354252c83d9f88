// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ActionTable.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

#define T(text) QT_TRANSLATE_NOOP("ActionTable", text)
using Id = ActionId;
using Menu = ActionMenu;
constexpr std::optional<Icon> kNoIcon;

constexpr std::array<ActionSpec, kActions> kTable = {{
    {Id::Open, Menu::File, T("&Open…"), T("Opens cluster, workload and configuration files together, as one input."),
     "Ctrl+O", Icon::Open, false, false},
    {Id::AddFiles, Menu::File, T("&Add files…"), T("Reads more files together with those that are open."),
     "Ctrl+Shift+O", kNoIcon, false, false},
    {Id::Reload, Menu::File, T("Re&load"), T("Reads the open files again and starts from the beginning."), "Ctrl+R",
     kNoIcon, false, false},
    {Id::Paste, Menu::File, T("&Paste as input"), T("Opens the text on the clipboard, such as what kubectl printed."),
     "Ctrl+V", kNoIcon, false, false},
    {Id::Save, Menu::File, T("&Save"), T("Writes the input with your changes as steps of its Scenario document."),
     "Ctrl+S", Icon::Save, false, true},
    {Id::SaveAs, Menu::File, T("Save &as…"), T("Writes the input with your changes to another file."), "Ctrl+Shift+S",
     kNoIcon, false, false},
    {Id::Quit, Menu::File, T("&Quit"), T("Closes the window."), "Ctrl+Q", kNoIcon, false, true},

    {Id::Undo, Menu::Edit, T("&Undo"), T("Takes the last change back."), "Ctrl+Z", kNoIcon, false, false},
    {Id::Redo, Menu::Edit, T("&Redo"), T("Makes the change again that was taken back."), "Ctrl+Shift+Z Ctrl+Y", kNoIcon,
     false, false},
    {Id::Find, Menu::Edit, T("&Find pod or node…"), T("Selects a pod or node by its name."), "Ctrl+K", Icon::Search,
     false, true},
    {Id::Submit, Menu::Edit, T("&Submit pod"), T("Submits what the submit panel holds."), "Ctrl+Return", Icon::Submit,
     false, true},
    {Id::Delete, Menu::Edit, T("&Delete"), T("Deletes the selected pod or node at once."), "Delete", kNoIcon, false,
     true},
    {Id::Evict, Menu::Edit, T("&Evict pod"), T("Tells the selected pod to stop, with its grace period."), "Ctrl+E",
     Icon::Evict, false, false},
    {Id::Cordon, Menu::Edit, T("&Cordon node"), T("Keeps new pods off the selected node, or lets them on again."),
     "Ctrl+Shift+C", Icon::Cordon, false, false},

    {Id::Reset, Menu::Run, T("&Reset"), T("Goes back to the start."), "Ctrl+Shift+R", Icon::Reset, false, false},
    {Id::Back, Menu::Run, T("Step &back"), T("Back to the extension point or fact before."), "Ctrl+Left", Icon::Back,
     false, false},
    {Id::BackDetail, Menu::Run, T("Step back by &one"), T("Back to the plugin or node before."), "Ctrl+Shift+Left",
     kNoIcon, false, false},
    {Id::BackPod, Menu::Run, T("Back to where this &pod began"), T("Back to where this pod was popped."),
     "Ctrl+Alt+Left", kNoIcon, false, false},
    {Id::Play, Menu::Run, T("&Play"), T("Plays on, extension point by extension point."), "F5", Icon::Play, true, true},
    {Id::StepOver, Menu::Run, T("&Step over"), T("On to the next extension point or fact."), "F10", Icon::StepOver,
     false, false},
    {Id::StepIn, Menu::Run, T("Step &in"), T("On to the next plugin or node."), "F11", Icon::StepIn, false, false},
    {Id::StepOut, Menu::Run, T("&Finish this pod"), T("On until this pod is bound or back in its queue."), "Shift+F11",
     Icon::StepOut, false, false},
    {Id::ToEnd, Menu::Run, T("Run to the &end"), T("Runs until nothing is left to do; any run button stops it."),
     "Ctrl+F5", Icon::Until, true, true},
    {Id::Fast, Menu::Run, T("Fas&t"), T("Runs on, drawing end states only."), "F6", Icon::Fast, true, false},
    {Id::Slower, Menu::Run, T("S&lower"), T("Halves the speed of Play."), ",", kNoIcon, false, true},
    {Id::Faster, Menu::Run, T("F&aster"), T("Doubles the speed of Play."), ".", kNoIcon, false, false},

    {Id::Fit, Menu::View, T("&Fit"), T("Shows all nodes."), "Ctrl+0", Icon::Fit, false, false},
    {Id::ZoomIn, Menu::View, T("Zoom &in"), T("Shows the nodes larger."), "Ctrl++ Ctrl+=", Icon::Plus, false, false},
    {Id::ZoomOut, Menu::View, T("Zoom &out"), T("Shows the nodes smaller."), "Ctrl+-", Icon::Minus, false, false},
    {Id::TimelineSteps, Menu::View, T("&Timeline by steps"), T("Lays the timeline out by facts, not by virtual time."),
     "", kNoIcon, true, true},
    {Id::InspectBack, Menu::View, T("Inspector &back"), T("What was inspected before."), "Alt+Left", Icon::Left, false,
     true},
    {Id::InspectForward, Menu::View, T("Inspector for&ward"), T("What was inspected after."), "Alt+Right", Icon::Right,
     false, false},
    {Id::Deselect, Menu::View, T("&Let go"), T("Lets go of what is selected."), "Esc", kNoIcon, false, false},
    {Id::ThemeSystem, Menu::View, T("Theme of the &system"), T("Light or dark, as the desktop is."), "", kNoIcon, true,
     true},
    {Id::ThemeLight, Menu::View, T("&Light"), T("Dark on light."), "", kNoIcon, true, false},
    {Id::ThemeDark, Menu::View, T("&Dark"), T("Light on dark."), "", kNoIcon, true, false},
    {Id::HighContrast, Menu::View, T("High &contrast"), T("Stronger lines, no soft fills."), "", kNoIcon, true, true},

    {Id::Keys, Menu::Help, T("&Keys"), T("All keys of the window."), "?", Icon::Help, false, false},
    {Id::About, Menu::Help, T("&About Berth"), T("What this program is."), "", kNoIcon, false, true},
}};
#undef T

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
    }
    return {};
}

ActionTable::ActionTable(QWidget* window) : QObject(window) {
    for (const ActionSpec& spec : kTable) {
        auto* action = new QAction(translated(spec.text), window);
        const QList<QKeySequence> all = keys(spec.id);
        action->setShortcuts(all);
        action->setCheckable(spec.isCheckable);
        action->setIconText(plainText(spec.id));
        const QString key =
            all.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(all.front().toString(QKeySequence::NativeText));
        action->setToolTip(QStringLiteral("<b>%1</b>%2<br>%3").arg(plainText(spec.id), key, translated(spec.tip)));
        action->setStatusTip({});
        if (spec.icon) action->setIcon(icon(*spec.icon));
        action->setIconVisibleInMenu(false);
        window->addAction(action);
        actions_[static_cast<std::size_t>(spec.id)] = action;
    }
}

QList<ActionId> ActionTable::inMenu(ActionMenu menu) const {
    QList<ActionId> ids;
    for (const ActionSpec& spec : kTable)
        if (spec.menu == menu) ids += spec.id;
    return ids;
}

} // namespace berth::ui
