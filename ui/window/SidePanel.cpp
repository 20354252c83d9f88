// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SidePanel.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/window/DockTitle.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace berth::ui {

SidePanel::SidePanel(const QString& title, QWidget* over)
    : QWidget(over->parentWidget()), over_(over), column_(new QVBoxLayout(this)), bar_(new DockTitle(title, this)) {
    column_->setContentsMargins(1, 0, 0, 0);
    column_->setSpacing(0);
    // A click takes the focus, so that Esc is this panel's.
    setFocusPolicy(Qt::ClickFocus);
    auto* close = new ActionButton(ActionButton::Kind::Flat, Icon::Close, {}, bar_);
    connect(close, &ActionButton::clicked, this, &SidePanel::leave);
    bar_->add(close);
    close_ = close;
    column_->addWidget(bar_);
    over_->installEventFilter(this);
    retranslate();
    hide();
}

void SidePanel::setContent(QWidget* content) {
    content->setParent(this);
    column_->addWidget(content, 1);
    content->show();
}

void SidePanel::setTitle(const QString& title) {
    bar_->setTitle(title);
}

void SidePanel::setWidth(int width) {
    width_ = width;
    if (isVisible()) place();
}

void SidePanel::open() {
    place();
    show();
    raise();
}

void SidePanel::place() {
    const QRect stage = over_->geometry();
    const int width = std::min(width_, stage.width());
    setGeometry(stage.right() + 1 - width, stage.top(), width, stage.height());
}

void SidePanel::leave() {
    const QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && (focus == this || isAncestorOf(focus))) window()->setFocus();
    hide();
    Q_EMIT closed();
}

void SidePanel::retranslate() {
    close_->setAccessibleName(tr("Close"));
    close_->setToolTip(tr("Close. Esc"));
}

bool SidePanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void SidePanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.panel);
    paintVertical(painter, 0, 0, height(), theme.lineStrong);
}

void SidePanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return leave();
    QWidget::keyPressEvent(event);
}

void SidePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

bool SidePanel::eventFilter(QObject* watched, QEvent* event) {
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (watched == over_ && moved && isVisible()) place();
    return false;
}

} // namespace berth::ui
