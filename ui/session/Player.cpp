// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Player.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace berth::ui {
namespace {

constexpr int kFrameMs = 16;
constexpr int kFastBatchMs = 12;
constexpr int kExpressBatchMs = 80;
constexpr int kGoalBatchMs = 40;
constexpr int kBusyAfterMs = 300;
constexpr std::size_t kLookAtOnce = 4096; ///< facts searched for a stop before the window is served again
constexpr int kManyUnits = 1 << 20;
constexpr int kStepPauseMs = 280; ///< at 1×: a whole cycle takes about 4 s
constexpr int kLongestSweepMs = 1000;
constexpr int kRateMs = 500;

/// What may end a pod's way: the worker hands over after each.
std::shared_ptr<const std::vector<StopRule>> podEnds() {
    return std::make_shared<const std::vector<StopRule>>(
        std::vector<StopRule>{StopRule::onFact(FactKind::PodBound), StopRule::onFact(FactKind::PodUnschedulable),
                              StopRule::onFact(FactKind::CycleDropped), StopRule::onFact(FactKind::PodDeleted),
                              StopRule::onFact(FactKind::PodFinished)});
}

} // namespace

Player::Player(SessionModel& model, SessionHost& host, QObject* parent)
    : QObject(parent), model_(model), host_(host), breakpoints_(new Breakpoints(this)) {
    timer_.setSingleShot(true);
    busyTimer_.setSingleShot(true);
    busyTimer_.setInterval(kBusyAfterMs);
    connect(&busyTimer_, &QTimer::timeout, this, [this] { setBusy(true); });
    connect(&timer_, &QTimer::timeout, this, [this] { target_ ? sweep() : playOn(); });
    connect(&host_, &SessionHost::advanced, this, [this](const std::shared_ptr<const Delivery>& delivery) {
        if (!delivery) return;
        model_.append(*delivery);
        takePiece();
    });
    connect(&host_, &SessionHost::openingStarted, this, &Player::stop);
    connect(&host_, &SessionHost::openFailed, this, &Player::resume);
    connect(&host_, &SessionHost::openCancelled, this, &Player::resume);
    connect(&model_, &SessionModel::opened, this, &Player::forget);
}

bool Player::isAtEnd() const {
    return !model_.isOpen() || (model_.runEnd() != RunEnd::Running && model_.cursor() >= model_.stops().end());
}

bool Player::isAtStart() const {
    return !model_.isOpen() || model_.cursor() <= model_.stops().start();
}

void Player::step(Stride stride) {
    stop();
    pursue([this, stride] { return model_.stops().next(model_.cursor(), stride); });
}

void Player::stepBack(Stride stride) {
    if (!model_.isOpen()) return;
    seek(model_.stops().previous(model_.cursor(), stride));
}

void Player::finishPod() {
    stop();
    if (!model_.isOpen()) return;
    // Where nobody is on the way yet, the pod is known once the engine has popped one.
    const Cursor from = model_.cursor();
    pursue(
        [this, from]() -> std::optional<Cursor> {
            const PodId pod = model_.stops().podAt(from);
            return pod.valid() ? model_.stops().endOfPod(from, pod) : std::nullopt;
        },
        {kManyUnits, kGoalBatchMs, 0, podEnds()});
}

void Player::backToPod() {
    if (!model_.isOpen()) return;
    const Stops& stops = model_.stops();
    const Cursor here = model_.cursor();
    const PodId pod = stops.podAt(here);
    seek(pod.valid() ? stops.beginOfPod(here, pod) : stops.previous(here, Stride::Point));
}

void Player::nextPod() {
    stop();
    if (!model_.isOpen()) return;
    const Cursor from = model_.cursor();
    const auto popped = std::make_shared<const std::vector<StopRule>>(1, StopRule::onFact(FactKind::PodPopped));
    pursue([this, from] { return model_.stops().nextPopped(from); }, {kManyUnits, kGoalBatchMs, 0, popped});
}

void Player::previousPod() {
    if (model_.isOpen()) seek(model_.stops().previousPopped(model_.cursor()));
}

void Player::runUntil(const StopRule& rule, Pace pace) {
    stop();
    if (!model_.isOpen()) return;
    const std::size_t next = model_.cursor().fact;
    const SimTime nextAt = next < model_.trace().size() ? model_.trace()[next].at : model_.nextAt();
    if (rule.time && *rule.time < nextAt) return goToTime(*rule.time);
    until_ = rule;
    setPace(pace);
}

