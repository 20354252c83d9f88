// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/NodeCanvas.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/ItemWalk.h"
#include "ui/stage/SlotPainter.h"
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

constexpr std::array kZoomStops{0.03, 0.05, 0.07, 0.1, 0.2, 0.45, 0.7, 0.8, 0.9, 1.0, 1.25, 1.5, 2.0};
constexpr int kScrollStep = 48;
constexpr qreal kFinger = 12; ///< half of the smallest hit area
constexpr qreal kSlotReach = 4;
constexpr int kOrdersMs = 1000;

bool holdsJob(const QMimeData& data) {
    return data.hasFormat(QLatin1String(kJobMimeType));
}

QStringList localPaths(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    return paths;
}

/// The pod so many places above `from` on a device that pods share, from the bottom again at the end; where `from` is
/// not on it, the lowest. Pressing a device again and again thus walks its pods.
const PodSlotsView* podFrom(const std::vector<PodSlotsView>& pods, int device, PodId from, std::size_t places) {
    std::vector<const PodSlotsView*> held;
    for (const PodSlotsView& pod : pods)
        if (std::find(pod.devices.begin(), pod.devices.end(), device) != pod.devices.end()) held.push_back(&pod);
    for (std::size_t i = 0; i < held.size(); ++i)
        if (held[i]->pod == from) return held[(i + places) % held.size()];
    return held.empty() ? nullptr : held.front();
}

bool showsSlots(DetailLevel level) {
    return level == DetailLevel::Card || level == DetailLevel::Compact;
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
    animation_.setStartValue(0.0);
    animation_.setEndValue(1.0);
    connect(&animation_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setMotionProgress(value.toReal()); });
    connect(&animation_, &QVariantAnimation::finished, this, &NodeCanvas::endMotion);
    ordersTimer_.setSingleShot(true);
    ordersTimer_.setInterval(kOrdersMs);
    connect(&ordersTimer_, &QTimer::timeout, this, [this] {
        orders_.clear();
        viewport()->update();
    });
}

void NodeCanvas::setGroups(GroupList groups) {
    animation_.stop();
    ordersTimer_.stop();
    endMotion();
    const NodeId focused = look_.focus >= 0 ? items_.at(look_.focus).card->node : NodeId{};
    const bool moves = motion_.speed > 0 && showsSlots(look_.level) && isVisible();
    const GroupList before = moves ? items_.groups() : GroupList();
    hover({});
    if (items_.setGroups(std::move(groups), look_.level, look_.zoom, viewport()->width())) {
        look_.focus = focused.valid() ? items_.indexOf(focused) : -1;
        if (look_.focus < 0) look_.focusDevice = -1;
        updateScrollRange();
    }
    setDropTarget(-1);
    followSelection();
    viewport()->update();
    startMotion(before);
}

/// Cards of both pictures whose nodes are in both, in drawing order.
std::vector<CardMotion> NodeCanvas::motionsFrom(const GroupList& before) const {
    std::vector<CardMotion> motions;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before.isSameAt(i, items_.groups())) continue;
        for (const SharedCard& card : before[i].nodes) {
            const int index = items_.indexOf(card->node);
            if (index < 0 || card == items_.shared(index)) continue;
            const SharedCard& now = items_.shared(index);
            CardMotion motion = motion_.isBack ? cardMotion(now, card) : cardMotion(card, now);
            if (motion.duration > 0) motions.push_back(std::move(motion));
        }
    }
    return motions;
}

void NodeCanvas::startMotion(const GroupList& before) {
    if (before.empty()) return;
    std::vector<CardMotion> motions = motionsFrom(before);
    if (motions.empty()) return;
    if (motion_.fades()) {
        int order = 0;
        for (const CardMotion& motion : motions)
            if (motion.stripComes) orders_[motion.after->node] = ++order;
        return startFade();
    }
    motionMs_ = stagger(motions);
    motionIsBack_ = motion_.isBack;
    for (CardMotion& motion : motions) motions_.emplace(motion.after->node, std::move(motion));
    setMotionProgress(0);
    animation_.setDuration(std::max(1, motion_.duration(motionMs_)));
    animation_.start();
}

