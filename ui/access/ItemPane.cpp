// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/ItemPane.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr int kScrollStep = 36;
constexpr qreal kRoomAround = 8; ///< of an item that is scrolled into view: for its ring

/// What a scroll bar must be moved by so that `from` to `to` is seen in so many px; the beginning where not all fits.
qreal shift(qreal from, qreal to, qreal room) {
    if (from < 0 || to - from > room) return from;
    return std::max<qreal>(0, to - room);
}

void scrollBy(QScrollBar& bar, qreal px) {
    bar.setValue(bar.value() + static_cast<int>(px < 0 ? std::floor(px) : std::ceil(px)));
}

void setRange(QScrollBar& bar, qreal content, int room) {
    bar.setPageStep(room);
    bar.setRange(0, std::max(0, static_cast<int>(std::ceil(content)) - room));
}

} // namespace

ItemPane::ItemPane(QWidget* parent) : QAbstractScrollArea(parent) {
    installSpokenItems();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    verticalScrollBar()->setSingleStep(kScrollStep);
}

QRect ItemPane::itemRect(const SpokenPath& item) const {
    return placeOf(item).translated(-offset()).toAlignedRect();
}

QPointF ItemPane::offset() const {
    return {static_cast<qreal>(horizontalScrollBar()->value()), static_cast<qreal>(verticalScrollBar()->value())};
}

void ItemPane::focusItem(const SpokenPath& item) {
    focus_ = item;
    scrollTo(headOf(item));
    announceFocus(*this, focus_);
    viewport()->update();
}

void ItemPane::scrollTo(const QRectF& place) {
    const QRectF wanted = place.adjusted(-kRoomAround, -kRoomAround, kRoomAround, kRoomAround).translated(-offset());
    scrollBy(*verticalScrollBar(), shift(wanted.top(), wanted.bottom(), viewport()->height() - coveredHeight()));
    scrollBy(*horizontalScrollBar(), shift(wanted.left(), wanted.right(), viewport()->width()));
}

void ItemPane::updateScrollRange() {
    const QSizeF size = contentSize();
    setRange(*horizontalScrollBar(), size.width(), viewport()->width());
    setRange(*verticalScrollBar(), size.height(), viewport()->height() - coveredHeight());
}

void ItemPane::followContent(const QString& focused) {
    updateScrollRange();
    viewport()->update();
    if (focus_.empty()) return;
    const ItemLines items = lines();
    SpokenPath next = items.contains(focus_) ? focus_ : SpokenPath();
    for (const auto& line : items.lines)
        for (const SpokenPath& item : line)
            if (keyOf(item) == focused) next = item;
    if (next == focus_) return;
    focus_ = next;
    if (!next.empty() && hasFocus()) announceFocus(*this, next);
}

bool ItemPane::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool ItemPane::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const SpokenPath item = itemAt(help->pos() + offset());
    QToolTip::showText(help->globalPos(), item.empty() ? QString() : itemText(item), viewport());
    return true;
}

void ItemPane::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::LanguageChange) return;
    const QString focused = focusKey();
    measureAgain();
    followContent(focused);
}

void ItemPane::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollRange();
}

void ItemPane::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    focus_.clear();
    viewport()->update();
    const SpokenPath item = itemAt(event->position() + offset());
    item.empty() ? letGo() : pressItem(item);
}

void ItemPane::keyPressEvent(QKeyEvent* event) {
    const bool scrolls = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (scrolls) return QAbstractScrollArea::keyPressEvent(event);
    if (!isOwnKey(*event)) return event->ignore(); // the scroll area would take the arrows
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return focus_.empty() ? focusItem(firstItem()) : enterItem(focus_);
    case Qt::Key_Space: return pressItem(focus_);
    case Qt::Key_Escape:
        focus_.clear();
        viewport()->update();
        return letGo();
    default:
        focusItem(nextInLines(lines(), focus_, static_cast<Qt::Key>(event->key()),
                              [this](const SpokenPath& item) { return headOf(item); }));
    }
}

void ItemPane::focusInEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void ItemPane::focusOutEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

bool ItemPane::isOwnKey(const QKeyEvent& event) const {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return !lines().lines.empty();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Escape: return !focus_.empty();
    default: return false;
    }
}

} // namespace berth::ui
