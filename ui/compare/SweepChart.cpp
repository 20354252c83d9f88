// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SweepChart.h"

#include "ui/compare/SweepWords.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"

#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kLeftRoom = 58;
constexpr qreal kRightRoom = 20;
constexpr qreal kTopRoom = 12;
constexpr qreal kBottomRoom = 36;
constexpr qreal kDot = 3.5; ///< radius
constexpr qreal kMarkSize = 6;
constexpr qreal kReach = 12; ///< a click so near is for a dot: 24 px across

QColor inkOf(const Theme& theme, SweepMark::Kind kind) {
    if (kind == SweepMark::Kind::A) return theme.chartA;
    return kind == SweepMark::Kind::B ? theme.chartB : theme.text2;
}

QString labelOf(const SweepMark& mark) {
    if (mark.kind == SweepMark::Kind::Given) return mark.name;
    return (mark.kind == SweepMark::Kind::A ? QStringLiteral("A  ") : QStringLiteral("B  ")) + mark.name;
}

} // namespace

SweepChart::SweepChart(QWidget* parent) : ItemPane(parent) {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new SayAgain(this, [this] { setAccessibleName(tr("Results of the sweep")); });
}

void SweepChart::setView(const SweepView& view) {
    if (view == view_) return;
    const QString focused = focusKey();
    view_ = view;
    const bool isThere = std::ranges::any_of(view_.dots, [&](const SweepDot& dot) { return dot.setting == chosen_; });
    if (!isThere && chosen_ >= 0) choose(-1);
    followContent(focused);
}

SweepPlot SweepChart::plot() const {
    return SweepPlot::of(view_, QRectF(viewport()->rect()).adjusted(kLeftRoom, kTopRoom, -kRightRoom, -kBottomRoom));
}

QPointF SweepChart::dotPlace(std::size_t dot) const {
    return plot().at(view_.dots[dot].x, view_.dots[dot].y);
}

const SweepDot* SweepChart::dotOf(const SpokenPath& item) const {
    const auto index = item.empty() ? view_.dots.size() : static_cast<std::size_t>(item.front());
    return index < view_.dots.size() ? &view_.dots[index] : nullptr;
}

const SweepMark* SweepChart::markOf(const SpokenPath& item) const {
    const auto index = item.empty() ? 0 : static_cast<std::size_t>(item.front());
    return index >= view_.dots.size() && index - view_.dots.size() < view_.marks.size()
               ? &view_.marks[index - view_.dots.size()]
               : nullptr;
}

int SweepChart::itemCount(const SpokenPath& parent) const {
    return parent.empty() ? static_cast<int>(view_.dots.size() + view_.marks.size()) : 0;
}

QString SweepChart::itemText(const SpokenPath& item) const {
    if (const SweepDot* dot = dotOf(item)) return dot->words;
    const SweepMark* mark = markOf(item);
    return mark != nullptr ? mark->words : QString();
}

bool SweepChart::itemTakesPress(const SpokenPath& item) const {
    return dotOf(item) != nullptr;
}

void SweepChart::pressItem(const SpokenPath& item) {
    if (const SweepDot* dot = dotOf(item)) choose(dot->setting);
}

void SweepChart::enterItem(const SpokenPath& item) {
    if (const SweepDot* dot = dotOf(item)) Q_EMIT settingOpened(dot->setting);
}

void SweepChart::letGo() {
    if (chosen_ >= 0) choose(-1);
}

void SweepChart::choose(int setting) {
    chosen_ = setting;
    viewport()->update();
    Q_EMIT settingChosen(setting);
}

ItemLines SweepChart::lines() const {
    ItemLines items;
    std::vector<SpokenPath> line;
    for (int i = 0; i < itemCount({}); ++i) line.push_back({i});
    if (!line.empty()) items.lines.push_back(std::move(line));
    return items;
}

QRectF SweepChart::placeOf(const SpokenPath& item) const {
    const SweepPlot plot = this->plot();
    const SweepDot* dot = dotOf(item);
    const SweepMark* mark = markOf(item);
    if (dot == nullptr && mark == nullptr) return {};
    const QPointF center = dot != nullptr ? plot.at(dot->x, dot->y) : plot.at(mark->x, mark->y);
    const qreal reach = dot != nullptr ? kDot + 2 : kMarkSize + 2;
    return {center.x() - reach, center.y() - reach, 2 * reach, 2 * reach};
}

SpokenPath SweepChart::itemAt(const QPointF& content) const {
    const SweepPlot plot = this->plot();
    const int dot = plot.dotAt(view_, content, kReach);
    const QPointF place = dot < 0 ? QPointF() : dotPlace(static_cast<std::size_t>(dot));
    const qreal away = dot < 0 ? kReach : QLineF(place, content).length();
    for (std::size_t i = 0; i < view_.marks.size(); ++i)
        if (QLineF(plot.at(view_.marks[i].x, view_.marks[i].y), content).length() < away)
            return {static_cast<int>(view_.dots.size() + i)};
    return dot < 0 ? SpokenPath() : SpokenPath{dot};
}

