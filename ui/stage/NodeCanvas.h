// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenTree.h"
#include "ui/queues/SubmitRequest.h"
#include "ui/stage/StageBrush.h"
#include "ui/theme/Motion.h"

#include <QAbstractScrollArea>
#include <QTimer>
#include <QVariantAnimation>

#include <cmath>

namespace berth::ui {

/// The nodes of the stage: frames, cards, rings, callouts, at any zoom.
///
/// Enter goes to the items, arrows move between them, Enter on one goes to its devices, Space selects, P pins a callout,
/// Esc goes one level up and leaves; outside the items the arrows are the window's. Ctrl and the wheel zoom. To a screen
/// reader it is a tree: groups, nodes in them, devices in those.
class NodeCanvas : public QAbstractScrollArea, public SpokenTree {
    Q_OBJECT

public:
    static constexpr std::size_t kMostPinned = 3;

    explicit NodeCanvas(QWidget* parent = nullptr);

    void setGroups(GroupList groups);
    /// `gang` is lit where no pod is selected.
    void setSelection(NodeId node, PodId pod, const QString& gang = {});
    /// All pods of a namespace; empty for none.
    void setSelectedTenant(const QString& tenant);
    /// How the next setGroups() gets to its picture. At once, by default; it jumps to the end of the last.
    void setMotion(const MotionStyle& style) { motion_ = style; }
    /// Where the motion stands: 0 draws what was, 1 what is. The animation calls this; tests may, too.
    void setMotionProgress(qreal progress);
    void ensureVisible(NodeId node);

    qreal zoom() const { return look_.zoom; }
    DetailLevel level() const { return look_.level; }
    /// How high everything is at this zoom.
    int contentHeight() const { return static_cast<int>(std::ceil(items_.layout().size.height())); }
    /// Width of a node as it is drawn; 0 without nodes.
    qreal itemWidth() const { return items_.empty() ? 0 : items_.at(0).rect.width(); }
    void setZoom(qreal zoom);
    /// One stop larger (1) or smaller (-1).
    void zoomBy(int stops);
    void fit();

    /// A pinned node keeps its callout where cards are small; of more than three the oldest is let go.
    void togglePin(NodeId node);
    bool isPinned(NodeId node) const;
    void unpinAll();

    /// Boxes in viewport coordinates; null for none.
    QRectF nodeRect(NodeId node) const;
    QRectF podRect(PodId pod) const;
    /// Items of tiles and cells that were drawn since the last call, for tests.
    int takeDrawn() { return groupCache_.takeDrawn(); }

    int itemCount(const SpokenPath& parent) const override;
    QString itemText(const SpokenPath& item) const override;
    QRect itemRect(const SpokenPath& item) const override;
    SpokenPath itemFocus() const override;
    void focusItem(const SpokenPath& item) override;
    void pressItem(const SpokenPath& item) override;
    bool itemTakesFocus(const SpokenPath& item) const override;

Q_SIGNALS:
    void nodeSelected(berth::NodeId node);
    void podSelected(berth::PodId pod, berth::NodeId node);
    void nodeActivated(berth::NodeId node);
    void podActivated(berth::PodId pod);
    void selectionCleared();
    void contextMenuRequested(berth::NodeId node, berth::PodId pod, const QPoint& globalPosition);
    /// Invalid where it was dropped beside the nodes.
    void jobDropped(const berth::ui::SubmitRequest& request, berth::NodeId node);
    void filesDropped(const QStringList& paths);
    void zoomChanged(qreal zoom);
    /// contentHeight() may be another one.
    void laidOut();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// What lies at a point: an item or -1, and of its devices one or -1.
    struct Hit {
        int item = -1;
        int device = -1;
        const PodSlotsView* pod = nullptr;
    };

    void relayout();
    void updateScrollRange();
    QPointF offset() const;
    Hit hitAt(const QPointF& viewportPoint) const;
    QString tipAt(const QPointF& viewportPoint) const;
    QString groupTipAt(const QPointF& point) const;
    void hover(const Hit& hit);
    void scrollTo(const QRectF& rect);
    void focusOn(int item, int device);
    void moveFocus(int key);
    void enter();
    void leave();
    void press(const Hit& hit, bool activate);
    bool isItemKey(const QKeyEvent& event) const;
    void setDropTarget(int index);
    void followSelection();

    void startMotion(const GroupList& before);
    std::vector<CardMotion> motionsFrom(const GroupList& before) const;
    void startFade();
    void endMotion();

    StageItems items_;
    StageLook look_;
    QString selectedGang_;
    CardCache cache_;
    GroupCache groupCache_;
    MotionStyle motion_;
    StageBrush::Motions motions_;
    StageBrush::Orders orders_;
    bool motionIsBack_ = false;
    int motionMs_ = 0; ///< of all motions at speed 1
    QVariantAnimation animation_;
    QTimer ordersTimer_; ///< single shot, after reduced motion
};

} // namespace berth::ui
