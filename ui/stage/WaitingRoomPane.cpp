// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaitingRoomPane.h"

#include "ui/stage/ItemWalk.h"
#include "ui/theme/Shapes.h"

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
namespace {

constexpr int kMotionMs = 350;

const WaiterView* findWaiter(const WaitingRoomView& view, PodId pod) {
    for (const WaitingGroupView& group : view.groups)
        for (const WaiterView& waiter : group.waiters)
            if (!waiter.isMissing && waiter.pod == pod) return &waiter;
    return nullptr;
}

} // namespace

WaitingRoomView roomBetween(const WaitingRoomView& before, const WaitingRoomView& after, qreal progress) {
    if (progress >= 1) return after;
    WaitingRoomView room = after;
    const qreal share = eased(Curve::InOut, progress);
    for (WaitingGroupView& group : room.groups)
        for (WaiterView& waiter : group.waiters)
            if (!waiter.isMissing && findWaiter(before, waiter.pod) == nullptr) waiter.grown = share;
    for (const WaitingGroupView& old : before.groups) {
        const auto same = std::find_if(room.groups.begin(), room.groups.end(),
                                       [&](const WaitingGroupView& group) { return group.key == old.key; });
        WaitingGroupView leaving = old;
        std::erase_if(leaving.waiters, [&](const WaiterView& waiter) {
            return waiter.isMissing || findWaiter(after, waiter.pod) != nullptr;
        });
        for (WaiterView& waiter : leaving.waiters) waiter.closed = eased(Curve::Out, progress);
        if (same == room.groups.end() && !leaving.waiters.empty())
            room.groups.push_back(std::move(leaving));
        else if (same != room.groups.end())
            same->waiters.insert(same->waiters.end(), leaving.waiters.begin(), leaving.waiters.end());
    }
    if (room.deadlock && !before.deadlock) room.deadlock->drawn = share;
    return room;
}

WaitingRoomPane::WaitingRoomPane(QWidget* parent) : QAbstractScrollArea(parent) {
    installSpokenItems();
    setAccessibleName(tr("Waiting room"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalScrollBar()->setSingleStep(36);
    animation_.setStartValue(0.0);
    animation_.setEndValue(1.0);
    connect(&animation_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setMotionProgress(value.toReal()); });
    connect(&animation_, &QVariantAnimation::finished, this, &WaitingRoomPane::settled);
}

void WaitingRoomPane::setView(WaitingRoomView view) {
    animation_.stop();
    before_ = std::exchange(view_, std::move(view));
    if (!focus_.empty() && itemCount({focus_.begin(), focus_.end() - 1}) <= focus_.back()) focus_.clear();
    const int ms = isVisible() ? motion_.duration(kMotionMs) : 0;
    setMotionProgress(ms > 0 ? 0 : 1);
    updateScrollRange();
    if (ms <= 0) return;
    animation_.setDuration(ms);
    animation_.start();
}

void WaitingRoomPane::setMotionProgress(qreal progress) {
    drawn_ = roomBetween(before_, view_, progress);
    viewport()->update();
}

void WaitingRoomPane::setSelectedPod(PodId pod) {
    if (selected_ == pod) return;
    selected_ = pod;
    viewport()->update();
}

WaitingRoomGeometry WaitingRoomPane::places() const {
    return waitingRoomGeometry(drawn_, viewport()->size());
}

QPointF WaitingRoomPane::offset() const {
    return {0.0, static_cast<qreal>(verticalScrollBar()->value())};
}

QRectF WaitingRoomPane::ringRect(PodId pod) const {
    for (const SpokenPath& item : allItems())
        if (item.size() == 2 &&
            drawn_.groups[static_cast<std::size_t>(item[0])].waiters[static_cast<std::size_t>(item[1])].pod == pod)
            return QRectF(itemRect(item));
    return {};
}

bool WaitingRoomPane::isDeadlock(const SpokenPath& item) const {
    return item.size() == 1 && item[0] == static_cast<int>(drawn_.groups.size());
}

int WaitingRoomPane::itemCount(const SpokenPath& parent) const {
    if (parent.empty()) return static_cast<int>(drawn_.groups.size()) + (drawn_.deadlock ? 1 : 0);
    if (parent.size() > 1 || isDeadlock(parent)) return 0;
    return static_cast<int>(drawn_.groups[static_cast<std::size_t>(parent[0])].waiters.size());
}

QString WaitingRoomPane::itemText(const SpokenPath& item) const {
    if (isDeadlock(item)) return deadlockSentence(*drawn_.deadlock);
    const WaitingGroupView& group = drawn_.groups[static_cast<std::size_t>(item[0])];
    if (item.size() == 1) return groupSentence(group);
    return waiterSentence(group.waiters[static_cast<std::size_t>(item[1])], group);
}

QRect WaitingRoomPane::itemRect(const SpokenPath& item) const {
    const WaitingRoomGeometry g = places();
    const auto at = [this](const QRectF& rect) { return rect.translated(-offset()).toAlignedRect(); };
    if (isDeadlock(item)) return at(g.deadlock.box);
    const WaitingGroupGeometry& group = g.groups[static_cast<std::size_t>(item[0])];
    if (item.size() == 1) return at(group.header);
    const auto index = static_cast<std::size_t>(item[1]);
    return at(index < group.items.size() ? group.items[index] : group.bar);
}

/// A deadlock as a whole stands for the pod that will time out first.
void WaitingRoomPane::pressDeadlock() {
    const WaiterView* first = nullptr;
    for (const WaitingGroupView& group : drawn_.groups) {
        const auto& parties = drawn_.deadlock->parties;
        if (std::none_of(parties.begin(), parties.end(),
                         [&](const DeadlockPartyView& party) { return party.key == group.key; }))
            continue;
        for (const WaiterView& waiter : group.waiters)
            if (!waiter.isMissing && (first == nullptr || waiter.seconds < first->seconds)) first = &waiter;
    }
    if (first != nullptr) Q_EMIT podSelected(PodId(first->pod));
    Q_EMIT deadlockSelected();
}

void WaitingRoomPane::pressItem(const SpokenPath& item) {
    if (isDeadlock(item)) return pressDeadlock();
    const WaitingGroupView& group = drawn_.groups[static_cast<std::size_t>(item[0])];
    const std::size_t index = item.size() > 1 ? static_cast<std::size_t>(item[1]) : 0;
    if (index < group.waiters.size() && group.waiters[index].pod.valid())
        Q_EMIT podSelected(PodId(group.waiters[index].pod));
}

std::vector<SpokenPath> WaitingRoomPane::allItems() const {
    std::vector<SpokenPath> items;
    for (int i = 0; i < itemCount({}); ++i) {
        items.push_back({i});
        for (int j = 0; j < itemCount({i}); ++j) items.push_back({i, j});
    }
    return items;
}

SpokenPath WaitingRoomPane::itemAt(const QPointF& viewportPoint) const {
    for (const SpokenPath& item : allItems())
        if (itemRect(item).contains(viewportPoint.toPoint())) return item;
    return {};
}

bool WaitingRoomPane::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Waiting room"));
        viewport()->update();
    }
    return QAbstractScrollArea::event(event);
}

