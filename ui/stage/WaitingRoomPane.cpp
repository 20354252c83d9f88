// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaitingRoomPane.h"

#include "ui/theme/SayAgain.h"
#include "ui/theme/StateStroke.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace berth::ui {
namespace {

constexpr int kMotionMs = 350;
constexpr qreal kBarReach = 7; ///< above and below a bar: it is low

/// A group's header and all that stands below it.
QRectF wholeOf(const WaitingGroupGeometry& group) {
    QRectF whole =
        group.header.united(group.bar.isNull() ? group.header : group.bar.adjusted(0, -kBarReach, 0, kBarReach));
    for (const QRectF& item : group.items) whole = whole.united(item);
    return whole;
}

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

WaitingRoomPane::WaitingRoomPane(QWidget* parent) : ItemPane(parent) {
    new SayAgain(this, [this] { setAccessibleName(tr("Waiting room")); });
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    animation_.setStartValue(0.0);
    animation_.setEndValue(1.0);
    connect(&animation_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setMotionProgress(value.toReal()); });
    connect(&animation_, &QVariantAnimation::finished, this, &WaitingRoomPane::settled);
}

void WaitingRoomPane::setView(WaitingRoomView view) {
    animation_.stop();
    before_ = std::exchange(view_, std::move(view));
    const int ms = isVisible() ? motion_.duration(kMotionMs) : 0;
    setMotionProgress(ms > 0 ? 0 : 1);
    if (ms <= 0) return;
    animation_.setDuration(ms);
    animation_.start();
}

void WaitingRoomPane::setMotionProgress(qreal progress) {
    const QString focused = focusKey();
    drawn_ = roomBetween(before_, view_, progress);
    places_.forget();
    followContent(focused);
}

void WaitingRoomPane::setSelectedPod(PodId pod) {
    if (selected_ == pod) return;
    selected_ = pod;
    viewport()->update();
}

void WaitingRoomPane::setSelectedGang(const QString& gang) {
    if (selectedGang_ == gang) return;
    selectedGang_ = gang;
    viewport()->update();
}

void WaitingRoomPane::setSelectedTenant(const QString& tenant) {
    if (selectedTenant_ == tenant) return;
    selectedTenant_ = tenant;
    viewport()->update();
}

const WaitingRoomGeometry& WaitingRoomPane::places() const {
    const QSize room = viewport()->size();
    return places_.at(room, [&] { return waitingRoomGeometry(drawn_, room); });
}

QRectF WaitingRoomPane::ringRect(PodId pod) const {
    const SpokenPath item = pathOf(pod);
    return item.empty() ? QRectF() : QRectF(itemRect(item));
}

bool WaitingRoomPane::isOfDeadlock(const SpokenPath& item) const {
    return item[0] == static_cast<int>(drawn_.groups.size());
}

const WaiterView* WaitingRoomPane::waiterOf(const SpokenPath& item) const {
    if (item.size() < 2 || isOfDeadlock(item)) return nullptr;
    return &drawn_.groups[static_cast<std::size_t>(item[0])].waiters[static_cast<std::size_t>(item[1])];
}

const DeadlockPartyView& WaitingRoomPane::partyOf(const SpokenPath& item) const {
    return drawn_.deadlock->parties[static_cast<std::size_t>(item[1])];
}

SpokenPath WaitingRoomPane::pathOf(PodId pod) const {
    for (std::size_t i = 0; i < drawn_.groups.size(); ++i) {
        const auto& waiters = drawn_.groups[i].waiters;
        const auto found =
            std::find_if(waiters.begin(), waiters.end(), [pod](const WaiterView& waiter) { return waiter.pod == pod; });
        if (pod.valid() && found != waiters.end())
            return {static_cast<int>(i), static_cast<int>(found - waiters.begin())};
    }
    return {};
}

