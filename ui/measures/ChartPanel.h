// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/measures/ChartBoard.h"

#include <QWidget>

class QScrollArea;

namespace berth::ui {

class ActionButton;

/// The charts with what copies their table.
class ChartPanel : public QWidget {
    Q_OBJECT

public:
    ChartPanel(SessionModel& model, RunMeasures& measures, QWidget* parent = nullptr);

    ChartBoard& board() { return *board_; }
    /// Every figure at every instant, tab-separated or as Markdown.
    QString copyText(bool markdown) const;

    QSize sizeHint() const override { return {388, 420}; }
    QSize minimumSizeHint() const override { return {200, 120}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    SessionModel& model_;
    RunMeasures& measures_;
    ChartBoard* board_;
    QScrollArea* scroll_;
    ActionButton* copy_;
    ActionButton* copyMarkdown_;
};

} // namespace berth::ui