QSizeF SweepChart::contentSize() const {
    return viewport()->size();
}

QString SweepChart::keyOf(const SpokenPath& item) const {
    if (const SweepDot* dot = dotOf(item)) return QString::number(dot->setting);
    const SweepMark* mark = markOf(item);
    return mark != nullptr ? labelOf(*mark) : QString();
}

void SweepChart::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) enterItem(itemAt(event->position() + offset()));
}

void SweepChart::paintAxes(QPainter& painter, const Theme& theme, const SweepPlot& plot) const {
    const Fonts fonts;
    const QFont micro = fonts.font(type::kMicro);
    const QRectF& box = plot.box;
    for (const double tick : plot.up.ticks) {
        const qreal y = std::floor(plot.at(plot.across.low, tick).y());
        paintHorizontal(painter, box.left(), y, box.width(), theme.line);
        paintLabel(painter, {box.left() - 6, y + 4}, objectiveTick(view_.up.unit, tick),
                   {micro, theme.text3, Qt::AlignRight});
    }
    for (const double tick : plot.across.ticks) {
        const qreal x = std::floor(plot.at(tick, plot.up.low).x());
        paintVertical(painter, x, box.bottom(), 4, theme.line);
        paintLabel(painter, {x, box.bottom() + 15}, objectiveTick(view_.across.unit, tick),
                   {micro, theme.text3, Qt::AlignHCenter});
    }
    const QFont small = fonts.font(type::kSmall);
    paintLabel(painter, {box.right() + kRightRoom - 8, box.bottom() + 30}, view_.across.title,
               {small, theme.text2, Qt::AlignRight});
    paintLabel(painter, {box.left() + 5, box.top() + 13}, view_.up.title, {small, theme.text2});
}

void SweepChart::paintDots(QPainter& painter, const Theme& theme, const SweepPlot& plot) const {
    const std::vector<QPointF> stairs = plot.staircase(view_);
    painter.setPen(Stroke{theme.text2, 1.25, {3, 3}}.pen());
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(stairs.data(), static_cast<int>(stairs.size()));
    painter.setPen(Stroke{theme.text2, 1.25}.pen());
    for (const bool isOnFront : {false, true})
        for (const SweepDot& dot : view_.dots) {
            if (dot.isOnFront != isOnFront) continue;
            painter.setBrush(isOnFront ? theme.text2 : theme.panel);
            const qreal size = isOnFront ? kDot + 0.5 : kDot;
            painter.drawEllipse(plot.at(dot.x, dot.y), size, size);
        }
}

void SweepChart::paintMark(QPainter& painter, const Theme& theme, const SweepPlot& plot, const SweepMark& mark) const {
    const QPointF center = plot.at(mark.x, mark.y);
    const QColor ink = inkOf(theme, mark.kind);
    painter.setPen(QPen(ink, 2));
    painter.setBrush(Qt::NoBrush);
    const QRectF box(center.x() - kMarkSize, center.y() - kMarkSize, 2 * kMarkSize, 2 * kMarkSize);
    mark.kind == SweepMark::Kind::B ? painter.drawRect(box) : painter.drawEllipse(box);
    const Label label{Fonts().text(11, QFont::DemiBold), ink, Qt::AlignLeft};
    const QString words = labelOf(mark);
    const qreal width = std::min(textWidth(words, label.font), plot.box.width() / 2);
    const bool isRight = center.x() + kMarkSize + 6 + width <= plot.box.right() + kRightRoom;
    const qreal left = isRight ? center.x() + kMarkSize + 6 : center.x() - kMarkSize - 6 - width;
    const qreal baseline = std::max(center.y() - kMarkSize - 1, plot.box.top() + 12);
    painter.fillRect(QRectF(left - 2, baseline - 11, width + 4, 14), theme.panel);
    paintLabel(painter, {left, baseline}, words, {label.font, ink, Qt::AlignLeft, width + 1});
}

void SweepChart::paintChosen(QPainter& painter, const Theme& theme, const QPointF& center, bool isFocus) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawEllipse(center, kDot + 3.5, kDot + 3.5);
    if (!isFocus) return;
    painter.setPen(QPen(theme.text1, 1));
    painter.drawEllipse(center, kDot + 5.5, kDot + 5.5);
}

void SweepChart::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.panel);
    const SweepPlot plot = this->plot();
    if (view_.dots.empty()) {
        paintParagraph(painter, plot.box, view_.empty, {Fonts().font(type::kDense), theme.text2});
    } else {
        paintAxes(painter, theme, plot);
        paintDots(painter, theme, plot);
        for (const SweepMark& mark : view_.marks) paintMark(painter, theme, plot, mark);
        for (std::size_t i = 0; i < view_.dots.size(); ++i)
            if (view_.dots[i].setting == chosen_) paintChosen(painter, theme, dotPlace(i), false);
    }
    if (const SpokenPath focus = drawnFocus(); !focus.empty())
        paintChosen(painter, theme, placeOf(focus).center(), true);
    if (drawsFrame()) paintPaneFocus(painter, theme, viewport()->rect());
}

} // namespace berth::ui
