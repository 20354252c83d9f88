// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ExpressControl.h"

#include "ui/stage/StageView.h"
#include "ui/time/TimePanel.h"
#include "ui/view/StopText.h"
#include "ui/view/Text.h"
#include "ui/window/LoadingBar.h"
#include "ui/window/PictureFeed.h"

#include <algorithm>
#include <cmath>

namespace berth::ui {

void ExpressControl::Tally::add(FactKind kind) {
    switch (kind) {
    case FactKind::PodPopped: ++cycles; break;
    case FactKind::PodBound: ++bound; break;
    case FactKind::PodUnschedulable: ++failed; break;
    case FactKind::PodEvicted:
    case FactKind::VictimEvicted: ++evicted; break;
    case FactKind::PodFinished: ++finished; break;
    default: break;
    }
}

void ExpressControl::Tally::follow(const Trace& trace) {
    if (read > trace.size()) *this = {};
    for (; read < trace.size(); ++read) add(trace[read].kind);
}

ExpressControl::ExpressControl(SessionModel& model, Player& player, PictureFeed& picture, const WindowParts& parts,
                               QObject* parent)
    : QObject(parent),
      model_(model),
      player_(player),
      picture_(picture),
      parts_(parts),
      pane_(new ExpressPane(parts.stage)) {
    connect(&player_, &Player::paceChanged, this, &ExpressControl::follow);
    connect(&player_, &Player::busyChanged, this, &ExpressControl::followBusy);
    connect(&player_, &Player::rateMeasured, this, [this](double facts, double simulated) {
        rate_ =
            tr("%1 facts/s · %2 simulated s/s").arg(countText(std::llround(facts)), countText(std::llround(simulated)));
    });
    connect(&model_, &SessionModel::traceChanged, this, [this](std::size_t from) {
        if (from < tally_.read) tally_ = {};
        if (running_) draw();
        if (busy_)
            parts_.loading->setSentence(plural(static_cast<std::int64_t>(model_.trace().size()),
                                               tr("Running on: %1 fact so far. Esc stops."),
                                               tr("Running on: %1 facts so far. Esc stops.")));
    });
    connect(&model_, &SessionModel::opened, this, [this] { tally_ = {}; });
    connect(pane_, &ExpressPane::stopRequested, &player_, &Player::stop);
    connect(parts_.loading, &LoadingBar::cancelled, &player_, &Player::cancel);
}

void ExpressControl::follow(Pace pace) {
    const bool runs = pace == Pace::Express;
    if (runs == running_) return;
    running_ = runs;
    setStill(runs);
    if (!runs) return;
    rate_.clear();
    from_ = model_.moment().now;
    draw();
    pane_->open();
}

/// The widgets keep their last picture, so that the processor is the engine's.
void ExpressControl::setStill(bool still) {
    picture_.setFrozen(still);
    parts_.time->timeline().setStill(still);
    if (still) return;
    const bool hadFocus = pane_->hasFocus();
    pane_->hide();
    if (hadFocus) pane_->window()->setFocus();
}

std::optional<double> ExpressControl::share(SimTime now) const {
    SimTime end = SimTime::never();
    if (const auto& until = player_.until(); until && until->time) end = *until->time;
    if (const auto& until = model_.input().scenario->until; until)
        end = std::min(end, model_.input().scenario->start + *until);
    if (end == SimTime::never() || end <= from_) return std::nullopt;
    return static_cast<double>((now - from_).ns) / static_cast<double>((end - from_).ns);
}

QStringList ExpressControl::stops() const {
    const SimTime start = model_.input().scenario->start;
    QStringList lines;
    if (player_.until()) lines += tr("Until %1.").arg(stopText(*player_.until(), start));
    const auto active = player_.breakpoints().active();
    if (!active.empty())
        lines += plural(static_cast<std::int64_t>(active.size()), tr("%1 breakpoint may stop it."),
                        tr("%1 breakpoints may stop it."));
    return lines << tr("Any key stops.");
}

void ExpressControl::draw() {
    const Trace& trace = model_.trace();
    tally_.follow(trace);
    const SimTime now = trace.empty() ? from_ : trace[trace.size() - 1].at;
    ExpressView view;
    view.clock = clockText(now - model_.input().scenario->start);
    view.counters = {{countText(static_cast<std::int64_t>(trace.size())), tr("facts")},
                     {countText(tally_.cycles), tr("cycles")},
                     {countText(tally_.bound), tr("pods bound")},
                     {countText(tally_.failed), tr("failed attempts")},
                     {countText(tally_.evicted), tr("pods evicted")},
                     {countText(tally_.finished), tr("pods finished")}};
    view.rate = rate_;
    view.share = share(now);
    view.stops = stops();
    pane_->setView(view);
}

void ExpressControl::followBusy(bool busy) {
    busy_ = busy;
    if (busy)
        parts_.loading->beginRun(tr("Running on. Esc stops."));
    else
        parts_.loading->endRun();
}

} // namespace berth::ui
