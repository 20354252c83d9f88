// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PictureFeed.h"

#include "engine/io/config/ConfigurationEdit.h"
#include "ui/inspector/ArgumentsPage.h"
#include "ui/inspector/Inspect.h"
#include "ui/inspector/InspectorView.h"
#include "ui/inspector/WeightsPage.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/view/BeatText.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/QueuePicture.h"
#include "ui/view/ScorePicture.h"
#include "ui/view/StagePicture.h"
#include "ui/view/Text.h"
#include "ui/view/WaitingPicture.h"
#include "ui/view/WeightsPicture.h"
#include "ui/window/QueuePanel.h"
#include "ui/window/StatusLine.h"

#include <QLabel>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr std::size_t kManyNodes = 100;
constexpr int kLaterMs = 150;

/// The node's verdict was watched; of no node, that Filter is over.
bool isJudged(const Moment& moment, NodeId node) {
    const CycleWalk walk(moment);
    if (!node.valid()) return walk.progress(ExtensionPoint::Filter) == PointProgress::Over;
    const CycleRecord& record = walk.record();
    const std::size_t shown = std::min(walk.verdictsShown(), record.verdicts.size());
    return std::any_of(record.verdicts.begin(), record.verdicts.begin() + static_cast<std::ptrdiff_t>(shown),
                       [&](const CycleRecord::Verdict& each) { return record.nodes[each.node] == node; });
}

QString tieWord(TieBreak rule) {
    switch (rule) {
    case TieBreak::FirstByName: return QStringLiteral("FirstByName");
    case TieBreak::SeededRandom: return QStringLiteral("SeededRandom");
    case TieBreak::HeapOrder: return QStringLiteral("HeapOrder");
    }
    return {};
}

} // namespace

PictureFeed::PictureFeed(SessionModel& model, SelectionModel& selection, const WindowParts& parts, QObject* parent)
    : QObject(parent), model_(model), selection_(selection), parts_(parts) {
    connect(&model_, &SessionModel::momentChanged, this, &PictureFeed::markDirty);
    connect(&model_, &SessionModel::shownTimeChanged, this, &PictureFeed::markDirty);
    connect(&model_, &SessionModel::opened, this, [this] {
        score_.reset();
        cards_ = {};
        lanes_ = {};
        remedies_.clear();
        answered_.reset();
        asked_.reset();
        deadlock_.reset();
        waysOut_.clear();
        foresight_.reset();
        scoresOf_.reset();
        scores_ = {};
        weightsProfile_.clear();
        parts_.stage->unpinAll();
        stripProfile_.clear();
        forgetTried();
    });
    connect(parts_.inspector, &InspectorView::pageShown, this, &PictureFeed::markDirty);
    later_.setSingleShot(true);
    later_.setInterval(kLaterMs);
    connect(&later_, &QTimer::timeout, this, &PictureFeed::markDirty);
    connect(&selection_, &SelectionModel::changed, this, &PictureFeed::markDirty);
    connect(parts_.stage, &StageView::scoreSelected, this, [this](const ScoreCellId& cell) {
        score_ = cell;
        markDirty();
    });
    connect(parts_.pipeline, &PipelineStrip::profileChosen, this,
            [this](const QString& profile) { showProfile(profile.toStdString()); });
    parts_.stage->setContent(emptyStageContent());
}

void PictureFeed::setGrouping(Grouping grouping) {
    grouping_ = grouping;
    markDirty();
}

void PictureFeed::setColouring(HeatKey colouring) {
    colouring_ = colouring;
    markDirty();
}

void PictureFeed::retranslate() {
    cards_ = {};
    answered_.reset();
    asked_.reset();
    if (!model_.isOpen()) parts_.stage->setContent(emptyStageContent());
    markDirty();
}

void PictureFeed::markDirty() {
    if (dirty_) return;
    dirty_ = true;
    QMetaObject::invokeMethod(this, &PictureFeed::flush, Qt::QueuedConnection);
}

void PictureFeed::setFrozen(bool frozen) {
    frozen_ = frozen;
    if (!frozen_ && dirty_) QMetaObject::invokeMethod(this, &PictureFeed::flush, Qt::QueuedConnection);
}

