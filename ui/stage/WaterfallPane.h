// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/stage/WaterfallGeometry.h"

#include <QAbstractScrollArea>

namespace berth::ui {

/// The score waterfall in the stage's place, with the arithmetic of the selected number pinned below.
///
/// Enter goes to the numbers, arrows move between them, Enter or Space opens one, Esc leaves.
class WaterfallPane : public QAbstractScrollArea, public SpokenItems {
    Q_OBJECT

public:
    explicit WaterfallPane(QWidget* parent = nullptr);

    void setView(WaterfallView view);
    /// Box of a number in viewport coordinates.
    QRectF cellRect(const ScoreCellId& cell) const;
    QRectF rowRect(NodeId node) const;

    int spokenCount() const override;
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override { return focus_; }
    void spokenPress(int index) override;

Q_SIGNALS:
    void scoreSelected(const berth::ui::ScoreCellId& cell);
    void nodeSelected(berth::NodeId node);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    WaterfallGeometry places() const;
    QPointF offset() const;
    /// Numbers are counted row by row, plugins first, the total last.
    ScoreCellId cellAtIndex(int index) const;
    int indexAt(const QPointF& viewportPoint) const;
    bool isOwnKey(const QKeyEvent& event) const;
    void moveFocus(int key);
    qreal panelHeight() const;
    void updateScrollRange();

    WaterfallView view_;
    int focus_ = -1;
};

} // namespace berth::ui
