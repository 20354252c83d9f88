// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/Course.h"
#include "ui/session/SessionModel.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace berth::ui {

/// Measures the trace at hand while somebody looks: each fact once, in pieces that leave the window time to draw.
///
/// What is to be told of a moment is looked up in the course, so that going back measures nothing. Levels are those in
/// force; where they change, all is measured anew.
class RunMeasures : public QObject {
    Q_OBJECT

public:
    explicit RunMeasures(SessionModel& model, QObject* parent = nullptr);

    /// Measures while this widget, or another one watched, is visible.
    void watch(QWidget* panel);
    /// nullptr before anything was open or watched.
    const metrics::Course* course() const { return course_.get(); }
    /// Another number where what was measured is no longer the beginning of what is.
    std::uint64_t run() const { return run_; }
    /// The cursor stands beyond what was measured so far.
    bool isBehind() const;
    /// Measures on to the end of the trace, without pause; for tests and pictures.
    void catchUp();

Q_SIGNALS:
    /// The course, or the moment in it, is another one.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isWatched() const;
    void begin();
    void cut(std::size_t from);
    void follow();
    void measure(std::size_t most);

    SessionModel& model_;
    std::unique_ptr<metrics::Course> course_;
    std::uint64_t run_ = 0;
    std::vector<QPointer<QWidget>> panels_;
    QTimer next_; ///< single shot: the next piece
};

} // namespace berth::ui
