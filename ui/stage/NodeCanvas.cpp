// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/NodeCanvas.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/FrameBrush.h"
#include "ui/stage/ItemWalk.h"
#include "ui/stage/SlotPainter.h"
#include "ui/stage/SmallCards.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace berth::ui {
namespace {

constexpr std::array kZoomStops{0.03, 0.05, 0.07, 0.2, 0.45, 0.7, 0.8, 0.9, 1.0, 1.25, 1.5, 2.0};
constexpr int kScrollStep = 48;
constexpr qreal kSlotReach = 12;

bool holdsJob(const QMimeData& data) {
    return data.hasFormat(QLatin1String(kJobMimeType));
}

qreal cornerOf(DetailLevel level) {
    switch (level) {
    case DetailLevel::Card: return radius::kCard;
    case DetailLevel::Compact: return radius::kControl;
    case DetailLevel::Tile: return radius::kBadge;
    case DetailLevel::Cell: break;
    }
    return 1;
}

QStringList localPaths(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    return paths;
}

} // namespace

NodeCanvas::NodeCanvas(QWidget* parent) : QAbstractScrollArea(parent) {
    installSpokenItems();
    setAccessibleName(tr("Nodes"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    horizontalScrollBar()->setSingleStep(kScrollStep);
    verticalScrollBar()->setSingleStep(kScrollStep);
    fade_.setStartValue(0.0);
    fade_.setEndValue(1.0);
    fade_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&fade_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setFadeProgress(value.toReal()); });
}

void NodeCanvas::setGroups(std::vector<GroupView> groups) {
    const NodeId focused = focus_ >= 0 ? items_[static_cast<std::size_t>(focus_)].card->node : NodeId{};
    items_.clear();
    groups_ = std::move(groups);
    relayout();
    focus_ = focused.valid() ? indexOf(focused) : -1;
    setDropTarget(-1);
    startFade();
}

void NodeCanvas::startFade() {
    fade_.stop();
    cache_.beginChange();
    setFadeProgress(1);
    if (fadeDuration_ <= 0 || !isVisible()) return;
    fade_.setDuration(fadeDuration_);
    fade_.start();
}

void NodeCanvas::setFadeProgress(qreal progress) {
    fadeProgress_ = std::clamp(progress, 0.0, 1.0);
    viewport()->update();
}

void NodeCanvas::setSelection(NodeId node, PodId pod) {
    if (selectedNode_ == node && selectedPod_ == pod) return;
    selectedNode_ = node;
    selectedPod_ = pod;
    viewport()->update();
}

void NodeCanvas::ensureVisible(NodeId node) {
    if (const int index = indexOf(node); index >= 0) scrollTo(items_[static_cast<std::size_t>(index)].rect);
}

void NodeCanvas::setZoom(qreal zoom) {
    const qreal bounded = std::clamp(zoom, kSmallestZoom, kLargestZoom);
    const DetailLevel level = detailLevel(kCardWidth * bounded, level_);
    if (bounded == zoom_ && level == level_) return;
    zoom_ = bounded;
    level_ = level;
    relayout();
    Q_EMIT zoomChanged(zoom_);
}

void NodeCanvas::zoomBy(int stops) {
    if (stops > 0) {
        const auto next = std::upper_bound(kZoomStops.begin(), kZoomStops.end(), zoom_ + 1e-6);
        setZoom(next == kZoomStops.end() ? kLargestZoom : *next);
    } else {
        const auto here = std::lower_bound(kZoomStops.begin(), kZoomStops.end(), zoom_ - 1e-6);
        setZoom(here == kZoomStops.begin() ? kSmallestZoom : *std::prev(here));
    }
}

void NodeCanvas::fit() {
    level_ = DetailLevel::Card;
    zoom_ = 0;
    setZoom(fittingZoom(groups_, viewport()->size()));
}

QRectF NodeCanvas::nodeRect(NodeId node) const {
    const int index = indexOf(node);
    return index < 0 ? QRectF() : items_[static_cast<std::size_t>(index)].rect.translated(-offset());
}

