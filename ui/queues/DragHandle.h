// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/SubmitRequest.h"

#include <QWidget>

#include <functional>

namespace berth::ui {

/// The dashed handle of the submit panel. Dragging it carries the panel's job to the stage.
class DragHandle : public QWidget {
    Q_OBJECT

public:
    /// `job` is asked when a drag starts.
    explicit DragHandle(std::function<SubmitRequest()> job, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {34, 28}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void startDrag();

    std::function<SubmitRequest()> job_;
    QPoint pressed_;
};

} // namespace berth::ui