void PictureFeed::flush() {
    if (!dirty_ || frozen_) return;
    dirty_ = false;
    if (!model_.isOpen()) return;
    Q_EMIT aboutToDraw();
    const Moment& moment = model_.moment();
    parts_.pipeline->setView(pipelineView(moment, lanes_, shownProfile()));
    drawProfiles();
    QueuesView queues = queuesView(moment, lanes_);
    parts_.queueSummary->setText(queues.summary);
    parts_.queues->lanes().setView(std::move(queues));
    drawStage();
    drawSelection();
    drawStatus();
    Q_EMIT drawn();
}

void PictureFeed::addArithmetic(StageContent& content) const {
    if (!content.waterfall || !score_) return;
    const NodeId node = score_->node;
    const QString plugin = columnPlugin(*content.waterfall, score_->column);
    const auto terms = plugin.isEmpty() ? std::vector<Term>{} : model_.scoreTerms(node, plugin.toStdString());
    content.waterfall->selected = score_;
    content.waterfall->arithmetic = arithmeticView(*content.waterfall, *score_, terms);
}

void PictureFeed::drawStage() {
    StageContent content = stageContent(model_.moment(), grouping_, colouring_, cards_);
    findScores();
    if (content.waterfall && !tried_.empty() && triedWeights(scores_, tried_) != scores_.weights())
        previewWeights(*content.waterfall, *model_.moment().record(), scores_, triedWeights(scores_, tried_));
    addArithmetic(content);
    parts_.stage->setContent(std::move(content));
}

void PictureFeed::drawSelection() {
    const Selection& selection = selection_.current();
    parts_.stage->setSelection(selection.node, selection.pod, text(selection.gang));
    parts_.queues->lanes().setSelectedPod(selection.pod);
    parts_.queues->lanes().setSelectedGang(text(selection.gang));
    parts_.stage->setSelectedTenant(text(selection.tenant));
    parts_.queues->lanes().setSelectedTenant(text(selection.tenant));
    parts_.pipeline->setSelectedPoint(selection.point);
    InspectorContent content = inspect(model_.moment(), selection);
    findRemedies(content);
    findWaysOut(content);
    parts_.inspector->followScores(parts_.stage->content().waterfall.has_value() && selection.isEmpty());
    parts_.inspector->setContent(content);
    drawWeights();
}

void PictureFeed::findScores() {
    const Moment& moment = model_.moment();
    const bool stand = moment.record() != nullptr && CycleWalk(moment).isWeighted();
    const std::shared_ptr<const CycleRecord> record = stand ? moment.cycle->record : nullptr;
    if (record == scoresOf_) return;
    scoresOf_ = record;
    scores_ = record != nullptr ? scoresAt(moment) : tune::ScoreTable{};
}

/// Each of them is a look of its own, so they are looked for once per question.
void PictureFeed::findRemedies(InspectorContent& content) {
    const Moment& moment = model_.moment();
    const Selection& selection = selection_.current();
    const bool isOther = selection.point || selection.deadlock || !selection.gang.empty() || !selection.tenant.empty();
    const bool isAboutCycle =
        moment.record() != nullptr && !isOther && (!selection.pod.valid() || selection.pod == moment.record()->pod);
    if (!isAboutCycle || parts_.inspector->page() != InspectorView::Page::Why) {
        remedies_.clear();
        answered_.reset();
        return;
    }
    const Question question{moment.cycle->record, selection.node, isJudged(moment, selection.node), !scores_.empty()};
    const bool isLong = moment.record()->nodes.size() > kManyNodes;
    if (question != answered_ && isLong && question != asked_) {
        asked_ = question;
        remedies_.clear();
        answered_.reset();
        later_.start();
        return;
    }
    if (question != answered_)
        remedies_ = ui::remedies(moment, selection.node, scores_,
                                 [this](const Pod* pod, const Node* node) { return model_.lookAgain(pod, node); });
    answered_ = question;
    for (std::size_t i = 0; i < remedies_.size(); ++i)
        content.remedies.push_back({remedies_[i].change, remedies_[i].effect, remedies_[i].helps, i});
}

