// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pipeline/PipelinePoint.h"
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
    Play,  ///< point by point, at the speed
    Fast,  ///< end states only, one per screen refresh
    ToEnd, ///< shows clock and counters only, until the run has ended
};

/// Moves the cursor: steps, back, play, fast. At the end of the trace it asks the worker for one more unit and goes
/// on when that is there.
/// No timer runs while the pace is Still.
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
    /// Nothing comes after the cursor.
    bool isAtEnd() const;
    bool isAtStart() const;

    /// F10 and F11.
    void step(Stride stride);
    void stepBack(Stride stride);
    /// To the end, or back to the beginning, of this pod's way.
    void finishPod();
    void backToPod();
    /// On until the cursor has just entered `point`, or the run ends.
    void runUntil(PipelinePoint point);
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

Q_SIGNALS:
    void paceChanged(berth::ui::Pace pace);
    void speedChanged(double speed);
    /// While Fast or ToEnd: how quickly it goes.
    void rateMeasured(double factsPerSecond, double simulatedPerSecond);
    /// The goal of the last step was reached, or there is nothing to reach.
    void settled();

private:
    /// Where to go, given the trace as it stands; nothing when more of it is needed.
    using Goal = std::function<std::optional<Cursor>()>;

    void pursue(Goal goal);
    void tryGoal();
    void settleAt(Cursor cursor);
    void takePiece();
    void requestMore();
    void playOn();
    void sweep();
    void arriveByPlay();
    void leaveRun();
    void measure();
    int pauseAfterStep() const;

    SessionModel& model_;
    SessionHost& host_;
    Pace pace_ = Pace::Still;
    double speed_ = 1;
    Goal goal_;
    bool followLast_ = false; ///< the batch on its way still moves the cursor to the end
    QTimer timer_;
    // A gap of virtual time being played.
    std::optional<Cursor> target_;
    SimTime sweepFrom_, sweepTo_;
    QElapsedTimer sweepClock_;
    // Rate of Fast and ToEnd.
    QElapsedTimer rateClock_;
    std::size_t rateFacts_ = 0;
    SimTime rateTime_;
};

} // namespace berth::ui
