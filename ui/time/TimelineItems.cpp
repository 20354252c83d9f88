// SPDX-License-Identifier: GPL-3.0-or-later
// What keys, tooltips and screen readers find on the timeline.
#include "ui/access/ItemLines.h"
#include "ui/time/PodLaneWords.h"
#include "ui/time/TimelineRows.h"
#include "ui/time/TimelineView.h"
#include "ui/view/FactText.h"
#include "ui/view/Text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kPage = 60;
constexpr qreal kMoreWidth = 86;

/// Where a run of marks is drawn around the track.
QRectF runRect(const MarkRun& run, qreal y) {
    return {run.left - kMarkSize / 2, y - kMarkSize / 2, run.right - run.left + kMarkSize, kMarkSize};
}

/// Title, sentence, and what a click does.
QString tip(const QString& title, const QString& sentence, const QString& click) {
    QString words = QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), sentence.toHtmlEscaped());
    if (!click.isEmpty()) words += QStringLiteral("<br>") + click.toHtmlEscaped();
    return words;
}

} // namespace

std::vector<TimelineView::Item> TimelineView::items() const {
    std::vector<Item> items;
    if (!model_.isOpen()) return items;
    const Rows rows = this->rows();
    const std::vector<MarkRun>& runs = markRuns();
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const MarkRun& run = runs[i];
        const bool isBelow = run.mark == EventMark::Reject || run.mark == EventMark::Evict;
        const qreal y = run.mark == EventMark::Submit ? rows.submit : isBelow ? rows.below : rows.track;
        items.push_back({Item::Part::Run, i, runRect(run, y),
                         QStringLiteral("run %1 %2").arg(static_cast<int>(run.mark)).arg(run.first.position)});
    }
    addTracks(items);
    const QRectF more = tracks().more(kMoreWidth);
    if (!more.isNull()) items.push_back({Item::Part::More, 0, more, QStringLiteral("more")});
    addLaneItems(items);
    return items;
}

void TimelineView::addTracks(std::vector<Item>& items) const {
    const std::vector<BranchTrack> rows = tracks().rows;
    for (std::size_t i = 0; i < rows.size() && model_.branches().size() > 1; ++i)
        items.push_back({Item::Part::Track, i, QRectF(4, rows[i].top, kLabelWidth - 8, rows[i].bottom() - rows[i].top),
                         QStringLiteral("branch %1").arg(rows[i].branch.id)});
}

void TimelineView::addLaneItems(std::vector<Item>& items) const {
    const LaneLayout layout = laneLayout();
    for (const LaneLayout::Row& row : layout.rows) {
        if (row.lane != TimeLane::Pods) {
            items.push_back({Item::Part::Lane, static_cast<std::size_t>(row.lane), row.rect.adjusted(4, 2, -4, -2),
                             QStringLiteral("lane %1").arg(static_cast<int>(row.lane))});
            continue;
        }
        const std::vector<PodLaneItem> pods = podItems();
        for (std::size_t i = 0; i < pods.size(); ++i)
            items.push_back({Item::Part::Pod, i, pods[i].rect,
                             QStringLiteral("pod %1 %2 %3")
                                 .arg(shown().lanes[pods[i].lane].pod.value)
                                 .arg(static_cast<int>(pods[i].kind))
                                 .arg(pods[i].index)});
    }
}