int WaitingRoomPane::itemCount(const SpokenPath& parent) const {
    if (parent.empty()) return static_cast<int>(drawn_.groups.size()) + (drawn_.deadlock ? 1 : 0);
    if (parent.size() > 1) return 0;
    return static_cast<int>(isOfDeadlock(parent) ? drawn_.deadlock->parties.size()
                                                 : drawn_.groups[static_cast<std::size_t>(parent[0])].waiters.size());
}

QString WaitingRoomPane::itemText(const SpokenPath& item) const {
    if (isOfDeadlock(item))
        return item.size() == 1 ? deadlockSentence(*drawn_.deadlock) : partySentence(*drawn_.deadlock, item[1]);
    const WaitingGroupView& group = drawn_.groups[static_cast<std::size_t>(item[0])];
    const WaiterView* waiter = waiterOf(item);
    return waiter == nullptr ? groupSentence(group) : waiterSentence(*waiter, group);
}

void WaitingRoomPane::pressItem(const SpokenPath& item) {
    if (isOfDeadlock(item)) {
        item.size() == 1 ? Q_EMIT deadlockSelected() : Q_EMIT gangSelected(QString(partyOf(item).key));
        return;
    }
    const WaitingGroupView& group = drawn_.groups[static_cast<std::size_t>(item[0])];
    const WaiterView* waiter = waiterOf(item);
    const WaiterView* own = waiter != nullptr && waiter->pod.valid() ? waiter : nullptr;
    // A member that is missing is its gang's; what is no gang stands for its first pod.
    if (own == nullptr && group.isGang) return Q_EMIT gangSelected(QString(group.key));
    if (own == nullptr && !group.waiters.empty()) own = &group.waiters.front();
    if (own != nullptr && own->pod.valid()) Q_EMIT podSelected(PodId(own->pod));
}

void WaitingRoomPane::enterItem(const SpokenPath& item) {
    const WaiterView* waiter = waiterOf(item);
    const bool opens = waiter != nullptr && waiter->pod.valid() && waiter->pod == selected_;
    opens ? Q_EMIT podActivated(PodId(waiter->pod)) : pressItem(item);
}

/// The header, then each row of rings; what stands in one bar is one row.
void WaitingRoomPane::addGroupLines(int group, ItemLines& items) const {
    const std::vector<QRectF>& places = this->places().groups[static_cast<std::size_t>(group)].items;
    items.lines.push_back({{group}});
    for (int i = 0; i < itemCount({group}); ++i) {
        const auto place = static_cast<std::size_t>(i);
        const bool isNext = place < places.size() && i > 0 && places[place].top() > places[place - 1].top();
        if (i == 0 || isNext) items.lines.emplace_back();
        items.lines.back().push_back({group, i});
    }
}

ItemLines WaitingRoomPane::lines() const {
    ItemLines items;
    for (int i = 0; i < static_cast<int>(drawn_.groups.size()); ++i) addGroupLines(i, items);
    if (!drawn_.deadlock) return items;
    const int deadlock = static_cast<int>(drawn_.groups.size());
    items.lines.push_back({{deadlock}});
    for (int i = 0; i < itemCount({deadlock}); ++i) {
        if (i == 0) items.lines.emplace_back();
        items.lines.back().push_back({deadlock, i});
    }
    return items;
}

QRectF WaitingRoomPane::placeOf(const SpokenPath& item) const {
    const WaitingRoomGeometry& g = places();
    if (isOfDeadlock(item))
        return item.size() == 1 ? g.deadlock.box : g.deadlock.parties[static_cast<std::size_t>(item[1])];
    const WaitingGroupGeometry& group = g.groups[static_cast<std::size_t>(item[0])];
    if (item.size() == 1) return wholeOf(group);
    const auto index = static_cast<std::size_t>(item[1]);
    return index < group.items.size() ? group.items[index] : group.bar.adjusted(0, -kBarReach, 0, kBarReach);
}

