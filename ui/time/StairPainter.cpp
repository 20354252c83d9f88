// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/StairPainter.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/view/Text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr std::size_t kEachStepBelow = 2000;
constexpr std::size_t kStrokedBelow = 300; ///< points; a path of more is slow to stroke
constexpr qreal kLine = 1.5;
constexpr qreal kPad = 6; ///< above and below; less where the row is low
constexpr qreal kNameLeft = 12;
constexpr qreal kRightRoom = 70;

/// How many steps lie at or left of the cursor.
std::size_t stepsUntil(const Staircase& stairs, std::size_t position) {
    const auto after =
        std::upper_bound(stairs.steps().begin(), stairs.steps().end(), position,
                         [](std::size_t limit, const Staircase::Step& step) { return limit < step.position; });
    return static_cast<std::size_t>(after - stairs.steps().begin());
}

/// Where a row's values lie.
class Axis {
public:
    Axis(const StairLook& look, std::int64_t highest)
        : base_(std::floor(look.row.bottom() - std::min(kPad, look.row.height() / 6))),
          top_(look.row.top() + std::min(kPad, look.row.height() / 6)),
          highest_(static_cast<qreal>(std::max<std::int64_t>(1, highest))) {}

    qreal base() const { return base_; }
    qreal middle() const { return (top_ + base_) / 2; }
    /// On pixel centres, so that level stretches stay sharp.
    qreal y(std::int64_t value) const {
        return std::floor(base_ - (base_ - top_) * static_cast<qreal>(value) / highest_) + 0.5;
    }

private:
    qreal base_, top_, highest_;
};

void paintGround(QPainter& painter, const Theme& theme, const StairLook& look, const Axis& axis) {
    paintLabel(painter, {kNameLeft, axis.middle() + 4}, look.name,
               {Fonts().font(type::kDense), theme.text2, Qt::AlignLeft, look.left - kNameLeft - 4});
    paintHorizontal(painter, look.left, axis.base(), look.right - look.left, theme.line);
}

qreal valueX(const StairLook& look) {
    return std::min(look.nowX + 8, look.right + 6);
}

QPainterPath pathOf(const std::vector<StairPoint>& points, const StairLook& look, const Axis& axis) {
    QPainterPath path(QPointF(look.left, axis.y(0)));
    qreal level = axis.y(0);
    for (const StairPoint& point : points) {
        path.lineTo(point.x, level);
        level = axis.y(point.value);
        path.lineTo(point.x, level);
    }
    path.lineTo(look.nowX, level);
    return path;
}

/// The same line from plain boxes: as dense as it is, nobody sees its corners.
void fillLine(QPainter& painter, const std::vector<StairPoint>& points, const StairLook& look, const Axis& axis,
              const QColor& color) {
    qreal x = look.left;
    qreal level = axis.y(0);
    const auto levelTo = [&](qreal to) { painter.fillRect(QRectF(x, level - kLine / 2, to - x, kLine), color); };
    for (const StairPoint& point : points) {
        if (point.x > x) levelTo(point.x);
        x = point.x;
        const qreal next = axis.y(point.value);
        painter.fillRect(QRectF(x, std::min(level, next), 1, std::abs(next - level)), color);
        level = next;
    }
    if (look.nowX > x) levelTo(look.nowX);
}

void paintLine(QPainter& painter, const std::vector<StairPoint>& points, const StairLook& look, const Axis& axis,
               const QColor& color) {
    if (points.size() > kStrokedBelow) return fillLine(painter, points, look, axis, color);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, kLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(pathOf(points, look, axis));
    painter.restore();
}

} // namespace

std::vector<StairPoint> stairPoints(const Staircase& stairs, const StairLook& look) {
    const auto& steps = stairs.steps();
    const std::size_t count = stepsUntil(stairs, look.position);
    std::vector<StairPoint> points;
    const auto x = [&](std::size_t i) { return look.scale.xOf(steps[i].position, steps[i].at); };
    if (count <= kEachStepBelow) {
        for (std::size_t i = 0; i < count; ++i) points.push_back({x(i), steps[i].value});
        return points;
    }
    for (std::size_t first = 0; first < count;) {
        const qreal column = std::floor(x(first));
        const auto from = steps.begin() + static_cast<std::ptrdiff_t>(first);
        const auto to = steps.begin() + static_cast<std::ptrdiff_t>(count);
        const auto next = std::partition_point(
            from, to, [&](const Staircase::Step& step) { return look.scale.xOf(step.position, step.at) < column + 1; });
        const auto last = static_cast<std::size_t>(next - steps.begin());
        const Staircase::Range range = stairs.range(first, last);
        points.push_back({column, range.lowest});
        points.push_back({column, range.highest});
        points.push_back({column, steps[last - 1].value});
        first = last;
    }
    return points;
}

