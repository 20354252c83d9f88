// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/EditControl.h"

#include "ui/session/Edits.h"
#include "ui/stage/StageView.h"
#include "ui/view/QueuePicture.h"
#include "ui/view/Text.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/QueuePanel.h"

#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <limits>
#include <set>

namespace berth::ui {
namespace {

struct PodKey {
    QString ns, name;
};

PodKey keyOf(const Moment& moment, PodId pod) {
    const QString full = text(moment.names->fullName(pod, moment.pool()));
    return {full.section(QLatin1Char('/'), 0, 0), full.section(QLatin1Char('/'), 1)};
}

} // namespace

EditControl::EditControl(SessionModel& model, SessionHost& host, Player& player, SelectionModel& selection,
                         const ActionTable& actions, const WindowParts& parts, QObject* parent)
    : QObject(parent),
      model_(model),
      host_(host),
      player_(player),
      selection_(selection),
      actions_(actions),
      parts_(parts),
      branches_(new QMenu(tr("&Branches"), parts.stage)) {
    connectActions();
    connectPanels();
    connect(&model_, &SessionModel::momentChanged, this, &EditControl::refresh);
    connect(&selection_, &SelectionModel::changed, this, &EditControl::refresh);
    connect(&model_, &SessionModel::opened, this,
            [this] { parts_.queues->submit().setQueues(queueNames(model_.moment())); });
    connect(&host_, &SessionHost::changed, this,
            [this](const std::shared_ptr<const Delivery>& delivery) { takeChange(*delivery); });
    connect(&host_, &SessionHost::editFailed, this, [this](const QString& reason) {
        parts_.banner->showMessage(tr("The change was not made. Nothing is different."), reason, Severity::Error);
    });
    connect(branches_, &QMenu::aboutToShow, this, &EditControl::fillBranches);
    refresh();
}

void EditControl::connectActions() {
    const auto on = [this](ActionId id, auto call) { connect(actions_.at(id), &QAction::triggered, this, call); };
    on(ActionId::Undo, [this] {
        player_.stop();
        host_.undo();
    });
    on(ActionId::Redo, [this] {
        player_.stop();
        followEdit_ = true;
        host_.redo();
    });
    on(ActionId::Submit, [this] { submit(parts_.queues->submit().request(), {}); });
    on(ActionId::Delete, [this] { deleteSelected(); });
    on(ActionId::Evict, [this] {
        const PodKey key = keyOf(model_.moment(), selection_.current().pod);
        perform(evictPod(key.ns, key.name));
    });
    on(ActionId::Cordon, [this] {
        if (const Node* node = nodeObject(selection_.current().node))
            perform(cordonNode(text(node->name()), !node->unschedulable));
    });
}

void EditControl::connectPanels() {
    SubmitPanel& panel = parts_.queues->submit();
    connect(&panel, &SubmitPanel::submitted, this, [this](const SubmitRequest& request) { submit(request, {}); });
    connect(&panel, &SubmitPanel::requestChanged, this, &EditControl::refresh);
    connect(parts_.stage, &StageView::jobDropped, this, [this](const SubmitRequest& request, NodeId node) {
        node.valid() ? askForNode(request, node) : submit(request, {});
    });
    connect(parts_.stage, &StageView::contextMenuRequested, this, [this](NodeId node, PodId pod, const QPoint& at) {
        if (QMenu* menu = menuFor(node, pod)) menu->popup(at);
    });
    connect(&parts_.queues->lanes(), &QueueLanes::contextMenuRequested, this, [this](PodId pod, const QPoint& at) {
        if (QMenu* menu = menuFor({}, pod)) menu->popup(at);
    });
}

const Node* EditControl::nodeObject(NodeId node) const {
    if (!model_.isOpen() || !node.valid()) return nullptr;
    const NodeInfo* info = model_.moment().world->node(node);
    return info == nullptr ? nullptr : info->node;
}

void EditControl::perform(const Edit& edit) {
    if (!model_.isOpen()) return;
    // Units may be on their way that the cursor has not seen: in the present, and while it runs on, an edit means
    // "now".
    const bool isNow =
        model_.stops().isPresent(model_.cursor()) || player_.pace() == Pace::Fast || player_.pace() == Pace::ToEnd;
    player_.stop();
    followEdit_ = true;
    host_.edit(edit, isNow ? std::numeric_limits<std::size_t>::max() : model_.cursor().fact);
}

void EditControl::takeChange(const Delivery& delivery) {
    model_.append(delivery);
    if (followEdit_) model_.setCursor(model_.stops().end());
    followEdit_ = false;
    if (delivery.branched) {
        const BranchInfo* branch = model_.branch();
        const QString name = branch == nullptr ? QString() : text(branch->name);
        parts_.banner->showMessage(
            tr("The cursor was in the past, so the change made a branch: %1.").arg(name),
            tr("The run as it was is kept: Run > Branches leads back to it. Undo takes the change back."),
            Severity::Note);
    }
    Q_EMIT edited();
}

void EditControl::submit(const SubmitRequest& request, NodeId node) {
    if (!model_.isOpen()) return;
    const Moment& moment = model_.moment();
    const QString name = proposedName(moment, request);
    const QString nodeName = node.valid() ? text(moment.nodeName(node)) : QString();
    const Result<Edit> edit = submitPods(moment, request, name, nodeName);
    if (!edit)
        return parts_.banner->showMessage(tr("%1 was not submitted.").arg(name), text(edit.error().text),
                                          Severity::Error);
    perform(*edit);
}

void EditControl::askForNode(const SubmitRequest& request, NodeId node) {
    const QString name = text(model_.moment().nodeName(node));
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Submit to a node"),
                                tr("Let the scheduler choose the node, or name %1 in the pod?").arg(name),
                                QMessageBox::NoButton, parts_.stage);
    box->setInformativeText(tr("A pod whose spec.nodeName is set never comes to the scheduler."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* choose = box->addButton(tr("Let it choose"), QMessageBox::AcceptRole);
    QPushButton* set = box->addButton(tr("Set nodeName"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(choose);
    connect(choose, &QPushButton::clicked, this, [this, request] { submit(request, {}); });
    connect(set, &QPushButton::clicked, this, [this, request, node] { submit(request, node); });
    box->open();
}

void EditControl::askForTaint(NodeId node) {
    auto* dialog = new QInputDialog(parts_.stage);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Taint a node"));
    dialog->setLabelText(tr("KEY=VALUE:EFFECT, where EFFECT is NoSchedule, PreferNoSchedule or NoExecute"));
    dialog->setTextValue(QStringLiteral("dedicated=training:NoSchedule"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, node](const QString& words) {
        const Result<Taint> taint = parseTaint(words);
        const Node* object = nodeObject(node);
        if (object == nullptr) return;
        if (!taint)
            return parts_.banner->showMessage(tr("%1 was not tainted.").arg(text(object->name())),
                                              text(taint.error().text), Severity::Error);
        perform(addTaint(*object, *taint));
    });
    dialog->open();
}

void EditControl::addPodActions(QMenu& menu, PodId pod) {
    const PodKey key = keyOf(model_.moment(), pod);
    const PodEntry* entry = model_.moment().pod(pod);
    const bool alive = entry != nullptr && entry->alive();
    menu.addAction(tr("Inspect %1").arg(key.name), &menu, [this, pod] { selection_.selectPod(pod); });
    if (entry != nullptr && entry->node.valid())
        menu.addAction(tr("Inspect its node"), &menu, [this, node = entry->node] { selection_.selectNode(node); });
    menu.addSeparator();
    menu.addAction(icon(Icon::Evict), tr("Evict"), &menu, [this, key] { perform(evictPod(key.ns, key.name)); })
        ->setEnabled(alive && entry->state == PodState::Bound);
    menu.addAction(tr("Delete"), &menu, [this, key] { perform(deletePod(key.ns, key.name)); })->setEnabled(alive);
}

void EditControl::addNodeActions(QMenu& menu, NodeId node) {
    const Node& object = *nodeObject(node);
    const QString name = text(object.name());
    menu.addAction(tr("Inspect %1").arg(name), &menu, [this, node] { selection_.selectNode(node); });
    menu.addSeparator();
    const bool cordoned = object.unschedulable;
    menu.addAction(icon(Icon::Cordon), cordoned ? tr("Uncordon") : tr("Cordon"), &menu,
                   [this, name, cordoned] { perform(cordonNode(name, !cordoned)); });
    menu.addAction(tr("Drain"), &menu, [this, name] { perform(drainNode(name)); });
    menu.addAction(icon(Icon::Taint), tr("Taint…"), &menu, [this, node] { askForTaint(node); });
    std::set<std::string> keys;
    for (const Taint& taint : object.taints) keys.insert(taint.key);
    for (const std::string& taint : keys)
        menu.addAction(tr("Remove taint %1").arg(text(taint)), &menu, [this, node, taint] {
            if (const Node* there = nodeObject(node)) perform(removeTaint(*there, taint));
        });
    menu.addSeparator();
    menu.addAction(tr("Delete node"), &menu, [this, name] { perform(deleteNode(name)); });
}

QMenu* EditControl::menuFor(NodeId node, PodId pod) {
    if (!model_.isOpen()) return nullptr;
    auto* menu = new QMenu(parts_.stage);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (pod.valid()) addPodActions(*menu, pod);
    if (pod.valid() && nodeObject(node) != nullptr) menu->addSeparator();
    if (nodeObject(node) != nullptr) addNodeActions(*menu, node);
    if (!menu->isEmpty()) return menu;
    delete menu;
    return nullptr;
}

void EditControl::fillBranches() {
    branches_->clear();
    const BranchInfo* current = model_.branch();
    if (current == nullptr) {
        branches_->addAction(tr("Nothing is open"))->setEnabled(false);
        return;
    }
    for (const BranchInfo& branch : model_.branches()) {
        const QString facts = plural(static_cast<std::int64_t>(branch.facts), tr("%1 fact"), tr("%1 facts"));
        QAction* action = branches_->addAction(QStringLiteral("%1 (%2)").arg(text(branch.name), facts));
        action->setCheckable(true);
        action->setChecked(branch.id == current->id);
        connect(action, &QAction::triggered, this, [this, id = branch.id] {
            player_.stop();
            host_.switchTo(id);
        });
    }
}

void EditControl::deleteSelected() {
    const Selection& selected = selection_.current();
    if (selected.pod.valid()) {
        const PodKey key = keyOf(model_.moment(), selected.pod);
        perform(deletePod(key.ns, key.name));
    } else if (const Node* node = nodeObject(selected.node)) {
        perform(deleteNode(text(node->name())));
    }
}

void EditControl::refresh() {
    const bool open = model_.isOpen();
    const Selection& selected = selection_.current();
    const PodEntry* pod = open ? model_.moment().pod(selected.pod) : nullptr;
    const Node* node = nodeObject(selected.node);
    const BranchInfo* branch = model_.branch();
    QAction* undo = actions_.at(ActionId::Undo);
    QAction* redo = actions_.at(ActionId::Redo);
    undo->setEnabled(branch != nullptr && branch->canUndo);
    redo->setEnabled(branch != nullptr && branch->canRedo);
    undo->setText(undo->isEnabled() ? tr("&Undo “%1”").arg(text(branch->undoText)) : tr("&Undo"));
    redo->setText(redo->isEnabled() ? tr("&Redo “%1”").arg(text(branch->redoText)) : tr("&Redo"));
    actions_.at(ActionId::Submit)->setEnabled(open);
    parts_.queues->submit().setEnabled(open);
    actions_.at(ActionId::Delete)->setEnabled((pod != nullptr && pod->alive()) || node != nullptr);
    actions_.at(ActionId::Evict)->setEnabled(pod != nullptr && pod->state == PodState::Bound);
    actions_.at(ActionId::Cordon)->setEnabled(node != nullptr);
    actions_.at(ActionId::Cordon)
        ->setText(node != nullptr && node->unschedulable ? tr("Un&cordon node") : tr("&Cordon node"));
    if (open) parts_.queues->submit().setProposedName(proposedName(model_.moment(), parts_.queues->submit().request()));
}

} // namespace berth::ui
