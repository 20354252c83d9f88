// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PictureFeed.h"

#include "ui/inspector/Inspect.h"
#include "ui/inspector/InspectorView.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/view/BeatText.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/QueuePicture.h"
#include "ui/view/ScorePicture.h"
#include "ui/view/StagePicture.h"
#include "ui/view/Text.h"
#include "ui/window/QueuePanel.h"
#include "ui/window/StatusLine.h"

#include <QLabel>

namespace berth::ui {
namespace {

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
    connect(&model_, &SessionModel::opened, this, [this] { score_.reset(); });
    connect(&selection_, &SelectionModel::changed, this, &PictureFeed::markDirty);
    connect(parts_.stage, &StageView::scoreSelected, this, [this](const ScoreCellId& cell) {
        score_ = cell;
        markDirty();
    });
    parts_.stage->setContent(emptyStageContent());
}

void PictureFeed::setGrouping(Grouping grouping) {
    grouping_ = grouping;
    markDirty();
}

void PictureFeed::markDirty() {
    if (dirty_) return;
    dirty_ = true;
    QMetaObject::invokeMethod(this, &PictureFeed::flush, Qt::QueuedConnection);
}

void PictureFeed::flush() {
    if (!dirty_) return;
    dirty_ = false;
    if (!model_.isOpen()) return;
    Q_EMIT aboutToDraw();
    const Moment& moment = model_.moment();
    parts_.pipeline->setView(pipelineView(moment));
    drawProfiles();
    QueuesView queues = queuesView(moment);
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
    StageContent content = stageContent(model_.moment(), grouping_);
    addArithmetic(content);
    parts_.stage->setContent(std::move(content));
}

void PictureFeed::drawSelection() {
    const Selection& selection = selection_.current();
    parts_.stage->setSelection(selection.node, selection.pod);
    parts_.queues->lanes().setSelectedPod(selection.pod);
    parts_.pipeline->setSelectedPoint(selection.point);
    parts_.inspector->setContent(inspect(model_.moment(), selection));
}

void PictureFeed::drawProfiles() {
    QStringList names;
    for (const Profile& profile : model_.moment().world->configuration->profiles) names += text(profile.schedulerName);
    const Framework* current = model_.moment().framework();
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
    parts_.status->setFacts(statusFacts());
    parts_.status->setToolTip(tr("Fingerprint of the run so far: %1").arg(model_.fingerprint()));
}

} // namespace berth::ui