bool WaitingRoomPane::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const SpokenPath item = itemAt(help->pos());
    QToolTip::showText(help->globalPos(), item.empty() ? QString() : itemText(item), viewport());
    return true;
}

void WaitingRoomPane::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.stage);
    painter.translate(-offset());
    WaitingRoomLook look;
    look.selected = selected_;
    if (hasFocus() && !focus_.empty()) {
        look.deadlockFocused = isDeadlock(focus_);
        look.focusedGroup = look.deadlockFocused ? -1 : focus_[0];
        look.focusedWaiter = focus_.size() > 1 ? focus_[1] : -1;
    }
    paintWaitingRoom(painter, theme, Fonts(font()), drawn_, places(), look);
    if (hasFocus() && focus_.empty())
        paintBox(painter, QRectF(viewport()->rect()).translated(offset()).adjusted(2, 2, -2, -2), Qt::NoBrush,
                 {theme.accent, 1.5}, 2);
}

void WaitingRoomPane::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollRange();
}

void WaitingRoomPane::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    focus_.clear();
    viewport()->update();
    const SpokenPath item = itemAt(event->position());
    if (item.empty()) return Q_EMIT selectionCleared();
    pressItem(item);
}

void WaitingRoomPane::mouseDoubleClickEvent(QMouseEvent* event) {
    const SpokenPath item = itemAt(event->position());
    if (item.size() < 2) return;
    const PodId pod = drawn_.groups[static_cast<std::size_t>(item[0])].waiters[static_cast<std::size_t>(item[1])].pod;
    if (pod.valid()) Q_EMIT podActivated(pod);
}

void WaitingRoomPane::keyPressEvent(QKeyEvent* event) {
    if (!isOwnKey(*event)) return event->ignore();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!focus_.empty()) return pressItem(focus_);
        return moveFocus(Qt::Key_Home);
    case Qt::Key_Escape:
        focus_.clear();
        viewport()->update();
        return Q_EMIT selectionCleared();
    default: moveFocus(event->key());
    }
}

void WaitingRoomPane::focusInEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void WaitingRoomPane::focusOutEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void WaitingRoomPane::moveFocus(int key) {
    const std::vector<SpokenPath> items = allItems();
    std::vector<QRectF> rects;
    int present = -1;
    for (const SpokenPath& item : items) {
        if (item == focus_) present = static_cast<int>(rects.size());
        rects.emplace_back(itemRect(item));
    }
    const int next = nextItem(rects, present, static_cast<Qt::Key>(key));
    if (next < 0) return;
    focus_ = items[static_cast<std::size_t>(next)];
    const QRectF rect = rects[static_cast<std::size_t>(next)];
    const qreal below = rect.bottom() - viewport()->height();
    if (rect.top() < 0 || below > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                      static_cast<int>(rect.top() < 0 ? rect.top() - 8 : below + 8));
    announceFocus(*this, focus_);
    viewport()->update();
}

bool WaitingRoomPane::isOwnKey(const QKeyEvent& event) const {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return itemCount({}) > 0;
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

void WaitingRoomPane::updateScrollRange() {
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(places().height)) - viewport()->height()));
}

} // namespace berth::ui
