// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/compare/WaitsPlot.h"

#include <QWidget>

namespace berth::ui {

/// How long pods of each level waited in both runs: a bar from the median to the 95th percentile and a whisker to the
/// longest, A filled, B hatched. Up and Down walk the bars, a tooltip has all three numbers.
class WaitsChart : public QWidget, public SpokenItems {
    Q_OBJECT

public:
    explicit WaitsChart(QWidget* parent = nullptr);

    void setRows(const std::vector<WaitRow>& rows);
    WaitsPlot plot() const;

    QSize sizeHint() const override { return {460, 300}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

    int spokenCount() const override { return static_cast<int>(rows_.size() * 2); }
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override;
    void spokenFocusOn(int index) override;
    void spokenPress(int index) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void moveFocus(int to);
    QString barText(int index) const;
    void paintAxis(QPainter& painter, const WaitsPlot& plot) const;
    void paintLevelName(QPainter& painter, const WaitsPlot& plot, int row) const;
    void paintBar(QPainter& painter, const WaitsPlot& plot, int row, std::size_t side) const;

    std::vector<WaitRow> rows_;
    int focus_ = 0;
};

} // namespace berth::ui