/// To an instant that the trace has passed, or that lies before anything else happens.
void Player::goToTime(SimTime time) {
    std::size_t position = model_.trace().size();
    while (position > 0 && model_.trace()[position - 1].at > time) --position;
    finish({model_.stops().clamped({position, 0}), StopRule::atTime(time)});
}

void Player::goToStart() {
    if (model_.isOpen()) seek(model_.stops().start());
}

void Player::seek(Cursor cursor) {
    stop();
    settleAt(cursor);
}

void Player::reach(Cursor cursor) {
    stop();
    // Beats before a fact are known once that fact stands.
    const std::size_t needed = cursor.fact + (cursor.beat > 0 ? 1 : 0);
    pursue(
        [this, cursor, needed]() -> std::optional<Cursor> {
            if (needed > model_.trace().size()) return std::nullopt;
            return cursor;
        },
        {kManyUnits, kGoalBatchMs, needed, {}});
}

void Player::pursue(Goal goal, const Batch& batch) {
    if (!model_.isOpen()) return;
    goal_ = std::move(goal);
    goalBatch_ = batch;
    followLast_ = false;
    tryGoal();
    if (goal_) busyTimer_.start();
}

void Player::tryGoal() {
    const std::optional<Cursor> there = goal_();
    if (there) return settleAt(*there);
    if (model_.runEnd() != RunEnd::Running) return settleAt(model_.stops().end());
    requestMore();
}

void Player::settleAt(Cursor cursor) {
    goal_ = nullptr;
    setBusy(false);
    followLast_ = false;
    model_.setCursor(cursor);
    Q_EMIT settled();
}

void Player::requestMore() {
    if (goal_) {
        host_.advance(goalBatch_);
        return;
    }
    Batch batch;
    if (pace_ == Pace::Fast) batch = {kManyUnits, kFastBatchMs, 0, {}};
    if (pace_ == Pace::Express) batch = {kManyUnits, kExpressBatchMs, 0, {}};
    if (batch.milliseconds > 0) batch.rules = std::make_shared<const std::vector<StopRule>>(stopRules());
    host_.advance(batch);
}

void Player::takePiece() {
    if (goal_) return tryGoal();
    if (followLast_) return settleAt(model_.stops().end());
    switch (pace_) {
    case Pace::Still: return;
    case Pace::Play: return playOn();
    case Pace::Fast:
    case Pace::Express: return runOn();
    }
}

std::vector<StopRule> Player::stopRules() const {
    std::vector<StopRule> rules = breakpoints_->active();
    if (until_) rules.push_back(*until_);
    return rules;
}

void Player::finish(const FoundStop& stop) {
    enter(Pace::Still);
    settleAt(stop.cursor);
    // What happens next is later still: the clock shows the instant that was asked for.
    if (stop.rule.time && *stop.rule.time > model_.moment().now) model_.setShownTime(*stop.rule.time);
    Q_EMIT stoppedBy(stop.rule);
}

/// Looks for a stop in what Fast or Express has not looked at yet.
bool Player::stopWhereAsked() {
    const std::size_t upTo = std::min(model_.trace().size(), looked_.fact + kLookAtOnce);
    const std::optional<FoundStop> found = model_.findStop(stopRules(), looked_, Cursor{upTo, UINT32_MAX});
    looked_ = {upTo, 0};
    if (found) finish(*found);
    return found.has_value();
}

void Player::runOn() {
    if (stopWhereAsked()) return;
    if (looked_.fact < model_.trace().size()) return timer_.start(0);
    if (pace_ == Pace::Fast) model_.setCursor(model_.stops().end());
    measure();
    if (model_.runEnd() != RunEnd::Running) {
        model_.setCursor(model_.stops().end());
        return setPace(Pace::Still);
    }
    if (pace_ == Pace::Fast)
        timer_.start(kFrameMs);
    else
        requestMore();
}

void Player::playOn() {
    if (pace_ == Pace::Still) return;
    if (pace_ != Pace::Play) {
        if (looked_.fact < model_.trace().size()) return runOn();
        return requestMore();
    }
    const std::optional<Cursor> next = model_.stops().next(model_.cursor(), Stride::Point);
    if (!next) {
        if (model_.runEnd() == RunEnd::Running) return requestMore();
        model_.setCursor(model_.stops().end());
        return setPace(Pace::Still);
    }
    playedStop_ = model_.findStop(stopRules(), model_.cursor(), *next);
    target_ = playedStop_ ? playedStop_->cursor : *next;
    sweepFrom_ = model_.moment().now;
    sweepTo_ = target_->fact > 0 ? model_.trace()[target_->fact - 1].at : sweepFrom_;
    sweepClock_.start();
    sweep();
}

