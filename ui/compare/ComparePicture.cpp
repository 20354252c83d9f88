// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/ComparePicture.h"

#include "engine/explain/ConfigurationDifference.h"
#include "ui/compare/ComparePayers.h"
#include "ui/session/PodNames.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ComparePicture)
};

using explain::ConfigurationDifference;
using metrics::Figures;
using metrics::LevelFigures;
using Point = metrics::Course::Point;

enum class Good { More, Less, Neither };

const QString kNothing = QStringLiteral("–");
constexpr double kManyTimes = 3;
constexpr std::int64_t kShortWaitSeconds = 60;
constexpr std::int64_t kBuckets = 110;
constexpr std::int64_t kInMinutes = 120;

QString signedText(double value, int decimals) {
    const QString amount = QString::number(std::abs(value), 'f', decimals);
    return (value < 0 ? QChar(0x2212) : QLatin1Char('+')) + amount;
}

/// The change in percent, or as a factor where that says more.
QString relative(double first, double second) {
    if (first == 0) return {};
    const double share = second / first;
    if (share >= kManyTimes) return QStringLiteral("× %1").arg(share, 0, 'f', 1);
    return QStringLiteral("%1 %").arg(signedText((share - 1) * 100, 0));
}

/// A change of a wait; of one that hardly was one, the time itself.
QString waitChange(Duration first, Duration second) {
    const Duration more = second - first;
    if (first.ns >= Duration::seconds(kShortWaitSeconds).ns)
        return relative(static_cast<double>(first.ns), static_cast<double>(second.ns));
    const QString amount = waitText(Duration{std::abs(more.ns)});
    return (more.ns < 0 ? QChar(0x2212) : QLatin1Char('+')) + amount;
}

QString podsText(std::int64_t count) {
    return plural(count, Words::tr("%1 pod"), Words::tr("%1 pods"));
}

class FigureTable {
public:
    FigureTable(const BranchRun& first, const BranchRun& second)
        : first_(first.figures),
          second_(second.figures),
          firstWaste_(first.meanWaste),
          secondWaste_(second.meanWaste) {}

    std::vector<CompareRow> make() {
        addGpus();
        const std::array<QString, 3> names = {QStringLiteral("P0"), QStringLiteral("P1"), QStringLiteral("P2")};
        for (std::size_t i = 0; i < first_.levels.size() && i < names.size(); ++i)
            addWaits(names[i], first_.levels[i], second_.levels[i]);
        addAll();
        return std::move(rows_);
    }

private:
    void add(const QString& name, const QString& first, const QString& second, const QString& change, bool isMore,
             Good good) {
        CompareRow row{name, first, second, {}, CompareRow::Change::Same, false};
        if (first != second && first != kNothing && second != kNothing) {
            row.change = change;
            row.kind = CompareRow::Change::Other;
            if (good != Good::Neither)
                row.kind = isMore == (good == Good::More) ? CompareRow::Change::Better : CompareRow::Change::Worse;
        }
        rows_.push_back(std::move(row));
    }

    void head(const QString& name) {
        CompareRow row;
        row.name = name;
        row.isHead = true;
        rows_.push_back(std::move(row));
    }

    void count(const QString& name, std::uint64_t first, std::uint64_t second, Good good) {
        if (first + second == 0) return;
        const auto before = static_cast<std::int64_t>(first);
        const auto after = static_cast<std::int64_t>(second);
        const QString change = (after > before ? QStringLiteral("+") : QString()) + countText(after - before);
        add(name, countText(before), countText(after), change, after > before, good);
    }

    void share(const QString& name, std::optional<double> first, std::optional<double> second, Good good) {
        if (!first && !second) return;
        const auto shown = [](std::optional<double> value) {
            return value ? QStringLiteral("%1 %").arg(*value * 100, 0, 'f', 1) : kNothing;
        };
        const double more = second.value_or(0) - first.value_or(0);
        add(name, shown(first), shown(second), Words::tr("%1 pt", "percentage points").arg(signedText(more * 100, 1)),
            more > 0, good);
    }

    void amount(const QString& name, std::optional<double> first, std::optional<double> second) {
        if (!first && !second) return;
        const auto shown = [](std::optional<double> value) {
            return value ? QString::number(*value, 'f', 1) : kNothing;
        };
        const double before = first.value_or(0);
        const double after = second.value_or(0);
        const QString change = before > 0 ? relative(before, after) : signedText(after - before, 1);
        add(name, shown(first), shown(second), change, after > before, Good::Less);
    }

