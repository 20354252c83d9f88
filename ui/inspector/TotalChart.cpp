// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/TotalChart.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace berth::ui {
namespace {

constexpr double kFirst = 1;
constexpr double kLast = 100;
constexpr int kMostTicks = 5;
constexpr std::array<double, 5> kWeights = {1, 25, 50, 75, 100};
constexpr qreal kLabelRoom = 12;

double roundStep(double least) {
    const double power = std::pow(10, std::floor(std::log10(std::max(least, 1.0))));
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (factor * power >= least) return factor * power;
    return 10 * power;
}

QString weightWords(double weight) {
    const double rounded = std::round(weight * 10) / 10;
    return QString::number(rounded, 'f', rounded == std::floor(rounded) ? 0 : 1);
}

} // namespace

ChartScale ChartScale::of(const TotalChartView& view, const QRectF& plot) {
    ChartScale scale;
    scale.plot = plot;
    if (view.lines.empty()) return scale;
    double lowest = view.lines.front().first, highest = lowest;
    for (const TotalLineView& line : view.lines) {
        lowest = std::min({lowest, line.first, line.last});
        highest = std::max({highest, line.first, line.last});
    }
    const double step = roundStep((highest - lowest) / (kMostTicks - 1));
    scale.lowest = std::floor(lowest / step) * step;
    scale.highest = std::max(scale.lowest + step, std::ceil(highest / step) * step);
    return scale;
}

QPointF ChartScale::at(double weight, double total) const {
    return {plot.left() + plot.width() * (weight - kFirst) / (kLast - kFirst),
            plot.bottom() - plot.height() * (total - lowest) / (highest - lowest)};
}

std::vector<double> ChartScale::ticks() const {
    std::vector<double> ticks;
    const double step = roundStep((highest - lowest) / kMostTicks);
    for (double value = lowest; value <= highest + step / 100; value += step) ticks.push_back(value);
    return ticks;
}

std::vector<qreal> spreadLabels(const std::vector<qreal>& wanted, qreal room, qreal top, qreal bottom) {
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
    std::vector<qreal> placed(wanted.size());
    qreal next = top;
    for (const std::size_t index : order) {
        placed[index] = std::max(wanted[index], next);
        next = placed[index] + room;
    }
    qreal limit = bottom;
    for (auto it = order.rbegin(); it != order.rend(); ++it) {
        placed[*it] = std::min(placed[*it], limit);
        limit = placed[*it] - room;
    }
    return placed;
}

TotalChart::TotalChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void TotalChart::setView(const std::optional<TotalChartView>& view) {
    setVisible(view.has_value());
    if (view == view_) return;
    view_ = view;
    if (view_)
        setAccessibleName(view_->crossing ? tr("Total by weight of %1; the winner changes at %2")
                                                .arg(view_->plugin, weightWords(view_->crossing->x()))
                                          : tr("Total by weight of %1; the winner stays the same").arg(view_->plugin));
    update();
}

QRectF TotalChart::plot() const {
    const QFont small = Fonts().font(type::kSmallMono);
    qreal names = 30;
    for (const TotalLineView& line : view_->lines) names = std::max(names, textWidth(line.node, small));
    const qreal right = std::min(names, width() * 0.28) + 18;
    return {58, 34, std::max<qreal>(60, width() - 58 - right), height() - 34 - 26.0};
}

void TotalChart::paintEvent(QPaintEvent*) {
    if (!view_ || view_->lines.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const ChartScale scale = ChartScale::of(*view_, plot());
    const QFont small = fonts.text(10.5);
    const qreal note = textWidth(view_->note, small);
    const QString title = tr("Total by weight of %1").arg(view_->plugin);
    const QFont strong = fonts.text(11.5, QFont::DemiBold);
    const bool hasRoom = note + textWidth(title, strong) + 36 < width();
    if (hasRoom) paintLabel(painter, {width() - 12.0, 18}, view_->note, {small, theme.text3, Qt::AlignRight});
    paintLabel(painter, {12, 18}, title,
               {strong, theme.text1, Qt::AlignLeft, width() - 24 - (hasRoom ? note + 12 : 0)});
    paintAxes(painter, scale);
    paintLines(painter, scale);
    paintCrossing(painter, scale);
    paintNames(painter, scale);
}

void TotalChart::paintAxes(QPainter& painter, const ChartScale& scale) const {
    const Theme& theme = Theme::of(palette());
    const QFont mono = Fonts().font(type::kMicro);
    for (const double tick : scale.ticks()) {
        const qreal y = std::floor(scale.at(kFirst, tick).y());
        paintHorizontal(painter, scale.plot.left(), y, scale.plot.width(), theme.line);
        paintLabel(painter, {scale.plot.left() - 6, y + 4}, countText(static_cast<std::int64_t>(tick)),
                   {mono, theme.text3, Qt::AlignRight});
    }
    for (const double weight : kWeights)
        paintLabel(painter, {scale.at(weight, 0).x(), scale.plot.bottom() + 14}, QString::number(weight),
                   {mono, theme.text3, Qt::AlignHCenter});
    const qreal now = scale.at(std::clamp(static_cast<double>(view_->weight), kFirst, kLast), 0).x();
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawLine(QPointF(now, scale.plot.top()), QPointF(now, scale.plot.bottom()));
}

void TotalChart::paintLines(QPainter& painter, const ChartScale& scale) const {
    const Theme& theme = Theme::of(palette());
    for (auto line = view_->lines.rbegin(); line != view_->lines.rend(); ++line) {
        QPen pen(theme.lineStrong, 1);
        if (line->role == TotalLineView::Role::Winner) pen = QPen(theme.text1, 2, Qt::DashLine);
        if (line->role == TotalLineView::Role::Challenger) pen = QPen(theme.accent, 2);
        painter.setPen(pen);
        painter.drawLine(scale.at(kFirst, line->first), scale.at(kLast, line->last));
    }
}

void TotalChart::paintNames(QPainter& painter, const ChartScale& scale) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    std::vector<qreal> wanted;
    wanted.reserve(view_->lines.size());
    for (const TotalLineView& line : view_->lines) wanted.push_back(scale.at(kLast, line.last).y() + 4);
    const std::vector<qreal> placed =
        spreadLabels(wanted, kLabelRoom, scale.plot.top() + 2, scale.plot.bottom() + kLabelRoom);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const bool quiet = view_->lines[i].role == TotalLineView::Role::Other;
        paintLabel(painter, {scale.plot.right() + 6, placed[i]}, view_->lines[i].node,
                   {fonts.mono(10, quiet ? QFont::Normal : QFont::DemiBold), quiet ? theme.text3 : theme.text1,
                    Qt::AlignLeft, width() - scale.plot.right() - 10});
    }
}

void TotalChart::paintCrossing(QPainter& painter, const ChartScale& scale) const {
    if (!view_->crossing || view_->crossing->x() < kFirst || view_->crossing->x() > kLast) return;
    const Theme& theme = Theme::of(palette());
    const QPointF there = scale.at(view_->crossing->x(), view_->crossing->y());
    painter.setPen(Stroke{theme.wait.hue, 1.5, {3, 3}}.pen());
    painter.drawLine(QPointF(there.x(), scale.plot.top()), QPointF(there.x(), scale.plot.bottom()));
    painter.setPen(QPen(theme.wait.hue, 2));
    painter.setBrush(theme.panel);
    painter.drawEllipse(there, 4, 4);
    paintLabel(painter, {there.x() + 5, scale.plot.bottom() - 5}, weightWords(view_->crossing->x()),
               {Fonts().mono(10, QFont::DemiBold), theme.wait.hue});
}

} // namespace berth::ui
