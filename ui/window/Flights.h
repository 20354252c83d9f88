// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/theme/Motion.h"
#include "ui/window/WindowParts.h"

#include <QObject>
#include <QRectF>

namespace berth::ui {

class ChipFlight;
class PictureFeed;

/// Lets a pod's chip travel from where it was drawn to where it is drawn next: lane, cycle, node, and back. Only a
/// step moves things;
/// longer ways of the cursor and quick runs show their ends.
class Flights : public QObject {
    Q_OBJECT

public:
    Flights(QWidget& window, SessionModel& model, Player& player, PictureFeed& picture, const WindowParts& parts);

    /// Nothing travels; what changes fades.
    void setReduced(bool reduced) { reduced_ = reduced; }
    /// Only end states are drawn, for pictures that nobody watches.
    void setStill(bool still) { still_ = still; }

private:
    void rememberPlace();
    void flyOn();
    QRectF placeOnStage(PodId pod) const;
    QRectF placeInLists(PodId pod) const;
    QRectF inWindow(const QRectF& rect, const QWidget& widget) const;
    PodId movedPod() const;
    QRectF placeNow(PodId pod) const;
    NodeId selectedNode() const;
    MotionStyle style() const;

    QWidget& window_;
    SessionModel& model_;
    Player& player_;
    const WindowParts& parts_;
    ChipFlight* flight_;
    Cursor shown_; ///< the cursor of the last picture
    bool reduced_ = false;
    bool still_ = false;
    MotionStyle style_; ///< of the change that is being drawn
    PodId pod_;
    QRectF from_;
    NodeId winner_; ///< was selected just now: its row's ring flies to its card
    QRectF ringFrom_;
};

} // namespace berth::ui