    void span(const QString& name, std::optional<Duration> first, std::optional<Duration> second, Good good) {
        const auto shown = [](std::optional<Duration> value) { return value ? waitText(*value) : kNothing; };
        const Duration before = first.value_or(Duration());
        const Duration after = second.value_or(Duration());
        add(name, shown(first), shown(second), waitChange(before, after), after > before, good);
    }

    /// Of all pods only what is another than it was.
    void addAll() {
        const auto from = static_cast<std::ptrdiff_t>(rows_.size());
        addCounts();
        addQuantiles(first_.all, second_.all);
        addUse();
        rows_.erase(std::remove_if(rows_.begin() + from, rows_.end(),
                                   [](const CompareRow& row) { return row.kind == CompareRow::Change::Same; }),
                    rows_.end());
        if (rows_.begin() + from == rows_.end()) return;
        CompareRow title;
        title.name = Words::tr("All pods");
        title.isHead = true;
        rows_.insert(rows_.begin() + from, std::move(title));
    }

    void addGpus() {
        if (!first_.gpu || !second_.gpu) return;
        share(Words::tr("GPUs allocated, mean"), first_.gpu->use.utilisation, second_.gpu->use.utilisation, Good::More);
        amount(Words::tr("Unallocatable GPUs, mean"), firstWaste_, secondWaste_);
    }

    void addCounts() {
        count(Words::tr("Pods bound"), first_.counts.bound, second_.counts.bound, Good::More);
        count(Words::tr("Pods pending"), first_.all.pending, second_.all.pending, Good::Less);
        count(Words::tr("Pods preempted"), first_.counts.preempted, second_.counts.preempted, Good::Less);
        count(Words::tr("Failed cycles"), first_.counts.failedCycles, second_.counts.failedCycles, Good::Less);
    }

    void addUse() {
        if (first_.makespan || second_.makespan)
            span(Words::tr("Last pod ended after"), first_.makespan, second_.makespan, Good::Less);
        if (first_.gpu && second_.gpu)
            share(Words::tr("Fairness of namespaces"), first_.gpu->fairness, second_.gpu->fairness, Good::More);
        share(Words::tr("CPU allocated, mean"), first_.cpu.utilisation, second_.cpu.utilisation, Good::Neither);
    }

    void addWaits(const QString& level, const LevelFigures& first, const LevelFigures& second) {
        if (!first.waited && !second.waited) return;
        const auto pods = static_cast<std::int64_t>(std::max(first.submitted, second.submitted));
        head(Words::tr("%1 waits, %2", "P0; 29 pods").arg(level, podsText(pods)));
        addQuantiles(first, second);
        if (first.pending + second.pending > 0)
            count(Words::tr("pending at the end"), first.pending, second.pending, Good::Less);
    }

    void addQuantiles(const LevelFigures& first, const LevelFigures& second) {
        const auto of = [](const LevelFigures& level, Duration metrics::Quantiles::*which) {
            return level.waited ? std::optional<Duration>((*level.waited).*which) : std::nullopt;
        };
        const auto line = [&](const QString& name, Duration metrics::Quantiles::*which) {
            span(name, of(first, which), of(second, which), Good::Less);
        };
        line(Words::tr("median"), &metrics::Quantiles::p50);
        line(Words::tr("95 %"), &metrics::Quantiles::p95);
        line(Words::tr("longest"), &metrics::Quantiles::max);
    }

    const Figures& first_;
    const Figures& second_;
    std::optional<double> firstWaste_, secondWaste_;
    std::vector<CompareRow> rows_;
};

QString eventText(const std::optional<tune::PodEvent>& event, const std::string& bind, const std::string& node) {
    if (!event) return node.empty() ? Words::tr("pending") : text(node);
    switch (event->kind) {
    case FactKind::PodBound: return text(bind);
    case FactKind::PodEvicted:
    case FactKind::VictimEvicted: return Words::tr("told to leave");
    case FactKind::NodeLost: return Words::tr("lost its node");
    case FactKind::PodFinished: return Words::tr("finished");
    case FactKind::PodDeleted: return Words::tr("gone");
    default: return Words::tr("no node fitted");
    }
}

std::optional<double> allocation(const Point& point) {
    if (point.amounts.gpuCapacity <= 0) return std::nullopt;
    return point.gpusHeld() / static_cast<double>(point.amounts.gpuCapacity);
}

