// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/StagePicture.h"

#include "ui/view/CycleWalk.h"
#include "ui/view/FactText.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/PreemptionPicture.h"
#include "ui/view/ScorePicture.h"
#include "ui/view/Text.h"
#include "ui/view/WaitingPicture.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StagePicture)
};

EmptyView emptyView() {
    EmptyView view;
    view.title = Words::tr("No nodes yet");
    view.sentence =
        Words::tr("Drop the output of “kubectl get nodes -o yaml” here, or open a sample. Copy command gives "
                  "you the line that writes all of your cluster Berth reads.");
    view.actions = {Words::tr("Samples…"), Words::tr("Open files…"), Words::tr("Copy command")};
    view.actionIcons = {Icon::Eye, Icon::Open, Icon::Export};
    return view;
}

QString endText(const Moment& moment) {
    const World::Counters& counters = moment.world->counters;
    switch (moment.runEnd) {
    case RunEnd::Until: return Words::tr("The run reached its last instant. Submit a pod or step back.");
    case RunEnd::RetryForever:
        return plural(counters.active + counters.backoff + counters.unschedulable,
                      Words::tr("%1 pod retries for ever: nothing but retries for 24 h."),
                      Words::tr("%1 pods retry for ever: nothing but retries for 24 h."));
    default: return Words::tr("Nothing left to do. Submit a pod or step back.");
    }
}

/// The sentence of the last fact; long messages are the inspector's.
QString factCaption(const Moment& moment, const Fact& fact) {
    if (fact.kind == FactKind::PodUnschedulable)
        return Words::tr("%1 could not be placed and went to %2.")
            .arg(text(moment.podName(fact.pod)), text(toString(static_cast<QueueKind>(fact.flag))));
    return Words::tr("%1.", "a sentence").arg(factSentence(*moment.trace, *moment.names, fact));
}

CaptionView quietCaption(const Moment& moment) {
    CaptionView caption;
    const bool ended = moment.runEnd != RunEnd::Running && moment.atEnd();
    const World::Counters& counters = moment.world->counters;
    if (ended) {
        caption.point = Words::tr("End");
        caption.sentence = endText(moment);
    } else if (counters.active + counters.backoff + counters.unschedulable + counters.gated + counters.waiting == 0 &&
               moment.next.at == SimTime::never()) {
        caption.sentence = Words::tr("Nothing to schedule. Submit a pod on the left.");
    } else if (const Fact* fact = moment.lastFact(); fact != nullptr && moment.cursor.fact > moment.trace->unitEnd(0)) {
        caption.sentence = factCaption(moment, *fact);
    } else {
        caption.point = Words::tr("Start");
        caption.sentence = Words::tr("This is the cluster before the first step. Step over goes on.");
    }
    return caption;
}

} // namespace

CaptionView captionView(const Moment& moment) {
    const auto point = pointAt(moment);
    const bool isStart = moment.trace->empty() || moment.cursor.fact <= moment.trace->unitEnd(0);
    if (!point || isStart || (moment.runEnd != RunEnd::Running && moment.atEnd())) return quietCaption(moment);
    CaptionView caption;
    caption.point = pointName(*point);
    caption.sentence = pointSentence(*point);
    const CycleWalk walk(moment);
    const bool filterOver = walk.isShown() && walk.progress(ExtensionPoint::Filter) == PointProgress::Over;
    if (*point == ExtensionPoint::Filter && filterOver && walk.record().feasible.size() == 1)
        caption.note = Words::tr("Only one node is left, so nothing is scored.");
    return caption;
}

QStringList colouringNames() {
    return {Words::tr("total score"), Words::tr("verdict"), Words::tr("free GPUs"), Words::tr("level")};
}

StageContent stageContent(const Moment& moment, Grouping grouping) {
    NodeCards cards;
    return stageContent(moment, grouping, HeatKey::Score, cards);
}

StageContent stageContent(const Moment& moment, Grouping grouping, HeatKey colour, NodeCards& cards) {
    StageContent content;
    content.caption = captionView(moment);
    content.groups = cards.groups(moment, grouping, colour);
    content.waiting = waitingRoomView(moment);
    content.tournament = tournamentView(moment);
    if (!content.tournament) content.waterfall = waterfallView(moment);
    if (content.groups.empty()) content.empty = emptyView();
    return content;
}

StageContent emptyStageContent() {
    StageContent content;
    content.empty = emptyView();
    content.empty->title = Words::tr("Nothing is open");
    content.empty->hasGallery = true;
    return content;
}

} // namespace berth::ui
