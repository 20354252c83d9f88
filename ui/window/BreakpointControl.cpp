// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/BreakpointControl.h"

#include "ui/pipeline/PipelineStrip.h"
#include "ui/time/TimePanel.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/StopText.h"
#include "ui/window/BreakpointList.h"
#include "ui/window/RunUntilDialog.h"
#include "ui/window/StatusLine.h"

#include <QMenu>

#include <algorithm>

namespace berth::ui {

BreakpointControl::BreakpointControl(SessionModel& model, Player& player, SelectionModel& selection,
                                     const ActionTable& actions, DockSet& docks, const WindowParts& parts,
                                     QWidget* window)
    : QObject(window),
      model_(model),
      player_(player),
      selection_(selection),
      actions_(actions),
      docks_(docks),
      parts_(parts),
      window_(window) {
    connect(actions_.at(ActionId::ToggleBreakpoint), &QAction::triggered, this, &BreakpointControl::toggleHere);
    connect(actions_.at(ActionId::RunUntil), &QAction::triggered, this, [this] { dialog().show(); });
    connect(parts_.breakpoints, &BreakpointList::addRequested, this, [this] {
        dialog().choose(RunUntilDialog::Kind::Event);
        dialog().show();
    });
    connect(parts_.pipeline, &PipelineStrip::menuRequested, this, &BreakpointControl::showMenu);
    connect(&player_.breakpoints(), &Breakpoints::changed, this, [this] {
        markStrip();
        forgetMarks(0);
        markTimeline();
    });
    connect(&model_, &SessionModel::traceChanged, this, &BreakpointControl::forgetMarks);
    connect(&player_, &Player::settled, this, &BreakpointControl::markTimeline);
    // Behind the picture of the stop, which says what comes next.
    connect(&player_, &Player::stoppedBy, this, &BreakpointControl::say, Qt::QueuedConnection);
    connect(&model_, &SessionModel::opened, this, [this] {
        parts_.breakpoints->setStart(model_.input().scenario->start);
        forgetMarks(0);
    });
}

RunUntilDialog& BreakpointControl::dialog() {
    if (!dialog_) {
        dialog_ = new RunUntilDialog(model_, window_);
        connectDialog();
    }
    dialog_->choose(dialog_->isVisible() ? dialog_->kind() : RunUntilDialog::Kind::Time);
    dialog_->raise();
    dialog_->activateWindow();
    return *dialog_;
}

void BreakpointControl::connectDialog() {
    connect(dialog_, &RunUntilDialog::runRequested, &player_, &Player::runUntil);
    connect(dialog_, &RunUntilDialog::breakpointRequested, this, [this](const StopRule& rule) {
        player_.breakpoints().add(rule);
        docks_.show(ActionId::ShowBreakpoints);
    });
}

StopRule BreakpointControl::ruleHere() const {
    if (!model_.isOpen()) return {};
    const Selection& selected = selection_.current();
    const Moment& moment = model_.moment();
    if (selected.point) return StopRule::at(*selected.point);
    if (selected.pod.valid()) return StopRule::onPod(std::string(model_.names().fullName(selected.pod, moment.pool())));
    if (selected.node.valid()) return StopRule::onNode(std::string(moment.nodeName(selected.node)));
    const auto point = pointAt(moment);
    return point ? StopRule::at(*point) : StopRule{};
}

void BreakpointControl::toggleHere() {
    const StopRule rule = ruleHere();
    if (rule.isEmpty()) {
        docks_.show(ActionId::ShowBreakpoints);
        return;
    }
    player_.breakpoints().toggle(rule);
    const QString what = stopText(rule, model_.input().scenario->start);
    const bool isSet = player_.breakpoints().find(rule) != nullptr;
    parts_.status->setNote(isSet ? tr("Breakpoint set: %1").arg(what) : tr("Breakpoint removed: %1").arg(what));
}

void BreakpointControl::showMenu(ExtensionPoint point, const QPoint& at) {
    auto* menu = new QMenu(window_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* run = menu->addAction(tr("&Run until here"), this, [this, point] { player_.runToPoint(point); });
    run->setEnabled(model_.isOpen());
    const bool isSet = player_.breakpoints().find(StopRule::at(point)) != nullptr;
    menu->addAction(isSet ? tr("Remove &breakpoint") : tr("Set &breakpoint"), this,
                    [this, point] { player_.breakpoints().toggle(StopRule::at(point)); });
    menu->popup(at);
}

void BreakpointControl::markStrip() {
    std::array<PointBreak, kPointCount> breaks{};
    for (const Breakpoint& breakpoint : player_.breakpoints().all()) {
        const StopRule& rule = breakpoint.rule;
        if (!rule.point || *rule.point == ExtensionPoint::Unreserve) continue;
        breaks[static_cast<std::size_t>(*rule.point)] = breakpoint.enabled ? PointBreak::On : PointBreak::Off;
    }
    parts_.pipeline->setBreaks(breaks);
}

void BreakpointControl::forgetMarks(std::size_t from) {
    marks_.erase(std::upper_bound(marks_.begin(), marks_.end(), from), marks_.end());
    marked_ = std::min(marked_, from);
}

void BreakpointControl::markTimeline() {
    if (!model_.isOpen()) return;
    // Each fact is asked once.
    const auto more = model_.stopMarks(player_.breakpoints().active(), marked_);
    marked_ = model_.trace().size();
    marks_.insert(marks_.end(), more.begin(), more.end());
    parts_.time->timeline().setStopMarks(marks_);
}

void BreakpointControl::say(const StopRule& rule) {
    const QString what = stopText(rule, model_.input().scenario->start);
    const bool isBreak = player_.breakpoints().find(rule) != nullptr;
    parts_.status->setNote(isBreak ? tr("Stopped at a breakpoint: %1").arg(what) : tr("Stopped: %1").arg(what));
}

} // namespace berth::ui
