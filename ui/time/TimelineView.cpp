// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimelineView.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/time/EventMarkPainter.h"
#include "ui/view/FactText.h"
#include "ui/view/Text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kLabelWidth = 104;
constexpr qreal kRightRoom = 76; ///< for the last values
constexpr qreal kRulerHeight = 22;
constexpr qreal kTickRoom = 96;
constexpr qreal kMarkSize = 8;
constexpr qreal kMergeBelow = 6;
constexpr qreal kStopRadius = 4;
constexpr qreal kLaneHeight = 34;

} // namespace

/// Where the rows lie for the widget's height.
struct TimelineView::Rows {
    qreal submit = 0, track = 0, below = 0;
    QRectF pending, gpus;
};

TimelineView::TimelineView(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
    installSpokenItems();
    setFocusPolicy(Qt::TabFocus);
    new SayAgain(this, [this] {
        setAccessibleName(tr("Timeline"));
        update();
    });
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&model_, &SessionModel::opened, this, [this] {
        data_.clear();
        followTrace(0);
    });
    connect(&model_, &SessionModel::traceChanged, this, &TimelineView::followTrace);
    const auto redraw = [this] {
        if (!still_) update();
    };
    connect(&model_, &SessionModel::momentChanged, this, redraw);
    connect(&model_, &SessionModel::shownTimeChanged, this, redraw);
    if (model_.isOpen()) followTrace(0);
}

void TimelineView::followTrace(std::size_t from) {
    data_.cut(from);
    data_.follow(model_.trace());
    runs_.clear();
    if (!still_) update();
}

void TimelineView::setAxis(Axis axis) {
    axis_ = axis;
    update();
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
    const qreal lanes = std::max(rows.below + 12, tracks.bottom + 2);
    const qreal free = height() - lanes - 4;
    if (free >= kLaneHeight * 0.7) rows.pending = QRectF(0, lanes, width(), std::min(kLaneHeight, free));
    if (free >= kLaneHeight * 1.7) rows.gpus = QRectF(0, lanes + kLaneHeight, width(), kLaneHeight);
    return rows;
}

BranchTracks TimelineView::tracks() const {
    if (!model_.isOpen() || model_.branch() == nullptr) return {};
    return BranchTracks::of(model_.branches(), model_.branch()->id, kRulerHeight, height() - kRulerHeight);
}

void TimelineView::setPartings(std::map<std::uint32_t, std::vector<SimTime>> partings) {
    if (partings == partings_) return;
    partings_ = std::move(partings);
    update();
}

void TimelineView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.panel);
    if (!model_.isOpen()) return;
    const TimelineScale scale = this->scale();
    paintRuler(painter, theme, scale);
    paintTrack(painter, theme, scale);
    paintBranchTracks(painter, theme, tracks(), {scale, kLabelWidth, kLabelWidth - 18, partings_});
    const Rows rows = this->rows();
    const std::vector<MarkRun>& runs = markRuns();
    paintMarks(painter, theme, runs, EventMark::Submit, rows.submit);
    paintMarks(painter, theme, runs, EventMark::Wait, rows.track);
    paintMarks(painter, theme, runs, EventMark::Bind, rows.track);
    paintMarks(painter, theme, runs, EventMark::Reject, rows.below);
    paintMarks(painter, theme, runs, EventMark::Evict, rows.below);
    if (!rows.pending.isNull())
        paintLane(painter, theme, scale, rows.pending, data_.pending(), tr("Pending pods"), theme.text2, -1);
    if (!rows.gpus.isNull())
        paintLane(painter, theme, scale, rows.gpus, data_.gpusHeld(), tr("GPUs held"), theme.chartA, gpuTotal());
    paintStops(painter, theme, scale);
    paintCursor(painter, theme);
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

