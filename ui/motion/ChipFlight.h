// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/PodChipView.h"

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace berth::ui {

/// Where a flying chip is at `progress` 0…1 of its way: it leaves and arrives slowly.
QRectF flightRect(const QRectF& from, const QRectF& to, qreal progress);

/// A pod chip on its way from one place of the window to another: lane to cycle, cycle to node, and back.
///
/// Lies over its parent, lets clicks through, and hides when it has arrived. The way back is the same flight with the
/// ends exchanged. A new flight ends the last.
class ChipFlight : public QWidget {
    Q_OBJECT

public:
    explicit ChipFlight(QWidget* parent);

    /// Starts a flight; rectangles are in the parent's coordinates. Does nothing where either is empty.
    void fly(const PodChipView& chip, const QRectF& from, const QRectF& to, int milliseconds);
    /// The same with the ring of a selected item instead of a chip.
    void flyRing(const QRectF& from, const QRectF& to, int milliseconds);
    /// Ends the flight at once.
    void cancel();
    /// Draws the flight at a moment; the animation calls this.
    void setProgress(qreal progress);
    QRectF chipRect() const { return flightRect(from_, to_, progress_); }

Q_SIGNALS:
    void arrived(berth::PodId pod);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void start(const QRectF& from, const QRectF& to, int milliseconds);

    std::optional<PodChipView> chip_; ///< nothing: a ring
    QRectF from_;
    QRectF to_;
    qreal progress_ = 0;
    QVariantAnimation animation_;
};

} // namespace berth::ui
