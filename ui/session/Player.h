// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Breakpoints.h"
#include "ui/session/Cursor.h"
#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace berth::ui {

/// How the cursor moves by itself.
enum class Pace : std::uint8_t {
    Still,
    Play,    ///< point by point, at the speed
    Fast,    ///< end states only, one per screen refresh
    Express, ///< draws nothing but clock and counters
};

/// Moves the cursor: steps, back, play, fast, express. At the end of the trace it asks the worker for more and goes on
/// when that is there. Play, Fast and Express stop at breakpoints.
/// No timer runs while the pace is Still and no step waits.
class Player : public QObject {
    Q_OBJECT

public:
    static constexpr double kSlowest = 0.125;
    static constexpr double kFastest = 16;

    Player(SessionModel& model, SessionHost& host, QObject* parent = nullptr);

    Pace pace() const { return pace_; }
    double speed() const { return speed_; }
    /// True while a step waits for the engine.
    bool isWaiting() const { return static_cast<bool>(goal_); }
    Breakpoints& breakpoints() { return *breakpoints_; }
    /// What the run that goes on was told to stop at; nothing while none goes on or nothing was said.
    const std::optional<StopRule>& until() const { return until_; }
    /// Nothing comes after the cursor.
    bool isAtEnd() const;
    bool isAtStart() const;

    /// F10 and F11.
    void step(Stride stride);
    void stepBack(Stride stride);
    /// To the end, or back to the beginning, of this pod's way.
    void finishPod();
    void backToPod();
    /// To where the next pod is popped, or the one before.
    void nextPod();
    void previousPod();
    /// On at `pace` until `rule` holds, a breakpoint stops it, or the run ends.
    void runUntil(const StopRule& rule, Pace pace);
    /// The same without showing the way.
    void runToPoint(ExtensionPoint point) { runUntil(StopRule::at(point), Pace::Express); }
    void goToStart();
    /// Takes hold of the cursor: whatever ran, stops.
    void seek(Cursor cursor);
    /// As --goto: counts facts, running the engine as far as that needs; beyond the run's end it is the end.
    void reach(Cursor cursor);

    void setPace(Pace pace);
    /// Starts this pace, or stops it when it is the present one.
    void toggle(Pace pace);
    void setSpeed(double speed);
    /// Any edit, load or click: stops what runs.
    void stop();
    /// Esc: gives up a step that waits for the engine, or stops what runs; the cursor goes to where the run has come.
    void cancel();

Q_SIGNALS:
    void paceChanged(berth::ui::Pace pace);
    void speedChanged(double speed);
    /// While Fast or Express: how quickly it goes.
    void rateMeasured(double factsPerSecond, double simulatedPerSecond);
    /// A run was stopped by a rule: a breakpoint, or what it ran until.
    void stoppedBy(const berth::ui::StopRule& rule);
    /// A step has been waiting for the engine for so long that it should be said; false when it no longer does.
    void busyChanged(bool busy);
    /// The goal of the last step was reached, or there is nothing to reach.
    void settled();

private:
    /// Where to go, given the trace as it stands; nothing when more of it is needed.
    using Goal = std::function<std::optional<Cursor>()>;

    void pursue(Goal goal, const Batch& batch = {});
    void tryGoal();
    void settleAt(Cursor cursor);
    void takePiece();
    void requestMore();
    void playOn();
    void runOn();
    bool stopWhereAsked();
    std::vector<StopRule> stopRules() const;
    void finish(const FoundStop& stop);
    void goToTime(SimTime time);
    void enter(Pace pace);
    void setBusy(bool busy);
    void sweep();
    void arriveByPlay();
    void leaveRun();
    void resume();
    void forget();
    void measure();
    int pauseAfterStep() const;

    SessionModel& model_;
    SessionHost& host_;
    Breakpoints* breakpoints_;
    Pace pace_ = Pace::Still;
    double speed_ = 1;
    Goal goal_;
    Batch goalBatch_;
    QTimer busyTimer_;
    bool busy_ = false;
    std::optional<StopRule> until_;       ///< of the run that goes on
    std::optional<FoundStop> playedStop_; ///< the stop that Play is on its way to
    Cursor looked_;                       ///< Fast and Express have looked for stops up to here
    bool followLast_ = false;             ///< the batch on its way still moves the cursor to the end
    QTimer timer_;
    // A gap of virtual time being played.
    std::optional<Cursor> target_;
    SimTime sweepFrom_, sweepTo_;
    QElapsedTimer sweepClock_;
    // Rate of Fast and Express.
    QElapsedTimer rateClock_;
    std::size_t rateFacts_ = 0;
    SimTime rateTime_;
};

} // namespace berth::ui
