// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/WeightsView.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace berth::ui {

class ActionButton;
class TotalChart;
class VerdictBox;
class WeightSlider;

/// The weights of a profile as sliders with flip marks, the chart of totals, and the two ways on. Draws a WeightsView.
class WeightsPage : public QWidget {
    Q_OBJECT

public:
    explicit WeightsPage(QWidget* parent = nullptr);
    ~WeightsPage() override;

    void setView(const WeightsView& view);
    const WeightsView& view() const { return view_; }
    WeightSlider* slider(const QString& plugin) const;
    QSpinBox* field(const QString& plugin) const;
    ActionButton& branchButton() const { return *branch_; }
    ActionButton& resetButton() const { return *reset_; }

Q_SIGNALS:
    void profileChosen(const QString& profile);
    /// A slider or field moved; 0 is off.
    void weightTried(const QString& plugin, int weight);
    /// The chart is to show this plugin.
    void pluginChosen(const QString& plugin);
    void resetRequested();
    /// Make the weights shown a branch.
    void branchRequested();
    /// Put the configuration with the weights shown on the clipboard.
    void copyRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row;
    void buildRows();
    void showRow(Row& row, const WeightView& view);
    QWidget* makeButtons();
    void retranslate();
    void placeChart();

    WeightsView view_;
    QComboBox* profile_;
    VerdictBox* verdict_;
    QVBoxLayout* rowsLayout_ = nullptr;
    std::vector<Row> rows_;
    TotalChart* chart_;
    bool chartScrolls_ = false; ///< the page is too low for rows and chart: they scroll together
    ActionButton* reset_ = nullptr;
    ActionButton* branch_ = nullptr;
    ActionButton* copy_ = nullptr;
};

} // namespace berth::ui
