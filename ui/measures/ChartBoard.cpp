// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/ChartBoard.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/time/TimelineScale.h"
#include "ui/view/Text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kColumn = 340; ///< a chart is at least so wide, where there are several columns
constexpr qreal kSide = 12;
constexpr qreal kAxisRoom = 52;
constexpr qreal kTitle = 20;
constexpr qreal kLegendRow = 15;
constexpr qreal kPlot = 60;
constexpr qreal kTimes = 16;
constexpr qreal kBetween = 10;
constexpr qreal kTickRoom = 84;
constexpr qreal kSample = 22; ///< of a line, in the legend
constexpr qreal kBeyond = 0.35;
constexpr qreal kMarker = 7;
constexpr std::size_t kManyPoints = 10'000;
constexpr int kLaterMs = 250;

/// How a line is drawn.
struct LineLook {
    QPen pen;
    std::optional<Level> level; ///< its mark is the level's glyph
    int corners = 0;            ///< else: 0 a disc, 3 a triangle, 4 a square; below 0 none
};

LineLook lookOf(const Theme& theme, ChartStyle style) {
    const auto ofLevel = [&](Level level, const QVector<qreal>& dash) {
        return LineLook{Stroke{theme.level(level).line, 1.5, dash}.pen(), level, 0};
    };
    switch (style) {
    case ChartStyle::A: return {Stroke{theme.chartA, 1.75}.pen(), std::nullopt, 0};
    case ChartStyle::B: return {Stroke{theme.chartB, 1.75, {6, 3}}.pen(), std::nullopt, 4};
    case ChartStyle::C: return {Stroke{theme.text2, 1.5, {2, 3}}.pen(), std::nullopt, 3};
    case ChartStyle::Limit: return {Stroke{theme.lineStrong, 1}.pen(), std::nullopt, -1};
    case ChartStyle::P0: return ofLevel(Level::P0, {});
    case ChartStyle::P1: return ofLevel(Level::P1, {6, 3});
    case ChartStyle::P2: return ofLevel(Level::P2, {2, 3});
    case ChartStyle::Others: return ofLevel(Level::None, {8, 3, 2, 3});
    }
    return {};
}

void paintMarker(QPainter& painter, const Theme& theme, const LineLook& look, const QPointF& at) {
    if (look.level) return paintLevel(painter, theme, *look.level, at, kMarker);
    if (look.corners < 0) return;
    painter.setPen(QPen(theme.panel, 1));
    painter.setBrush(look.pen.color());
    const qreal r = kMarker / 2;
    if (look.corners == 0)
        painter.drawEllipse(at, r, r);
    else if (look.corners == 4)
        painter.drawRect(QRectF(at.x() - r, at.y() - r, kMarker, kMarker));
    else
        painter.drawPolygon(QPolygonF{at + QPointF(0, -r - 0.5), at + QPointF(r + 0.5, r), at + QPointF(-r - 0.5, r)});
}

/// Where the names of a chart's lines stand: in rows, none cut. The names have room for the largest value.
std::vector<QPointF> legendPlaces(const std::vector<qreal>& widths, qreal room) {
    std::vector<QPointF> places;
    QPointF next(0, 0);
    for (const qreal width : widths) {
        if (next.x() > 0 && next.x() + width > room) next = QPointF(0, next.y() + kLegendRow);
        places.push_back(next);
        next.rx() += width;
    }
    return places;
}

std::vector<qreal> legendWidths(const ChartSpec& spec, const Fonts& fonts) {
    std::vector<qreal> widths;
    const qreal value = spec.unit == ChartUnit::Seconds || spec.unit == ChartUnit::Work ? 78 : 54;
    for (const ChartLine& line : spec.lines)
        widths.push_back(kSample + 5 + textWidth(line.words(), fonts.font(type::kSmall)) + fonts.scaled(value));
    return widths;
}