/// Reduced motion: the changed cards cross-fade, and small numbers tell their order for a second.
void NodeCanvas::startFade() {
    cache_.beginChange();
    setMotionProgress(0);
    animation_.setDuration(kReducedFadeMs);
    animation_.start();
    if (orders_.size() > 1)
        ordersTimer_.start();
    else
        orders_.clear();
}

void NodeCanvas::setMotionProgress(qreal progress) {
    const qreal bounded = std::clamp(progress, 0.0, 1.0);
    if (motions_.empty())
        look_.fade = bounded;
    else
        look_.motionAt = motionMs_ * (motionIsBack_ ? 1 - bounded : bounded);
    viewport()->update();
}

void NodeCanvas::endMotion() {
    if (!ordersTimer_.isActive()) orders_.clear();
    if (motions_.empty() && look_.fade >= 1) return;
    motions_.clear();
    look_.motionAt = -1;
    look_.fade = 1;
    viewport()->update();
}

void NodeCanvas::setSelection(NodeId node, PodId pod, const QString& gang) {
    if (look_.selectedNode == node && look_.selectedPod == pod && selectedGang_ == gang) return;
    look_.selectedNode = node;
    look_.selectedPod = pod;
    selectedGang_ = gang;
    followSelection();
    viewport()->update();
}

void NodeCanvas::setSelectedTenant(const QString& tenant) {
    if (look_.tenant == tenant) return;
    look_.tenant = tenant;
    viewport()->update();
}

/// The selected gang, or that of the selected pod where it is on a node.
void NodeCanvas::followSelection() {
    look_.gang = selectedGang_;
    if (!look_.selectedPod.valid()) return;
    for (const StageItem& item : items_.all())
        for (const PodSlotsView& pod : item.card->pods)
            if (pod.pod == look_.selectedPod) look_.gang = pod.gang;
}

void NodeCanvas::ensureVisible(NodeId node) {
    if (const int index = items_.indexOf(node); index >= 0) scrollTo(items_.at(index).rect);
}

void NodeCanvas::setZoom(qreal zoom) {
    const qreal bounded = std::clamp(zoom, kSmallestZoom, kLargestZoom);
    const DetailLevel level = detailLevel(kCardWidth * bounded, look_.level);
    if (bounded == look_.zoom && level == look_.level) return;
    look_.zoom = bounded;
    look_.level = level;
    animation_.stop();
    endMotion();
    relayout();
    Q_EMIT zoomChanged(bounded);
}

void NodeCanvas::zoomBy(int stops) {
    if (stops > 0) {
        const auto next = std::upper_bound(kZoomStops.begin(), kZoomStops.end(), look_.zoom + 1e-6);
        setZoom(next == kZoomStops.end() ? kLargestZoom : *next);
    } else {
        const auto here = std::lower_bound(kZoomStops.begin(), kZoomStops.end(), look_.zoom - 1e-6);
        setZoom(here == kZoomStops.begin() ? kSmallestZoom : *std::prev(here));
    }
}

void NodeCanvas::fit() {
    look_.level = DetailLevel::Card;
    look_.zoom = 0;
    setZoom(fittingZoom(items_.groups(), viewport()->size()));
}

void NodeCanvas::togglePin(NodeId node) {
    const auto found = std::find(look_.pinned.begin(), look_.pinned.end(), node);
    if (found != look_.pinned.end())
        look_.pinned.erase(found);
    else
        look_.pinned.push_back(node);
    if (look_.pinned.size() > kMostPinned) look_.pinned.erase(look_.pinned.begin());
    viewport()->update();
}

