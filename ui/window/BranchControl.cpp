// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/BranchControl.h"

#include "ui/theme/SayAgain.h"
#include "ui/time/TimePanel.h"
#include "ui/view/Text.h"

#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace berth::ui {

BranchControl::BranchControl(SessionModel& model, SessionHost& host, Player& player, const ActionTable& actions,
                             const WindowParts& parts, QObject* parent)
    : QObject(parent), model_(model), host_(host), player_(player), actions_(actions), parts_(parts) {
    connectTimeline();
    connectActions();
    connect(&model_, &SessionModel::opened, this, [this] { parts_.time->timeline().setPartings({}); });
    connect(&model_, &SessionModel::traceChanged, this, &BranchControl::lookForPartings);
    connect(&model_, &SessionModel::momentChanged, this, &BranchControl::refresh);
    connect(&player_, &Player::paceChanged, this, &BranchControl::lookForPartings);
    connect(&host_, &SessionHost::partingsFound, this, [this](const std::shared_ptr<const Partings>& partings) {
        looking_ = false;
        parts_.time->timeline().setPartings(*partings);
        if (std::exchange(outdated_, false)) lookForPartings();
    });
    refresh();
}

void BranchControl::connectTimeline() {
    TimelineView& timeline = parts_.time->timeline();
    connect(&timeline, &TimelineView::branchChosen, this, &BranchControl::goTo);
    connect(&timeline, &TimelineView::renameRequested, this, &BranchControl::rename);
    connect(&timeline, &TimelineView::branchMenuRequested, this, [this](std::uint32_t branch, const QPoint& at) {
        if (QMenu* menu = menuFor(branch)) menu->popup(at);
    });
}

void BranchControl::connectActions() {
    connect(actions_.at(ActionId::CompareBranches), &QAction::triggered, this, [this] {
        const BranchInfo* branch = model_.branch();
        if (branch == nullptr) return;
        const bool isFirst = branch->parent == branch->id;
        Q_EMIT compareWanted(branch->parent, isFirst ? model_.branches().back().id : branch->id);
    });
    connect(actions_.at(ActionId::RenameBranch), &QAction::triggered, this, [this] {
        if (const BranchInfo* branch = model_.branch()) rename(branch->id);
    });
    connect(actions_.at(ActionId::DeleteBranch), &QAction::triggered, this, [this] {
        if (const BranchInfo* branch = model_.branch()) remove(branch->id);
    });
}

const BranchInfo* BranchControl::find(std::uint32_t branch) const {
    if (!model_.isOpen()) return nullptr;
    const auto& all = model_.branches();
    const auto it =
        std::find_if(all.begin(), all.end(), [branch](const BranchInfo& each) { return each.id == branch; });
    return it == all.end() ? nullptr : &*it;
}

void BranchControl::goTo(std::uint32_t branch) {
    if (find(branch) == nullptr || model_.branch()->id == branch) return;
    player_.stop();
    host_.switchTo(branch);
}

void BranchControl::rename(std::uint32_t branch) {
    const BranchInfo* info = find(branch);
    if (info == nullptr) return;
    auto* dialog = new QInputDialog(parts_.time->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    new SayAgain(dialog, [dialog] {
        dialog->setWindowTitle(tr("Rename branch"));
        dialog->setLabelText(tr("Name of the branch"));
    });
    dialog->setTextValue(text(info->name));
    connect(&model_, &SessionModel::opened, dialog, &QInputDialog::close);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, branch](const QString& name) {
        if (!name.trimmed().isEmpty()) host_.renameBranch(branch, name.trimmed());
    });
    dialog->open();
}

void BranchControl::remove(std::uint32_t branch) {
    const BranchInfo* info = find(branch);
    if (info == nullptr || info->parent == info->id) return;
    player_.stop();
    host_.removeBranch(branch);
}

QMenu* BranchControl::menuFor(std::uint32_t branch) {
    const BranchInfo* info = find(branch);
    if (info == nullptr) return nullptr;
    auto* menu = new QMenu(parts_.time);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&model_, &SessionModel::opened, menu, &QMenu::close);
    menu->addAction(tr("Go to %1").arg(text(info->name)), menu, [this, branch] { goTo(branch); })
        ->setEnabled(model_.branch()->id != branch);
    menu->addAction(tr("Rename…"), menu, [this, branch] { rename(branch); });
    const bool isFirst = info->parent == info->id;
    menu->addAction(tr("Compare with its parent…"), menu,
                    [this, parent = info->parent, branch] { Q_EMIT compareWanted(parent, branch); })
        ->setEnabled(!isFirst);
    menu->addSeparator();
    menu->addAction(tr("Delete branch"), menu, [this, branch] { remove(branch); })->setEnabled(!isFirst);
    return menu;
}

void BranchControl::refresh() {
    const BranchInfo* branch = model_.branch();
    const bool isFork = branch != nullptr && branch->parent != branch->id;
    actions_.at(ActionId::CompareBranches)->setEnabled(branch != nullptr);
    actions_.at(ActionId::RenameBranch)->setEnabled(branch != nullptr);
    actions_.at(ActionId::DeleteBranch)->setEnabled(isFork);
}

/// Not while the run goes on by itself: the marks come when it stands still.
void BranchControl::lookForPartings() {
    if (!model_.isOpen() || model_.branches().size() < 2) return;
    if (player_.pace() != Pace::Still) return;
    if (looking_) {
        outdated_ = true;
        return;
    }
    looking_ = true;
    host_.findPartings();
}

} // namespace berth::ui
