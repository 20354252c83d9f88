// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
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

private:
    void rememberPlace();
    void flyOn();
    QRectF placeOnStage(PodId pod) const;
    QRectF placeInLists(PodId pod) const;
    QRectF inWindow(const QRectF& rect, const QWidget& widget) const;
    PodId movedPod() const;
    bool isStep() const;

    QWidget& window_;
    SessionModel& model_;
    Player& player_;
    const WindowParts& parts_;
    ChipFlight* flight_;
    Cursor shown_; ///< the cursor of the last picture
    PodId pod_;
    QRectF from_;
};

} // namespace berth::ui
