// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ExpressPane.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kColumn = 150;
constexpr qreal kBarHeight = 6;
constexpr FontSpec kClock{32.0, QFont::Bold, true};

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

} // namespace

ExpressPane::ExpressPane(QWidget* stage) : QWidget(stage->parentWidget()), stage_(stage) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    stage_->installEventFilter(this);
    hide();
}

void ExpressPane::setView(const ExpressView& view) {
    if (view == view_) return;
    view_ = view;
    setAccessibleName(tr("Express"));
    setAccessibleDescription(view_.clock);
    update();
}

void ExpressPane::open() {
    setGeometry(stage_->geometry());
    show();
    raise();
    setFocus();
}

void ExpressPane::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    painter.fillRect(rect(), theme.stage);
    const qreal left = std::max(24.0, width() / 2.0 - 2 * kColumn);
    qreal y = std::max(60.0, height() / 2.0 - 120);
    paintLabel(painter, {left, y}, tr("Express"), {fonts.font(type::kVerdict), theme.accentText});
    y += fonts.scaled(46);
    paintLabel(painter, {left, y}, view_.clock, {fonts.font(kClock), theme.text1});
    y += 24;
    const QRectF track(left, y, std::min(4 * kColumn, width() - 2 * left), kBarHeight);
    if (view_.share) {
        paintBox(painter, track, theme.line, {}, kBarHeight / 2);
        QRectF done = track;
        done.setWidth(std::max(kBarHeight, track.width() * std::clamp(*view_.share, 0.0, 1.0)));
        paintBox(painter, done, theme.accent, {}, kBarHeight / 2);
    }
    y = paintCounters(painter, y + 46) + 30;
    paintLabel(painter, {left, y}, view_.rate, {fonts.mono(12), theme.text2});
    y += fonts.scaled(30);
    for (const QString& stop : view_.stops) {
        paintLabel(painter, {left, y}, stop, {fonts.text(12.5), theme.text1, Qt::AlignLeft, width() - left - 12});
        y += fonts.scaled(20);
    }
}

qreal ExpressPane::paintCounters(QPainter& painter, qreal y) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const qreal left = std::max(24.0, width() / 2.0 - 2 * kColumn);
    const int columns = std::max(1, static_cast<int>((width() - 2 * left) / kColumn));
    for (std::size_t i = 0; i < view_.counters.size(); ++i) {
        const int row = static_cast<int>(i) / columns;
        const QPointF at(left + static_cast<int>(i) % columns * kColumn, y + row * fonts.scaled(46));
        paintLabel(painter, at, view_.counters[i].value, {fonts.font(type::kBigNumber), theme.text1});
        paintLabel(painter, at + QPointF(0, fonts.scaled(18)), view_.counters[i].word,
                   {fonts.font(type::kDense), theme.text2, Qt::AlignLeft, kColumn - 8});
    }
    const int rows = (static_cast<int>(view_.counters.size()) + columns - 1) / columns;
    return y + std::max(0, rows - 1) * fonts.scaled(46) + fonts.scaled(18);
}

void ExpressPane::keyPressEvent(QKeyEvent* event) {
    if (!isModifier(event->key())) Q_EMIT stopRequested();
}

void ExpressPane::mousePressEvent(QMouseEvent*) {
    Q_EMIT stopRequested();
}

/// Every key is this pane's, also those of the menus.
bool ExpressPane::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool ExpressPane::eventFilter(QObject* watched, QEvent* event) {
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (watched == stage_ && moved && isVisible()) setGeometry(stage_->geometry());
    return false;
}

} // namespace berth::ui