int TimelineView::focusedItem(const std::vector<Item>& items) const {
    const auto isFocused = [this](const Item& item) { return item.key == focus_; };
    const auto found = std::find_if(items.begin(), items.end(), isFocused);
    return focus_.isEmpty() || found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

QString TimelineView::laneSentence(TimeLane lane) const {
    const std::size_t position = model_.moment().cursor.fact;
    const auto now = [position](const Staircase& stairs) { return countText(stairs.valueAt(position)); };
    switch (lane) {
    case TimeLane::Pending: return tr("%1 at the cursor: %2").arg(laneTitle(lane), now(data_.pending()));
    case TimeLane::Held:
        return tr("%1 at the cursor: %2 of %3").arg(laneTitle(lane), now(data_.gpusHeld()), countText(gpuTotal()));
    case TimeLane::Levels:
        return tr("%1 at the cursor: P0 %2, P1 %3, P2 %4")
            .arg(laneTitle(lane), now(data_.gpusHeld(Level::P0)), now(data_.gpusHeld(Level::P1)),
                 now(data_.gpusHeld(Level::P2)));
    case TimeLane::Fragmentation:
        return tr("%1 at the cursor: pods of %2 could not use %3 of %4 free GPUs")
            .arg(laneTitle(lane), gpuSentence(fragmentation_.podGpus()), now(fragmentation_.unusable()),
                 now(fragmentation_.freeGpus()));
    case TimeLane::Pods: break;
    }
    return {};
}

QString TimelineView::trackSentence(const BranchTrack& track) {
    const QString facts = plural(static_cast<std::int64_t>(track.branch.facts), tr("%1 fact"), tr("%1 facts"));
    const QString sentence = tr("Branch %1, %2").arg(text(track.branch.name), facts);
    return track.isCurrent ? tr("%1, the branch at hand").arg(sentence) : sentence;
}

QString TimelineView::sentenceOf(const Item& item) const {
    switch (item.part) {
    case Item::Part::Track: return trackSentence(tracks().rows[item.index]);
    case Item::Part::More: return tr("%1 branches more: opens the list of all").arg(tracks().hidden);
    case Item::Part::Lane: return laneSentence(static_cast<TimeLane>(item.index));
    case Item::Part::Pod: return podWords().sentence(podItems()[item.index]);
    case Item::Part::Run: break;
    }
    const MarkRun& run = markRuns()[item.index];
    const SimTime start = model_.input().scenario->start;
    const QString from = logTimeText(run.first.at - start);
    if (run.count == 1) {
        const Fact& fact = model_.trace()[run.first.position - 1];
        return tr("%1: %2").arg(from, factSentence(model_.trace(), *model_.moment().names, fact));
    }
    return tr("%1 to %2: %3 times %4")
        .arg(from, logTimeText(run.last.at - start), countText(static_cast<std::int64_t>(run.count)),
             markLegend(run.mark));
}

int TimelineView::spokenCount() const {
    return static_cast<int>(items().size());
}

QString TimelineView::spokenText(int index) const {
    return sentenceOf(items()[static_cast<std::size_t>(index)]);
}

QRect TimelineView::spokenRect(int index) const {
    return items()[static_cast<std::size_t>(index)].rect.toAlignedRect();
}

bool TimelineView::itemTakesPress(const SpokenPath& item) const {
    const Item found = items()[static_cast<std::size_t>(item.front())];
    if (found.part == Item::Part::Track) return !tracks().rows[found.index].isCurrent;
    return found.part != Item::Part::Lane;
}

int TimelineView::spokenFocus() const {
    if (!model_.isOpen()) return -1;
    if (!focus_.isEmpty()) return focusedItem(items());
    const std::vector<MarkRun>& runs = markRuns();
    const std::size_t cursor = model_.cursor().fact;
    const auto found = std::find_if(runs.begin(), runs.end(), [cursor](const MarkRun& run) {
        return run.first.position <= cursor && cursor <= run.last.position;
    });
    return found == runs.end() ? -1 : static_cast<int>(found - runs.begin());
}

void TimelineView::spokenFocusOn(int index) {
    focusOn(items()[static_cast<std::size_t>(index)]);
}

void TimelineView::spokenPress(int index) {
    act(items()[static_cast<std::size_t>(index)]);
}

void TimelineView::act(const Item& item) {
    switch (item.part) {
    case Item::Part::Run: Q_EMIT scrubbed(Cursor{markRuns()[item.index].last.position, 0}); return;
    case Item::Part::Track: {
        const BranchTrack track = tracks().rows[item.index];
        if (!track.isCurrent) Q_EMIT branchChosen(track.branch.id);
        return;
    }
    case Item::Part::More: return branchList()->popup(mapToGlobal(item.rect.bottomLeft().toPoint()));
    case Item::Part::Pod: return press(podItems()[item.index]);
    case Item::Part::Lane: return;
    }
}

void TimelineView::focusOn(const Item& item) {
    focus_ = item.key;
    const LaneLayout layout = laneLayout();
    if (item.part == Item::Part::Pod || item.part == Item::Part::Lane) {
        if (item.rect.bottom() > layout.room.bottom()) scrollLanes(item.rect.bottom() + 4 - layout.room.bottom());
        if (item.rect.top() < layout.room.top()) scrollLanes(item.rect.top() - 4 - layout.room.top());
    }
    if (const int index = focusedItem(items()); index >= 0) announceFocus(*this, {index});
    update();
}

/// To the lanes first, where there are any of pods.
void TimelineView::enterItems() {
    const std::vector<Item> items = this->items();
    if (items.empty()) return;
    const auto pod = std::find_if(items.begin(), items.end(), [](const Item& i) { return i.part == Item::Part::Pod; });
    focusOn(pod == items.end() ? items.front() : *pod);
}

/// Marks are one line, each branch is one, each pod's lane, each other lane too.
void TimelineView::walkItems(Qt::Key key) {
    const std::vector<Item> items = this->items();
    const std::vector<PodLaneItem> pods = podItems();
    const auto lineOf = [&pods](const Item& item) {
        const bool standsAlone = item.part == Item::Part::Lane || item.part == Item::Part::Track;
        const std::size_t alone = standsAlone ? item.index : 0;
        return std::pair(item.part, item.part == Item::Part::Pod ? pods[item.index].lane : alone);
    };
    ItemLines lines{Qt::Horizontal, {}};
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i == 0 || lineOf(items[i]) != lineOf(items[i - 1])) lines.lines.emplace_back();
        lines.lines.back().push_back({static_cast<int>(i)});
    }
    const int here = focusedItem(items);
    const auto placeOf = [&items](const SpokenPath& path) {
        return items[static_cast<std::size_t>(path.front())].rect;
    };
    const SpokenPath next = nextInLines(lines, here < 0 ? SpokenPath() : SpokenPath{here}, key, placeOf);
    if (!next.empty()) focusOn(items[static_cast<std::size_t>(next.front())]);
}

