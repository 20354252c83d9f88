// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/ChartSpec.h"

#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

using Point = metrics::Course::Point;
using Value = std::optional<double>;

constexpr QChar kNoBreak(0x00A0);
constexpr double kMinute = 60;
constexpr double kHour = 3600;
constexpr std::size_t kOfFour = 2; ///< among kRoomSizes
constexpr std::size_t kOfEight = 3;

double seconds(Duration span) {
    return static_cast<double>(span.ns) / 1e9;
}

Value seconds(std::optional<Duration> span) {
    return span ? Value(seconds(*span)) : std::nullopt;
}

Value part(std::int64_t held, std::int64_t all) {
    return all > 0 ? Value(static_cast<double>(held) / static_cast<double>(all)) : std::nullopt;
}

Value pendingOf(const Point& point, std::size_t group) {
    return static_cast<double>(point.pending[group]);
}

/// At most so many digits behind the point, none that is zero.
QString number(double value, int digits) {
    QString text = QString::number(std::abs(value), 'f', digits);
    if (text.contains(QLatin1Char('.'))) {
        while (text.endsWith(QLatin1Char('0'))) text.chop(1);
        if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    }
    return value < 0 ? QChar(0x2212) + text : text;
}

std::vector<ChartSpec> makeSpecs() {
    return {
        {QT_TRANSLATE_NOOP("ChartSpec", "GPUs"),
         ChartUnit::Gpus,
         {{QT_TRANSLATE_NOOP("ChartSpec", "held"), ChartStyle::A,
           [](const Point& point, SimTime) { return Value(point.gpusHeld()); }},
          {QT_TRANSLATE_NOOP("ChartSpec", "waiting on Permit"), ChartStyle::B,
           [](const Point& point, SimTime) { return Value(static_cast<double>(point.amounts.permitGpus)); }},
          {QT_TRANSLATE_NOOP("ChartSpec", "there are"), ChartStyle::Limit,
           [](const Point& point, SimTime) { return Value(static_cast<double>(point.amounts.gpuCapacity)); }}},
         true},
        {QT_TRANSLATE_NOOP("ChartSpec", "Utilisation"),
         ChartUnit::Percent,
         {{QT_TRANSLATE_NOOP("ChartSpec", "GPUs, mean so far"), ChartStyle::A,
           [](const Point& point, SimTime) { return point.gpuUse; }},
          {QT_TRANSLATE_NOOP("ChartSpec", "cpu, mean so far"), ChartStyle::B,
           [](const Point& point, SimTime) { return point.cpuUse; }},
          {QT_TRANSLATE_NOOP("ChartSpec", "cpu now"), ChartStyle::C,
           [](const Point& point, SimTime) { return part(point.amounts.milliCpu, point.amounts.cpuCapacity); }}}},
        {QT_TRANSLATE_NOOP("ChartSpec", "Fragmentation"),
         ChartUnit::Gpus,
         {{QT_TRANSLATE_NOOP("ChartSpec", "free, no use to 8-GPU pods"), ChartStyle::A,
           [](const Point& point, SimTime) { return Value(static_cast<double>(point.unallocatable[kOfEight])); }},
          {QT_TRANSLATE_NOOP("ChartSpec", "to 4-GPU pods"), ChartStyle::B,
           [](const Point& point, SimTime) { return Value(static_cast<double>(point.unallocatable[kOfFour])); }},
          {QT_TRANSLATE_NOOP("ChartSpec", "free"), ChartStyle::Limit,
           [](const Point& point, SimTime) { return Value(static_cast<double>(point.freeGpus)); }}},
         true},
        {QT_TRANSLATE_NOOP("ChartSpec", "Expected waste"),
         ChartUnit::Gpus,
         {{QT_TRANSLATE_NOOP("ChartSpec", "free GPUs of no use to an average pod"), ChartStyle::A,
           [](const Point& point, SimTime) { return point.expectedWaste; }}},
         true},
        {QT_TRANSLATE_NOOP("ChartSpec", "Fairness of tenants"),
         ChartUnit::Index,
         {{QT_TRANSLATE_NOOP("ChartSpec", "Jain's index now"), ChartStyle::A,
           [](const Point& point, SimTime) { return point.fairness.now; }},
          {QT_TRANSLATE_NOOP("ChartSpec", "over time"), ChartStyle::B,
           [](const Point& point, SimTime) { return point.fairness.overTime; }}},
         true},
        {QT_TRANSLATE_NOOP("ChartSpec", "Waiting"),
         ChartUnit::Seconds,
         {{QT_TRANSLATE_NOOP("ChartSpec", "longest pending"), ChartStyle::A,
           [](const Point& point, SimTime moment) { return seconds(point.longestWait(moment)); }, true},
          {QT_TRANSLATE_NOOP("ChartSpec", "bound, 95 %"), ChartStyle::B,
           [](const Point& point, SimTime) { return seconds(point.waitedP95); }},
          {QT_TRANSLATE_NOOP("ChartSpec", "bound, median"), ChartStyle::C,
           [](const Point& point, SimTime) { return seconds(point.waitedP50); }}}},
        {QT_TRANSLATE_NOOP("ChartSpec", "Pending pods"),
         ChartUnit::Pods,
         {{"P0", ChartStyle::P0, [](const Point& point, SimTime) { return pendingOf(point, 0); }},
          {"P1", ChartStyle::P1, [](const Point& point, SimTime) { return pendingOf(point, 1); }},
          {"P2", ChartStyle::P2, [](const Point& point, SimTime) { return pendingOf(point, 2); }},
          {QT_TRANSLATE_NOOP("ChartSpec", "others"), ChartStyle::Others,
           [](const Point& point, SimTime) { return pendingOf(point, 3); }}}},
        {QT_TRANSLATE_NOOP("ChartSpec", "Work lost"),
         ChartUnit::Work,
         {{QT_TRANSLATE_NOOP("ChartSpec", "to evictions so far"), ChartStyle::A,
           [](const Point& point, SimTime) { return Value(point.lostGpuSeconds); }},
          {QT_TRANSLATE_NOOP("ChartSpec", "held idle on Permit so far"), ChartStyle::B,
           [](const Point& point, SimTime) { return Value(point.permitGpuSeconds); }}},
         true},
    };
}

