// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/stage/TournamentGeometry.h"

#include <QAbstractScrollArea>

namespace berth::ui {

/// The preemption tournament in the stage's place.
///
/// Enter goes to the candidates, Left and Right move between them, Enter or Space selects, Esc leaves.
class TournamentPane : public QAbstractScrollArea, public SpokenItems {
    Q_OBJECT

public:
    explicit TournamentPane(QWidget* parent = nullptr);

    void setView(TournamentView view);
    /// A candidate's column in viewport coordinates.
    QRectF columnRect(NodeId node) const;

    int spokenCount() const override;
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override { return focus_; }
    void spokenPress(int index) override;

Q_SIGNALS:
    void nodeSelected(berth::NodeId node);
    void podSelected(berth::PodId pod, berth::NodeId node);

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
    TournamentGeometry places() const;
    QPointF offset() const;
    int candidateAt(const QPointF& viewportPoint) const;
    const VictimView* victimAt(int candidate, const QPointF& viewportPoint) const;
    bool isOwnKey(const QKeyEvent& event) const;
    void updateScrollRange();

    TournamentView view_;
    int focus_ = -1;
};

} // namespace berth::ui
