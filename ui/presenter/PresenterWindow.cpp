// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presenter/PresenterWindow.h"

#include "ui/presenter/PresenterPainter.h"
#include "ui/theme/SayAgain.h"

#include <QAction>
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

/// Also where the window system has not made it the active window, whose shortcuts work.
void PresenterWindow::keyPressEvent(QKeyEvent* event) {
    const QKeyCombination pressed(event->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event->key()));
    const QList<QAction*> keyed = actions();
    for (QAction* action : keyed)
        if (action->shortcuts().contains(QKeySequence(pressed))) return action->trigger();
    QWidget::keyPressEvent(event);
}

void PresenterWindow::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) Q_EMIT nextRequested();
}

void PresenterWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    Q_EMIT left();
}

} // namespace berth::ui