/// A group and a deadlock are aimed at where their name stands: the whole may be wider and higher than what is seen.
QRectF WaitingRoomPane::headOf(const SpokenPath& item) const {
    QRectF place = placeOf(item);
    if (item.size() == 1) place.setSize(place.size().boundedTo({2 * kRing, 2 * kRing}));
    return place;
}

/// The group whose bracket is there; -1 for none. A bracket is thin: a little beside it will do.
int WaitingRoomPane::bracketAt(const QPointF& point) const {
    constexpr qreal kReach = 4;
    const WaitingRoomGeometry& g = places();
    for (std::size_t i = 0; i < g.groups.size(); ++i)
        for (const auto* lines : {&g.groups[i].brackets, &g.groups[i].missing})
            for (const QRectF& line : *lines)
                if (line.adjusted(0, 0, 0, kReach).contains(point)) return static_cast<int>(i);
    return -1;
}

SpokenPath WaitingRoomPane::itemAt(const QPointF& content) const {
    if (const int group = bracketAt(content); group >= 0) return {group};
    for (int i = 0; i < itemCount({}); ++i) {
        for (int part = 0; part < itemCount({i}); ++part)
            if (placeOf({i, part}).contains(content)) return isBar(i) ? barItem(i) : SpokenPath{i, part};
        const bool isHere = isOfDeadlock({i}) ? placeOf({i}).contains(content)
                                              : places().groups[static_cast<std::size_t>(i)].header.contains(content);
        if (isHere) return {i};
    }
    return {};
}

bool WaitingRoomPane::isBar(int group) const {
    return !isOfDeadlock({group}) && !places().groups[static_cast<std::size_t>(group)].bar.isNull();
}

/// A bar shows the shortest wait of its pods.
SpokenPath WaitingRoomPane::barItem(int group) const {
    const int shortest = shortestWait(drawn_.groups[static_cast<std::size_t>(group)]);
    return shortest < 0 ? SpokenPath{group} : SpokenPath{group, shortest};
}

SpokenPath WaitingRoomPane::firstItem() const {
    const SpokenPath selected = pathOf(selected_);
    return selected.empty() ? ItemPane::firstItem() : selected;
}

QString WaitingRoomPane::keyOf(const SpokenPath& item) const {
    if (isOfDeadlock(item))
        return item.size() == 1 ? QStringLiteral("deadlock") : QStringLiteral("party ") + partyOf(item).key;
    const WaitingGroupView& group = drawn_.groups[static_cast<std::size_t>(item[0])];
    const WaiterView* waiter = waiterOf(item);
    if (waiter == nullptr) return QStringLiteral("group ") + group.key;
    return QStringLiteral("waiter %1 %2 %3").arg(group.key, waiter->name).arg(waiter->pod.value);
}

WaitingRoomLook WaitingRoomPane::look() const {
    WaitingRoomLook look;
    look.selected = selected_;
    look.selectedGang = selectedGang_;
    look.selectedTenant = selectedTenant_;
    const SpokenPath focus = drawnFocus();
    if (focus.empty()) return look;
    const int part = focus.size() > 1 ? focus[1] : -1;
    look.deadlockFocused = isOfDeadlock(focus);
    look.focusedGroup = look.deadlockFocused ? -1 : focus[0];
    (look.deadlockFocused ? look.focusedParty : look.focusedWaiter) = part;
    return look;
}

void WaitingRoomPane::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.stage);
    painter.save();
    painter.translate(-offset());
    paintWaitingRoom(painter, theme, Fonts(font()), drawn_, places(), look());
    painter.restore();
    if (drawsFrame()) paintPaneFocus(painter, theme, viewport()->rect());
}

void WaitingRoomPane::mouseDoubleClickEvent(QMouseEvent* event) {
    const WaiterView* waiter = nullptr;
    if (const SpokenPath item = itemAt(event->position() + offset()); !item.empty()) waiter = waiterOf(item);
    if (waiter != nullptr && waiter->pod.valid()) Q_EMIT podActivated(PodId(waiter->pod));
}

} // namespace berth::ui