std::optional<double> waste(const Point& point) {
    return point.expectedWaste;
}

Duration lengthOf(const BranchRun& run, SimTime start) {
    return run.end - start;
}

SeriesView seriesOf(const BranchRuns& runs, std::optional<double> (*value)(const Point&)) {
    SeriesView series;
    const SimTime start = runs.scenario->start;
    series.span = std::max(lengthOf(runs.first, start), lengthOf(runs.second, start));
    const Duration bucket = bucketOf(series.span);
    series.lines[0] = bucketMeans(runs.first.points, runs.first.end, bucket, value);
    series.lines[1] = bucketMeans(runs.second.points, runs.second.end, bucket, value);
    return series;
}

QString meansText(Duration span) {
    return Words::tr("means over %1", "a span of time").arg(spanText(bucketOf(span)));
}

SeriesView allocationOf(const BranchRuns& runs) {
    SeriesView series = seriesOf(runs, allocation);
    series.title = Words::tr("GPU allocation over time");
    series.isShare = true;
    const auto percent = [](const BranchRun& run) {
        const auto use = run.figures.gpu ? run.figures.gpu->use.utilisation : std::nullopt;
        return use ? QStringLiteral("%1 %").arg(*use * 100, 0, 'f', 1) : kNothing;
    };
    const std::int64_t gpus = runs.first.figures.gpu ? runs.first.figures.gpu->use.capacity : 0;
    series.about = Words::tr("share of %1 · mean A %2, B %3 · %4")
                       .arg(gpuSentence(gpus), percent(runs.first), percent(runs.second), meansText(series.span));
    return series;
}

SeriesView fragmentationOf(const BranchRuns& runs) {
    SeriesView series = seriesOf(runs, waste);
    series.title = Words::tr("Fragmentation over time");
    const auto mean = [](const BranchRun& run) {
        return run.meanWaste ? QString::number(*run.meanWaste, 'f', 1) : kNothing;
    };
    series.about = Words::tr("free GPUs an average pod cannot use · mean A %1, B %2 · lower is better")
                       .arg(mean(runs.first), mean(runs.second));
    return series;
}

std::optional<WaitBar> barOf(const LevelFigures& level) {
    if (!level.waited) return std::nullopt;
    return WaitBar{level.waited->p50, level.waited->p95, level.waited->max};
}

std::vector<WaitRow> waitsOf(const BranchRuns& runs) {
    std::vector<WaitRow> rows;
    const std::array<Level, 3> levels = {Level::P0, Level::P1, Level::P2};
    for (std::size_t i = 0; i < levels.size(); ++i) {
        WaitRow row{levels[i], {barOf(runs.first.figures.levels[i]), barOf(runs.second.figures.levels[i])}};
        if (row.bars[0] || row.bars[1]) rows.push_back(row);
    }
    return rows;
}

QString noteOf(const BranchInfo& branch, std::span<const BranchInfo> branches, SimTime start) {
    if (branch.parent == branch.id) return Words::tr("as it was opened");
    const auto parent = std::ranges::find(branches, branch.parent, &BranchInfo::id);
    const QString from = parent == branches.end() ? QString() : text(parent->name);
    return Words::tr("from %1 at %2").arg(from, clockText(branch.forkAt - start));
}

CompareSide sideOf(const BranchRun& run, std::span<const BranchInfo> branches, SimTime start) {
    CompareSide side;
    side.fingerprint = text(run.fingerprint);
    const auto found = std::ranges::find(branches, run.recipe.branch, &BranchInfo::id);
    if (found == branches.end()) return side;
    side.name = text(found->name);
    side.note = noteOf(*found, branches, start);
    return side;
}

bool isWhole(const BranchRun& run) {
    return run.ending == RunEnd::NothingLeft || run.ending == RunEnd::Until;
}

QString boundText(const BranchRun& run) {
    return Words::tr("%1 of %2")
        .arg(countText(static_cast<std::int64_t>(run.figures.counts.bound)),
             countText(static_cast<std::int64_t>(run.figures.counts.submitted)));
}

QString endWords(const BranchRun& run) {
    if (isWhole(run)) return Words::tr("finished", "a run");
    return Words::tr("was stopped: %1 retry for ever")
        .arg(podsText(static_cast<std::int64_t>(run.figures.all.pending)));
}

