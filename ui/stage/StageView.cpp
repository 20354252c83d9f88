// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/StageView.h"

#include "ui/stage/CaptionLine.h"
#include "ui/stage/EmptyStage.h"
#include "ui/stage/LegendLine.h"
#include "ui/stage/NodeCanvas.h"
#include "ui/stage/StageBar.h"
#include "ui/stage/TournamentPane.h"
#include "ui/stage/WaitingRoomPane.h"
#include "ui/stage/WaterfallPane.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace berth::ui {

StageView::StageView(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      head_(new QHBoxLayout),
      caption_(new CaptionLine(this)),
      bar_(new StageBar(this)),
      panes_(new QStackedWidget(this)),
      canvas_(new NodeCanvas(this)),
      waterfall_(new WaterfallPane(this)),
      tournament_(new TournamentPane(this)),
      empty_(new EmptyStage(this)),
      waiting_(new WaitingRoomPane(this)),
      legend_(new LegendLine(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    head_->setSpacing(0);
    head_->addWidget(caption_, 1);
    column_->addLayout(head_);
    column_->addWidget(bar_);
    column_->addWidget(panes_, 1);
    column_->addWidget(waiting_, 1);
    waiting_->hide();
    column_->addWidget(legend_);
    for (QWidget* pane : std::initializer_list<QWidget*>{canvas_, waterfall_, tournament_, empty_})
        panes_->addWidget(pane);
    connectCanvas();
    connectPanes();
    showCurrentPane();
}

void StageView::connectCanvas() {
    connect(canvas_, &NodeCanvas::nodeSelected, this, &StageView::nodeSelected);
    connect(canvas_, &NodeCanvas::podSelected, this, &StageView::podSelected);
    connect(canvas_, &NodeCanvas::nodeActivated, this, &StageView::nodeActivated);
    connect(canvas_, &NodeCanvas::podActivated, this, &StageView::podActivated);
    connect(canvas_, &NodeCanvas::selectionCleared, this, &StageView::selectionCleared);
    connect(canvas_, &NodeCanvas::contextMenuRequested, this, &StageView::contextMenuRequested);
    connect(canvas_, &NodeCanvas::jobDropped, this, &StageView::jobDropped);
    connect(canvas_, &NodeCanvas::filesDropped, this, &StageView::filesDropped);
    connect(canvas_, &NodeCanvas::laidOut, this, &StageView::shareHeight);
    connect(canvas_, &NodeCanvas::zoomChanged, this, [this](qreal zoom) {
        bar_->setZoom(zoom);
        showLegend();
        Q_EMIT zoomChanged(zoom);
    });
    connect(bar_, &StageBar::groupingChosen, this, &StageView::groupingChosen);
    connect(bar_, &StageBar::colouringChosen, this, &StageView::colouringChosen);
    connect(bar_, &StageBar::findRequested, this, &StageView::findRequested);
    connect(bar_, &StageBar::zoomInRequested, canvas_, [this] { canvas_->zoomBy(1); });
    connect(bar_, &StageBar::zoomOutRequested, canvas_, [this] { canvas_->zoomBy(-1); });
    connect(bar_, &StageBar::fitRequested, canvas_, &NodeCanvas::fit);
}

void StageView::connectPanes() {
    connect(waterfall_, &WaterfallPane::scoreSelected, this, &StageView::scoreSelected);
    connect(waterfall_, &WaterfallPane::nodeSelected, this, &StageView::nodeSelected);
    connect(waterfall_, &WaterfallPane::filteredRequested, this, &StageView::filteredRequested);
    connect(tournament_, &TournamentPane::victimsRequested, this, &StageView::victimsRequested);
    connect(tournament_, &TournamentPane::candidatesRequested, this, &StageView::candidatesRequested);
    connect(tournament_, &TournamentPane::nodeSelected, this, &StageView::nodeSelected);
    connect(tournament_, &TournamentPane::podSelected, this, &StageView::podSelected);
    connect(waiting_, &WaitingRoomPane::podSelected, this, [this](PodId pod) { Q_EMIT podSelected(pod, NodeId{}); });
    connect(waiting_, &WaitingRoomPane::podActivated, this, &StageView::podActivated);
    connect(waiting_, &WaitingRoomPane::selectionCleared, this, &StageView::selectionCleared);
    connect(waiting_, &WaitingRoomPane::settled, this, &StageView::showCurrentPane);
    connect(waiting_, &WaitingRoomPane::deadlockSelected, this, &StageView::deadlockSelected);
    connect(waiting_, &WaitingRoomPane::gangSelected, this, &StageView::gangSelected);
    connect(empty_, &EmptyStage::actionTriggered, this, &StageView::emptyActionTriggered);
    connect(empty_, &EmptyStage::filesDropped, this, &StageView::filesDropped);
}

void StageView::setContent(StageContent content) {
    if (content == content_) return;
    content_ = std::move(content);
    caption_->setView(content_.caption);
    canvas_->setGroups(content_.groups);
    showLegend();
    if (content_.waterfall) waterfall_->setView(*content_.waterfall);
    if (content_.tournament) tournament_->setView(*content_.tournament);
    if (content_.empty) empty_->setView(*content_.empty);
    if (content_.waiting)
        waiting_->setView(*content_.waiting);
    else if (waiting_->isVisible())
        waiting_->setView({});
    showCurrentPane();
}

/// The nodes take what they need and at most half; the waiting room has the rest.
void StageView::shareHeight() {
    constexpr int kLeast = 160;
    const bool shared = !waiting_->isHidden();
    const int nodes = std::clamp(canvas_->contentHeight(), kLeast, std::max(kLeast, height() / 2));
    panes_->setMinimumHeight(shared ? nodes : 0);
    panes_->setMaximumHeight(shared ? nodes : QWIDGETSIZE_MAX);
}

void StageView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    shareHeight();
}

void StageView::showLegend() {
    const bool hasNodes = !content_.groups.empty() && !content_.groups.front().nodes.empty();
    if (canvas_->level() == DetailLevel::Cell && hasNodes)
        legend_->setCells(content_.groups.front().nodes.front()->heatKey, canvas_->itemWidth());
    else
        legend_->setCards();
}

void StageView::showCurrentPane() {
    QWidget* pane = canvas_;
    if (content_.empty)
        pane = empty_;
    else if (content_.tournament)
        pane = tournament_;
    else if (content_.waterfall)
        pane = waterfall_;
    const bool focused = panes_->currentWidget() && panes_->currentWidget()->hasFocus();
    panes_->setCurrentWidget(pane);
    if (focused) pane->setFocus(Qt::OtherFocusReason);
    bar_->setVisible(pane == canvas_);
    waiting_->setVisible(pane == canvas_ && (content_.waiting || waiting_->isMoving()));
    shareHeight();
    legend_->setVisible(pane == canvas_ && !compact_);
}

void StageView::setCompact(bool compact) {
    if (compact == compact_) return;
    compact_ = compact;
    bar_->setCompact(compact);
    if (compact)
        head_->addWidget(bar_);
    else
        column_->insertWidget(1, bar_);
    showCurrentPane();
}

void StageView::focusItems() {
    panes_->currentWidget()->setFocus(Qt::TabFocusReason);
}

void StageView::setSelection(NodeId node, PodId pod, const QString& gang) {
    canvas_->setSelection(node, pod, gang);
    waiting_->setSelectedPod(pod);
    waiting_->setSelectedGang(gang);
    waterfall_->setSelectedNode(node);
    tournament_->setSelection(node, pod, gang);
}

void StageView::setSelectedTenant(const QString& tenant) {
    canvas_->setSelectedTenant(tenant);
    waiting_->setSelectedTenant(tenant);
    tournament_->setSelectedTenant(tenant);
}

void StageView::setMotion(const MotionStyle& style) {
    canvas_->setMotion(style);
    waiting_->setMotion(style);
}

QRectF StageView::ringRect(PodId pod) const {
    if (!waiting_->isVisible()) return {};
    const QRectF rect = waiting_->ringRect(pod);
    return rect.isNull() ? QRectF() : rect.translated(waiting_->viewport()->mapTo(this, QPoint()));
}

void StageView::togglePin(NodeId node) {
    canvas_->togglePin(node);
}

bool StageView::isPinned(NodeId node) const {
    return canvas_->isPinned(node);
}

void StageView::unpinAll() {
    canvas_->unpinAll();
}

void StageView::ensureVisible(NodeId node) {
    canvas_->ensureVisible(node);
}

void StageView::setGallery(QWidget* gallery) {
    empty_->setGallery(gallery);
}

void StageView::setGroupings(const QStringList& names, int current) {
    bar_->setGroupings(names, current);
}

void StageView::setKeys(const QString& find, const QString& fit) {
    bar_->setKeys(find, fit);
}

void StageView::setColourings(const QStringList& names, int current) {
    bar_->setColourings(names, current);
}

qreal StageView::zoom() const {
    return canvas_->zoom();
}

void StageView::setZoom(qreal zoom) {
    canvas_->setZoom(zoom);
}

void StageView::fit() {
    canvas_->fit();
}

QRectF StageView::nodeRect(NodeId node) const {
    QRectF rect;
    const QWidget* source = nullptr;
    if (panes_->currentWidget() == canvas_) {
        rect = canvas_->nodeRect(node);
        source = canvas_->viewport();
    } else if (panes_->currentWidget() == waterfall_) {
        rect = waterfall_->rowRect(node);
        source = waterfall_->viewport();
    } else if (panes_->currentWidget() == tournament_) {
        rect = tournament_->columnRect(node);
        source = tournament_->viewport();
    }
    return rect.isNull() ? QRectF() : rect.translated(source->mapTo(this, QPoint()));
}

QRectF StageView::podRect(PodId pod) const {
    if (panes_->currentWidget() != canvas_) return {};
    const QRectF rect = canvas_->podRect(pod);
    return rect.isNull() ? QRectF() : rect.translated(canvas_->viewport()->mapTo(this, QPoint()));
}

} // namespace berth::ui