void Player::sweep() {
    const double gapSeconds = static_cast<double>((sweepTo_ - sweepFrom_).ns) / 1e9;
    const double wholeMs = std::min<double>(kLongestSweepMs, gapSeconds * 1000) / speed_;
    const double share = wholeMs < kFrameMs ? 1 : static_cast<double>(sweepClock_.elapsed()) / wholeMs;
    if (share >= 1) return arriveByPlay();
    model_.setShownTime(sweepFrom_ +
                        Duration{static_cast<std::int64_t>(share * static_cast<double>((sweepTo_ - sweepFrom_).ns))});
    timer_.start(kFrameMs * 2);
}

void Player::arriveByPlay() {
    const Cursor there = *target_;
    target_.reset();
    if (playedStop_) return finish(*std::exchange(playedStop_, std::nullopt));
    model_.setCursor(there);
    timer_.start(pauseAfterStep());
}

int Player::pauseAfterStep() const {
    return std::max(kFrameMs, static_cast<int>(std::lround(kStepPauseMs / speed_)));
}

void Player::measure() {
    if (!rateClock_.isValid()) {
        rateClock_.start();
        rateFacts_ = model_.trace().size();
        rateTime_ = model_.moment().world->now;
        return;
    }
    if (rateClock_.elapsed() < kRateMs || model_.trace().empty()) return;
    const double seconds = static_cast<double>(rateClock_.restart()) / 1000;
    const std::size_t facts = model_.trace().size();
    const SimTime time = model_.trace()[facts - 1].at;
    Q_EMIT rateMeasured(static_cast<double>(facts - rateFacts_) / seconds,
                        static_cast<double>((time - rateTime_).ns) / 1e9 / seconds);
    rateFacts_ = facts;
    rateTime_ = time;
}

/// Takes on a pace without starting anything.
void Player::enter(Pace pace) {
    timer_.stop();
    target_.reset();
    playedStop_.reset();
    goal_ = nullptr;
    setBusy(false);
    rateClock_.invalidate();
    pace_ = pace;
    if (pace_ == Pace::Still) until_.reset();
    looked_ = model_.isOpen() ? model_.cursor() : Cursor{};
    Q_EMIT paceChanged(pace_);
}

void Player::setPace(Pace pace) {
    if (pace == pace_ || (pace != Pace::Still && !model_.isOpen())) return;
    if (pace_ == Pace::Fast || pace_ == Pace::Express) leaveRun();
    enter(pace);
    if (pace_ == Pace::Play)
        playOn();
    else if ((pace_ == Pace::Fast || pace_ == Pace::Express) && !host_.isAdvancing())
        runOn();
    else if (pace_ == Pace::Still && model_.isOpen())
        Q_EMIT settled();
}

void Player::leaveRun() {
    followLast_ = host_.isAdvancing();
    if (followLast_)
        host_.interrupt();
    else
        model_.setCursor(model_.stops().end());
}

void Player::cancel() {
    if (!goal_) return stop();
    goal_ = nullptr;
    setBusy(false);
    leaveRun();
    if (!followLast_) Q_EMIT settled();
}

void Player::setBusy(bool busy) {
    busyTimer_.stop();
    if (busy == busy_) return;
    busy_ = busy;
    Q_EMIT busyChanged(busy_);
}

void Player::toggle(Pace pace) {
    setPace(pace_ == pace ? Pace::Still : pace);
}

void Player::setSpeed(double speed) {
    const double within = std::clamp(speed, kSlowest, kFastest);
    if (within == speed_) return;
    speed_ = within;
    Q_EMIT speedChanged(speed_);
}

/// The worker takes batches again.
void Player::resume() {
    if (goal_) return tryGoal();
    if (pace_ != Pace::Still && !target_ && !timer_.isActive()) playOn();
}

/// Another session is open: what ran was the old one's.
void Player::forget() {
    followLast_ = false;
    goal_ = nullptr;
    until_.reset();
    setBusy(false);
    if (pace_ == Pace::Still) return;
    enter(Pace::Still);
    Q_EMIT settled();
}

void Player::stop() {
    if (goal_ && goalBatch_.units > 1) host_.interrupt();
    goal_ = nullptr;
    until_.reset();
    setBusy(false);
    setPace(Pace::Still);
}

} // namespace berth::ui
