// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/WeightsView.h"

#include <QRectF>
#include <QWidget>

#include <optional>
#include <vector>

namespace berth::ui {

/// Where a chart's numbers lie in its plot. Pure.
struct ChartScale {
    QRectF plot;
    double lowest = 0;
    double highest = 1;

    /// Rounded so that the ticks are round numbers.
    static ChartScale of(const TotalChartView& view, const QRectF& plot);
    QPointF at(double weight, double total) const;
    std::vector<double> ticks() const;
};

/// Baselines for labels that want `wanted`, moved apart to `room` and kept within top … bottom; in the same order.
std::vector<qreal> spreadLabels(const std::vector<qreal>& wanted, qreal room, qreal top, qreal bottom);

/// Totals as straight lines over one plugin's weight, the crossing ringed.
class TotalChart : public QWidget {
    Q_OBJECT

public:
    explicit TotalChart(QWidget* parent = nullptr);

    void setView(const std::optional<TotalChartView>& view);
    QSize sizeHint() const override { return {320, 172}; }
    QSize minimumSizeHint() const override { return {200, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF plot() const;
    void paintAxes(QPainter& painter, const ChartScale& scale) const;
    void paintLines(QPainter& painter, const ChartScale& scale) const;
    void paintNames(QPainter& painter, const ChartScale& scale) const;
    void paintCrossing(QPainter& painter, const ChartScale& scale) const;

    std::optional<TotalChartView> view_;
};

} // namespace berth::ui
