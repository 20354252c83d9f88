// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/ComparePicture.h"

#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <cmath>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ComparePicture)
};

using metrics::Figures;
using metrics::LevelFigures;

enum class Good { More, Less, Neither };

const QString kNothing = QStringLiteral("–");

QString signedText(double value, int decimals) {
    const QString amount = QString::number(std::abs(value), 'f', decimals);
    return (value < 0 ? QChar(0x2212) : QLatin1Char('+')) + amount;
}

/// The change in percent, or as a factor where that says more.
QString relative(double first, double second) {
    if (first == second) return {};
    if (first == 0) return {};
    const double share = second / first;
    if (share >= 3) return QStringLiteral("× %1").arg(share, 0, 'f', 1);
    return QStringLiteral("%1 %").arg(signedText((share - 1) * 100, 0));
}

class FigureTable {
public:
    FigureTable(const Figures& first, const Figures& second) : first_(first), second_(second) {}

    std::vector<CompareRow> make() {
        addCounts();
        addUse();
        addWaits(Words::tr("Waits, all pods"), first_.all, second_.all);
        const std::array<QString, 3> names = {QStringLiteral("P0"), QStringLiteral("P1"), QStringLiteral("P2")};
        for (std::size_t i = 0; i < first_.levels.size() && i < names.size(); ++i)
            if (first_.levels[i].submitted + second_.levels[i].submitted > 0)
                addWaits(Words::tr("%1 waits").arg(names[i]), first_.levels[i], second_.levels[i]);
        return std::move(rows_);
    }

private:
    static CompareRow::Change judge(double first, double second, Good good) {
        if (first == second) return CompareRow::Change::Same;
        if (good == Good::Neither) return CompareRow::Change::Other;
        return (second > first) == (good == Good::More) ? CompareRow::Change::Better : CompareRow::Change::Worse;
    }

    void head(const QString& name) {
        CompareRow row;
        row.name = name;
        row.isHead = true;
        rows_.push_back(std::move(row));
    }

    void count(const QString& name, std::uint64_t first, std::uint64_t second, Good good) {
        const auto a = static_cast<std::int64_t>(first), b = static_cast<std::int64_t>(second);
        const QString change = a == b ? QString() : (b > a ? QStringLiteral("+") : QString()) + countText(b - a);
        rows_.push_back({name, countText(a), countText(b), change,
                         judge(static_cast<double>(a), static_cast<double>(b), good), false});
    }

    void share(const QString& name, std::optional<double> first, std::optional<double> second, Good good) {
        if (!first && !second) return;
        const auto shown = [](std::optional<double> value) {
            return value ? QStringLiteral("%1 %").arg(*value * 100, 0, 'f', 1) : kNothing;
        };
        CompareRow row{name, shown(first), shown(second), {}, CompareRow::Change::Same, false};
        if (first && second && shown(first) != shown(second)) {
            row.change = Words::tr("%1 pt", "percentage points").arg(signedText((*second - *first) * 100, 1));
            row.kind = judge(*first, *second, good);
        }
        rows_.push_back(std::move(row));
    }

    void span(const QString& name, std::optional<Duration> first, std::optional<Duration> second) {
        const auto shown = [](std::optional<Duration> value) { return value ? spanText(*value) : kNothing; };
        CompareRow row{name, shown(first), shown(second), {}, CompareRow::Change::Same, false};
        if (first && second && *first != *second) {
            row.change = relative(static_cast<double>(first->ns), static_cast<double>(second->ns));
            row.kind = judge(static_cast<double>(first->ns), static_cast<double>(second->ns), Good::Less);
        }
        rows_.push_back(std::move(row));
    }

    void addCounts() {
        count(Words::tr("Pods bound"), first_.counts.bound, second_.counts.bound, Good::More);
        count(Words::tr("Pods pending"), first_.all.pending, second_.all.pending, Good::Less);
        count(Words::tr("Pods preempted"), first_.counts.preempted, second_.counts.preempted, Good::Less);
        count(Words::tr("Failed cycles"), first_.counts.failedCycles, second_.counts.failedCycles, Good::Less);
    }

