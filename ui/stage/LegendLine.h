// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace berth::ui {

/// What levels, states and links look like. 28 px; leaves out from the right what does not fit.
class LegendLine : public QWidget {
    Q_OBJECT

public:
    explicit LegendLine(QWidget* parent = nullptr);

    /// Cells have a legend of their own: the ramp and the strokes.
    void setCells(bool cells);
    QSize sizeHint() const override { return {600, 28}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool cells_ = false;
};

} // namespace berth::ui