QString line(QStringList cells, bool markdown) {
    if (!markdown) return cells.join(QLatin1Char('\t'));
    for (QString& cell : cells) cell.replace(QLatin1Char('|'), QLatin1String("\\|"));
    return QStringLiteral("| %1 |").arg(cells.join(QStringLiteral(" | ")));
}

} // namespace

QString chartValueText(double value, ChartUnit unit) {
    switch (unit) {
    case ChartUnit::Gpus: return number(value, 2);
    case ChartUnit::Percent: return number(value * 100, 1) + kNoBreak + QLatin1Char('%');
    case ChartUnit::Index: return QString::number(value, 'f', 2);
    case ChartUnit::Seconds: return spanText(Duration{std::llround(value * 1e9)});
    case ChartUnit::Pods: return countText(std::llround(value));
    case ChartUnit::Work: break;
    }
    if (value < 10 * kMinute) return number(value, 1) + kNoBreak + QStringLiteral("GPU·s");
    if (value < 10 * kHour) return number(value / kMinute, 1) + kNoBreak + QStringLiteral("GPU·min");
    return number(value / kHour, 1) + kNoBreak + QStringLiteral("GPU·h");
}

QString chartAxisText(double value, ChartUnit unit) {
    return value == 0 ? QStringLiteral("0") : chartValueText(value, unit);
}

QString ChartLine::words() const {
    return QCoreApplication::translate("ChartSpec", name);
}

QString ChartSpec::words() const {
    return QCoreApplication::translate("ChartSpec", title);
}

const std::vector<ChartSpec>& chartSpecs() {
    static const std::vector<ChartSpec> specs = makeSpecs();
    return specs;
}

std::vector<const ChartSpec*> chartsOf(const metrics::Course& course) {
    const bool hasGpus = std::any_of(course.points().begin(), course.points().end(),
                                     [](const Point& point) { return point.amounts.gpuCapacity > 0; });
    std::vector<const ChartSpec*> shown;
    for (const ChartSpec& spec : chartSpecs())
        if (hasGpus || !spec.ofGpus) shown.push_back(&spec);
    return shown;
}

QString chartTable(const metrics::Course& course, SimTime start, bool markdown) {
    const std::vector<const ChartSpec*> specs = chartsOf(course);
    QStringList head{QCoreApplication::translate("ChartSpec", "time")};
    for (const ChartSpec* spec : specs)
        for (const ChartLine& each : spec->lines) head += spec->words() + QStringLiteral(": ") + each.words();
    QStringList lines{line(head, markdown)};
    if (markdown) lines += QLatin1Char('|') + QString(QStringLiteral(" --- |")).repeated(head.size());
    for (const Point& point : course.points()) {
        QStringList cells{clockText(point.at - start)};
        for (const ChartSpec* spec : specs)
            for (const ChartLine& each : spec->lines) {
                const Value value = each.value(point, point.at);
                cells += value ? chartValueText(*value, spec->unit) : QString();
            }
        lines += line(cells, markdown);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace berth::ui
