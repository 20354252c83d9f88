// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"

#include <QWidget>

#include <optional>

namespace berth::ui {

/// What levels, states and links look like. 28 px; leaves out from the right what does not fit.
class LegendLine : public QWidget {
    Q_OBJECT

public:
    explicit LegendLine(QWidget* parent = nullptr);

    /// Cells have a legend of their own: what their colour says, and the strokes, drawn as large as the cells are.
    void setCells(HeatKey key, qreal size);
    void setCards();
    QSize sizeHint() const override { return {600, 28}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::optional<HeatKey> cells_;
    qreal cellSize_ = 12;
};

} // namespace berth::ui