QRectF NodeCanvas::podRect(PodId pod) const {
    const bool slots = level_ == DetailLevel::Card || level_ == DetailLevel::Compact;
    for (const Item& item : items_) {
        for (const PodSlotsView& held : item.card->pods) {
            if (!slots || held.pod != pod || held.devices.empty()) continue;
            const bool isCard = level_ == DetailLevel::Card;
            const SlotRows rows = isCard ? cardGeometry(item.card->gpus).slots : compactSlots(item.card->gpus);
            const QRectF run = rows.run(rows.runsOf(held.devices).front());
            const qreal scale = isCard ? zoom_ : 1;
            return QRectF(run.topLeft() * scale, run.size() * scale).translated(item.rect.topLeft() - offset());
        }
    }
    return {};
}

int NodeCanvas::spokenCount() const {
    return static_cast<int>(items_.size());
}

QString NodeCanvas::spokenText(int index) const {
    return cardSentence(*items_[static_cast<std::size_t>(index)].card);
}

QRect NodeCanvas::spokenRect(int index) const {
    return items_[static_cast<std::size_t>(index)].rect.translated(-offset()).toAlignedRect();
}

void NodeCanvas::spokenPress(int index) {
    Q_EMIT nodeSelected(items_[static_cast<std::size_t>(index)].card->node);
}

bool NodeCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isItemKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool NodeCanvas::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
    return true;
}

void NodeCanvas::paintEvent(QPaintEvent* event) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), theme.stage);
    painter.translate(-offset());
    const QRectF visible = QRectF(event->rect()).translated(offset());
    paintFrames(painter, theme, visible);
    for (const Item& item : items_)
        if (item.rect.intersects(visible)) paintItem(painter, theme, item);
    paintRings(painter, theme, visible);
}

void NodeCanvas::paintFrames(QPainter& painter, const Theme& theme, const QRectF& visible) const {
    const FrameBrush brush(painter, theme, font());
    for (std::size_t i = 0; i < layout_.groups.size(); ++i) {
        if (!layout_.groups[i].frame.intersects(visible)) continue;
        if (level_ == DetailLevel::Cell)
            brush.small(groups_[i], layout_.groups[i]);
        else
            brush.full(groups_[i], layout_.groups[i]);
    }
}

void NodeCanvas::paintItem(QPainter& painter, const Theme& theme, const Item& item) {
    switch (level_) {
    case DetailLevel::Card:
    case DetailLevel::Compact: {
        const CardLook look{zoom_, selectedPod_, font()};
        const qreal ratio = viewport()->devicePixelRatioF();
        const QPixmap now = cache_.picture(*item.card, theme, look, level_, item.rect.size(), ratio);
        const QPixmap before = fadeProgress_ < 1 ? cache_.previous(item.card->node) : QPixmap();
        if (!before.isNull()) {
            painter.drawPixmap(item.rect.topLeft(), before);
            painter.setOpacity(fadeProgress_);
        }
        painter.drawPixmap(item.rect.topLeft(), now);
        painter.setOpacity(1);
        return;
    }
    case DetailLevel::Tile: return paintTile(painter, theme, *item.card, item.rect);
    case DetailLevel::Cell: return paintCell(painter, theme, *item.card, item.rect);
    }
}

void NodeCanvas::paintRings(QPainter& painter, const Theme& theme, const QRectF& visible) const {
    const qreal corner = cornerOf(level_);
    for (const Item& item : items_)
        if (item.card->next && item.rect.intersects(visible)) paintRing(painter, theme, item.rect, Ring::Next, corner);
    if (const int index = indexOf(selectedNode_); index >= 0) {
        const Item& item = items_[static_cast<std::size_t>(index)];
        paintRing(painter, theme, item.rect, Ring::Selected, corner);
        if (level_ == DetailLevel::Tile || level_ == DetailLevel::Cell)
            paintCallout(painter, theme, Fonts(font()), *item.card, item.rect,
                         QRectF(viewport()->rect()).translated(offset()));
    }
    if (focus_ >= 0 && hasFocus())
        paintRing(painter, theme, items_[static_cast<std::size_t>(focus_)].rect, Ring::Focus, corner);
    if (dropTarget_ >= 0)
        paintRing(painter, theme, items_[static_cast<std::size_t>(dropTarget_)].rect, Ring::Next, corner);
    if (hasFocus() && focus_ < 0)
        paintBox(painter, QRectF(viewport()->rect()).translated(offset()).adjusted(2, 2, -2, -2), Qt::NoBrush,
                 {theme.accent, 1.5}, 2);
}

void NodeCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void NodeCanvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Nodes"));
        cache_.clear();
    }
    viewport()->update();
    QAbstractScrollArea::changeEvent(event);
}

void NodeCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const int index = itemAt(event->position());
    focus_ = -1;
    if (index < 0) return Q_EMIT selectionCleared();
    const Item& item = items_[static_cast<std::size_t>(index)];
    const NodeId node = item.card->node;
    if (const PodSlotsView* pod = podAt(item, event->position()))
        Q_EMIT podSelected(pod->pod, node);
    else
        Q_EMIT nodeSelected(node);
}

void NodeCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    const int index = itemAt(event->position());
    if (index < 0) return;
    const Item& item = items_[static_cast<std::size_t>(index)];
    if (const PodSlotsView* pod = podAt(item, event->position()))
        Q_EMIT podActivated(pod->pod);
    else
        Q_EMIT nodeActivated(item.card->node);
}

void NodeCanvas::contextMenuEvent(QContextMenuEvent* event) {
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard && focus_ >= 0;
    const QPointF at = keyboard ? QPointF(spokenRect(focus_).center()) : QPointF(event->pos());
    const int index = keyboard ? focus_ : itemAt(at);
    const QPoint global = viewport()->mapToGlobal(at.toPoint());
    if (index < 0) return Q_EMIT contextMenuRequested({}, {}, global);
    const Item& item = items_[static_cast<std::size_t>(index)];
    const PodSlotsView* pod = keyboard ? nullptr : podAt(item, at);
    Q_EMIT contextMenuRequested(item.card->node, pod ? pod->pod : PodId{}, global);
}

void NodeCanvas::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier)) return QAbstractScrollArea::wheelEvent(event);
    zoomBy(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void NodeCanvas::keyPressEvent(QKeyEvent* event) {
    const bool pages = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (pages) return QAbstractScrollArea::keyPressEvent(event);
    if (!isItemKey(*event)) return event->ignore(); // the scroll area would take the arrows
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (focus_ >= 0)
            Q_EMIT nodeActivated(items_[static_cast<std::size_t>(focus_)].card->node);
        else
            moveFocus(Qt::Key_Home);
        return;
    case Qt::Key_Space: return spokenPress(focus_);
    case Qt::Key_Escape:
        focus_ = -1;
        viewport()->update();
        return Q_EMIT selectionCleared();
    default: moveFocus(event->key());
    }
}

void NodeCanvas::focusInEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void NodeCanvas::focusOutEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void NodeCanvas::dragEnterEvent(QDragEnterEvent* event) {
    if (holdsJob(*event->mimeData()) || !localPaths(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void NodeCanvas::dragMoveEvent(QDragMoveEvent* event) {
    if (!holdsJob(*event->mimeData())) return event->acceptProposedAction();
    setDropTarget(itemAt(event->position()));
    event->setAccepted(dropTarget_ >= 0);
}

void NodeCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    setDropTarget(-1);
}

void NodeCanvas::dropEvent(QDropEvent* event) {
    const int index = itemAt(event->position());
    setDropTarget(-1);
    if (const auto job = decodeJob(event->mimeData()->data(QLatin1String(kJobMimeType))); job && index >= 0) {
        event->acceptProposedAction();
        Q_EMIT jobDropped(*job, items_[static_cast<std::size_t>(index)].card->node);
    } else if (const QStringList paths = localPaths(*event->mimeData()); !paths.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT filesDropped(paths);
    }
}

void NodeCanvas::relayout() {
    layout_ = layoutStage(groups_, level_, zoom_, viewport()->width());
    items_.clear();
    for (std::size_t i = 0; i < groups_.size(); ++i)
        for (std::size_t j = 0; j < groups_[i].nodes.size(); ++j)
            items_.push_back({&groups_[i].nodes[j], layout_.groups[i].items[j]});
    if (focus_ >= spokenCount()) focus_ = -1;
    if (dropTarget_ >= spokenCount()) dropTarget_ = -1;
    qreal right = 0;
    for (const GroupFrame& g : layout_.groups) right = std::max(right, g.frame.right());
    const QSize room = viewport()->size();
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(right)) - room.width()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(layout_.size.height())) - room.height()));
    viewport()->update();
}

