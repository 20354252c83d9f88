// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QScrollArea>

namespace berth::ui {

/// Holds the window's content and scrolls it where the window is smaller. Its keys are the window's.
class ScrollFrame : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrollFrame(QWidget* content, QWidget* parent = nullptr) : QScrollArea(parent) {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidgetResizable(true);
        setWidget(content);
    }

    QSize minimumSizeHint() const override { return {320, 240}; }

protected:
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
};

} // namespace berth::ui
