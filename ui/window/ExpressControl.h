// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/window/ExpressPane.h"
#include "ui/window/WindowParts.h"

#include <QObject>

namespace berth::ui {

class PictureFeed;

/// Long runs: while Express goes on, nothing is drawn but its pane; a step that takes long says so and can be given up.
class ExpressControl : public QObject {
    Q_OBJECT

public:
    ExpressControl(SessionModel& model, Player& player, PictureFeed& picture, const WindowParts& parts,
                   QObject* parent);

    const ExpressPane& pane() const { return *pane_; }

private:
    /// What happened so far, counted once over the trace.
    struct Tally {
        std::size_t read = 0;
        std::int64_t cycles = 0, bound = 0, failed = 0, evicted = 0, finished = 0;
        void follow(const Trace& trace);
        void add(FactKind kind);
    };

    void follow(Pace pace);
    void draw();
    void setStill(bool still);
    std::optional<double> share(SimTime now) const;
    QStringList stops() const;
    void followBusy(bool busy);

    SessionModel& model_;
    Player& player_;
    PictureFeed& picture_;
    const WindowParts& parts_;
    ExpressPane* pane_;
    Tally tally_;
    QString rate_;
    SimTime from_;
    bool running_ = false;
    bool busy_ = false;
};

} // namespace berth::ui
