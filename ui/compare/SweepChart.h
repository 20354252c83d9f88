// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/ItemPane.h"
#include "ui/compare/SweepPlot.h"

namespace berth::ui {

class Fonts;
struct Theme;

/// The distinct results of a sweep over two objectives: open where another one is better, filled on the front, which a dashed
/// staircase joins; A and B with their marks.
///
/// A click chooses a point, a double click or Enter opens it. Arrows walk the points from left to right.
class SweepChart : public ItemPane {
    Q_OBJECT

public:
    explicit SweepChart(QWidget* parent = nullptr);

    /// The chosen setting stays where it is still there.
    void setView(const SweepView& view);
    const SweepView& view() const { return view_; }
    /// Of the chosen point; -1 for none.
    int chosenSetting() const { return chosen_; }
    /// Where a dot lies, in px of the viewport; for tests.
    QPointF dotPlace(std::size_t dot) const;

    int itemCount(const SpokenPath& parent) const override;
    QString itemText(const SpokenPath& item) const override;
    void pressItem(const SpokenPath& item) override;
    bool itemTakesPress(const SpokenPath& item) const override;
    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

Q_SIGNALS:
    /// A point was chosen; -1: none any more.
    void settingChosen(int setting);
    /// A point is to be opened.
    void settingOpened(int setting);

protected:
    ItemLines lines() const override;
    QRectF placeOf(const SpokenPath& item) const override;
    SpokenPath itemAt(const QPointF& content) const override;
    QSizeF contentSize() const override;
    QString keyOf(const SpokenPath& item) const override;
    void enterItem(const SpokenPath& item) override;
    void letGo() override;
    void measureAgain() override {}
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    SweepPlot plot() const;
    const SweepDot* dotOf(const SpokenPath& item) const;
    const SweepMark* markOf(const SpokenPath& item) const;
    void paintAxes(QPainter& painter, const Theme& theme, const SweepPlot& plot) const;
    void paintDots(QPainter& painter, const Theme& theme, const SweepPlot& plot) const;
    void paintMark(QPainter& painter, const Theme& theme, const SweepPlot& plot, const SweepMark& mark) const;
    void paintChosen(QPainter& painter, const Theme& theme, const QPointF& center, bool isFocus) const;
    void choose(int setting);

    SweepView view_;
    int chosen_ = -1;
};

} // namespace berth::ui
