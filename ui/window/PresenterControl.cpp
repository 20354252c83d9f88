// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PresenterControl.h"

#include "ui/presenter/PresenterPainter.h"
#include "ui/view/PresenterPicture.h"
#include "ui/window/PictureFeed.h"

#include <utility>

namespace berth::ui {

PresenterControl::PresenterControl(SessionModel& model, SessionHost& host, Player& player, SelectionModel& selection,
                                   PictureFeed& picture, Settings& settings, const ActionTable& actions,
                                   QWidget* window)
    : QObject(window),
      model_(model),
      host_(host),
      player_(player),
      selection_(selection),
      picture_(picture),
      settings_(settings),
      presenter_(new PresenterWindow(window)) {
    presenter_->setLight(settings_.value(Setting::PresenterLight).toBool());
    connect(actions.at(ActionId::Present), &QAction::triggered, this, [this] { open(); });
    connect(presenter_, &PresenterWindow::nextRequested, this, &PresenterControl::next);
    connect(presenter_, &PresenterWindow::left, this, &PresenterControl::leave);
    connect(presenter_, &PresenterWindow::lightChanged, this,
            [this](bool light) { settings_.setValue(Setting::PresenterLight, light); });
    connect(&player_, &Player::settled, this, &PresenterControl::takeMore);
    connect(&host_, &SessionHost::storyTold, this, &PresenterControl::takeAhead);
    connect(&model_, &SessionModel::opened, this, &PresenterControl::giveUp);
    connect(&model_, &SessionModel::traceChanged, this, &PresenterControl::followTrace);
    takeKeys(actions);
    const auto refresh = [this, action = actions.at(ActionId::Present)] { action->setEnabled(podToTell().valid()); };
    connect(&model_, &SessionModel::momentChanged, this, refresh);
    connect(&selection_, &SelectionModel::changed, this, refresh);
    refresh();
}

void PresenterControl::takeKeys(const ActionTable& actions) {
    const auto on = [&](ActionId id, auto call) {
        presenter_->addAction(actions.at(id));
        connect(actions.at(id), &QAction::triggered, this, call);
    };
    on(ActionId::StoryNext, [this] { next(); });
    on(ActionId::StoryBack, [this] { back(); });
    on(ActionId::StoryLight, [this] { presenter_->setLight(!presenter_->isLight()); });
    on(ActionId::StoryLeave, [this] { presenter_->close(); });
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
    ahead_.reset();
    findStory();
    if (story_.empty()) return;
    askAhead();
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

void PresenterControl::findStory() {
    story_ = storyOf(model_.trace(), pod_);
    known_ = story_.size();
    if (ahead_) story_ = storyOf(model_.trace(), ahead_->question.position, ahead_->run->trace(), pod_);
}

void PresenterControl::askAhead() {
    if (isOver(story_) || model_.runEnd() != RunEnd::Running) return;
    host_.tellStory({++questions_, model_.trace().size(), pod_});
}

void PresenterControl::takeAhead(const std::shared_ptr<const StoryAhead>& ahead) {
    answered_ = ahead->question.id;
    if (ahead->run == nullptr || answered_ != questions_ || story_.empty()) return;
    ahead_ = ahead;
    namesAhead_ = model_.names().with(ahead_->run->trace());
    findStory();
    if (presenter_->isVisible() && !asked_) show(stop_);
}

/// When the pod runs, as far as that is known.
SimTime PresenterControl::startBehind(std::size_t position) const {
    const Trace& trace = model_.trace();
    for (const StoryStop& stop : story_) {
        if (stop.kind != StopKind::Bound || stop.position < position) continue;
        const std::size_t fact = stop.position - 1;
        return fact < trace.size() ? trace[fact].at : ahead_->run->trace()[fact - ahead_->question.position].at;
    }
    return SimTime::never();
}

/// Where the run beside the session ended.
Moment PresenterControl::momentAhead() const {
    Moment moment;
    moment.scenario = model_.moment().scenario;
    moment.trace = &ahead_->run->trace();
    moment.world = &ahead_->run->world();
    moment.names = &namesAhead_;
    moment.cursor = {moment.trace->size(), 0};
    moment.now = moment.world->now;
    return moment;
}

/// Looks at the story from its stop, from before and from after; the cursor ends at the stop.
PresenterView PresenterControl::viewOf(std::size_t stop) {
    const StoryFrame frame = frameOf(story_, stop);
    const auto lookAt = [this](std::size_t position) {
        if (position > model_.trace().size()) return momentAhead();
        model_.setCursor({position, 0});
        return model_.moment();
    };
    const Moment decision = lookAt(frame.decision);
    const std::vector<NodeId> nodes = nodesOfStory(decision, pod_, kPresenterRows);
    const NodeId lit = nodes.empty() ? NodeId{} : nodes.front();
    const std::vector<QString> reasons = reasonsAgainst(decision, nodes);
    const Moment earlier = lookAt(frame.before);
    PresenterSide before = presenterSide(earlier, nodes, lit);
    PresenterView costs;
    addCosts(costs, earlier, pod_, startBehind(frame.before));
    const Moment later = lookAt(frame.after);
    PresenterSide after = presenterSide(later, nodes, lit);
    noteChanges(before, after, later, pod_, costs.fates.size());
    for (std::size_t i = 0; i < std::min(before.rows.size(), reasons.size()); ++i)
        if (before.rows[i].note.isEmpty()) before.rows[i].note = reasons[i];
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
    stop_ = std::min(stop, known_ - 1);
    presenter_->setView(viewOf(stop_));
}

void PresenterControl::next() {
    if (asked_ || story_.empty()) return;
    if (stop_ + 1 < known_) return show(stop_ + 1);
    if (known_ == story_.size() && isOver(story_)) return;
    if (model_.runEnd() != RunEnd::Running) return;
    asked_ = true;
    model_.setCursor(model_.stops().end());
    player_.runUntil(StopRule::onPod(std::string(model_.names().fullName(pod_, model_.trace().pool()))), Pace::Express);
}

void PresenterControl::takeMore() {
    if (!asked_ || player_.pace() != Pace::Still) return;
    asked_ = false;
    picture_.setFrozen(true);
    findStory();
    if (known_ == story_.size()) askAhead();
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
    ahead_.reset();
    pod_ = {};
    if (presenter_->isVisible()) presenter_->close();
}

void PresenterControl::followTrace(std::size_t from) {
    if (story_.empty()) return;
    if (from < story_[known_ - 1].position) return giveUp();
    if (asked_ || !presenter_->isVisible()) return;
    ahead_.reset();
    findStory();
    askAhead();
}

} // namespace berth::ui
