// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Player.h"

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr int kFrameMs = 16;
constexpr int kFastBatchMs = 12;
constexpr int kToEndBatchMs = 80;
constexpr int kReachBatchMs = 40;
constexpr int kManyUnits = 1 << 20;
constexpr int kStepPauseMs = 280; ///< at 1×: a whole cycle takes about 4 s
constexpr int kLongestSweepMs = 1000;
constexpr int kRateMs = 500;

/// Where the cursor has just entered `point`: after the point's first beat, or after the fact that stands for it.
bool hasEntered(PipelinePoint point, const Moment& moment) {
    if (const Beat* beat = moment.lastBeat())
        return beat->kind == BeatKind::PointBegins && static_cast<int>(beat->point) == static_cast<int>(point);
    const Fact* fact = moment.lastFact();
    if (fact == nullptr) return false;
    switch (point) {
    case PipelinePoint::PreEnqueue: return fact->kind == FactKind::PodQueued || fact->kind == FactKind::PodGated;
    case PipelinePoint::QueueSort: return fact->kind == FactKind::PodPopped;
    case PipelinePoint::Reserve: return fact->kind == FactKind::PodAssumed;
    case PipelinePoint::Permit: return fact->kind == FactKind::PodWaiting || fact->kind == FactKind::BindingStarted;
    case PipelinePoint::PreBind: return fact->kind == FactKind::BindingStarted;
    case PipelinePoint::Bind:
    case PipelinePoint::PostBind: return fact->kind == FactKind::PodBound;
    default: return false;
    }
}

} // namespace

Player::Player(SessionModel& model, SessionHost& host, QObject* parent) : QObject(parent), model_(model), host_(host) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] { target_ ? sweep() : playOn(); });
    connect(&host_, &SessionHost::advanced, this, [this](const std::shared_ptr<const Delivery>& delivery) {
        if (!delivery) return;
        model_.append(*delivery);
        takePiece();
    });
    connect(&model_, &SessionModel::opened, this, &Player::stop);
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
    pursue([this, from]() -> std::optional<Cursor> {
        const PodId pod = model_.stops().podAt(from);
        return pod.valid() ? model_.stops().endOfPod(from, pod) : std::nullopt;
    });
}

void Player::backToPod() {
    if (!model_.isOpen()) return;
    const Stops& stops = model_.stops();
    const Cursor here = model_.cursor();
    const PodId pod = stops.podAt(here);
    seek(pod.valid() ? stops.beginOfPod(here, pod) : stops.previous(here, Stride::Point));
}

void Player::runUntil(PipelinePoint point) {
    stop();
    pursue([this, point]() -> std::optional<Cursor> {
        while (const auto next = model_.stops().next(model_.cursor(), Stride::Point)) {
            model_.setCursor(*next);
            if (hasEntered(point, model_.moment())) return next;
        }
        return std::nullopt;
    });
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
    pursue([this, cursor]() -> std::optional<Cursor> {
        // Beats before a fact are known once that fact stands.
        const std::size_t needed = cursor.fact + (cursor.beat > 0 ? 1 : 0);
        if (needed > model_.trace().size()) return std::nullopt;
        return cursor;
    });
}

void Player::pursue(Goal goal) {
    if (!model_.isOpen()) return;
    goal_ = std::move(goal);
    followLast_ = false;
    tryGoal();
}

void Player::tryGoal() {
    const std::optional<Cursor> there = goal_();
    if (there) return settleAt(*there);
    if (model_.runEnd() != RunEnd::Running) return settleAt(model_.stops().end());
    requestMore();
}

void Player::settleAt(Cursor cursor) {
    goal_ = nullptr;
    followLast_ = false;
    model_.setCursor(cursor);
    Q_EMIT settled();
}

void Player::requestMore() {
    Batch batch;
    if (pace_ == Pace::Fast) batch = {kManyUnits, kFastBatchMs};
    if (pace_ == Pace::ToEnd) batch = {kManyUnits, kToEndBatchMs};
    host_.advance(batch);
}

void Player::takePiece() {
    if (goal_) return tryGoal();
    if (followLast_) return settleAt(model_.stops().end());
    switch (pace_) {
    case Pace::Still: return;
    case Pace::Play: return playOn();
    case Pace::Fast:
        model_.setCursor(model_.stops().end());
        measure();
        if (model_.runEnd() != RunEnd::Running) return setPace(Pace::Still);
        return timer_.start(kFrameMs);
    case Pace::ToEnd:
        measure();
        if (model_.runEnd() != RunEnd::Running) {
            model_.setCursor(model_.stops().end());
            return setPace(Pace::Still);
        }
        return requestMore();
    }
}

void Player::playOn() {
    if (pace_ != Pace::Play) {
        if (pace_ != Pace::Still) requestMore();
        return;
    }
    const std::optional<Cursor> next = model_.stops().next(model_.cursor(), Stride::Point);
    if (!next) {
        if (model_.runEnd() == RunEnd::Running) return requestMore();
        model_.setCursor(model_.stops().end());
        return setPace(Pace::Still);
    }
    target_ = next;
    sweepFrom_ = model_.moment().now;
    sweepTo_ = next->fact > 0 ? model_.trace()[next->fact - 1].at : sweepFrom_;
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

void Player::setPace(Pace pace) {
    if (pace == pace_ || (pace != Pace::Still && !model_.isOpen())) return;
    timer_.stop();
    target_.reset();
    goal_ = nullptr;
    rateClock_.invalidate();
    if (pace_ == Pace::Fast || pace_ == Pace::ToEnd) leaveRun();
    pace_ = pace;
    Q_EMIT paceChanged(pace_);
    if (pace_ == Pace::Play)
        playOn();
    else if ((pace_ == Pace::Fast || pace_ == Pace::ToEnd) && !host_.isAdvancing())
        takePiece();
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

void Player::toggle(Pace pace) {
    setPace(pace_ == pace ? Pace::Still : pace);
}

void Player::setSpeed(double speed) {
    const double within = std::clamp(speed, kSlowest, kFastest);
    if (within == speed_) return;
    speed_ = within;
    Q_EMIT speedChanged(speed_);
}

void Player::stop() {
    goal_ = nullptr;
    setPace(Pace::Still);
}

} // namespace berth::ui
