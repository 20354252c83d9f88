// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/InspectorContent.h"

#include <QWidget>

namespace berth::ui {

/// Node × plugin as a grid of marks, rows 17 high. As high as it is long; draws only what is exposed. A click selects
/// the node.
class MatrixTable : public QWidget {
    Q_OBJECT

public:
    explicit MatrixTable(QWidget* parent = nullptr);

    void setMatrix(const std::optional<MatrixView>& matrix);
    /// The table as tab-separated lines.
    QString copyText() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void nodeSelected(berth::NodeId node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Grid;
    Grid grid() const;

    MatrixView matrix_;
    int current_ = 0;
};

} // namespace berth::ui
