// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/WeightsView.h"

#include <QAbstractSlider>
#include <QRectF>

#include <optional>

namespace berth::ui {

inline constexpr int kSliderOff = 0;
inline constexpr int kSliderMost = 100;

/// Where a weight stands on a track `width` wide; off stands apart from 1.
qreal weightX(std::int64_t weight, qreal width);
/// The weight nearest to `x`.
int weightAt(qreal x, qreal width);

/// A weight from off over 1 to 100, with the flip mark on its track and the mark's words below.
///
/// Arrows move by one, Page keys by ten, Home is off, End is 100; F goes to the flip. A click on the mark goes there.
class WeightSlider : public QAbstractSlider {
    Q_OBJECT

public:
    explicit WeightSlider(QWidget* parent = nullptr);

    /// Shows a weight without telling anybody; one above 100 stands at the right end.
    void showWeight(std::int64_t weight);
    void setFlip(const std::optional<FlipView>& flip, const QString& note);
    /// Box of the flip mark with its words; null without one.
    QRectF flipRect() const;

    QSize sizeHint() const override { return {200, 38}; }
    QSize minimumSizeHint() const override { return {120, 38}; }

Q_SIGNALS:
    void weightChosen(int weight);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    qreal trackWidth() const;
    void goToFlip();

    std::optional<FlipView> flip_;
    QString note_;
    bool showing_ = false;
};

} // namespace berth::ui
