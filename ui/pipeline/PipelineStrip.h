// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/pipeline/PipelineView.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QHelpEvent;

namespace berth::ui {

/// The thirteen extension points in two bands with the pod in the cycle at their head.
///
/// Takes the focus from Tab only, so that a click leaves ← to the cursor. Left and Right then move from point to point,
/// Space selects, Enter activates.
class PipelineStrip : public QWidget, public SpokenItems {
    Q_OBJECT

public:
    explicit PipelineStrip(QWidget* parent = nullptr);

    void setView(PipelineView view);
    const PipelineView& view() const { return view_; }
    void setProfiles(const QStringList& names, const QString& current);
    /// The point the inspector shows; nothing for none.
    void setSelectedPoint(std::optional<PipelinePoint> point);
    /// Box of a point, in widget coordinates.
    QRectF pointRect(PipelinePoint point) const;
    QRectF podChipRect() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    int spokenCount() const override { return kPipelinePoints; }
    /// "Filter, active, 7 of 8 nodes, 7 → 3".
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override { return focus_; }
    void spokenPress(int index) override;

Q_SIGNALS:
    void pointSelected(berth::ui::PipelinePoint point);
    /// Double-click or Enter: run until here.
    void pointActivated(berth::ui::PipelinePoint point);
    void podSelected(berth::PodId pod);
    void profileChosen(const QString& name);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::optional<PipelinePoint> pointAt(const QPointF& position) const;
    void showTip(const QHelpEvent& help);
    void moveFocus(int step);
    void placeProfileBox();

    PipelineView view_;
    QComboBox* profile_ = nullptr;
    std::optional<PipelinePoint> selected_;
    int focus_ = 0;
};

} // namespace berth::ui
