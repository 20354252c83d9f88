// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presenter/PresenterWindow.h"

#include "ui/presenter/PresenterPainter.h"
#include "ui/theme/SayAgain.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace berth::ui {

PresenterWindow::PresenterWindow(QWidget* parent) : QWidget(parent, Qt::Window) {
    new SayAgain(this, [this] { setWindowTitle(tr("Berth, presenting")); });
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    resize(kPresenterSize.toSize());
}

void PresenterWindow::setView(PresenterView view) {
    if (view == view_) return;
    view_ = std::move(view);
    setAccessibleName(view_.headline);
    setAccessibleDescription(view_.sentence);
    update();
}

void PresenterWindow::setLight(bool light) {
    if (light == light_) return;
    light_ = light;
    update();
    Q_EMIT lightChanged(light_);
}

void PresenterWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPresenter(painter, light_ ? Theme::light() : Theme::of(palette()), size(), view_);
}

void PresenterWindow::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Right:
    case Qt::Key_PageDown: Q_EMIT nextRequested(); return;
    case Qt::Key_Left:
    case Qt::Key_Backspace:
    case Qt::Key_PageUp: Q_EMIT backRequested(); return;
    case Qt::Key_L: setLight(!light_); return;
    case Qt::Key_Escape: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void PresenterWindow::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) Q_EMIT nextRequested();
}

void PresenterWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    Q_EMIT left();
}

} // namespace berth::ui