int legendRows(const ChartSpec& spec, const Fonts& fonts, qreal room) {
    const std::vector<QPointF> places = legendPlaces(legendWidths(spec, fonts), room);
    return places.empty() ? 0 : static_cast<int>(std::lround(places.back().y() / kLegendRow)) + 1;
}

int columnsIn(qreal width) {
    return std::max(1, static_cast<int>(width / kColumn));
}

} // namespace

ChartBoard::ChartBoard(SessionModel& model, RunMeasures& measures, QWidget* parent)
    : QWidget(parent), model_(model), measures_(measures) {
    installSpokenItems();
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    later_.setSingleShot(true);
    later_.setInterval(kLaterMs);
    connect(&later_, &QTimer::timeout, this, &ChartBoard::redraw);
    connect(&measures_, &RunMeasures::changed, this, &ChartBoard::follow);
    connect(&model_, &SessionModel::shownTimeChanged, this, qOverload<>(&QWidget::update));
    connect(&model_, &SessionModel::opened, this, [this] { read(std::nullopt); });
    new SayAgain(this, [this] {
        setAccessibleName(tr("Charts"));
        redraw();
    });
}

const std::vector<metrics::Course::Point>& ChartBoard::points() const {
    static const std::vector<metrics::Course::Point> none;
    return measures_.course() != nullptr ? measures_.course()->points() : none;
}

ChartBoard::Drawn ChartBoard::drawnNow() const {
    const std::vector<metrics::Course::Point>& all = points();
    return {measures_.course(), measures_.run(), all.size(), all.empty() ? 0 : all.back().position};
}

/// Where only the cursor went, what is drawn stays.
void ChartBoard::follow() {
    tops_.follow(points(), measures_.run());
    if (drawn_ == drawnNow()) return update();
    // Long runs are drawn a few times a second: each time reads every point.
    if (points().size() < kManyPoints) return redraw();
    if (!later_.isActive()) later_.start();
}

void ChartBoard::redraw() {
    layOut();
    drawn_ = drawnNow();
    stale_ = true;
    update();
}

void ChartBoard::layOut() {
    const std::vector<const ChartSpec*> specs = measures_.course() != nullptr && model_.isOpen()
                                                    ? chartsOf(*measures_.course())
                                                    : std::vector<const ChartSpec*>();
    const bool sameCount = specs.size() == charts_.size();
    charts_.clear();
    const Fonts fonts;
    const int columns = columnsIn(width());
    const qreal wide = static_cast<qreal>(width()) / columns;
    std::vector<qreal> bottoms(static_cast<std::size_t>(columns), 4);
    const SimTime start = model_.isOpen() ? model_.input().scenario->start : SimTime{};
    const SimTime last = points().empty() ? start : points().back().at;
    const Duration span = std::max(Duration::seconds(1), last - start);
    for (const ChartSpec* spec : specs) {
        const auto column =
            static_cast<std::size_t>(std::min_element(bottoms.begin(), bottoms.end()) - bottoms.begin());
        const qreal left = wide * static_cast<qreal>(column);
        const qreal legend = kLegendRow * legendRows(*spec, fonts, wide - 2 * kSide);
        const qreal top = bottoms[column];
        const QRectF plot(left + kAxisRoom, top + kTitle + legend + 6, wide - kAxisRoom - kSide - 4, kPlot);
        const QRectF box(left, top, wide, kTitle + legend + 6 + kPlot + kTimes);
        bottoms[column] = box.bottom() + kBetween;
        charts_.push_back({spec, box, {plot, start, span, tops_.top(*spec)}});
    }
    if (!sameCount) updateGeometry();
}

int ChartBoard::heightForWidth(int width) const {
    const Fonts fonts;
    const int columns = columnsIn(width);
    const qreal wide = static_cast<qreal>(width) / columns;
    std::vector<qreal> bottoms(static_cast<std::size_t>(columns), 4);
    for (const Chart& chart : charts_) {
        qreal& bottom = *std::min_element(bottoms.begin(), bottoms.end());
        bottom +=
            kTitle + kLegendRow * legendRows(*chart.spec, fonts, wide - 2 * kSide) + 6 + kPlot + kTimes + kBetween;
    }
    return static_cast<int>(std::ceil(*std::max_element(bottoms.begin(), bottoms.end())));
}

