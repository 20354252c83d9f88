// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/EditControl.h"

#include "engine/io/ObjectSource.h"
#include "ui/session/Edits.h"
#include "ui/stage/NodeCanvas.h"
#include "ui/stage/StageView.h"
#include "ui/time/TimePanel.h"
#include "ui/view/DiagnosticText.h"
#include "ui/view/QueuePicture.h"
#include "ui/view/Text.h"
#include "ui/window/EditDialogs.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/QueuePanel.h"

#include <QApplication>
#include <QContextMenuEvent>
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

/// The GPU models of the nodes.
QStringList modelNames(const Moment& moment) {
    QStringList names;
    for (std::uint32_t i = 0; i < moment.world->nodeObjects.size(); ++i) {
        const NodeInfo* info = moment.world->node(NodeId{i});
        if (info == nullptr || info->node == nullptr) continue;
        const QString name = text(gpuModel(*info->node));
        if (!name.isEmpty() && !names.contains(name)) names += name;
    }
    names.sort();
    return names;
}

/// Labels of nodes that name a level of the network or a place, outermost first.
QStringList topologyLabels(const Moment& moment) {
    const QString network = QStringLiteral("network.topology.nvidia.com/");
    const QStringList known{QStringLiteral("topology.kubernetes.io/region"),
                            QStringLiteral("topology.kubernetes.io/zone"),
                            network + QLatin1String("core"),
                            network + QLatin1String("spine"),
                            QStringLiteral("topology.kubernetes.io/rack"),
                            network + QLatin1String("leaf"),
                            network + QLatin1String("accelerator")};
    QStringList carried;
    for (const QString& label : known)
        for (std::uint32_t i = 0; i < moment.world->nodeObjects.size() && !carried.contains(label); ++i)
            if (const NodeInfo* info = moment.world->node(NodeId{i}); info != nullptr && info->node != nullptr)
                if (info->node->meta.labels.contains(label.toStdString())) carried += label;
    return carried;
}

/// A name may have 253 characters; a menu is no place for them.
QString shortened(const QString& words) {
    constexpr qsizetype kMost = 60;
    return words.size() <= kMost ? words : words.left(kMost - 1) + QChar(0x2026);
}

