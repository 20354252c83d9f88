// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/RunControl.h"

#include "ui/pipeline/PipelineStrip.h"
#include "ui/time/TimePanel.h"
#include "ui/view/Text.h"
#include "ui/window/StatusLine.h"

#include <cmath>

namespace berth::ui {

RunControl::RunControl(SessionModel& model, Player& player, const ActionTable& actions, const WindowParts& parts,
                       QObject* parent)
    : QObject(parent), model_(model), player_(player), actions_(actions), parts_(parts) {
    connectActions();
    connectPanels();
    connect(&model_, &SessionModel::momentChanged, this, &RunControl::refresh);
    connect(&player_, &Player::paceChanged, this, &RunControl::refresh);
    refresh();
}

void RunControl::connectActions() {
    const auto on = [this](ActionId id, auto call) { connect(actions_.at(id), &QAction::triggered, this, call); };
    on(ActionId::Reset, [this] { player_.goToStart(); });
    on(ActionId::Back, [this] { player_.stepBack(Stride::Point); });
    on(ActionId::BackDetail, [this] { player_.stepBack(Stride::Detail); });
    on(ActionId::BackPod, [this] { player_.backToPod(); });
    on(ActionId::PreviousPod, [this] { player_.previousPod(); });
    on(ActionId::NextPod, [this] { player_.nextPod(); });
    on(ActionId::StepOver, [this] { player_.step(Stride::Point); });
    on(ActionId::StepIn, [this] { player_.step(Stride::Detail); });
    on(ActionId::StepOut, [this] { player_.finishPod(); });
    on(ActionId::Play, [this] { player_.toggle(Pace::Play); });
    on(ActionId::Fast, [this] { player_.toggle(Pace::Fast); });
    on(ActionId::Express, [this] { player_.toggle(Pace::Express); });
    on(ActionId::Slower, [this] { player_.setSpeed(player_.speed() / 2); });
    on(ActionId::Faster, [this] { player_.setSpeed(player_.speed() * 2); });
    on(ActionId::TimelineSteps, [this](bool bySteps) {
        parts_.time->timeline().setAxis(bySteps ? TimelineView::Axis::Steps : TimelineView::Axis::Auto);
    });
}

void RunControl::connectPanels() {
    connect(&parts_.time->timeline(), &TimelineView::scrubbed, &player_, &Player::seek);
    connect(&parts_.time->timeline(), &TimelineView::steppedBy, this, [this](int steps) {
        if (steps > 0)
            player_.step(Stride::Point);
        else
            player_.stepBack(Stride::Point);
    });
    connect(&parts_.time->log(), &EventLogView::jumped, &player_, &Player::seek);
    connect(parts_.pipeline, &PipelineStrip::pointActivated, &player_, &Player::runToPoint);
    connect(&player_, &Player::rateMeasured, this, [this](double facts, double simulated) {
        parts_.status->setNext(tr("%1 facts/s · %2 simulated s/s")
                                   .arg(countText(std::llround(facts)), countText(std::llround(simulated))));
    });
}

void RunControl::refresh() {
    const bool open = model_.isOpen();
    const bool atEnd = player_.isAtEnd();
    const bool atStart = player_.isAtStart();
    for (const ActionId id : {ActionId::StepOver, ActionId::StepIn, ActionId::StepOut, ActionId::NextPod,
                              ActionId::Play, ActionId::Fast, ActionId::Express})
        actions_.at(id)->setEnabled(open && !atEnd);
    for (const ActionId id :
         {ActionId::Reset, ActionId::Back, ActionId::BackDetail, ActionId::BackPod, ActionId::PreviousPod})
        actions_.at(id)->setEnabled(open && !atStart);
    actions_.at(ActionId::RunUntil)->setEnabled(open);
    const Pace pace = player_.pace();
    actions_.at(ActionId::Play)->setChecked(pace == Pace::Play);
    actions_.at(ActionId::Fast)->setChecked(pace == Pace::Fast);
    actions_.at(ActionId::Express)->setChecked(pace == Pace::Express);
}

} // namespace berth::ui
