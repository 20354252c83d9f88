// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimelineView.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/SayAgain.h"
#include "ui/time/PodLaneWords.h"
#include "ui/time/TimelineRows.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QMenu>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kLeastForLanes = 48; ///< tracks of branches leave so much where they can
constexpr int kLaneButtonHeight = 24;
constexpr int kLaneButtonWidth = 100; ///< at most
constexpr std::size_t kFactsAtOnce = 4000;

} // namespace

TimelineView::TimelineView(SessionModel& model, QWidget* parent)
    : QWidget(parent), model_(model), laneButton_(new ActionButton(ActionButton::Kind::Flat, Icon::Eye, {}, this)) {
    installSpokenItems();
    setFocusPolicy(Qt::TabFocus);
    laneButton_->setFocusPolicy(Qt::TabFocus);
    new SayAgain(this, [this] {
        setAccessibleName(tr("Timeline"));
        laneButton_->setText(tr("Lanes"));
        const int width = std::min(kLaneButtonWidth, laneButton_->sizeHint().width());
        laneButton_->setGeometry(0, 0, width, kLaneButtonHeight);
        laneButton_->setAccessibleName(tr("Lanes of the timeline"));
        laneButton_->setToolTip(tr("Which lanes are shown below the track."));
        update();
    });
    connect(laneButton_, &ActionButton::clicked, this,
            [this] { laneMenu()->popup(laneButton_->mapToGlobal(laneButton_->rect().bottomLeft())); });
    setAttribute(Qt::WA_OpaquePaintEvent);
    later_.setSingleShot(true);
    connect(&later_, &QTimer::timeout, this, &TimelineView::followFragmentation);
    connectModel();
}

void TimelineView::connectModel() {
    connect(&model_, &SessionModel::opened, this, [this] {
        selection_ = {};
        litIsValid_ = false;
        scroll_ = 0;
        focus_.clear();
        fragmentation_.clear();
        data_.clear();
        book_.clear();
        followTrace(0);
    });
    connect(&model_, &SessionModel::traceChanged, this, &TimelineView::followTrace);
    const auto redraw = [this] {
        if (!still_) update();
    };
    connect(&model_, &SessionModel::momentChanged, this, [this, redraw] {
        const io::LevelStarts levels = model_.levels();
        data_.setBands({levels.p0, levels.p1});
        data_.follow(model_.trace());
        shown_.isValid = false;
        redraw();
    });
    connect(&model_, &SessionModel::shownTimeChanged, this, redraw);
    if (model_.isOpen()) followTrace(0);
}

void TimelineView::followTrace(std::size_t from) {
    data_.cut(from);
    data_.follow(model_.trace());
    book_.cut(from);
    book_.follow(model_.trace());
    shown_.isValid = false;
    runs_.clear();
    litIsValid_ = false;
    if (fragmentation_.isBegun()) fragmentation_.cut(from, *model_.input().start);
    followFragmentation();
    if (!still_) update();
}

/// In portions: a long trace is folded again for it.
void TimelineView::followFragmentation() {
    if (!model_.isOpen() || !showsLane(TimeLane::Fragmentation)) return;
    if (!fragmentation_.isBegun()) fragmentation_.begin(*model_.input().start);
    if (fragmentation_.follow(model_.trace(), kFactsAtOnce)) later_.start(0);
    if (!still_) update();
}

void TimelineView::setAxis(Axis axis) {
    axis_ = axis;
    update();
}

void TimelineView::setSelection(const Selection& selection) {
    if (selection == selection_) return;
    if (selection.pod != selection_.pod) {
        shown_.isValid = false;
        scroll_ = 0;
    }
    selection_ = selection;
    litIsValid_ = false;
    update();
}

void TimelineView::setLanes(const LaneChoice& lanes) {
    if (lanes == choice_) return;
    choice_ = lanes;
    shown_.isValid = false;
    followFragmentation();
    update();
}

const TimelineView::Shown& TimelineView::shown() const {
    const Trace& trace = model_.trace();
    const Moment& moment = model_.moment();
    if (shown_.isValid && shown_.facts == trace.size() && shown_.position == moment.cursor.fact) return shown_;
    shown_ = {true, trace.size(), moment.cursor.fact, {}, {}};
    if (!showsLane(TimeLane::Pods)) return shown_;
    const PodNames& names = model_.names();
    const Fact* last = moment.lastFact();
    const PodId here = moment.record() != nullptr ? moment.record()->pod : last != nullptr ? last->pod : PodId{};
    const PodId pod =
        selection_.pod.valid() ? selection_.pod : lanePodAt(trace, book_, names, here, moment.cursor.fact);
    if (!pod.valid()) return shown_;
    shown_.lanes = lanesAround(trace, book_, names, pod, moment.cursor.fact);
    for (const PodLane& lane : shown_.lanes)
        shown_.levels.push_back(lane.object.valid() ? levelOf(trace.pool().get<Pod>(lane.object), *moment.scenario)
                                                    : Level::None);
    return shown_;
}