void NodeCanvas::unpinAll() {
    look_.pinned.clear();
    viewport()->update();
}

bool NodeCanvas::isPinned(NodeId node) const {
    return std::find(look_.pinned.begin(), look_.pinned.end(), node) != look_.pinned.end();
}

QRectF NodeCanvas::nodeRect(NodeId node) const {
    const int index = items_.indexOf(node);
    return index < 0 ? QRectF() : items_.at(index).rect.translated(-offset());
}

QRectF NodeCanvas::podRect(PodId pod) const {
    if (!showsSlots(look_.level)) return {};
    for (const StageItem& item : items_.all()) {
        for (const PodSlotsView& held : item.card->pods) {
            if (held.pod != pod || held.devices.empty()) continue;
            const SlotRows rows = slotRowsOf(*item.card, look_.level);
            const QRectF run = rows.run(rows.runsOf(held.devices).front());
            const qreal scale = look_.level == DetailLevel::Card ? look_.zoom : 1;
            return QRectF(run.topLeft() * scale, run.size() * scale).translated(item.rect.topLeft() - offset());
        }
    }
    return {};
}

int NodeCanvas::itemCount(const SpokenPath& parent) const {
    switch (parent.size()) {
    case 0: return static_cast<int>(items_.groups().size());
    case 1: return static_cast<int>(items_.groups()[static_cast<std::size_t>(parent[0])].nodes.size());
    case 2: return look_.level == DetailLevel::Cell ? 0 : items_.at(items_.indexAt(parent[0], parent[1])).card->gpus;
    default: return 0;
    }
}

QString NodeCanvas::itemText(const SpokenPath& item) const {
    if (item.size() == 1) return groupSentence(items_.groups()[static_cast<std::size_t>(item[0])]);
    const NodeCardView& card = *items_.at(items_.indexAt(item[0], item[1])).card;
    return item.size() == 2 ? cardSentence(card) : deviceSentence(card, item[2]);
}

QRect NodeCanvas::itemRect(const SpokenPath& item) const {
    const auto at = [this](const QRectF& rect) { return rect.translated(-offset()).toAlignedRect(); };
    if (item.size() == 1) return at(items_.layout().groups[static_cast<std::size_t>(item[0])].frame);
    const StageItem& node = items_.at(items_.indexAt(item[0], item[1]));
    if (item.size() == 2 || look_.level == DetailLevel::Cell) return at(node.rect);
    const qreal scale = look_.level == DetailLevel::Card ? look_.zoom : 1;
    const QRectF slot = slotRowsOf(*node.card, look_.level).slot(item[2]);
    return at(QRectF(slot.topLeft() * scale + node.rect.topLeft(), slot.size() * scale));
}

SpokenPath NodeCanvas::itemFocus() const {
    if (look_.focus < 0) return {};
    const StageItem& item = items_.at(look_.focus);
    if (look_.focusDevice < 0) return {item.group, item.index};
    return {item.group, item.index, look_.focusDevice};
}

/// Nodes, and their devices where they are drawn.
bool NodeCanvas::itemTakesFocus(const SpokenPath& item) const {
    return item.size() == 2 || (item.size() == 3 && showsSlots(look_.level));
}

void NodeCanvas::focusItem(const SpokenPath& item) {
    focusOn(items_.indexAt(item[0], item[1]), item.size() > 2 ? item[2] : -1);
}

void NodeCanvas::pressItem(const SpokenPath& item) {
    if (item.size() < 2) return;
    Hit hit;
    hit.item = items_.indexAt(item[0], item[1]);
    if (item.size() == 3) hit.pod = podFrom(items_.at(hit.item).card->pods, item[2], look_.selectedPod, 1);
    press(hit, false);
}

