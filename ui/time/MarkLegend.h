// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace berth::ui {

/// What the timeline's marks mean, in a row.
class MarkLegend : public QWidget {
    Q_OBJECT

public:
    explicit MarkLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace berth::ui