PodLaneWords TimelineView::podWords() const {
    return {model_.trace(), model_.names(), model_.input().scenario->start, shown().lanes};
}

TimelineScale TimelineView::scale() const {
    const qreal plot = std::max<qreal>(40, width() - kLabelWidth - kRightRoom);
    const Trace& trace = model_.trace();
    const SimTime start = model_.input().scenario->start;
    SimTime last = trace.empty() ? start : trace[trace.size() - 1].at;
    std::size_t facts = trace.size();
    for (const BranchInfo& branch : model_.branches()) {
        last = std::max(last, branch.endAt);
        facts = std::max(facts, branch.facts);
    }
    const bool atOnce = trace.empty() || last == trace[0].at;
    if (axis_ == Axis::Steps || (axis_ == Axis::Auto && atOnce))
        return TimelineScale::overSteps(facts, kLabelWidth, plot);
    const std::vector<PodLane>& lanes = shown().lanes;
    for (std::size_t i = 0; i < lanes.size(); ++i) last = std::max(last, plannedEnd(lanes, i).value_or(last));
    return TimelineScale::overTime(start, last, kLabelWidth, plot);
}

qreal TimelineView::cursorX() const {
    const Moment& moment = model_.moment();
    return scale().xOf(moment.cursor.fact, moment.now);
}

TimelineView::Rows TimelineView::rows() const {
    Rows rows;
    const BranchTracks tracks = this->tracks();
    const BranchTrack* current = tracks.current();
    rows.track = current != nullptr ? current->line : kRulerHeight + 22;
    rows.submit = rows.track - 12;
    rows.below = rows.track + 13;
    const qreal top = std::max(rows.below + 12, tracks.bottom + 2);
    rows.lanes = QRectF(0, top, width(), std::max(0.0, height() - top - 2));
    return rows;
}

BranchTracks TimelineView::tracks() const {
    if (!model_.isOpen() || model_.branch() == nullptr) return {};
    const qreal room = std::max(height() - kRulerHeight - kLeastForLanes, kCurrentTrackHeight + kBranchTrackHeight);
    return BranchTracks::of(model_.branches(), model_.branch()->id, kRulerHeight, room);
}

LaneLayout TimelineView::laneLayout() const {
    return LaneLayout::of(choice_, shown().lanes.size(), rows().lanes, scroll_);
}

/// The trace's end goes on with the clock that is shown, where the cursor stands there.
PodLanePlan TimelineView::podPlan(const LaneLayout& layout) const {
    const Moment& moment = model_.moment();
    const Trace& trace = model_.trace();
    const LanePlace now{moment.cursor.fact, moment.now};
    LanePlace last{trace.size(), trace.empty() ? moment.now : trace[trace.size() - 1].at};
    if (moment.atEnd()) last.at = std::max(last.at, moment.now);
    const LaneLayout::Row* row = layout.find(TimeLane::Pods);
    return {scale(), kLabelWidth, width() - kRightRoom, row != nullptr ? row->rect.top() : 0, now, last};
}

std::vector<PodLaneItem> TimelineView::podItems() const {
    if (!model_.isOpen()) return {};
    const LaneLayout layout = laneLayout();
    if (layout.find(TimeLane::Pods) == nullptr) return {};
    return podLaneItems(shown().lanes, podPlan(layout));
}

void TimelineView::setPartings(std::map<std::uint32_t, std::vector<SimTime>> partings) {
    if (partings == partings_) return;
    partings_ = std::move(partings);
    update();
}

void TimelineView::setStill(bool still) {
    still_ = still;
    if (!still_) update();
}

void TimelineView::setStopMarks(std::vector<std::size_t> positions) {
    if (positions == stops_) return;
    stops_ = std::move(positions);
    update();
}

/// Counted anew only when the Nodes are others.
std::int64_t TimelineView::gpuTotal() const {
    const World& world = *model_.moment().world;
    const auto& nodes = world.nodeObjects;
    if (nodes.size() == gpuNodes_.size() && nodes.sharedStart(gpuNodes_) == nodes.size()) return gpuTotal_;
    gpuNodes_ = nodes;
    gpuTotal_ = 0;
    for (std::uint32_t i = 0; i < world.nodes.size(); ++i)
        if (const NodeInfo* info = world.node(NodeId{i}); info != nullptr && info->node != nullptr)
            gpuTotal_ += gpuCapacity(*info->node).second;
    return gpuTotal_;
}

QMenu* TimelineView::laneMenu() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (std::size_t i = 0; i < kTimeLanes; ++i) {
        const auto lane = static_cast<TimeLane>(i);
        QAction* action = menu->addAction(laneTitle(lane));
        action->setCheckable(true);
        action->setChecked(choice_.test(i));
        action->setToolTip(laneTip(lane));
        connect(action, &QAction::triggered, this, [this, i](bool on) {
            LaneChoice lanes = choice_;
            setLanes(lanes.set(i, on));
            Q_EMIT lanesChosen(choice_);
        });
    }
    return menu;
}