    void addUse() {
        if (first_.gpu && second_.gpu) {
            share(Words::tr("GPUs allocated, mean"), first_.gpu->use.utilisation, second_.gpu->use.utilisation,
                  Good::More);
            addRooms();
            share(Words::tr("Fairness of namespaces"), first_.gpu->fairness, second_.gpu->fairness, Good::More);
        }
        share(Words::tr("CPU allocated, mean"), first_.cpu.utilisation, second_.cpu.utilisation, Good::Neither);
    }

    void addRooms() {
        const auto& a = first_.gpu->fragmentation.rooms;
        const auto& b = second_.gpu->fragmentation.rooms;
        for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
            count(Words::tr("Free GPUs no %1-GPU pod can use").arg(a[i].gpusPerPod),
                  static_cast<std::uint64_t>(a[i].unallocatable), static_cast<std::uint64_t>(b[i].unallocatable),
                  Good::Less);
    }

    void addWaits(const QString& name, const LevelFigures& first, const LevelFigures& second) {
        if (!first.waited && !second.waited) return;
        head(name);
        const auto of = [](const LevelFigures& level, Duration metrics::Quantiles::*which) {
            return level.waited ? std::optional<Duration>((*level.waited).*which) : std::nullopt;
        };
        span(Words::tr("median"), of(first, &metrics::Quantiles::p50), of(second, &metrics::Quantiles::p50));
        span(Words::tr("95 %"), of(first, &metrics::Quantiles::p95), of(second, &metrics::Quantiles::p95));
        span(Words::tr("longest"), of(first, &metrics::Quantiles::max), of(second, &metrics::Quantiles::max));
    }

    const Figures& first_;
    const Figures& second_;
    std::vector<CompareRow> rows_;
};

QString eventText(const std::optional<tune::PodEvent>& event, const std::string& node, const Pool& pool) {
    if (!event) return node.empty() ? Words::tr("pending") : text(node);
    switch (event->kind) {
    case FactKind::PodBound: return text(pool.nodeName(event->node));
    case FactKind::PodEvicted:
    case FactKind::VictimEvicted: return Words::tr("told to leave");
    case FactKind::NodeLost: return Words::tr("lost its node");
    case FactKind::PodFinished: return Words::tr("finished");
    case FactKind::PodDeleted: return Words::tr("gone");
    default: return Words::tr("no node fitted");
    }
}

QString cells(const QStringList& cells, bool markdown) {
    return markdown ? QStringLiteral("| %1 |").arg(cells.join(QStringLiteral(" | "))) : cells.join(QLatin1Char('\t'));
}

} // namespace

CompareView compareView(const tune::BranchComparison& comparison, const Pool& pool, SimTime start) {
    CompareView view;
    view.asOf = Words::tr("as of %1, the last instant both know").arg(clockText(comparison.until - start));
    view.figures = FigureTable(comparison.firstFigures, comparison.secondFigures).make();
    for (const tune::PodDifference& difference : comparison.pods)
        view.pods.push_back({text(shownName(difference.pod)), clockText(difference.at - start),
                             eventText(difference.first, difference.firstNode, pool),
                             eventText(difference.second, difference.secondNode, pool), difference.isElsewhere()});
    return view;
}

QString compareText(const CompareView& view, const QString& first, const QString& second, bool markdown) {
    QStringList lines;
    const auto table = [&](const QStringList& head) {
        lines += cells(head, markdown);
        if (markdown) lines += QLatin1Char('|') + QString(QStringLiteral(" --- |")).repeated(head.size());
    };
    table({Words::tr("Figure"), first, second, Words::tr("change")});
    for (const CompareRow& row : view.figures) lines += cells({row.name, row.first, row.second, row.change}, markdown);
    lines += QString();
    table({Words::tr("Pod"), first, second, Words::tr("parts at")});
    for (const ComparePod& pod : view.pods) lines += cells({pod.pod, pod.first, pod.second, pod.at}, markdown);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace berth::ui
