// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/queues/SubmitRequest.h"
#include "ui/stage/CardCache.h"
#include "ui/stage/StageLayout.h"

#include <QAbstractScrollArea>
#include <QVariantAnimation>

namespace berth::ui {

/// The nodes of the stage: frames, cards, rings, at any zoom.
///
/// Enter goes to the items, arrows move between them, Space selects, Enter activates, Esc leaves; outside the items the
/// arrows are the window's. Ctrl and the wheel zoom.
class NodeCanvas : public QAbstractScrollArea, public SpokenItems {
    Q_OBJECT

public:
    explicit NodeCanvas(QWidget* parent = nullptr);

    void setGroups(std::vector<GroupView> groups);
    void setSelection(NodeId node, PodId pod);
    /// How long a changed card takes to fade into its new picture; 0 (the default) changes at once. The next
    /// setGroups() jumps to the end of the last.
    void setFadeDuration(int milliseconds) { fadeDuration_ = milliseconds; }
    /// Where the fade stands: 0 draws what was, 1 what is. The animation calls this; tests may, too.
    void setFadeProgress(qreal progress);
    void ensureVisible(NodeId node);

    qreal zoom() const { return zoom_; }
    DetailLevel level() const { return level_; }
    void setZoom(qreal zoom);
    /// One stop larger (1) or smaller (-1).
    void zoomBy(int stops);
    void fit();

    /// Boxes in viewport coordinates; null for none.
    QRectF nodeRect(NodeId node) const;
    QRectF podRect(PodId pod) const;

    int spokenCount() const override;
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override { return focus_; }
    void spokenPress(int index) override;

Q_SIGNALS:
    void nodeSelected(berth::NodeId node);
    void podSelected(berth::PodId pod, berth::NodeId node);
    void nodeActivated(berth::NodeId node);
    void podActivated(berth::PodId pod);
    void selectionCleared();
    void contextMenuRequested(berth::NodeId node, berth::PodId pod, const QPoint& globalPosition);
    void jobDropped(const berth::ui::SubmitRequest& request, berth::NodeId node);
    void filesDropped(const QStringList& paths);
    void zoomChanged(qreal zoom);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
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
    /// A node with its place; `card` points into groups_.
    struct Item {
        const NodeCardView* card;
        QRectF rect;
    };

    void relayout();
    QPointF offset() const;
    int itemAt(const QPointF& viewportPoint) const;
    int indexOf(NodeId node) const;
    const PodSlotsView* podAt(const Item& item, const QPointF& viewportPoint) const;
    QString tipAt(const QPointF& viewportPoint) const;
    void scrollTo(const QRectF& rect);
    void moveFocus(int key);
    bool isItemKey(const QKeyEvent& event) const;
    void setDropTarget(int index);

    void paintFrames(QPainter& painter, const Theme& theme, const QRectF& visible) const;
    void paintItem(QPainter& painter, const Theme& theme, const Item& item);
    void paintRings(QPainter& painter, const Theme& theme, const QRectF& visible) const;

    void startFade();

    std::vector<GroupView> groups_;
    StageLayout layout_;
    std::vector<Item> items_;
    CardCache cache_;
    NodeId selectedNode_;
    PodId selectedPod_;
    qreal zoom_ = 1;
    DetailLevel level_ = DetailLevel::Card;
    int focus_ = -1;
    int dropTarget_ = -1;
    QVariantAnimation fade_;
    int fadeDuration_ = 0;
    qreal fadeProgress_ = 1;
};

} // namespace berth::ui
