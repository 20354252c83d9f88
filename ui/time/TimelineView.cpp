// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TimelineView.h"

#include "ui/theme/Fonts.h"
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
constexpr qreal kLaneHeight = 34;

} // namespace

/// Where the rows lie for the widget's height.
struct TimelineView::Rows {
    qreal submit = 0, track = 0, below = 0;
    QRectF pending, gpus;
};

TimelineView::TimelineView(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Timeline"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&model_, &SessionModel::opened, this, [this] {
        data_.clear();
        followTrace(0);
    });
    connect(&model_, &SessionModel::traceChanged, this, &TimelineView::followTrace);
    connect(&model_, &SessionModel::momentChanged, this, qOverload<>(&QWidget::update));
    connect(&model_, &SessionModel::shownTimeChanged, this, qOverload<>(&QWidget::update));
    if (model_.isOpen()) followTrace(0);
}

void TimelineView::followTrace(std::size_t from) {
    data_.cut(from);
    data_.follow(model_.trace());
    update();
}

void TimelineView::setAxis(Axis axis) {
    axis_ = axis;
    update();
}

TimelineScale TimelineView::scale() const {
    const qreal plot = std::max<qreal>(40, width() - kLabelWidth - kRightRoom);
    const Trace& trace = model_.trace();
    const SimTime start = model_.input().scenario->start;
    const SimTime last = trace.empty() ? start : trace[trace.size() - 1].at;
    const bool atOnce = trace.empty() || last == trace[0].at;
    if (axis_ == Axis::Steps || (axis_ == Axis::Auto && atOnce))
        return TimelineScale::overSteps(trace.size(), kLabelWidth, plot);
    return TimelineScale::overTime(start, last, kLabelWidth, plot);
}

qreal TimelineView::cursorX() const {
    const Moment& moment = model_.moment();
    return scale().xOf(moment.cursor.fact, moment.now);
}

TimelineView::Rows TimelineView::rows() const {
    Rows rows;
    rows.submit = kRulerHeight + 10;
    rows.track = rows.submit + 12;
    rows.below = rows.track + 13;
    const qreal lanes = rows.below + 12;
    const qreal free = height() - lanes - 4;
    if (free >= kLaneHeight * 0.7) rows.pending = QRectF(0, lanes, width(), std::min(kLaneHeight, free));
    if (free >= kLaneHeight * 1.7) rows.gpus = QRectF(0, lanes + kLaneHeight, width(), kLaneHeight);
    return rows;
}

void TimelineView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.panel);
    if (!model_.isOpen()) return;
    const TimelineScale scale = this->scale();
    paintRuler(painter, theme, scale);
    paintTrack(painter, theme, scale);
    const Rows rows = this->rows();
    paintMarks(painter, theme, scale, EventMark::Submit, rows.submit);
    paintMarks(painter, theme, scale, EventMark::Wait, rows.track);
    paintMarks(painter, theme, scale, EventMark::Bind, rows.track);
    paintMarks(painter, theme, scale, EventMark::Reject, rows.below);
    paintMarks(painter, theme, scale, EventMark::Evict, rows.below);
    if (!rows.pending.isNull())
        paintLane(painter, theme, scale, rows.pending, data_.pending(), tr("Pending pods"), theme.text2, -1);
    if (!rows.gpus.isNull())
        paintLane(painter, theme, scale, rows.gpus, data_.gpusHeld(), tr("GPUs held"), theme.chartA, gpuTotal());
    paintCursor(painter, theme);
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
    painter.fillRect(QRectF(kLabelWidth, rows.track - 2, end - kLabelWidth, 4), theme.line);
    const SimTime last = model_.trace().empty() ? SimTime{} : model_.trace()[model_.trace().size() - 1].at;
    const qreal known = scale.xOf(model_.trace().size(), last);
    if (known > now) painter.fillRect(QRectF(now, rows.track - 2, known - now, 4), theme.lineStrong);
    painter.fillRect(QRectF(kLabelWidth, rows.track - 2, now - kLabelWidth, 4), theme.accent);
}

void TimelineView::paintMarks(QPainter& painter, const Theme& theme, const TimelineScale& scale, EventMark mark,
                              qreal y) const {
    const std::vector<TimelineData::Mark>& marks = data_.marks(mark);
    std::size_t i = 0;
    while (i < marks.size()) {
        const qreal first = scale.xOf(marks[i].position, marks[i].at);
        qreal last = first;
        std::size_t count = 0;
        for (; i < marks.size(); ++i, ++count) {
            const qreal x = scale.xOf(marks[i].position, marks[i].at);
            if (x - last >= kMergeBelow) break;
            last = x;
        }
        if (count == 1) {
            paintEventMark(painter, theme, mark, {first, y}, kMarkSize);
            continue;
        }
        // Too close to tell apart: one bar, denser where more of them lie.
        QColor color = eventColor(theme, mark);
        color.setAlphaF(std::min(1.0F, 0.35F + 0.08F * static_cast<float>(count)));
        if (last - first < 2) {
            paintEventMark(painter, theme, mark, {first, y}, kMarkSize);
        } else {
            painter.fillRect(QRectF(first - 2, y - 3, last - first + 4, 6), color);
        }
    }
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
    if (event->button() == Qt::LeftButton) scrubTo(event->position().x());
}

void TimelineView::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) scrubTo(event->position().x());
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
    if (!model_.isOpen()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: Q_EMIT steppedBy(-1); return;
    case Qt::Key_Right: Q_EMIT steppedBy(1); return;
    case Qt::Key_Home: Q_EMIT scrubbed(model_.stops().start()); return;
    case Qt::Key_End: Q_EMIT scrubbed(model_.stops().end()); return;
    default: QWidget::keyPressEvent(event);
    }
}

QString TimelineView::tipAt(const QPointF& position) const {
    if (!model_.isOpen() || position.x() < kLabelWidth) return {};
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