/// Discs on the ruler's line, one where several fall together.
void TimelineView::paintStops(QPainter& painter, const Theme& theme, const TimelineScale& scale) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.panel, 1));
    painter.setBrush(theme.accent);
    qreal last = -kMergeBelow;
    for (const std::size_t position : stops_) {
        if (position == 0 || position > model_.trace().size()) continue;
        const qreal x = scale.xOf(position, model_.trace()[position - 1].at);
        if (x - last < kMergeBelow) continue;
        painter.drawEllipse(QPointF(x, kRulerHeight), kStopRadius, kStopRadius);
        last = x;
    }
    painter.restore();
}

void TimelineView::paintRuler(QPainter& painter, const Theme& theme, const TimelineScale& scale) const {
    const Fonts fonts;
    const bool isTime = scale.kind() == TimelineScale::Kind::Time;
    const Duration grid{scale.tickStep(kTickRoom)};
    if (!isTime) paintLabel(painter, {12, 15}, tr("Step"), {fonts.font(type::kSmall), theme.text3});
    for (const TimelineScale::Tick& tick : scale.ticks(kTickRoom)) {
        paintVertical(painter, std::floor(tick.x), kRulerHeight - 10, 10, theme.line);
        const QString label = isTime ? rulerText(Duration{tick.value}, grid) : countText(tick.value);
        paintLabel(painter, {tick.x + 4, 14}, label, {fonts.font(type::kSmallMono), theme.text3});
    }
    paintHorizontal(painter, kLabelWidth, kRulerHeight, width() - kLabelWidth - kRightRoom, theme.line);
}

void TimelineView::paintTrack(QPainter& painter, const Theme& theme, const TimelineScale& scale) const {
    const Fonts fonts;
    const Rows rows = this->rows();
    const BranchInfo* branch = model_.branch();
    const QString name = branch != nullptr ? text(branch->name) : tr("main");
    paintLabel(painter, {12, rows.track - 2}, name,
               {fonts.font(type::kPanelTitle), theme.text1, Qt::AlignLeft, kLabelWidth - 18});
    paintLabel(painter, {12, rows.track + 12},
               plural(static_cast<std::int64_t>(model_.trace().size()), tr("%1 fact"), tr("%1 facts")),
               {fonts.font(type::kSmall), theme.text3});
    const qreal end = width() - kRightRoom;
    const qreal now = std::min(cursorX(), end);
    // Where separators are as strong as text, thinness says that nothing is there yet.
    const qreal thickness = theme.isHighContrast ? 1 : 4;
    painter.fillRect(QRectF(kLabelWidth, rows.track - thickness / 2, end - kLabelWidth, thickness), theme.line);
    const SimTime last = model_.trace().empty() ? SimTime{} : model_.trace()[model_.trace().size() - 1].at;
    const qreal known = scale.xOf(model_.trace().size(), last);
    if (known > now) painter.fillRect(QRectF(now, rows.track - 2, known - now, 4), theme.lineStrong);
    // What a branch shares with its parent is a thin line: its own track begins at the elbow.
    const bool isFork = branch != nullptr && branch->parent != branch->id;
    const qreal own = isFork ? std::clamp(scale.xOf(branch->forkFact, branch->forkAt), kLabelWidth, now) : kLabelWidth;
    if (isFork) {
        painter.fillRect(QRectF(kLabelWidth, rows.track - 2, own - kLabelWidth, 4), theme.panel);
        painter.fillRect(QRectF(kLabelWidth, rows.track - 1, own - kLabelWidth, 1.5), theme.accent);
    }
    painter.fillRect(QRectF(own, rows.track - 2, now - own, 4), theme.accent);
}

/// Those of the scale that is drawn, made again when the trace or the scale has changed.
const std::vector<MarkRun>& TimelineView::markRuns() const {
    const TimelineScale now = scale();
    if (!runs_.empty() && runsFacts_ == model_.trace().size() && runsScale_ == now) return runs_;
    runs_ = ui::markRuns(data_, now);
    runsScale_ = now;
    runsFacts_ = model_.trace().size();
    return runs_;
}