QRectF ChartBoard::plotBox(std::size_t chart) const {
    return chart < charts_.size() ? charts_[chart].plot.box : QRectF();
}

SimTime ChartBoard::readMoment() const {
    if (read_) return *read_;
    return model_.isOpen() ? model_.moment().now : SimTime{};
}

std::optional<double> ChartBoard::valueAt(const ChartLine& line, SimTime moment) const {
    const metrics::Course::Point* point = measures_.course() != nullptr ? measures_.course()->at(moment) : nullptr;
    return point != nullptr ? line.value(*point, moment) : std::nullopt;
}

QString ChartBoard::legendText(const ChartSpec& spec, const ChartLine& line) const {
    const std::optional<double> value = valueAt(line, readMoment());
    return value ? chartValueText(*value, spec.unit) : QStringLiteral("–");
}

void ChartBoard::drawHead(QPainter& painter, const Theme& theme, const Chart& chart) const {
    const Fonts fonts;
    const qreal left = chart.box.left() + kSide;
    paintLabel(painter, {left, chart.box.top() + 14}, chart.spec->words(),
               {fonts.text(11.5, QFont::DemiBold), theme.text1, Qt::AlignLeft, chart.box.width() - 2 * kSide - 90});
    if (&chart == &charts_.front())
        paintLabel(painter, {chart.box.right() - kSide, chart.box.top() + 14},
                   clockText(readMoment() - model_.input().scenario->start),
                   {fonts.font(type::kSmallMono), read_ ? theme.accentText : theme.text3, Qt::AlignRight});
    const std::vector<QPointF> places = legendPlaces(legendWidths(*chart.spec, fonts), chart.box.width() - 2 * kSide);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const ChartLine& line = chart.spec->lines[i];
        const QPointF at = places[i] + QPointF(left, chart.box.top() + kTitle + 8);
        const LineLook look = lookOf(theme, line.style);
        painter.setPen(look.pen);
        painter.drawLine(at, at + QPointF(kSample, 0));
        paintMarker(painter, theme, look, at + QPointF(kSample / 2, 0));
        const qreal name =
            paintLabel(painter, at + QPointF(kSample + 5, 4), line.words(), {fonts.font(type::kSmall), theme.text2});
        paintLabel(painter, at + QPointF(kSample + 5 + name + 5, 4), legendText(*chart.spec, line),
                   {fonts.mono(10.5, QFont::Medium), theme.text1});
    }
}

void ChartBoard::drawAxes(QPainter& painter, const Theme& theme, const Chart& chart) const {
    const QFont micro = Fonts().font(type::kMicro);
    const ChartPlot& plot = chart.plot;
    for (const double value : {0.0, plot.highest / 2, plot.highest}) {
        const qreal y = std::floor(plot.y(value));
        paintHorizontal(painter, plot.box.left(), y, plot.box.width(), theme.line);
        if (value == 0 || value == plot.highest)
            paintLabel(painter, {plot.box.left() - 5, y + 4}, chartAxisText(value, chart.spec->unit),
                       {micro, theme.text3, Qt::AlignRight});
    }
    const SimTime end = plot.from + plot.span;
    const TimelineScale scale = TimelineScale::overTime(plot.from, end, plot.box.left(), plot.box.width());
    const Duration step{scale.tickStep(kTickRoom)};
    for (Duration at{0}; at <= plot.span; at = at + step) {
        const qreal x = std::floor(plot.x(plot.from + at));
        paintVertical(painter, x, plot.box.bottom(), 4, theme.line);
        paintLabel(painter, {x, plot.box.bottom() + 13}, rulerText(at, step), {micro, theme.text3, Qt::AlignHCenter});
    }
}