QPointF NodeCanvas::offset() const {
    return {static_cast<qreal>(horizontalScrollBar()->value()), static_cast<qreal>(verticalScrollBar()->value())};
}

int NodeCanvas::itemAt(const QPointF& viewportPoint) const {
    const QPointF point = viewportPoint + offset();
    const auto found =
        std::find_if(items_.begin(), items_.end(), [&point](const Item& item) { return item.rect.contains(point); });
    return found == items_.end() ? -1 : static_cast<int>(found - items_.begin());
}

int NodeCanvas::indexOf(NodeId node) const {
    const auto found =
        std::find_if(items_.begin(), items_.end(), [node](const Item& item) { return item.card->node == node; });
    return found == items_.end() ? -1 : static_cast<int>(found - items_.begin());
}

const PodSlotsView* NodeCanvas::podAt(const Item& item, const QPointF& viewportPoint) const {
    if (level_ != DetailLevel::Card && level_ != DetailLevel::Compact) return nullptr;
    const bool isCard = level_ == DetailLevel::Card;
    const SlotRows rows = isCard ? cardGeometry(item.card->gpus).slots : compactSlots(item.card->gpus);
    const QPointF point = (viewportPoint + offset() - item.rect.topLeft()) / (isCard ? zoom_ : 1);
    const int device = rows.deviceAt(point, item.card->gpus, isCard ? 4 : kSlotReach / 2);
    if (device < 0) return nullptr;
    const QRectF slot = rows.slot(device);
    return podOnDevice(item.card->pods, device, (slot.bottom() - point.y()) / slot.height());
}

QString NodeCanvas::tipAt(const QPointF& viewportPoint) const {
    const int index = itemAt(viewportPoint);
    if (index < 0) return {};
    const Item& item = items_[static_cast<std::size_t>(index)];
    if (const PodSlotsView* pod = podAt(item, viewportPoint))
        return QStringLiteral("<b>%1</b><br>%2")
            .arg(pod->name.toHtmlEscaped(), slotSentence(*pod, item.card->name).toHtmlEscaped());
    QString tip = QStringLiteral("<b>%1</b><br>%2")
                      .arg(item.card->name.toHtmlEscaped(), cardSentence(*item.card).toHtmlEscaped());
    for (const BadgeView& badge : item.card->badges)
        if (!badge.tooltip.isEmpty()) tip += QStringLiteral("<br>") + badge.tooltip.toHtmlEscaped();
    return tip;
}

void NodeCanvas::scrollTo(const QRectF& rect) {
    const QRectF shown(offset(), QSizeF(viewport()->size()));
    const QRectF wanted = rect.adjusted(-8, -8, 8, 8);
    if (wanted.top() < shown.top() || wanted.height() > shown.height())
        verticalScrollBar()->setValue(static_cast<int>(wanted.top()));
    else if (wanted.bottom() > shown.bottom())
        verticalScrollBar()->setValue(static_cast<int>(std::ceil(wanted.bottom() - shown.height())));
    if (wanted.left() < shown.left())
        horizontalScrollBar()->setValue(static_cast<int>(wanted.left()));
    else if (wanted.right() > shown.right())
        horizontalScrollBar()->setValue(static_cast<int>(std::ceil(wanted.right() - shown.width())));
}

void NodeCanvas::moveFocus(int key) {
    if (items_.empty()) return;
    std::vector<QRectF> rects;
    for (const Item& item : items_) rects.push_back(item.rect);
    const int selected = indexOf(selectedNode_);
    focus_ = focus_ < 0 && selected >= 0 ? selected : nextItem(rects, focus_, static_cast<Qt::Key>(key));
    scrollTo(items_[static_cast<std::size_t>(focus_)].rect);
    announceFocus(*this, focus_);
    viewport()->update();
}

bool NodeCanvas::isItemKey(const QKeyEvent& event) const {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return !items_.empty();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Escape: return focus_ >= 0;
    default: return false;
    }
}

void NodeCanvas::setDropTarget(int index) {
    if (dropTarget_ == index) return;
    dropTarget_ = index;
    viewport()->update();
}

} // namespace berth::ui
