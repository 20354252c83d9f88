// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PresenterControl.h"

#include "ui/presenter/PresenterPainter.h"
#include "ui/view/PresenterPicture.h"
#include "ui/window/PictureFeed.h"

#include <utility>

namespace berth::ui {

PresenterControl::PresenterControl(SessionModel& model, Player& player, SelectionModel& selection, PictureFeed& picture,
                                   Settings& settings, const ActionTable& actions, QWidget* window)
    : QObject(window),
      model_(model),
      player_(player),
      selection_(selection),
      picture_(picture),
      settings_(settings),
      presenter_(new PresenterWindow(window)) {
    presenter_->setLight(settings_.value(Setting::PresenterLight).toBool());
    connect(actions.at(ActionId::Present), &QAction::triggered, this, [this] { open(); });
    connect(presenter_, &PresenterWindow::nextRequested, this, &PresenterControl::next);
    connect(presenter_, &PresenterWindow::backRequested, this, &PresenterControl::back);
    connect(presenter_, &PresenterWindow::left, this, &PresenterControl::leave);
    connect(presenter_, &PresenterWindow::lightChanged, this,
            [this](bool light) { settings_.setValue(Setting::PresenterLight, light); });
    connect(&player_, &Player::settled, this, &PresenterControl::takeMore);
    connect(&model_, &SessionModel::opened, this, &PresenterControl::giveUp);
    connect(&model_, &SessionModel::traceChanged, this, &PresenterControl::followTrace);
    const auto refresh = [this, action = actions.at(ActionId::Present)] { action->setEnabled(podToTell().valid()); };
    connect(&model_, &SessionModel::momentChanged, this, refresh);
    connect(&selection_, &SelectionModel::changed, this, refresh);
    refresh();
}

PodId PresenterControl::podToTell() const {
    if (!model_.isOpen()) return {};
    if (selection_.current().pod.valid()) return selection_.current().pod;
    const PodId here = model_.stops().podAt(model_.cursor());
    if (here.valid() || model_.names().size() == 0) return here;
    return PodId{static_cast<std::uint32_t>(model_.names().size()) - 1};
}

void PresenterControl::open(const QSize& size) {
    pod_ = podToTell();
    if (!pod_.valid()) return;
    player_.stop();
    story_ = storyOf(model_.trace(), pod_);
    if (story_.empty()) return;
    picture_.setFrozen(true);
    show(stopAt(story_, model_.cursor().fact));
    if (size.isValid()) {
        presenter_->resize(size);
        presenter_->show();
    } else {
        presenter_->showFullScreen();
    }
    presenter_->setFocus();
}

std::size_t PresenterControl::restAt(std::size_t position) const {
    while (position < model_.trace().size() && !model_.stops().stopsAfter(position)) ++position;
    return position;
}

/// Looks at the story from its stop, from before and from after; the cursor ends at the stop.
PresenterView PresenterControl::viewOf(std::size_t stop) {
    const StoryFrame frame = frameOf(story_, stop);
    const auto lookAt = [this](std::size_t position) -> const Moment& {
        model_.setCursor({position, 0});
        return model_.moment();
    };
    const std::vector<NodeId> nodes = nodesOfStory(lookAt(frame.decision), pod_, kPresenterRows);
    const NodeId lit = nodes.empty() ? NodeId{} : nodes.front();
    PresenterSide before = presenterSide(lookAt(frame.before), nodes, lit);
    PresenterView costs;
    SimTime start = SimTime::never();
    for (const StoryStop& later : story_)
        if (later.kind == StopKind::Bound && later.position >= frame.before && start == SimTime::never())
            start = model_.trace()[later.position - 1].at;
    addCosts(costs, model_.moment(), pod_, start);
    PresenterSide after = presenterSide(lookAt(frame.after), nodes, lit);
    noteChanges(before, after, model_.moment(), pod_, costs.fates.size());
    PresenterView view = presenterWords(lookAt(restAt(story_[stop].position)), pod_, story_, stop);
    view.before = std::move(before);
    view.after = std::move(after);
    view.costs = std::move(costs.costs);
    view.fates = std::move(costs.fates);
    view.goesOn = !isOver(story_) && model_.runEnd() == RunEnd::Running;
    return view;
}

void PresenterControl::show(std::size_t stop) {
    if (story_.empty()) return;
    stop_ = std::min(stop, story_.size() - 1);
    presenter_->setView(viewOf(stop_));
}

void PresenterControl::next() {
    if (asked_ || story_.empty()) return;
    if (stop_ + 1 < story_.size()) return show(stop_ + 1);
    if (isOver(story_) || model_.runEnd() != RunEnd::Running) return;
    asked_ = true;
    model_.setCursor(model_.stops().end());
    player_.runUntil(StopRule::onPod(std::string(model_.names().fullName(pod_, model_.trace().pool()))), Pace::Express);
}

void PresenterControl::takeMore() {
    if (!asked_ || player_.pace() != Pace::Still) return;
    asked_ = false;
    picture_.setFrozen(true);
    story_ = storyOf(model_.trace(), pod_);
    show(stop_ + 1);
}

void PresenterControl::back() {
    if (!asked_ && stop_ > 0) show(stop_ - 1);
}

void PresenterControl::leave() {
    if (std::exchange(asked_, false)) player_.stop();
    picture_.setFrozen(false);
    picture_.redraw();
}

/// What was told is there no longer.
void PresenterControl::giveUp() {
    story_.clear();
    pod_ = {};
    if (presenter_->isVisible()) presenter_->close();
}

void PresenterControl::followTrace(std::size_t from) {
    if (!story_.empty() && from < story_.back().position) giveUp();
}

} // namespace berth::ui
