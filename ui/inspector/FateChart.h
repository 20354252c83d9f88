// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/inspector/InspectorContent.h"
#include "ui/session/Selection.h"

#include <QWidget>

class QPainter;

namespace berth::ui {

/// What will become of each pod, as lines over one span of time. Up and Down walk them, Enter or a click selects the pod.
class FateChart : public QWidget, public SpokenItems {
    Q_OBJECT

public:
    explicit FateChart(QWidget* parent = nullptr);

    void setFates(const FateView& fates);

    int spokenCount() const override;
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override;
    void spokenPress(int index) override;
    void spokenFocusOn(int index) override;

    QSize sizeHint() const override;

Q_SIGNALS:
    void selectionRequested(const berth::ui::Selection& selection);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF rowRect(int index) const;
    QRectF trackRect(int index) const;
    qreal x(Duration time) const;
    int rowAt(const QPointF& point) const;
    void moveFocus(int to);
    void paintRuler(QPainter& painter) const;
    void paintRow(QPainter& painter, int index) const;
    void paintSpan(QPainter& painter, const FateView::Row& row, const FateView::Span& span, const QRectF& track) const;

    FateView fates_;
    int focus_ = 0;
};

} // namespace berth::ui
