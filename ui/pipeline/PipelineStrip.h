// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/pipeline/PipelineView.h"
#include "ui/theme/Motion.h"

#include <QStringList>
#include <QVariantAnimation>
#include <QWidget>

class QComboBox;
class QHelpEvent;
class QLabel;

namespace berth::ui {

/// The thirteen extension points in two bands with the pod in the cycle at their head.
///
/// Takes the focus from Tab only, so that a click leaves ← to the cursor. Left and Right then move from point to point,
/// and to the pod's chip left of them, Space selects, Enter activates. A screen reader gets the chip after the points,
/// so that these keep their numbers.
class PipelineStrip : public QWidget, public SpokenItems {
    Q_OBJECT

public:
    explicit PipelineStrip(QWidget* parent = nullptr);

    void setView(PipelineView view);
    const PipelineView& view() const { return view_; }
    /// How the next setView() gets to its picture. At once, by default.
    void setMotion(const MotionStyle& style) { motion_ = style; }
    /// Where the motion stands, 0…1: boxes grow, yields count, the active point's arc turns. The animation calls this;
    /// tests may, too.
    void setMotionProgress(qreal progress);
    /// A box to choose from; where there is only one, its name.
    void setProfiles(const QStringList& names, const QString& current);
    /// The point the inspector shows; nothing for none.
    void setSelectedPoint(std::optional<ExtensionPoint> point);
    /// Marks points that have a breakpoint.
    void setBreaks(const std::array<PointBreak, kPointCount>& breaks);
    /// Box of a point, in widget coordinates.
    QRectF pointRect(ExtensionPoint point) const;
    QRectF podChipRect() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    int spokenCount() const override { return view_.pod ? kPointCount + 1 : kPointCount; }
    /// "Filter, active, 7 of 8 nodes, 7 → 3".
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override { return focus_; }
    void spokenFocusOn(int index) override;
    void spokenPress(int index) override;

Q_SIGNALS:
    void pointSelected(berth::ExtensionPoint point);
    /// Double-click or Enter: run until here.
    void pointActivated(berth::ExtensionPoint point);
    void podSelected(berth::PodId pod);
    /// Right click or the menu key on a point.
    void menuRequested(berth::ExtensionPoint point, const QPoint& globalPosition);
    void profileChosen(const QString& name);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr int kChip = kPointCount; ///< the item after the points

    std::optional<ExtensionPoint> pointAt(const QPointF& position) const;
    void showTip(const QHelpEvent& help);
    void moveFocus(int step);
    void enter();
    void placeProfileBox();

    PipelineView view_;
    PipelineView before_; ///< what was drawn before the last change
    MotionStyle motion_;
    qreal progress_ = 1;
    QVariantAnimation animation_;
    QComboBox* profile_ = nullptr;
    QLabel* onlyProfile_ = nullptr; ///< in the place of the box where there is nothing to choose
    QStringList profiles_;
    std::optional<ExtensionPoint> selected_;
    std::array<PointBreak, kPointCount> breaks_{};
    int focus_ = 0;
};

} // namespace berth::ui