void ChartBoard::drawLines(QPainter& painter, const Theme& theme, const Chart& chart, const LineRuns& runs) {
    painter.save();
    painter.setClipRect(chart.plot.box.adjusted(-2, -3, 2, 3));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = chart.spec->lines.size(); i-- > 0;) {
        painter.setPen(lookOf(theme, chart.spec->lines[i].style).pen);
        for (const std::vector<QPointF>& run : runs[i]) painter.drawPolyline(run.data(), static_cast<int>(run.size()));
    }
    painter.restore();
}

/// Twice: as it is up to the cursor, and as it is beyond.
void ChartBoard::drawPictures(const Theme& theme) {
    const qreal ratio = devicePixelRatioF();
    for (QPixmap* picture : {&picture_, &beyond_}) {
        *picture = QPixmap(size() * ratio);
        picture->setDevicePixelRatio(ratio);
        picture->fill(theme.panel);
    }
    QPainter near(&picture_);
    QPainter far(&beyond_);
    near.setRenderHint(QPainter::Antialiasing);
    far.setRenderHint(QPainter::Antialiasing);
    for (const Chart& chart : charts_) {
        LineRuns runs;
        for (const ChartLine& line : chart.spec->lines)
            runs.push_back(chartRuns(chart.plot, line, points(), chart.plot.from + chart.plot.span));
        drawAxes(near, theme, chart);
        drawAxes(far, theme, chart);
        drawLines(near, theme, chart, runs);
        far.setOpacity(kBeyond);
        drawLines(far, theme, chart, runs);
        far.setOpacity(1);
    }
    stale_ = false;
    ++drawings_;
}

void ChartBoard::paintPictures(QPainter& painter) const {
    painter.drawPixmap(0, 0, picture_);
    for (const Chart& chart : charts_) {
        const QRectF all = chart.plot.box.adjusted(-2, -3, 2, 3);
        const SimTime end = chart.plot.from + chart.plot.span;
        const qreal now = chart.plot.x(std::min(model_.moment().world->now, end));
        if (now >= all.right()) continue;
        painter.save();
        painter.setClipRect(QRectF(QPointF(now, all.top()), all.bottomRight()));
        painter.drawPixmap(0, 0, beyond_);
        painter.restore();
    }
}

void ChartBoard::drawReading(QPainter& painter, const Theme& theme, const Chart& chart) const {
    const SimTime end = chart.plot.from + chart.plot.span;
    const qreal now = std::floor(chart.plot.x(std::min(model_.moment().now, end))) + 0.5;
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawLine(QPointF(now, chart.plot.box.top() - 3), QPointF(now, chart.plot.box.bottom() + 3));
    const SimTime moment = std::min(readMoment(), end);
    const qreal x = chart.plot.x(moment);
    if (read_) {
        painter.setPen(Stroke{theme.accent, 1, {3, 3}}.pen());
        painter.drawLine(QPointF(std::floor(x) + 0.5, chart.plot.box.top() - 3),
                         QPointF(std::floor(x) + 0.5, chart.plot.box.bottom() + 3));
    }
    for (auto line = chart.spec->lines.rbegin(); line != chart.spec->lines.rend(); ++line)
        if (const std::optional<double> value = valueAt(*line, moment))
            paintMarker(painter, theme, lookOf(theme, line->style), {x, chart.plot.y(*value)});
}

void ChartBoard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (charts_.empty()) {
        painter.fillRect(rect(), theme.panel);
        const QString words =
            model_.isOpen() ? tr("Nothing was measured yet.") : tr("Open a cluster to see its figures over time.");
        paintParagraph(painter, QRectF(kSide, 16, width() - 2 * kSide, height() - 16), words,
                       {Fonts().font(type::kDense), theme.text3});
        return;
    }
    if (stale_ || picture_.size() != size() * devicePixelRatioF()) drawPictures(theme);
    paintPictures(painter);
    for (const Chart& chart : charts_) {
        drawHead(painter, theme, chart);
        drawReading(painter, theme, chart);
    }
    if (hasFocus()) paintBox(painter, QRectF(rect()).adjusted(1, 1, -1, -1), Qt::NoBrush, {theme.accent, 1.5}, 2);
}

void ChartBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    redraw();
}

std::optional<SimTime> ChartBoard::momentUnder(const QPointF& position) const {
    for (const Chart& chart : charts_)
        if (chart.box.contains(position) && position.x() >= chart.plot.box.left() - 6 &&
            position.y() >= chart.plot.box.top() - 6)
            return chart.plot.momentAt(position.x());
    return std::nullopt;
}

void ChartBoard::read(std::optional<SimTime> moment) {
    if (moment == read_) return;
    read_ = moment;
    update();
}

void ChartBoard::readBy(int instants) {
    const auto& all = points();
    if (all.empty()) return;
    const auto after = std::upper_bound(all.begin(), all.end(), readMoment(),
                                        [](SimTime moment, const auto& point) { return moment < point.at; });
    const bool isAtPoint = after != all.begin() && std::prev(after)->at == readMoment();
    std::ptrdiff_t index = after - all.begin() - 1;
    if (instants > 0 || isAtPoint) index += instants;
    read(all[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(index, 0, std::ssize(all) - 1))].at);
}

/// The stop that stands at the end of what had happened by then.
void ChartBoard::goTo(SimTime moment) {
    if (!model_.isOpen()) return;
    const Trace& trace = model_.trace();
    std::size_t low = 0;
    std::size_t high = trace.size();
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (trace[middle].at <= moment)
            low = middle + 1;
        else
            high = middle;
    }
    const std::size_t first = model_.stops().start().fact;
    while (low > first && low < trace.size() && !model_.stops().stopsAfter(low)) --low;
    Q_EMIT jumped(Cursor{std::max(low, first), 0});
}

void ChartBoard::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const auto moment = momentUnder(event->position())) goTo(*moment);
}

void ChartBoard::mouseMoveEvent(QMouseEvent* event) {
    read(momentUnder(event->position()));
    setCursor(read_ ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ChartBoard::leaveEvent(QEvent* event) {
    read(std::nullopt);
    QWidget::leaveEvent(event);
}

void ChartBoard::keyPressEvent(QKeyEvent* event) {
    const auto& all = points();
    switch (event->key()) {
    case Qt::Key_Left: return readBy(-1);
    case Qt::Key_Right: return readBy(1);
    case Qt::Key_Home: return all.empty() ? void() : read(all.front().at);
    case Qt::Key_End: return all.empty() ? void() : read(all.back().at);
    case Qt::Key_Return:
    case Qt::Key_Enter: return goTo(readMoment());
    case Qt::Key_Escape:
        if (read_) return read(std::nullopt);
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

bool ChartBoard::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        constexpr std::array kKeys = {Qt::Key_Left, Qt::Key_Right,  Qt::Key_Home,
                                      Qt::Key_End,  Qt::Key_Return, Qt::Key_Enter};
        const bool isOwn =
            std::find(kKeys.begin(), kKeys.end(), key->key()) != kKeys.end() || (key->key() == Qt::Key_Escape && read_);
        if (isOwn && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ChartBoard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) redraw();
    QWidget::changeEvent(event);
}

int ChartBoard::spokenCount() const {
    return static_cast<int>(charts_.size());
}

QString ChartBoard::spokenText(int index) const {
    const ChartSpec& spec = *charts_[static_cast<std::size_t>(index)].spec;
    QStringList values;
    for (const ChartLine& line : spec.lines) values += line.words() + QLatin1Char(' ') + legendText(spec, line);
    return tr("%1 at %2: %3")
        .arg(spec.words(), clockText(readMoment() - model_.input().scenario->start), values.join(QStringLiteral(", ")));
}

QRect ChartBoard::spokenRect(int index) const {
    return charts_[static_cast<std::size_t>(index)].box.toAlignedRect();
}

void ChartBoard::spokenFocusOn(int) {
    setFocus(Qt::OtherFocusReason);
}

void ChartBoard::spokenPress(int) {
    goTo(readMoment());
}

} // namespace berth::ui