void TimelineView::paintMarks(QPainter& painter, const Theme& theme, const std::vector<MarkRun>& runs, EventMark mark,
                              qreal y) const {
    for (const MarkRun& run : runs) {
        if (run.mark != mark) continue;
        if (run.count == 1 || run.right - run.left < 2) {
            paintEventMark(painter, theme, mark, {run.left, y}, kMarkSize);
            continue;
        }
        // Too close to tell apart: one bar, denser where more of them lie.
        QColor color = eventColor(theme, mark);
        color.setAlphaF(std::min(1.0F, 0.35F + 0.08F * static_cast<float>(run.count)));
        painter.fillRect(QRectF(run.left - 2, y - 3, run.right - run.left + 4, 6), color);
    }
}

int TimelineView::spokenCount() const {
    return model_.isOpen() ? static_cast<int>(markRuns().size()) : 0;
}

QString TimelineView::spokenText(int index) const {
    const MarkRun& run = markRuns()[static_cast<std::size_t>(index)];
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

QRect TimelineView::spokenRect(int index) const {
    const MarkRun& run = markRuns()[static_cast<std::size_t>(index)];
    const Rows rows = this->rows();
    const bool isBelow = run.mark == EventMark::Reject || run.mark == EventMark::Evict;
    const qreal y = run.mark == EventMark::Submit ? rows.submit : isBelow ? rows.below : rows.track;
    return QRectF(run.left - kMarkSize / 2, y - kMarkSize / 2, run.right - run.left + kMarkSize, kMarkSize)
        .toAlignedRect();
}

int TimelineView::spokenFocus() const {
    if (!model_.isOpen()) return -1;
    const std::vector<MarkRun>& runs = markRuns();
    const std::size_t cursor = model_.cursor().fact;
    const auto found = std::find_if(runs.begin(), runs.end(), [cursor](const MarkRun& run) {
        return run.first.position <= cursor && cursor <= run.last.position;
    });
    return found == runs.end() ? -1 : static_cast<int>(found - runs.begin());
}

void TimelineView::spokenPress(int index) {
    Q_EMIT scrubbed(Cursor{markRuns()[static_cast<std::size_t>(index)].last.position, 0});
}

std::int64_t TimelineView::gpuTotal() const {
    const World& world = *model_.moment().world;
    std::int64_t total = 0;
    for (std::uint32_t i = 0; i < world.nodes.size(); ++i)
        if (const NodeInfo* info = world.node(NodeId{i}); info != nullptr && info->node != nullptr)
            total += gpuCapacity(*info->node).second;
    return total;
}

void TimelineView::paintLane(QPainter& painter, const Theme& theme, const TimelineScale& scale, const QRectF& row,
                             const std::vector<TimelineData::Step>& lane, const QString& name, const QColor& color,
                             std::int64_t total) const {
    const Fonts fonts;
    const qreal base = std::floor(row.bottom() - 6);
    const qreal top = row.top() + 6;
    paintLabel(painter, {12, (top + base) / 2 + 4}, name, {fonts.font(type::kDense), theme.text2});
    paintHorizontal(painter, kLabelWidth, base, width() - kLabelWidth - kRightRoom, theme.line);
    std::int64_t highest = std::max<std::int64_t>(1, total);
    for (const TimelineData::Step& step : lane) highest = std::max(highest, step.value);
    // On pixel centres, so that level stretches stay sharp.
    const auto y = [&](std::int64_t value) {
        return std::floor(base - (base - top) * static_cast<qreal>(value) / static_cast<qreal>(highest)) + 0.5;
    };
    const Moment& moment = model_.moment();
    const qreal now = cursorX();
    QPainterPath past;
    past.moveTo(kLabelWidth, base + 0.5);
    qreal level = base + 0.5;
    for (const TimelineData::Step& step : lane) {
        if (step.position > moment.cursor.fact) break;
        const qreal x = scale.xOf(step.position, step.at);
        past.lineTo(x, level);
        level = y(step.value);
        past.lineTo(x, level);
    }
    past.lineTo(now, level);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5));
    painter.drawPath(past);
    painter.restore();
    QString value = countText(TimelineData::valueAt(lane, moment.cursor.fact));
    if (total >= 0) value += QLatin1String(" / ") + countText(total);
    paintLabel(painter, {std::min(now + 8, width() - kRightRoom + 6.0), level + 4}, value,
               {fonts.mono(11, QFont::Medium), theme.text1});
}