QMenu* TimelineView::branchList() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&model_, &SessionModel::opened, menu, &QMenu::close);
    for (const BranchInfo& branch : model_.branches()) {
        QString name = text(branch.name);
        QAction* action = menu->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(branch.id == model_.branch()->id);
        connect(action, &QAction::triggered, this, [this, id = branch.id] { Q_EMIT branchChosen(id); });
    }
    return menu;
}

void TimelineView::scrubTo(qreal x) {
    if (!model_.isOpen()) return;
    const std::size_t wanted = scale().positionAt(model_.trace(), x);
    // The cursor rests on stops only: the one at or before the place.
    std::size_t position = wanted;
    while (position > model_.stops().start().fact && !model_.stops().stopsAfter(position)) --position;
    if (wanted >= model_.trace().size()) position = model_.trace().size();
    Q_EMIT scrubbed(Cursor{std::max(position, model_.stops().start().fact), 0});
}

/// To the first stop where the fact before `place` has happened.
void TimelineView::goTo(const LanePlace& place) {
    std::size_t position = std::max(place.position, model_.stops().start().fact);
    while (position < model_.trace().size() && !model_.stops().stopsAfter(position)) ++position;
    Q_EMIT scrubbed(Cursor{position, 0});
}

void TimelineView::scrollLanes(qreal by) {
    const qreal before = laneLayout().scroll;
    scroll_ = std::clamp(before + by, 0.0, laneLayout().hidden);
    if (scroll_ != before) update();
}

void TimelineView::press(const PodLaneItem& item) {
    if (item.kind == PodLaneItem::Kind::Name)
        Q_EMIT podSelected(shown().lanes[item.lane].pod);
    else
        goTo(item.place);
}

/// Of several, the one that was drawn last.
const PodLaneItem* TimelineView::podItemAt(const std::vector<PodLaneItem>& items, const QPointF& point) const {
    if (!rows().lanes.contains(point)) return nullptr;
    const auto isThere = [&point](const PodLaneItem& item) { return item.rect.adjusted(-1, -4, 1, 4).contains(point); };
    const auto found = std::find_if(items.rbegin(), items.rend(), isThere);
    return found == items.rend() ? nullptr : &*found;
}

void TimelineView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (model_.isOpen()) scroll_ = laneLayout().scroll;
}

void TimelineView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    scrubbing_ = false;
    focus_.clear();
    const QPointF at = event->position();
    const BranchTracks tracks = this->tracks();
    if (tracks.more(kLabelWidth).contains(at)) return branchList()->popup(event->globalPosition().toPoint());
    const std::vector<PodLaneItem> items = podItems();
    if (const PodLaneItem* item = podItemAt(items, at)) return press(*item);
    const BranchTrack* row = tracks.at(at.y());
    scrubbing_ = row == nullptr || (row->isCurrent && at.x() >= kLabelWidth);
    if (scrubbing_) return scrubTo(at.x());
    if (!row->isCurrent) Q_EMIT branchChosen(row->branch.id);
}

void TimelineView::mouseMoveEvent(QMouseEvent* event) {
    if (scrubbing_ && event->buttons().testFlag(Qt::LeftButton)) scrubTo(event->position().x());
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* event) {
    const BranchTracks tracks = this->tracks();
    const BranchTrack* row = tracks.at(event->position().y());
    if (row != nullptr && event->position().x() < kLabelWidth) Q_EMIT renameRequested(row->branch.id);
}

void TimelineView::wheelEvent(QWheelEvent* event) {
    if (!model_.isOpen() || laneLayout().hidden <= 0) return QWidget::wheelEvent(event);
    scrollLanes(-event->angleDelta().y() / 4.0);
    event->accept();
}

void TimelineView::contextMenuEvent(QContextMenuEvent* event) {
    const BranchTracks tracks = this->tracks();
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const BranchTrack* row = byKey ? tracks.current() : tracks.at(event->pos().y());
    if (row != nullptr)
        Q_EMIT branchMenuRequested(row->branch.id, event->globalPos());
    else if (rows().lanes.contains(event->pos()))
        laneMenu()->popup(event->globalPos());
}

void TimelineView::goToBranchBeside(int step) {
    const std::vector<BranchInfo>& branches = model_.branches();
    const auto here = std::find_if(branches.begin(), branches.end(),
                                   [this](const BranchInfo& branch) { return branch.id == model_.branch()->id; });
    const std::ptrdiff_t wanted = here - branches.begin() + step;
    if (wanted >= 0 && wanted < static_cast<std::ptrdiff_t>(branches.size()))
        Q_EMIT branchChosen(branches[static_cast<std::size_t>(wanted)].id);
}

} // namespace berth::ui