/// Asked once per deadlock: as long as the same gangs hold the same, the answer stays.
void PictureFeed::findWaysOut(InspectorContent& content) {
    const Moment& moment = model_.moment();
    const std::optional<metrics::Deadlock> now = selection_.current().deadlock ? deadlockAt(moment) : std::nullopt;
    if (!now) {
        waysOut_.clear();
        deadlock_.reset();
        foresight_.reset();
        return;
    }
    if (!deadlock_ || deadlock_->gangs != now->gangs || deadlockRun_ != model_.changes()) {
        deadlock_ = now;
        deadlockRun_ = model_.changes();
        foresight_.reset();
        waysOut_ = ui::waysOut(moment, *now);
        ForesightQuestion question = questionAbout(moment, *now, waysOut_);
        question.id = ++foresightId_;
        Q_EMIT foresightWanted(question);
    }
    addForesight(moment, *now, waysOut_, foresight_.get(), content);
}

void PictureFeed::takeForesight(const std::shared_ptr<const Foresight>& foresight) {
    if (foresight->id != foresightId_ || !deadlock_) return;
    if (foresight->isCutShort)
        deadlock_.reset();
    else
        foresight_ = foresight;
    markDirty();
}

std::optional<metrics::DeadlockOutlook> PictureFeed::outlookOf(std::size_t way) const {
    return foresight_ != nullptr && way < foresight_->cases.size() ? foresight_->cases[way] : std::nullopt;
}

std::string PictureFeed::weightsProfile() const {
    return weightsProfile_.empty() ? profileAtCursor(model_.moment()) : weightsProfile_;
}

/// Only the page that is seen: flips are searched weight by weight.
void PictureFeed::drawWeights() {
    const Moment& moment = model_.moment();
    const std::string profile = weightsProfile();
    const bool isCycles = moment.record() != nullptr && moment.record()->profile == profile;
    switch (parts_.inspector->page()) {
    case InspectorView::Page::Weights:
        parts_.inspector->weights().setView(
            weightsView(moment, profile, isCycles ? scores_ : tune::ScoreTable{}, tried_, chartPlugin_));
        break;
    case InspectorView::Page::Arguments:
        parts_.inspector->arguments().setProfile(text(profile),
                                                 text(io::argumentsText(*moment.world->configuration, profile)));
        break;
    default: break;
    }
}

void PictureFeed::tryWeight(const std::string& plugin, std::int64_t weight) {
    tried_[plugin] = weight;
    chartPlugin_ = plugin;
    markDirty();
}

void PictureFeed::forgetTried() {
    tried_.clear();
    chartPlugin_.clear();
    markDirty();
}

void PictureFeed::setWeightsProfile(const std::string& profile) {
    const std::string before = weightsProfile();
    weightsProfile_ = profile;
    if (weightsProfile() != before) tried_.clear();
    markDirty();
}

void PictureFeed::showProfile(const std::string& profile) {
    if (!model_.isOpen()) return;
    setWeightsProfile(profile == profileAtCursor(model_.moment()) ? std::string() : profile);
    stripProfile_ = profile;
    stripCycle_ = model_.moment().world->cycles;
}

/// The one chosen in the strip as long as its cycle is at the cursor, else the cycle's.
const Framework* PictureFeed::shownProfile() const {
    const Moment& moment = model_.moment();
    const bool isChosen = !stripProfile_.empty() && stripCycle_ == moment.world->cycles;
    if (isChosen && moment.profiles)
        if (const Framework* chosen = moment.profiles->find(stripProfile_)) return chosen;
    return moment.framework();
}

void PictureFeed::setChartPlugin(const std::string& plugin) {
    chartPlugin_ = plugin;
    markDirty();
}

void PictureFeed::drawProfiles() {
    QStringList names;
    for (const Profile& profile : model_.moment().world->configuration->profiles) names += text(profile.schedulerName);
    const Framework* current = shownProfile();
    parts_.pipeline->setProfiles(names, current == nullptr ? QString() : text(current->schedulerName()));
}

QString PictureFeed::statusFacts() const {
    const World::Rules& rules = *model_.moment().world->rules;
    QString hex = model_.fingerprint().left(8);
    hex.insert(4, QLatin1Char(' '));
    return tr("seed %1 · %2 · kube-scheduler v1.37 rules · fingerprint %3")
        .arg(rules.seed)
        .arg(tieWord(rules.tieBreak), hex);
}

void PictureFeed::drawStatus() {
    parts_.status->setNext(nextSentence(model_.moment()));
    if (const QString end = endSentence(model_.moment()); !end.isEmpty()) parts_.status->setNote(end);
    parts_.status->setFacts(statusFacts());
    parts_.status->setToolTip(tr("Fingerprint of the run so far: %1").arg(model_.fingerprint()));
}

} // namespace berth::ui