bool NodeCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isItemKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool NodeCanvas::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) hover({});
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
    look_.font = font();
    look_.ratio = viewport()->devicePixelRatioF();
    StageLook look = look_;
    if (!hasFocus()) look.focus = -1;
    const QRectF visible = QRectF(event->rect()).translated(offset());
    const StageBrush brush(painter, theme, items_, look);
    brush.frames(visible, groupCache_);
    brush.nodes(visible, cache_, motions_, orders_);
    brush.rings(visible);
    const QRectF whole = QRectF(viewport()->rect()).translated(offset());
    brush.callouts(whole);
    if (hasFocus() && look_.focus < 0) paintPaneFocus(painter, theme, whole);
}

void NodeCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void NodeCanvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Nodes"));
        cache_.clear();
        groupCache_.clear();
    }
    viewport()->update();
    QAbstractScrollArea::changeEvent(event);
}

void NodeCanvas::press(const Hit& hit, bool activate) {
    const NodeId node = items_.at(hit.item).card->node;
    if (hit.pod != nullptr) {
        const PodId pod = hit.pod->pod;
        activate ? Q_EMIT podActivated(pod) : Q_EMIT podSelected(pod, node);
    } else {
        activate ? Q_EMIT nodeActivated(node) : Q_EMIT nodeSelected(node);
    }
}

void NodeCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const Hit hit = hitAt(event->position());
    look_.focus = look_.focusDevice = -1;
    viewport()->update();
    if (hit.item < 0) return Q_EMIT selectionCleared();
    press(hit, false);
}

void NodeCanvas::mouseMoveEvent(QMouseEvent* event) {
    hover(hitAt(event->position()));
}

void NodeCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const Hit hit = hitAt(event->position()); hit.item >= 0) press(hit, true);
}

void NodeCanvas::contextMenuEvent(QContextMenuEvent* event) {
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard && look_.focus >= 0;
    const QPointF at = keyboard ? QPointF(itemRect(itemFocus()).center()) : QPointF(event->pos());
    Hit hit = hitAt(at);
    if (keyboard) hit.item = look_.focus;
    if (keyboard && look_.focusDevice < 0) hit.pod = nullptr;
    const QPoint global = viewport()->mapToGlobal(at.toPoint());
    if (hit.item < 0) return Q_EMIT contextMenuRequested({}, {}, global);
    Q_EMIT contextMenuRequested(items_.at(hit.item).card->node, hit.pod ? hit.pod->pod : PodId{}, global);
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
    case Qt::Key_Enter: return enter();
    case Qt::Key_Space: return pressItem(itemFocus());
    case Qt::Key_P: return togglePin(items_.at(look_.focus).card->node);
    case Qt::Key_Escape: return leave();
    default: moveFocus(event->key());
    }
}

/// To the items, from an item to its devices, and on a device to its pod.
void NodeCanvas::enter() {
    if (look_.focus < 0) return moveFocus(Qt::Key_Home);
    const NodeCardView& card = *items_.at(look_.focus).card;
    Hit hit;
    hit.item = look_.focus;
    if (look_.focusDevice >= 0) {
        hit.pod = podFrom(card.pods, look_.focusDevice, look_.selectedPod, 0);
        return press(hit, true);
    }
    const bool hasDevices = card.gpus > 0 && showsSlots(look_.level);
    press(hit, true);
    if (hasDevices) focusOn(look_.focus, 0);
}

void NodeCanvas::leave() {
    if (look_.focusDevice >= 0) return focusOn(look_.focus, -1);
    look_.focus = -1;
    viewport()->update();
    Q_EMIT selectionCleared();
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
    setDropTarget(hitAt(event->position()).item);
    event->acceptProposedAction();
}

void NodeCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    setDropTarget(-1);
}

void NodeCanvas::dropEvent(QDropEvent* event) {
    const int index = hitAt(event->position()).item;
    setDropTarget(-1);
    if (const auto job = decodeJob(event->mimeData()->data(QLatin1String(kJobMimeType)))) {
        event->acceptProposedAction();
        Q_EMIT jobDropped(*job, index < 0 ? NodeId{} : items_.at(index).card->node);
    } else if (const QStringList paths = localPaths(*event->mimeData()); !paths.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT filesDropped(paths);
    }
}