/// "Cordon n1" as it stands behind "Undo".
QString inSentence(QString words) {
    words = shortened(words);
    words.replace(QLatin1Char('&'), QLatin1String("&&"));
    const bool isWord = words.size() > 1 && words[1].isLower();
    if (isWord) words[0] = words[0].toLower();
    return words;
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
      branches_(new QMenu(tr("Branc&hes"), parts.stage)) {
    connectActions();
    connectPanels();
    connect(&model_, &SessionModel::momentChanged, this, &EditControl::refresh);
    connect(&selection_, &SelectionModel::changed, this, &EditControl::refresh);
    connect(&model_, &SessionModel::opened, this, [this] {
        parts_.queues->submit().setQueues(queueNames(model_.moment()));
        parts_.queues->submit().setModels(modelNames(model_.moment()));
        parts_.queues->submit().setTopologies(topologyLabels(model_.moment()));
        branches_->hide();
    });
    connect(&host_, &SessionHost::changed, this,
            [this](const std::shared_ptr<const Delivery>& delivery) { takeChange(*delivery); });
    connect(&host_, &SessionHost::editFailed, this, [this](const QString& reason) {
        followEdit_ = isTried_ = false;
        sayNotMade(reason);
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
    on(ActionId::SubmitYaml, [this] { openPanelAsYaml(parts_.queues->submit().request()); });
    on(ActionId::Delete, [this] { deleteSelected(); });
    on(ActionId::Evict, [this] {
        const PodKey key = keyOf(model_.moment(), selection_.current().pod);
        perform(evictPod(key.ns, key.name));
    });
    on(ActionId::Cordon, [this] {
        if (const Node* node = nodeObject(selection_.current().node))
            perform(cordonNode(text(node->name()), !node->unschedulable));
    });
    on(ActionId::Drain, [this] {
        if (const Node* node = nodeObject(selection_.current().node)) perform(drainNode(text(node->name())));
    });
    on(ActionId::Taint, [this] { openTaints(selection_.current().node); });
    on(ActionId::Labels, [this] { openLabels(selection_.current().node, selection_.current().pod); });
    on(ActionId::Resize, [this] { openResize(selection_.current().node); });
    on(ActionId::EditYaml, [this] { openYaml(selection_.current().node, selection_.current().pod); });
    on(ActionId::SelectionMenu, [this] { showSelectionMenu(); });
}

void EditControl::connectPanels() {
    SubmitPanel& panel = parts_.queues->submit();
    connect(&panel, &SubmitPanel::submitted, this, [this](const SubmitRequest& request) { submit(request, {}); });
    connect(&panel, &SubmitPanel::yamlRequested, this, &EditControl::openPanelAsYaml);
    connect(&panel, &SubmitPanel::requestChanged, this, &EditControl::refresh);
    // Later: the drag still runs its own loop while it drops.
    connect(
        parts_.stage, &StageView::jobDropped, this,
        [this](const SubmitRequest& request, NodeId node) {
            node.valid() ? askForNode(request, node) : submit(request, {});
        },
        Qt::QueuedConnection);
    connect(parts_.stage, &StageView::contextMenuRequested, this, &EditControl::showMenu);
    connect(&parts_.queues->lanes(), &QueueLanes::contextMenuRequested, this,
            [this](PodId pod, const QPoint& at) { showMenu({}, pod, at); });
    connect(&parts_.time->log(), &EventLogView::contextMenuRequested, this,
            [this](PodId pod, NodeId node, const QPoint& at) { showMenu(node, pod, at); });
}

const Node* EditControl::nodeObject(NodeId node) const {
    if (!model_.isOpen() || !node.valid()) return nullptr;
    const NodeInfo* info = model_.moment().world->node(node);
    return info == nullptr ? nullptr : info->node;
}

const Pod* EditControl::podObject(PodId pod) const {
    const PodEntry* entry = model_.isOpen() ? model_.moment().pod(pod) : nullptr;
    return entry == nullptr || !entry->alive() ? nullptr : entry->object;
}

void EditControl::perform(const Result<Edit>& edit) {
    if (edit) return perform(*edit);
    sayNotMade(text(edit.error().text));
}

void EditControl::sayNotMade(const QString& reason) const {
    const auto words = [reason] {
        return BannerWords{tr("The change was not made. Nothing is different."), saidText(reason)};
    };
    parts_.banner->showMessage(words, Severity::Error);
}

void EditControl::perform(const Edit& edit) {
    if (!model_.isOpen()) return;
    // Units may be on their way that the cursor has not seen: in the present, and while it runs on, an edit means
    // "now".
    const bool isNow =
        model_.stops().isPresent(model_.cursor()) || player_.pace() == Pace::Fast || player_.pace() == Pace::Express;
    player_.stop();
    followEdit_ = true;
    host_.edit(edit, isNow ? std::numeric_limits<std::size_t>::max() : model_.cursor().fact);
}

void EditControl::performAfter(const Edit& edit, std::size_t facts) {
    if (!model_.isOpen()) return;
    player_.stop();
    followEdit_ = true;
    host_.edit(edit, facts);
}

void EditControl::performAsBranch(const Edit& edit, std::size_t facts) {
    if (!model_.isOpen()) return;
    player_.stop();
    followEdit_ = isTried_ = true;
    host_.edit(edit, facts, true);
}

void EditControl::takeChange(const Delivery& delivery) {
    model_.append(delivery);
    if (followEdit_) model_.setCursor(model_.stops().end());
    followEdit_ = false;
    if (delivery.branched) sayBranched();
    isTried_ = false;
    Q_EMIT edited();
}

void EditControl::sayBranched() {
    const BranchInfo* branch = model_.branch();
    if (branch == nullptr) return;
    const auto goBack = [this, parent = branch->parent] {
        player_.stop();
        host_.switchTo(parent);
    };
    const auto words = [goBack, name = text(branch->name), isTried = isTried_] {
        return BannerWords{
            isTried ? tr("This is tried in a branch: %1.").arg(name)
                    : tr("The cursor was in the past, so the change made a branch: %1.").arg(name),
            tr("The run as it was is kept: Run > Branches leads back to it. Undo takes the change back."),
            {{tr("Back to the other branch"), goBack}}};
    };
    parts_.banner->showMessage(words, Severity::Note);
}

void EditControl::submit(const SubmitRequest& request, NodeId node) {
    if (!model_.isOpen()) return;
    const Moment& moment = model_.moment();
    const QString name = proposedName(moment, request);
    const QString nodeName = node.valid() ? text(moment.nodeName(node)) : QString();
    const Result<Edit> edit = submitPods(moment, request, name, nodeName);
    if (edit) return perform(*edit);
    const auto words = [name, reason = edit.error().text] {
        return BannerWords{tr("%1 was not submitted.").arg(name), saidText(reason)};
    };
    parts_.banner->showMessage(words, Severity::Error);
}

void EditControl::askForNode(const SubmitRequest& request, NodeId node) {
    const Node* object = nodeObject(node);
    if (object == nullptr) return;
    auto* box =
        new QMessageBox(QMessageBox::NoIcon, tr("Submit to a node"),
                        tr("Let the scheduler choose the node, or name %1 in the pod?").arg(text(object->name())),
                        QMessageBox::NoButton, parts_.stage);
    box->setInformativeText(tr("A pod whose spec.nodeName is set never comes to the scheduler."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowModality(Qt::NonModal);
    QPushButton* choose = box->addButton(tr("Let it choose"), QMessageBox::AcceptRole);
    QPushButton* set = box->addButton(tr("Set nodeName"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(choose);
    connect(choose, &QPushButton::clicked, this, [this, request] { submit(request, {}); });
    connect(set, &QPushButton::clicked, this, [this, request, node] { submit(request, node); });
    connect(&model_, &SessionModel::opened, box, &QMessageBox::close);
    box->show();
}

void EditControl::open(EditDialog* dialog) {
    connect(dialog, &EditDialog::made, this, [this](const Edit& edit) { perform(edit); });
    connect(&model_, &SessionModel::opened, dialog, &EditDialog::close);
    connect(&model_, &SessionModel::momentChanged, dialog, &EditDialog::check);
    dialog->show();
}

void EditControl::openTaints(NodeId node) {
    if (nodeObject(node) != nullptr) open(taintDialog([this, node] { return nodeObject(node); }, parts_.stage));
}

void EditControl::openLabels(NodeId node, PodId pod) {
    if (podObject(pod) != nullptr)
        open(labelsDialog(PodSource([this, pod] { return podObject(pod); }), parts_.stage));
    else if (nodeObject(node) != nullptr)
        open(labelsDialog(NodeSource([this, node] { return nodeObject(node); }), parts_.stage));
}

void EditControl::openResize(NodeId node) {
    if (nodeObject(node) != nullptr) open(resizeDialog([this, node] { return nodeObject(node); }, parts_.stage));
}

void EditControl::openYaml(NodeId node, PodId pod) {
    if (podObject(pod) != nullptr)
        open(yamlDialog(PodSource([this, pod] { return podObject(pod); }), parts_.stage));
    else if (nodeObject(node) != nullptr)
        open(yamlDialog(NodeSource([this, node] { return nodeObject(node); }), parts_.stage));
}

void EditControl::openPanelAsYaml(const SubmitRequest& request) {
    if (!model_.isOpen()) return;
    openSubmitYaml(submitText(model_.moment(), request, proposedName(model_.moment(), request)));
}

void EditControl::openSubmitYaml(const QString& yaml) {
    if (!model_.isOpen()) return;
    open(submitDialog(
        yaml, [this](const QString& words) { return submitYaml(model_.moment(), words); }, parts_.stage));
}

void EditControl::addPodActions(QMenu& menu, PodId pod) {
    const PodKey key = keyOf(model_.moment(), pod);
    const PodEntry* entry = model_.moment().pod(pod);
    const bool alive = entry != nullptr && entry->alive();
    menu.addAction(tr("Inspect %1").arg(shortened(key.name)), &menu, [this, pod] { selection_.selectPod(pod); });
    if (entry != nullptr && entry->node.valid())
        menu.addAction(tr("Inspect its node"), &menu, [this, node = entry->node] { selection_.selectNode(node); });
    menu.addSeparator();
    menu.addAction(icon(Icon::Evict), tr("Evict"), &menu, [this, key] { perform(evictPod(key.ns, key.name)); })
        ->setEnabled(alive && entry->state == PodState::Bound);
    menu.addAction(tr("Delete"), &menu, [this, key] { perform(deletePod(key.ns, key.name)); })->setEnabled(alive);
    menu.addAction(tr("Labels…"), &menu, [this, pod] { openLabels({}, pod); })->setEnabled(alive);
    menu.addAction(tr("Edit as YAML…"), &menu, [this, pod] { openYaml({}, pod); })->setEnabled(alive);
    if (entry != nullptr)
        menu.addAction(tr("Submit one like it…"), &menu,
                       [this, yaml = text(io::yamlOf(entry->object->meta))] { openSubmitYaml(yaml); });
}

void EditControl::addNodeActions(QMenu& menu, NodeId node) {
    const Node& object = *nodeObject(node);
    const QString name = text(object.name());
    menu.addAction(tr("Inspect %1").arg(shortened(name)), &menu, [this, node] { selection_.selectNode(node); });
    menu.addAction(icon(Icon::Pin), parts_.stage->isPinned(node) ? tr("Unpin its callout") : tr("Pin its callout"),
                   &menu, [this, node] { parts_.stage->togglePin(node); });
    menu.addAction(icon(Icon::Submit), tr("Submit the panel's job here…"), &menu,
                   [this, node] { askForNode(parts_.queues->submit().request(), node); });
    menu.addSeparator();
    const bool cordoned = object.unschedulable;
    menu.addAction(icon(Icon::Cordon), cordoned ? tr("Uncordon") : tr("Cordon"), &menu,
                   [this, name, cordoned] { perform(cordonNode(name, !cordoned)); });
    menu.addAction(tr("Drain"), &menu, [this, name] { perform(drainNode(name)); });
    addTaintActions(menu, node);
    menu.addAction(tr("Labels…"), &menu, [this, node] { openLabels(node, {}); });
    menu.addAction(tr("Resize…"), &menu, [this, node] { openResize(node); });
    menu.addAction(tr("Edit as YAML…"), &menu, [this, node] { openYaml(node, {}); });
    menu.addSeparator();
    menu.addAction(tr("Delete node"), &menu, [this, name] { perform(deleteNode(name)); });
}

void EditControl::addTaintActions(QMenu& menu, NodeId node) {
    menu.addAction(icon(Icon::Taint), tr("Taint…"), &menu, [this, node] { openTaints(node); });
    std::set<std::string> keys;
    for (const Taint& taint : nodeObject(node)->taints) keys.insert(taint.key);
    for (const std::string& taint : keys)
        menu.addAction(tr("Remove taint %1").arg(shortened(text(taint))), &menu, [this, node, taint] {
            if (const Node* there = nodeObject(node)) perform(removeTaint(*there, taint));
        });
}

QMenu* EditControl::menuFor(NodeId node, PodId pod) {
    if (!model_.isOpen()) return nullptr;
    auto* menu = new QMenu(parts_.stage);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&model_, &SessionModel::opened, menu, &QMenu::close);
    if (pod.valid()) addPodActions(*menu, pod);
    if (pod.valid() && nodeObject(node) != nullptr) menu->addSeparator();
    if (nodeObject(node) != nullptr) addNodeActions(*menu, node);
    if (!menu->isEmpty()) return menu;
    delete menu;
    return nullptr;
}

void EditControl::showMenu(NodeId node, PodId pod, const QPoint& at) {
    if (QMenu* menu = menuFor(node, pod)) menu->popup(at);
}

/// Whether the widget knows better what its menu is about than the selection does.
bool EditControl::hasOwnMenu(const QWidget& focus) const {
    if (const auto* items = qobject_cast<const NodeCanvas*>(&focus)) return !items->itemFocus().empty();
    const bool isText = focus.inherits("QLineEdit") || focus.inherits("QPlainTextEdit") || focus.inherits("QTextEdit");
    return isText || &focus == &parts_.queues->lanes() || &focus == &parts_.time->log().list();
}

void EditControl::showSelectionMenu() {
    if (QWidget* focus = QApplication::focusWidget(); focus != nullptr && hasOwnMenu(*focus)) {
        const QPoint middle = focus->rect().center();
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, middle, focus->mapToGlobal(middle));
        QCoreApplication::sendEvent(focus, &asked);
        return;
    }
    const Selection& selected = selection_.current();
    showMenu(selected.node, selected.pod, parts_.stage->mapToGlobal(parts_.stage->rect().center()));
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
        QAction* action = branches_->addAction(QStringLiteral("%1 (%2)").arg(shortened(text(branch.name)), facts));
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

void EditControl::retranslate() {
    branches_->setTitle(tr("Branc&hes"));
    refresh();
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
    undo->setText(undo->isEnabled() ? tr("&Undo %1").arg(inSentence(text(branch->undoText))) : tr("&Undo"));
    redo->setText(redo->isEnabled() ? tr("&Redo %1").arg(inSentence(text(branch->redoText))) : tr("&Redo"));
    for (const ActionId id : {ActionId::Submit, ActionId::SubmitYaml}) actions_.at(id)->setEnabled(open);
    parts_.queues->submit().setEnabled(open);
    actions_.at(ActionId::Delete)->setEnabled((pod != nullptr && pod->alive()) || node != nullptr);
    actions_.at(ActionId::Evict)->setEnabled(pod != nullptr && pod->state == PodState::Bound);
    for (const ActionId id : {ActionId::Cordon, ActionId::Drain, ActionId::Taint, ActionId::Resize})
        actions_.at(id)->setEnabled(node != nullptr);
    const bool isThing = (pod != nullptr && pod->alive()) || node != nullptr;
    for (const ActionId id : {ActionId::Labels, ActionId::EditYaml}) actions_.at(id)->setEnabled(isThing);
    actions_.at(ActionId::SelectionMenu)->setEnabled(open);
    actions_.at(ActionId::Cordon)
        ->setText(node != nullptr && node->unschedulable ? tr("Un&cordon node") : tr("&Cordon node"));
    if (open) parts_.queues->submit().setProposedName(proposedName(model_.moment(), parts_.queues->submit().request()));
}

} // namespace berth::ui
