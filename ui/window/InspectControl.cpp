// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/InspectControl.h"

#include "ui/inspector/ArgumentsPage.h"
#include "ui/inspector/Inspect.h"
#include "ui/inspector/InspectorView.h"
#include "ui/inspector/ObjectPage.h"
#include "ui/inspector/PinnedWhy.h"
#include "ui/inspector/WeightsPage.h"
#include "ui/inspector/YamlEditor.h"
#include "ui/session/Edits.h"
#include "ui/view/DiagnosticText.h"
#include "ui/view/Text.h"
#include "ui/view/WeightsPicture.h"
#include "ui/window/EditControl.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/PictureFeed.h"

#include <QClipboard>
#include <QGuiApplication>

namespace berth::ui {

InspectControl::InspectControl(SessionModel& model, SessionHost& host, Player& player, PictureFeed& picture,
                               EditControl& edits, const ActionTable& actions, const WindowParts& parts,
                               QObject* parent)
    : QObject(parent),
      model_(model),
      host_(host),
      player_(player),
      picture_(picture),
      edits_(edits),
      actions_(actions),
      parts_(parts) {
    connectWeights();
    connectEditors();
    connectActions();
    connect(parts_.inspector, &InspectorView::branchRequested, this, &InspectControl::takeRemedy);
    connect(&edits_, &EditControl::edited, this, &InspectControl::finishEdit);
    connect(&host_, &SessionHost::editFailed, this, &InspectControl::failEdit);
    connect(&player_, &Player::stoppedBy, this, &InspectControl::arrive);
    // Later: a run that arrives says so when it stands still already.
    connect(&player_, &Player::paceChanged, this, &InspectControl::forgetEndedRun, Qt::QueuedConnection);
    connect(&model_, &SessionModel::opened, this, &InspectControl::forgetAll);
    connect(&picture_, &PictureFeed::drawn, this, &InspectControl::refresh);
    connect(&picture_, &PictureFeed::foresightWanted, &host_, &SessionHost::foresee);
    connect(&host_, &SessionHost::foreseen, &picture_, &PictureFeed::takeForesight);
    refresh();
}

void InspectControl::connectWeights() {
    WeightsPage& page = parts_.inspector->weights();
    connect(&page, &WeightsPage::weightTried, this,
            [this](const QString& plugin, int weight) { picture_.tryWeight(plugin.toStdString(), weight); });
    connect(&page, &WeightsPage::pluginChosen, this,
            [this](const QString& plugin) { picture_.setChartPlugin(plugin.toStdString()); });
    connect(&page, &WeightsPage::profileChosen, this,
            [this](const QString& profile) { picture_.setWeightsProfile(profile.toStdString()); });
    connect(&page, &WeightsPage::resetRequested, &picture_, &PictureFeed::forgetTried);
    connect(&page, &WeightsPage::branchRequested, this, &InspectControl::branchWeights);
    connect(&page, &WeightsPage::copyRequested, this, [this] {
        const Configuration& now = *model_.moment().world->configuration;
        QGuiApplication::clipboard()->setText(configurationText(now, picture_.weightsProfile(), picture_.tried()));
    });
}

void InspectControl::connectEditors() {
    YamlEditor& arguments = parts_.inspector->arguments().editor();
    connect(&arguments, &YamlEditor::applyRequested, this,
            [this](const QString& yaml) { applyArguments(yaml, false); });
    connect(&arguments, &YamlEditor::branchRequested, this,
            [this](const QString& yaml) { applyArguments(yaml, true); });
    connect(&parts_.inspector->object().editor(), &YamlEditor::applyRequested, this, &InspectControl::applyObject);
}

void InspectControl::connectActions() {
    const auto on = [this](ActionId id, auto call) { connect(actions_.at(id), &QAction::triggered, this, call); };
    on(ActionId::InspectPin, [this] { pin(); });
    on(ActionId::CopyTables, [this] { QGuiApplication::clipboard()->setText(parts_.inspector->copyText(false)); });
    on(ActionId::CopyMarkdown, [this] { QGuiApplication::clipboard()->setText(parts_.inspector->copyText(true)); });
}

void InspectControl::performBeforeLook(const Edit& edit, bool toTotals) {
    const Moment& moment = model_.moment();
    if (moment.record() == nullptr) return edits_.perform(edit);
    const std::size_t popped = moment.cycle->poppedFact;
    target_ = {std::string(moment.names->fullName(moment.record()->pod, moment.pool())), toTotals, edit.command.text};
    edits_.performAfter(edit, model_.trace().unitBegin(popped));
}

void InspectControl::branchWeights() {
    const QString words = parts_.inspector->weights().view().branchText;
    const auto edit =
        weightsEdit(*model_.moment().world->configuration, picture_.weightsProfile(), picture_.tried(), words);
    if (!edit) {
        const auto refusal = [errors = edit.error()] {
            return BannerWords{tr("These weights were refused. Nothing is different."),
                               errors.empty() ? QString() : saidText(errors.front().text)};
        };
        return parts_.banner->showMessage(refusal, Severity::Error);
    }
    performBeforeLook(*edit, true);
}

void InspectControl::applyArguments(const QString& yaml, bool beforeLook) {
    ArgumentsPage& page = parts_.inspector->arguments();
    const auto edit = argumentsEdit(*model_.moment().world->configuration, page.profile().toStdString(), yaml);
    if (!edit) return page.editor().showErrors(edit.error());
    editor_ = &page.editor();
    beforeLook ? performBeforeLook(*edit, true) : edits_.perform(*edit);
}

void InspectControl::applyObject(const QString& yaml) {
    ObjectPage& page = parts_.inspector->object();
    const Moment& moment = model_.moment();
    const PodEntry* pod = moment.pod(page.object().pod);
    const NodeInfo* node = page.object().node.valid() ? moment.world->node(page.object().node) : nullptr;
    const PodGroup* group = podGroupAt(moment, page.object().podGroup);
    if (pod == nullptr && group == nullptr && (node == nullptr || node->node == nullptr)) return;
    const auto edit = pod != nullptr     ? updateFromYaml(*pod->object, yaml)
                      : group != nullptr ? updateFromYaml(*group, yaml)
                                         : updateFromYaml(*node->node, yaml);
    if (!edit) return page.editor().showErrors({edit.error()});
    editor_ = &page.editor();
    edits_.perform(*edit);
}

/// Where the way leads to is shown: the branch runs on until a gang of the deadlock runs.
void InspectControl::takeWayOut(std::size_t id) {
    const WayOut& way = picture_.waysOut()[id];
    const auto outlook = picture_.outlookOf(id);
    if (outlook) tried_ = seenAt(*outlook, model_.moment().now);
    edits_.performAsBranch(way.edit, way.isBefore ? way.position : model_.moment().cursor.fact);
}

void InspectControl::takeRemedy(std::size_t id) {
    if (id < picture_.waysOut().size()) return takeWayOut(id);
    if (id >= picture_.remedies().size()) return;
    const Remedy& remedy = picture_.remedies()[id];
    const Result<Edit> edit = remedy.edit();
    if (!edit) return edits_.perform(edit);
    const bool configures = std::holds_alternative<Configure>(edit->command.actions.front());
    performBeforeLook(*edit, configures);
}

void InspectControl::finishEdit() {
    if (editor_ != nullptr) editor_->forgetDraft();
    editor_ = nullptr;
    if (const auto until = std::exchange(tried_, std::nullopt))
        return player_.runUntil(StopRule::atTime(*until), Pace::Express);
    const BranchInfo* branch = model_.branch();
    const bool isTargets = !target_.isRunning && branch != nullptr && branch->undoText == target_.edit;
    if (target_.pod.empty() || !isTargets) return;
    // What was tried is in force now.
    if (target_.toTotals) picture_.forgetTried();
    runToTarget();
}

void InspectControl::failEdit(const QString& reason) {
    if (editor_ != nullptr) editor_->showErrors({{Severity::Error, {}, reason.toStdString(), {}}});
    editor_ = nullptr;
    target_ = {};
    tried_.reset();
}

StopRule InspectControl::targetRule() const {
    return StopRule::onFact(FactKind::PodPopped, target_.pod);
}

void InspectControl::runToTarget() {
    target_.isRunning = true;
    player_.runUntil(targetRule(), Pace::Express);
}

/// A run that ended elsewhere leads nowhere any more.
void InspectControl::forgetEndedRun() {
    if (target_.isRunning && player_.pace() == Pace::Still) target_ = {};
}

void InspectControl::forgetAll() {
    target_ = {};
    tried_.reset();
    editor_ = nullptr;
    parts_.inspector->arguments().editor().forgetAll();
    parts_.inspector->object().editor().forgetAll();
}

/// The look has begun again: on to where the totals stand, or to where Filter has ended.
void InspectControl::arrive(const StopRule& rule) {
    if (target_.pod.empty() || !(rule == targetRule())) return;
    const Target target = std::exchange(target_, {});
    const Moment& moment = model_.moment();
    if (moment.record() == nullptr) return;
    const std::vector<Beat>& beats = moment.cycle->beats;
    std::size_t last = 0;
    for (std::size_t i = 0; i < beats.size() && i < moment.cycle->postFilterBeat; ++i) {
        if (beats[i].point == ExtensionPoint::Filter) last = i + 1;
        if (target.toTotals && beats[i].kind == BeatKind::Weighted) last = i + 1;
    }
    player_.seek({moment.cycle->poppedFact + 1, static_cast<std::uint32_t>(last)});
}

void InspectControl::refresh() {
    const bool open = model_.isOpen();
    const bool isAbout = open && !parts_.inspector->content().subject.isEmpty();
    for (const ActionId id : {ActionId::InspectPin, ActionId::CopyTables, ActionId::CopyMarkdown})
        actions_.at(id)->setEnabled(isAbout);
    if (!open) return;
    const bool isPresent = model_.stops().isPresent(model_.cursor());
    const QString apply = isPresent ? tr("Apply now") : tr("Apply as branch");
    const bool inCycle = model_.moment().record() != nullptr;
    parts_.inspector->arguments().editor().setButtons(apply, inCycle ? tr("Compare as branch") : QString());
    parts_.inspector->object().editor().setButtons(apply);
}

void InspectControl::pin() {
    const InspectorContent& content = parts_.inspector->content();
    if (content.subject.isEmpty()) return;
    auto* copy = new PinnedWhy(
        content,
        [this](const TermsRequest& request) {
            return request.isScore ? model_.scoreTerms(request.node, request.plugin)
                                   : model_.filterTerms(request.node, request.plugin);
        },
        parts_.inspector->window());
    connect(&model_, &SessionModel::opened, copy, &PinnedWhy::close);
    connect(copy, &PinnedWhy::selectionRequested, parts_.inspector, &InspectorView::selectionRequested);
    copy->show();
}

} // namespace berth::ui
