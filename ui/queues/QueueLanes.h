// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "ui/access/Kept.h"
#include "ui/access/SpokenTree.h"
#include "ui/queues/LaneGeometry.h"
#include "ui/queues/LaneMotion.h"
#include "ui/theme/Motion.h"

#include <QAbstractScrollArea>
#include <QSet>
#include <QVariantAnimation>

#include <map>
#include <optional>
#include <vector>

class QHelpEvent;

namespace berth::ui {

struct Theme;

/// The scheduler's queues as lanes of chips. Draws what it is given; knows no pods of its own.
///
/// Takes the focus from Tab only. Up and Down walk the chips and the "137 more" lines, Space selects, Enter activates,
/// Esc clears the selection. A gang is one chip; Enter, a double-click or a click on its arrow shows its members below
/// it, and hides them again. Narrower than kRailWidth it becomes a rail of counts: Up and Down walk the lanes, a click
/// or Enter asks for a lane's list. To a screen reader it is lanes with chips in them.
class QueueLanes : public QAbstractScrollArea, public SpokenTree {
    Q_OBJECT

public:
    static constexpr int kRailWidth = 120;

    explicit QueueLanes(QWidget* parent = nullptr);

    void setView(QueuesView view);
    const QueuesView& view() const { return view_; }
    /// The pod selected anywhere in the window; PodId{} for none.
    void setSelectedPod(PodId pod);
    /// "namespace/name" of the gang selected anywhere in the window; empty for none.
    void setSelectedGang(const QString& gang);
    /// The namespace selected anywhere in the window; empty for none.
    void setSelectedTenant(const QString& tenant);
    /// How the next setView() gets to its picture. At once, by default.
    void setMotion(const MotionStyle& style) { motion_ = style; }
    /// Where the motion stands, 0…1. The animation calls this; tests may, too.
    void setMotionProgress(qreal progress);
    void toggleGang(const QString& gang);
    bool isOpen(const QString& gang) const { return open_.contains(gang); }

    /// Where a pod's chip is drawn, or that of its gang, in viewport coordinates; null while it has none.
    QRectF chipRect(PodId pod) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    int itemCount(const SpokenPath& parent) const override;
    QString itemText(const SpokenPath& item) const override;
    QRect itemRect(const SpokenPath& item) const override;
    SpokenPath itemFocus() const override;
    void focusItem(const SpokenPath& item) override;
    void pressItem(const SpokenPath& item) override;
    bool itemTakesFocus(const SpokenPath& item) const override;

Q_SIGNALS:
    void podSelected(berth::PodId pod);
    /// A gang's chip, or the bracket of one that is opened.
    void gangSelected(const QString& gang);
    /// Double-click or Enter.
    void podActivated(berth::PodId pod);
    void selectionCleared();
    /// The "137 more" line of a lane was clicked, or the lane itself where it is on a rail.
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
    const std::vector<LaneGeometry>& lanes() const;
    QPointF offset() const;
    bool isRail() const;
    std::optional<std::size_t> railLaneAt(const QPointF& position) const;
    QString railText(const LaneView& lane) const;
    void showTip(const QHelpEvent& help);
    const PodChipView* chipAt(const QPointF& position) const;
    /// A chip that is drawn, and where in viewport coordinates.
    struct Shown {
        const PodChipView* chip;
        QRectF rect;
        SpokenPath path;
    };
    /// All of them, from top to bottom.
    std::vector<Shown> shownChips() const;
    const PodChipView* chipOf(const SpokenPath& item) const;
    bool isFocused(const PodChipView& chip) const;
    void focusOn(const PodChipView& chip);
    /// All that keys reach, from top to bottom.
    std::vector<SpokenPath> walkedItems() const;
    void updateScrollRange();
    /// Down, or up below 0; as far as there are items.
    void walk(int step);
    void scrollTo(const QRectF& rect);
    void enter(const SpokenPath& item);
    void leave();
    void expand();
    void activate(const PodChipView& chip);
    void select(const PodChipView& chip);
    QString bracketAt(const QPointF& position) const;
    bool isSelected(const PodChipView& chip) const;
    void paintNothingOpen(QPainter& painter, const Theme& theme) const;
    void paintChips(QPainter& painter, const LaneView& lane, const LaneGeometry& geometry) const;
    void paintOpenGangs(QPainter& painter, const LaneView& lane, const LaneGeometry& geometry) const;
    std::map<PodId, QRectF> places() const;

    QueuesView view_;  ///< as given
    QueuesView shown_; ///< with the members of opened gangs
    QSet<QString> open_;
    MotionStyle motion_;
    std::map<PodId, QRectF> before_; ///< where chips were, while they move
    qreal progress_ = 1;
    QVariantAnimation animation_;
    PodId selected_;
    QString selectedGang_;
    QString selectedTenant_;
    PodId focused_;
    int railFocus_ = 0;                             ///< the lane of the rail that has the focus
    int focusedMore_ = -1;                          ///< the lane whose "137 more" line has the focus
    mutable Kept<std::vector<LaneGeometry>> lanes_; ///< of what is shown
    QString focusedGang_; ///< the focus is on the chip of this gang, not on that of its first pod
};

} // namespace berth::ui
