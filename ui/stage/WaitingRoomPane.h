// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/ItemPane.h"
#include "ui/access/Kept.h"
#include "ui/stage/WaitingRoomPainter.h"
#include "ui/theme/Motion.h"

#include <QVariantAnimation>

#include <optional>

namespace berth::ui {

/// Who waits on Permit, under the nodes.
///
/// Its items are the groups with the pods in them, as rings or all of a group as a bar, and the deadlock with its
/// gangs. Enter on a pod that is selected opens it.
class WaitingRoomPane : public ItemPane {
    Q_OBJECT

public:
    explicit WaitingRoomPane(QWidget* parent = nullptr);

    void setView(WaitingRoomView view);
    const WaitingRoomView& view() const { return view_; }
    void setSelectedPod(PodId pod);
    /// "namespace/name"; empty for none.
    void setSelectedGang(const QString& gang);
    /// The namespace selected anywhere in the window; empty for none.
    void setSelectedTenant(const QString& tenant);
    /// How the next setView() gets to its picture. At once, by default.
    void setMotion(const MotionStyle& style) { motion_ = style; }
    /// Where the motion stands, 0…1. The animation calls this; tests may, too.
    void setMotionProgress(qreal progress);
    /// Whether rings that were let go are still closing.
    bool isMoving() const { return animation_.state() == QAbstractAnimation::Running; }
    /// A pod's ring in viewport coordinates; null for none.
    QRectF ringRect(PodId pod) const;
    QSize sizeHint() const override { return {600, 280}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

    int itemCount(const SpokenPath& parent) const override;
    QString itemText(const SpokenPath& item) const override;
    void pressItem(const SpokenPath& item) override;

Q_SIGNALS:
    void podSelected(berth::PodId pod);
    /// Double-click or Enter on a pod that is selected.
    void podActivated(berth::PodId pod);
    void selectionCleared();
    void deadlockSelected();
    /// Its name or its bracket was clicked: "namespace/name".
    void gangSelected(const QString& gang);
    /// The motion has ended.
    void settled();

protected:
    ItemLines lines() const override;
    QRectF placeOf(const SpokenPath& item) const override;
    QRectF headOf(const SpokenPath& item) const override;
    SpokenPath itemAt(const QPointF& content) const override;
    QSizeF contentSize() const override { return {0, places().height}; }
    SpokenPath firstItem() const override;
    QString keyOf(const SpokenPath& item) const override;
    void enterItem(const SpokenPath& item) override;
    void letGo() override { Q_EMIT selectionCleared(); }
    void measureAgain() override { places_.forget(); }
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    const WaitingRoomGeometry& places() const;
    /// The deadlock or one of its gangs.
    bool isOfDeadlock(const SpokenPath& item) const;
    /// The waiter an item stands for; nullptr for none.
    const WaiterView* waiterOf(const SpokenPath& item) const;
    const DeadlockPartyView& partyOf(const SpokenPath& item) const;
    SpokenPath pathOf(PodId pod) const;
    bool isBar(int group) const;
    SpokenPath barItem(int group) const;
    WaitingRoomLook look() const;
    void addGroupLines(int group, ItemLines& items) const;
    int bracketAt(const QPointF& point) const;

    WaitingRoomView view_;  ///< as given
    WaitingRoomView drawn_; ///< as it stands in the motion
    WaitingRoomView before_;
    PodId selected_;
    QString selectedGang_;
    QString selectedTenant_;
    mutable Kept<WaitingRoomGeometry> places_; ///< of what is drawn
    MotionStyle motion_;
    QVariantAnimation animation_;
};

/// The room between two pictures, `progress` 0…1: rings of those who came grow, those of who was let go close to a check
/// and fade, the arcs of a new deadlock draw.
WaitingRoomView roomBetween(const WaitingRoomView& before, const WaitingRoomView& after, qreal progress);

} // namespace berth::ui
