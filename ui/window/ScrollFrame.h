// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QScrollArea>

namespace berth::ui {

/// Holds the window's content and scrolls it where the window is smaller. Its keys are the window's.
class ScrollFrame : public QScrollArea {
    Q_OBJECT

public:
    /// `least` is how small it may become.
    explicit ScrollFrame(QWidget* content, QWidget* parent = nullptr, QSize least = {320, 240})
        : QScrollArea(parent), least_(least) {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidgetResizable(true);
        setWidget(content);
    }

    QSize minimumSizeHint() const override { return least_; }
    QSize sizeHint() const override { return widget()->sizeHint(); }

protected:
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }

private:
    QSize least_; ///< it becomes no smaller
};

} // namespace berth::ui