QString endingOf(const BranchRuns& runs) {
    if (isWhole(runs.first) && isWhole(runs.second))
        return Words::tr("Both runs finished: pods bound, A %1, B %2.")
            .arg(boundText(runs.first), boundText(runs.second));
    return Words::tr("A %1; B %2.").arg(endWords(runs.first), endWords(runs.second));
}

QString subtitleOf(const BranchRuns& runs, const std::vector<SettingRow>& settings) {
    const bool isScoring =
        std::ranges::any_of(settings, &SettingRow::isChanged) &&
        std::ranges::all_of(explain::configurationDifferences(*runs.first.profiles, *runs.second.profiles),
                            [](const ConfigurationDifference& each) {
                                return each.kind == ConfigurationDifference::Kind::Weight ||
                                       each.kind == ConfigurationDifference::Kind::Argument;
                            });
    const QString same = Words::tr("%1, the same seed", "300 pods")
                             .arg(podsText(static_cast<std::int64_t>(
                                 std::max(runs.first.figures.counts.submitted, runs.second.figures.counts.submitted))));
    const bool isAlike = std::ranges::none_of(settings, [](const SettingRow& row) { return row.isChanged; });
    if (isAlike) return Words::tr("%1. Nothing differs.").arg(same);
    return isScoring ? Words::tr("%1. Only weights and arguments differ.").arg(same) : same + QLatin1Char('.');
}

} // namespace

QString waitText(Duration wait) {
    const std::int64_t seconds = (wait.ns + Duration::seconds(1).ns / 2) / Duration::seconds(1).ns;
    if (seconds < kInMinutes) return spanText(Duration::seconds(seconds));
    return spanText(Duration::seconds((seconds + 30) / 60 * 60));
}

Duration bucketOf(Duration whole) {
    constexpr std::array<std::int64_t, 17> kSpans = {1,   2,   5,   10,   15,   30,   60,    120,  180,
                                                     300, 600, 900, 1800, 3600, 7200, 21600, 86400};
    for (const std::int64_t seconds : kSpans)
        if (whole.ns / Duration::seconds(seconds).ns < kBuckets) return Duration::seconds(seconds);
    return Duration{whole.ns / kBuckets + 1};
}

std::vector<SeriesPoint> bucketMeans(std::span<const Point> points, SimTime end, Duration bucket,
                                     std::optional<double> (*value)(const Point&)) {
    std::vector<SeriesPoint> means;
    if (points.empty()) return means;
    const SimTime start = points.front().at;
    std::size_t at = 0;
    for (SimTime from = start; from < end; from = from + bucket) {
        const SimTime until = std::min(from + bucket, end);
        double sum = 0;
        double time = 0;
        while (at + 1 < points.size() && points[at + 1].at <= from) ++at;
        for (std::size_t i = at; i < points.size() && points[i].at < until; ++i) {
            const SimTime next = i + 1 < points.size() ? std::min(points[i + 1].at, until) : until;
            const auto held = static_cast<double>((next - std::max(points[i].at, from)).ns);
            const std::optional<double> here = value(points[i]);
            if (!here || held <= 0) continue;
            sum += held * *here;
            time += held;
        }
        if (time > 0) means.push_back({Duration{(from - start).ns + (until - from).ns / 2}, sum / time});
    }
    return means;
}

std::vector<CompareRow> compareFigures(const BranchRun& first, const BranchRun& second) {
    return FigureTable(first, second).make();
}

CompareView compareView(const BranchRuns& runs, std::span<const BranchInfo> branches) {
    CompareView view;
    const SimTime start = runs.scenario->start;
    view.sides = {sideOf(runs.first, branches, start), sideOf(runs.second, branches, start)};
    view.settings = compareSettings(runs.first, runs.second);
    view.subtitle = subtitleOf(runs, view.settings);
    view.figures = compareFigures(runs.first, runs.second);
    view.payers = comparePayers(runs.first, runs.second);
    view.allocation = allocationOf(runs);
    view.fragmentation = fragmentationOf(runs);
    view.waits = waitsOf(runs);
    view.ending = endingOf(runs);
    view.hasEnded = isWhole(runs.first) && isWhole(runs.second);
    view.seed = QString::number(runs.scenario->seed);
    for (const PodParting& each : runs.pods) {
        const tune::PodDifference& way = each.difference;
        view.pods.push_back({text(shownName(way.pod)), clockText(way.at - start),
                             eventText(way.first, each.firstBind, way.firstNode),
                             eventText(way.second, each.secondBind, way.secondNode), way.isElsewhere()});
    }
    return view;
}

} // namespace berth::ui
