// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "ui/access/SpokenItems.h"
#include "ui/queues/LaneView.h"

#include <QAbstractScrollArea>

#include <vector>

namespace berth::ui {

struct LaneGeometry;

/// The scheduler's queues as lanes of chips. Draws what it is given; knows no pods of its own.
///
/// Takes the focus from Tab only. Up and Down walk the chips, Space selects, Enter activates, Esc clears the selection.
/// Narrower than kRailWidth it becomes a rail of counts.
class QueueLanes : public QAbstractScrollArea, public SpokenItems {
    Q_OBJECT

public:
    static constexpr int kRailWidth = 120;

    explicit QueueLanes(QWidget* parent = nullptr);

    void setView(QueuesView view);
    const QueuesView& view() const { return view_; }
    /// The pod selected anywhere in the window; PodId{} for none.
    void setSelectedPod(PodId pod);

    /// Where a pod's chip is drawn, in viewport coordinates; null while it has none.
    QRectF chipRect(PodId pod) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    int spokenCount() const override;
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override;
    void spokenPress(int index) override;

Q_SIGNALS:
    void podSelected(berth::PodId pod);
    /// Double-click or Enter.
    void podActivated(berth::PodId pod);
    void selectionCleared();
    /// The "137 more" line of a lane was clicked.
    void moreRequested(int lane);
    void contextMenuRequested(berth::PodId pod, const QPoint& globalPosition);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::vector<LaneGeometry> lanes() const;
    QPointF offset() const;
    bool isRail() const;
    const PodChipView* chipAt(const QPointF& position) const;
    /// The chips that are drawn, from top to bottom.
    std::vector<const PodChipView*> shownChips() const;
    void updateScrollRange();
    void walk(int step);

    QueuesView view_;
    PodId selected_;
    PodId focused_;
};

} // namespace berth::ui
