// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/ComparePayers.h"

#include "ui/compare/ComparePicture.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ComparePayers)
};

using metrics::Figures;
using metrics::LevelFigures;
using metrics::Quantiles;

constexpr double kNoticeable = 0.05;
constexpr std::int64_t kNoticeableSeconds = 10;
constexpr double kNoticeableGpus = 0.1;

/// 1: the second is noticeably longer; −1: shorter; 0: neither.
int changeOf(Duration first, Duration second) {
    const double more = static_cast<double>(second.ns) - static_cast<double>(first.ns);
    if (std::abs(more) < static_cast<double>(Duration::seconds(kNoticeableSeconds).ns)) return 0;
    if (std::abs(more) < kNoticeable * static_cast<double>(first.ns)) return 0;
    return more > 0 ? 1 : -1;
}

/// The quantile that tells best how a level's waits changed, told as a sentence.
class LevelChange {
public:
    LevelChange(QString name, const LevelFigures& first, const LevelFigures& second)
        : name_(std::move(name)), first_(first), second_(second) {}

    bool isWorse() const { return way() > 0 || second_.pending > first_.pending; }
    bool isBetter() const { return way() < 0 && second_.pending <= first_.pending; }

    QString sentence() const {
        QStringList parts;
        if (second_.pending > first_.pending)
            parts += Words::tr("%1 pods are left pending: %2 → %3.")
                         .arg(name_, countText(static_cast<std::int64_t>(first_.pending)),
                              countText(static_cast<std::int64_t>(second_.pending)));
        if (way() != 0) parts += waitSentence();
        return parts.join(QLatin1Char(' '));
    }

    const QString& name() const { return name_; }

private:
    int wayOf(Duration Quantiles::*which) const {
        return first_.waited && second_.waited ? changeOf((*first_.waited).*which, (*second_.waited).*which) : 0;
    }

    /// The 95th percentile decides, then the longest, then the median.
    int way() const {
        for (const auto which : {&Quantiles::p95, &Quantiles::max, &Quantiles::p50})
            if (const int found = wayOf(which); found != 0) return found;
        return 0;
    }

    QString waitSentence() const {
        const auto change = [this](Duration Quantiles::*which) {
            return QStringLiteral("%1 → %2").arg(waitText((*first_.waited).*which), waitText((*second_.waited).*which));
        };
        if (wayOf(&Quantiles::p95) != 0)
            return Words::tr("%1 pods wait %2 at the 95th percentile.", "P0; 3 h → 1 h")
                .arg(name_, change(&Quantiles::p95));
        if (wayOf(&Quantiles::max) != 0)
            return Words::tr("The longest wait of a %1 pod: %2.", "P0; 3 h → 1 h").arg(name_, change(&Quantiles::max));
        return Words::tr("Half of the %1 pods wait %2.", "P0; 3 h → 1 h").arg(name_, change(&Quantiles::p50));
    }

    QString name_;
    const LevelFigures& first_;
    const LevelFigures& second_;
};

std::vector<LevelChange> changesOf(const Figures& first, const Figures& second) {
    std::vector<LevelChange> changes;
    const std::array<QString, 3> names = {QStringLiteral("P0"), QStringLiteral("P1"), QStringLiteral("P2")};
    for (std::size_t i = 0; i < names.size(); ++i) changes.emplace_back(names[i], first.levels[i], second.levels[i]);
    return changes;
}

/// What everybody pays.
QStringList costs(const Figures& first, const Figures& second) {
    QStringList sentences;
    if (second.counts.preempted > first.counts.preempted)
        sentences += Words::tr("More pods are preempted: %1 → %2.")
                         .arg(countText(static_cast<std::int64_t>(first.counts.preempted)),
                              countText(static_cast<std::int64_t>(second.counts.preempted)));
    const auto lostBefore = static_cast<std::int64_t>(first.all.work.lostGpuSeconds);
    const auto lostAfter = static_cast<std::int64_t>(second.all.work.lostGpuSeconds);
    if (lostAfter > lostBefore)
        sentences += Words::tr("More work is lost: %1 → %2.").arg(workText(lostBefore), workText(lostAfter));
    return sentences;
}

/// What the others gain by it.
QStringList gains(const BranchRun& first, const BranchRun& second, const std::vector<LevelChange>& changes) {
    QStringList sentences;
    for (const LevelChange& each : changes)
        if (each.isBetter()) sentences += each.sentence();
    if (first.meanWaste && second.meanWaste && *first.meanWaste - *second.meanWaste >= kNoticeableGpus)
        sentences += Words::tr("Free GPUs lie closer together: an average pod could not use %1 of them, now %2.")
                         .arg(*first.meanWaste, 0, 'f', 1)
                         .arg(*second.meanWaste, 0, 'f', 1);
    return sentences;
}

QString owners(const std::vector<LevelChange>& changes) {
    QStringList names;
    for (const LevelChange& each : changes)
        if (each.isWorse()) names += each.name();
    if (names.isEmpty()) return {};
    return Words::tr("Check this with the owners of the %1 pods first.", "P1, P2")
        .arg(names.join(Words::tr(", ", "between levels")));
}

} // namespace

QStringList comparePayers(const BranchRun& first, const BranchRun& second) {
    const std::vector<LevelChange> changes = changesOf(first.figures, second.figures);
    QStringList sentences;
    for (const LevelChange& each : changes)
        if (each.isWorse()) sentences += each.sentence();
    sentences += costs(first.figures, second.figures);
    if (sentences.isEmpty()) return {};
    sentences += gains(first, second, changes);
    if (const QString check = owners(changes); !check.isEmpty()) sentences += check;
    return sentences;
}

} // namespace berth::ui
