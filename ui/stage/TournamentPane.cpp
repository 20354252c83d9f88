// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/TournamentPane.h"

#include "ui/stage/TournamentPainter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace berth::ui {

TournamentPane::TournamentPane(QWidget* parent) : QAbstractScrollArea(parent) {
    installSpokenItems();
    setAccessibleName(tr("Preemption candidates"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    verticalScrollBar()->setSingleStep(36);
}

void TournamentPane::setView(TournamentView view) {
    if (view == view_) return;
    view_ = std::move(view);
    if (focus_ >= spokenCount()) focus_ = -1;
    updateScrollRange();
    viewport()->update();
}

TournamentGeometry TournamentPane::places() const {
    return tournamentGeometry(view_, viewport()->width());
}

QPointF TournamentPane::offset() const {
    return {static_cast<qreal>(horizontalScrollBar()->value()), static_cast<qreal>(verticalScrollBar()->value())};
}

QRectF TournamentPane::columnRect(NodeId node) const {
    for (int i = 0; i < spokenCount(); ++i)
        if (view_.candidates[static_cast<std::size_t>(i)].node == node) return places().column(i).translated(-offset());
    return {};
}

int TournamentPane::spokenCount() const {
    return places().candidates;
}

QString TournamentPane::spokenText(int index) const {
    return candidateSentence(view_.candidates[static_cast<std::size_t>(index)]);
}

QRect TournamentPane::spokenRect(int index) const {
    return places().column(index).translated(-offset()).toAlignedRect();
}

void TournamentPane::spokenPress(int index) {
    Q_EMIT nodeSelected(view_.candidates[static_cast<std::size_t>(index)].node);
}

int TournamentPane::candidateAt(const QPointF& viewportPoint) const {
    for (int i = 0; i < spokenCount(); ++i)
        if (places().column(i).contains(viewportPoint + offset())) return i;
    return -1;
}

const VictimView* TournamentPane::victimAt(int candidate, const QPointF& viewportPoint) const {
    const auto& victims = view_.candidates[static_cast<std::size_t>(candidate)].victims;
    for (int i = 0; i < std::min(static_cast<int>(victims.size()), kMostVictims); ++i)
        if (places().victim(candidate, i).contains(viewportPoint + offset()))
            return &victims[static_cast<std::size_t>(i)];
    return nullptr;
}

bool TournamentPane::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Preemption candidates"));
        viewport()->update();
    }
    return QAbstractScrollArea::event(event);
}

bool TournamentPane::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = candidateAt(help->pos());
    QToolTip::showText(help->globalPos(), index < 0 ? QString() : spokenText(index), viewport());
    return true;
}

void TournamentPane::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.stage);
    painter.translate(-offset());
    paintTournament(painter, theme, Fonts(font()), view_, places(), hasFocus() ? focus_ : -1);
}

void TournamentPane::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollRange();
}

void TournamentPane::mousePressEvent(QMouseEvent* event) {
    const int index = candidateAt(event->position());
    if (event->button() != Qt::LeftButton || index < 0) return;
    focus_ = -1;
    if (const VictimView* victim = victimAt(index, event->position()))
        Q_EMIT podSelected(victim->pod, view_.candidates[static_cast<std::size_t>(index)].node);
    else
        spokenPress(index);
}

void TournamentPane::keyPressEvent(QKeyEvent* event) {
    if (!isOwnKey(*event)) return QAbstractScrollArea::keyPressEvent(event);
    const int last = spokenCount() - 1;
    switch (event->key()) {
    case Qt::Key_Left: focus_ = std::max(0, focus_ - 1); break;
    case Qt::Key_Right: focus_ = std::min(last, focus_ + 1); break;
    case Qt::Key_Home: focus_ = 0; break;
    case Qt::Key_End: focus_ = last; break;
    case Qt::Key_Escape: focus_ = -1; break;
    default:
        if (focus_ >= 0) return spokenPress(focus_);
        focus_ = 0;
    }
    if (focus_ >= 0) announceFocus(*this, focus_);
    viewport()->update();
}

void TournamentPane::focusInEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void TournamentPane::focusOutEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

bool TournamentPane::isOwnKey(const QKeyEvent& event) const {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return spokenCount() > 0;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Escape: return focus_ >= 0;
    default: return false;
    }
}

void TournamentPane::updateScrollRange() {
    const QSizeF size = places().size;
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(size.width())) - viewport()->width()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(size.height())) - viewport()->height()));
}

} // namespace berth::ui
