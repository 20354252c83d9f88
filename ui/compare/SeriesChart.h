// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/compare/SeriesPlot.h"

#include <QWidget>

#include <optional>

namespace berth::ui {

/// One figure of both runs over virtual time, as lines.
///
/// The mouse reads the values at a moment; with the focus Left and Right do, Home and End go to the first and the last,
/// Esc stops reading. A screen reader gets each run's line as a sentence.
class SeriesChart : public QWidget, public SpokenItems {
    Q_OBJECT

public:
    explicit SeriesChart(QWidget* parent = nullptr);

    void setView(const SeriesView& view);
    const SeriesView& view() const { return view_; }
    /// The moment whose values are shown; nothing while none is read.
    std::optional<Duration> readMoment() const { return read_; }
    SeriesPlot plot() const;

    QSize sizeHint() const override { return {460, 300}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

    int spokenCount() const override { return view_.span.ns > 0 ? 2 : 0; }
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override { return -1; }
    void spokenFocusOn(int index) override;
    void spokenPress(int index) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void read(std::optional<Duration> moment);
    void readBy(int points);
    const std::vector<SeriesPoint>& longerLine() const;
    QString valueText(double value, int decimals) const;
    QString readText(std::size_t side) const;
    void paintAxes(QPainter& painter, const SeriesPlot& plot) const;
    void paintLines(QPainter& painter, const SeriesPlot& plot) const;
    void paintReading(QPainter& painter, const SeriesPlot& plot) const;

    SeriesView view_;
    std::optional<Duration> read_;
};

} // namespace berth::ui