void paintStairs(QPainter& painter, const Theme& theme, const Staircase& stairs, const StairLook& look,
                 const QColor& color, const QString& value) {
    const Axis axis(look, std::max(look.total, stairs.highest()));
    paintGround(painter, theme, look, axis);
    paintLine(painter, stairPoints(stairs, look), look, axis, color);
    const std::int64_t now = stairs.valueAt(look.position);
    QString words = value.isEmpty() ? countText(now) : value;
    if (value.isEmpty() && look.total >= 0) words += QLatin1String(" / ") + countText(look.total);
    const qreal left = valueX(look);
    paintLabel(painter, {left, std::min(axis.y(now) + 4, axis.base() - 2)}, words,
               {Fonts().mono(11, QFont::Medium), theme.text1, Qt::AlignLeft, look.right + kRightRoom - left});
}

namespace {

/// Where the line of any level has a step, from left to right, at most one a pixel and level.
std::vector<StairPoint> stackStops(const std::array<const Staircase*, 3>& levels, const StairLook& look) {
    std::vector<StairPoint> stops;
    for (const Staircase* level : levels)
        for (const StairPoint& point : stairPoints(*level, look)) stops.push_back({std::floor(point.x), 0});
    std::sort(stops.begin(), stops.end(), [](const StairPoint& a, const StairPoint& b) { return a.x < b.x; });
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    return stops;
}

/// The value of a level right of all its steps within a pixel's column.
std::int64_t valueBehind(const Staircase& level, qreal column, const StairLook& look) {
    const auto& steps = level.steps();
    const auto end = steps.begin() + static_cast<std::ptrdiff_t>(stepsUntil(level, look.position));
    const auto next = std::partition_point(steps.begin(), end, [&](const Staircase::Step& step) {
        return look.scale.xOf(step.position, step.at) < column + 1;
    });
    return next == steps.begin() ? 0 : std::prev(next)->value;
}

void paintStack(QPainter& painter, const Theme& theme, const std::array<const Staircase*, 3>& levels,
                const StairLook& look, const Axis& axis, qreal begin, qreal end) {
    std::int64_t below = 0;
    for (std::size_t l = 0; l < levels.size(); ++l) {
        const std::int64_t value = valueBehind(*levels[l], begin, look);
        if (value == 0) continue;
        const qreal bottom = std::floor(axis.y(below));
        const qreal top = std::floor(axis.y(below + value));
        painter.fillRect(QRectF(begin, top, end - begin, bottom - top), theme.levels[l].fill);
        painter.fillRect(QRectF(begin, top, end - begin, 1), theme.levels[l].line);
        below += value;
    }
}

void paintLevelValues(QPainter& painter, const Theme& theme, const std::array<const Staircase*, 3>& levels,
                      const StairLook& look, const Axis& axis) {
    qreal x = valueX(look);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t l = 0; l < levels.size(); ++l) {
        paintLevel(painter, theme, static_cast<Level>(l), {x + 4, axis.middle()}, 7);
        x += 10;
        x += paintLabel(painter, {x, axis.middle() + 4}, countText(levels[l]->valueAt(look.position)),
                        {Fonts().mono(10, QFont::Medium), theme.text1});
        x += 5;
    }
    painter.restore();
}

} // namespace

void paintLevelStairs(QPainter& painter, const Theme& theme, const std::array<const Staircase*, 3>& levels,
                      const StairLook& look) {
    std::int64_t highest = 0;
    for (const Staircase* level : levels) highest += level->highest();
    const Axis axis(look, look.total > 0 ? look.total : highest);
    paintGround(painter, theme, look, axis);
    const std::vector<StairPoint> stops = stackStops(levels, look);
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const qreal end = i + 1 < stops.size() ? stops[i + 1].x : look.nowX;
        if (end > stops[i].x) paintStack(painter, theme, levels, look, axis, stops[i].x, end);
    }
    paintLevelValues(painter, theme, levels, look, axis);
}

} // namespace berth::ui