void TimelineView::paintCursor(QPainter& painter, const Theme& theme) const {
    const qreal x = std::floor(cursorX()) + 0.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawLine(QPointF(x, 8), QPointF(x, height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    QPainterPath flag(QPointF(x - 5, 2));
    flag.lineTo(x + 5, 2);
    flag.lineTo(x + 5, 11);
    flag.lineTo(x, 16);
    flag.lineTo(x - 5, 11);
    flag.closeSubpath();
    painter.drawPath(flag);
    if (hasFocus()) {
        painter.setPen(QPen(theme.text1, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(flag);
    }
    painter.restore();
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

void TimelineView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const BranchTracks tracks = this->tracks();
    const BranchTrack* row = tracks.at(event->position().y());
    scrubbing_ = row == nullptr || (row->isCurrent && event->position().x() >= kLabelWidth);
    if (scrubbing_) return scrubTo(event->position().x());
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

void TimelineView::contextMenuEvent(QContextMenuEvent* event) {
    const BranchTracks tracks = this->tracks();
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const BranchTrack* row = byKey ? tracks.current() : tracks.at(event->pos().y());
    if (row != nullptr) Q_EMIT branchMenuRequested(row->branch.id, event->globalPos());
}

void TimelineView::goToBranchBeside(int step) {
    const std::vector<BranchInfo>& branches = model_.branches();
    const auto here = std::find_if(branches.begin(), branches.end(),
                                   [this](const BranchInfo& branch) { return branch.id == model_.branch()->id; });
    const std::ptrdiff_t wanted = here - branches.begin() + step;
    if (wanted >= 0 && wanted < static_cast<std::ptrdiff_t>(branches.size()))
        Q_EMIT branchChosen(branches[static_cast<std::size_t>(wanted)].id);
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
    if (!model_.isOpen()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: Q_EMIT steppedBy(-1); return;
    case Qt::Key_Right: Q_EMIT steppedBy(1); return;
    case Qt::Key_Up: return goToBranchBeside(-1);
    case Qt::Key_Down: return goToBranchBeside(1);
    case Qt::Key_F2: Q_EMIT renameRequested(model_.branch()->id); return;
    case Qt::Key_Home: Q_EMIT scrubbed(model_.stops().start()); return;
    case Qt::Key_End: Q_EMIT scrubbed(model_.stops().end()); return;
    default: QWidget::keyPressEvent(event);
    }
}

QString TimelineView::tipAt(const QPointF& position) const {
    if (!model_.isOpen()) return {};
    const BranchTracks tracks = this->tracks();
    const BranchTrack* row = tracks.at(position.y());
    if (row != nullptr && (position.x() < kLabelWidth || !row->isCurrent)) {
        const QString name = text(row->branch.name);
        return row->isCurrent ? tr("%1: the branch at hand").arg(name) : tr("%1. A click goes there.").arg(name);
    }
    if (position.x() < kLabelWidth) return {};
    const std::size_t there = scale().positionAt(model_.trace(), position.x());
    if (there == 0) return {};
    const Fact& fact = model_.trace()[there - 1];
    const QString time = logTimeText(fact.at - model_.input().scenario->start);
    return QStringLiteral("%1 · %2").arg(time, factSentence(model_.trace(), model_.names(), fact));
}

bool TimelineView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
}

} // namespace berth::ui