void TimelineView::selectItem() {
    const std::vector<Item> items = this->items();
    const int here = focusedItem(items);
    if (here < 0) return;
    const Item& item = items[static_cast<std::size_t>(here)];
    PodId pod;
    if (item.part == Item::Part::Pod) pod = shown().lanes[podItems()[item.index].lane].pod;
    if (item.part == Item::Part::Run) pod = model_.trace()[markRuns()[item.index].last.position - 1].pod;
    if (pod.valid()) Q_EMIT podSelected(pod);
}

bool TimelineView::isItemKey(const QKeyEvent& event) const {
    if (focus_.isEmpty() || event.modifiers() != Qt::NoModifier) return false;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Escape: return true;
    default: return false;
    }
}

bool TimelineView::takesItemKey(const QKeyEvent& event) {
    if (!isItemKey(event)) return false;
    switch (event.key()) {
    case Qt::Key_Escape:
        focus_.clear();
        update();
        return true;
    case Qt::Key_Space: selectItem(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const std::vector<Item> items = this->items();
        if (const int here = focusedItem(items); here >= 0) act(items[static_cast<std::size_t>(here)]);
        return true;
    }
    default: walkItems(static_cast<Qt::Key>(event.key())); return true;
    }
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
    if (!model_.isOpen()) return QWidget::keyPressEvent(event);
    if (takesItemKey(*event)) return;
    switch (event->key()) {
    case Qt::Key_Left: Q_EMIT steppedBy(-1); return;
    case Qt::Key_Right: Q_EMIT steppedBy(1); return;
    case Qt::Key_Up: return goToBranchBeside(-1);
    case Qt::Key_Down: return goToBranchBeside(1);
    case Qt::Key_PageUp: return scrollLanes(-kPage);
    case Qt::Key_PageDown: return scrollLanes(kPage);
    case Qt::Key_Return:
    case Qt::Key_Enter: return enterItems();
    case Qt::Key_F2: Q_EMIT renameRequested(model_.branch()->id); return;
    case Qt::Key_Home: Q_EMIT scrubbed(model_.stops().start()); return;
    case Qt::Key_End: Q_EMIT scrubbed(model_.stops().end()); return;
    default: QWidget::keyPressEvent(event);
    }
}

void TimelineView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) focus_.clear();
    update();
}

QString TimelineView::tipOfTrack(const QPointF& position) const {
    const BranchTracks tracks = this->tracks();
    if (tracks.more(kLabelWidth).contains(position))
        return tr("%1 branches have no room for their track. A click lists all branches.").arg(tracks.hidden);
    const BranchTrack* row = tracks.at(position.y());
    if (row == nullptr || (position.x() >= kLabelWidth && row->isCurrent)) return {};
    const QString name = text(row->branch.name);
    return row->isCurrent ? tr("%1: the branch at hand").arg(name) : tr("%1. A click goes there.").arg(name);
}

QString TimelineView::tipOfLane(const LaneLayout::Row& row, const QPointF& position) const {
    if (row.lane != TimeLane::Pods)
        return position.x() < kLabelWidth ? tip(laneTitle(row.lane), laneTip(row.lane), {}) : QString();
    const std::vector<PodLaneItem> items = podItems();
    const PodLaneItem* item = podItemAt(items, position);
    if (item == nullptr) return {};
    const bool isName = item->kind == PodLaneItem::Kind::Name;
    return tip(podWords().name(item->lane), podWords().sentence(*item),
               isName ? tr("A click selects the pod.") : tr("A click goes to where it happened."));
}

QString TimelineView::tipAt(const QPointF& position) const {
    if (!model_.isOpen()) return {};
    if (QString track = tipOfTrack(position); !track.isEmpty()) return track;
    const LaneLayout layout = laneLayout();
    if (const LaneLayout::Row* row = layout.at(position))
        if (QString lane = tipOfLane(*row, position); !lane.isEmpty()) return lane;
    if (position.x() < kLabelWidth) return {};
    const std::size_t there = scale().positionAt(model_.trace(), position.x());
    if (there == 0) return {};
    const Fact& fact = model_.trace()[there - 1];
    const QString time = logTimeText(fact.at - model_.input().scenario->start);
    return QStringLiteral("%1 · %2").arg(time, factSentence(model_.trace(), model_.names(), fact));
}

bool TimelineView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isItemKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
}

} // namespace berth::ui