void NodeCanvas::relayout() {
    items_.layOut(look_.level, look_.zoom, viewport()->width());
    if (!showsSlots(look_.level)) look_.focusDevice = -1;
    hover({});
    updateScrollRange();
    viewport()->update();
}

void NodeCanvas::updateScrollRange() {
    qreal right = 0;
    for (const GroupFrame& g : items_.layout().groups) right = std::max(right, g.frame.right());
    const qreal bottom = items_.layout().size.height();
    const QSize room = viewport()->size();
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(right)) - room.width()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(bottom)) - room.height()));
    Q_EMIT laidOut();
}

QPointF NodeCanvas::offset() const {
    return {static_cast<qreal>(horizontalScrollBar()->value()), static_cast<qreal>(verticalScrollBar()->value())};
}

NodeCanvas::Hit NodeCanvas::hitAt(const QPointF& viewportPoint) const {
    Hit hit;
    const QPointF point = viewportPoint + offset();
    hit.item = items_.itemAt(point, look_.level == DetailLevel::Cell ? kFinger / 2 : 0);
    if (hit.item < 0 || !showsSlots(look_.level)) return hit;
    const StageItem& item = items_.at(hit.item);
    const bool isCard = look_.level == DetailLevel::Card;
    const SlotRows rows = slotRowsOf(*item.card, look_.level);
    const QPointF inside = (point - item.rect.topLeft()) / (isCard ? look_.zoom : 1);
    hit.device = rows.deviceAt(inside, item.card->gpus, isCard ? kSlotReach : kFinger / 2);
    if (hit.device < 0) return hit;
    const QRectF slot = rows.slot(hit.device);
    hit.pod = podOnDevice(item.card->pods, hit.device, (slot.bottom() - inside.y()) / slot.height());
    return hit;
}

void NodeCanvas::hover(const Hit& hit) {
    const PodId pod = hit.pod != nullptr ? hit.pod->pod : PodId{};
    if (look_.hovered == hit.item && look_.hoveredDevice == hit.device && look_.hoveredPod == pod) return;
    const bool lit = look_.hoveredDevice >= 0 || hit.device >= 0;
    look_.hovered = hit.item;
    look_.hoveredDevice = hit.device;
    look_.hoveredPod = pod;
    if (lit) viewport()->update();
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

void NodeCanvas::focusOn(int item, int device) {
    look_.focus = item;
    look_.focusDevice = device;
    scrollTo(items_.at(item).rect);
    announceFocus(*this, itemFocus());
    viewport()->update();
}

void NodeCanvas::moveFocus(int key) {
    if (items_.empty()) return;
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End;
    if (look_.focusDevice >= 0 && sideways) {
        const int last = items_.at(look_.focus).card->gpus - 1;
        const int next = key == Qt::Key_Home  ? 0
                         : key == Qt::Key_End ? last
                                              : look_.focusDevice + (key == Qt::Key_Left ? -1 : 1);
        return focusOn(look_.focus, std::clamp(next, 0, last));
    }
    std::vector<QRectF> rects;
    for (const StageItem& item : items_.all()) rects.push_back(item.rect);
    const int selected = items_.indexOf(look_.selectedNode);
    const bool first = look_.focus < 0 && selected >= 0;
    focusOn(first ? selected : nextItem(rects, look_.focus, static_cast<Qt::Key>(key)), -1);
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
    case Qt::Key_P:
    case Qt::Key_Escape: return look_.focus >= 0;
    default: return false;
    }
}

void NodeCanvas::setDropTarget(int index) {
    if (look_.dropTarget == index) return;
    look_.dropTarget = index;
    viewport()->update();
}

} // namespace berth::ui
