// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenTree.h"
#include "ui/stage/WaitingRoomPainter.h"
#include "ui/theme/Motion.h"

#include <QAbstractScrollArea>
#include <QVariantAnimation>

#include <optional>

namespace berth::ui {

/// Who waits on Permit, under the nodes.
///
/// Enter goes to the rings, arrows move between them and the headers, Enter or Space selects the pod, Esc leaves.
class WaitingRoomPane : public QAbstractScrollArea, public SpokenTree {
    Q_OBJECT

public:
    explicit WaitingRoomPane(QWidget* parent = nullptr);

    void setView(WaitingRoomView view);
    const WaitingRoomView& view() const { return view_; }
    void setSelectedPod(PodId pod);
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
    QRect itemRect(const SpokenPath& item) const override;
    SpokenPath itemFocus() const override { return focus_; }
    void pressItem(const SpokenPath& item) override;

Q_SIGNALS:
    void podSelected(berth::PodId pod);
    /// Double-click or Enter on a pod that is selected.
    void podActivated(berth::PodId pod);
    void selectionCleared();
    void deadlockSelected();
    /// The motion has ended.
    void settled();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    WaitingRoomGeometry places() const;
    QPointF offset() const;
    bool isDeadlock(const SpokenPath& item) const;
    void pressDeadlock();
    /// The item at a point; empty for none.
    SpokenPath itemAt(const QPointF& viewportPoint) const;
    std::vector<SpokenPath> allItems() const;
    void moveFocus(int key);
    bool isOwnKey(const QKeyEvent& event) const;
    void updateScrollRange();

    WaitingRoomView view_;  ///< as given
    WaitingRoomView drawn_; ///< as it stands in the motion
    WaitingRoomView before_;
    PodId selected_;
    SpokenPath focus_;
    MotionStyle motion_;
    QVariantAnimation animation_;
};

/// The room between two pictures, `progress` 0…1: rings of those who came grow, those of who was let go close to a check
/// and fade, the arcs of a new deadlock draw.
WaitingRoomView roomBetween(const WaitingRoomView& before, const WaitingRoomView& after, qreal progress);

} // namespace berth::ui
