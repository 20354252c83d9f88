// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/TenantPicture.h"

#include "ui/theme/Marks.h"
#include "ui/view/BeatText.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TenantPicture)
};

const QString kPlugin = QStringLiteral("AISchedulingPlugin");
const QString kFairnessPart = QStringLiteral("fairness");
constexpr QChar kNoBreak(0x00A0);
constexpr QChar kMinus(0x2212);

QString percentText(std::int64_t percent) {
    return QString::number(percent) + kNoBreak + QLatin1Char('%');
}

/// Rounded down, so that 100 % is all of it.
QString shareOf(std::int64_t used, std::int64_t quota) {
    if (quota <= 0) return used > 0 ? QStringLiteral("> ") + percentText(100) : percentText(0);
    return percentText(used * 100 / quota);
}

QString factorText(const Decimal& factor) {
    return QStringLiteral("× ") + text(toString(factor));
}

/// The one that takes most off.
const metrics::FairnessInForce* strictest(const metrics::TenantStanding& tenant,
                                          const std::vector<metrics::FairnessInForce>& fairness) {
    const metrics::FairnessInForce* found = nullptr;
    for (const metrics::FairnessInForce& each : fairness) {
        if (!each.holdsBack(tenant)) continue;
        const std::int64_t counts = each.rules.fairnessFactor.of(100);
        if (found == nullptr || counts < found->rules.fairnessFactor.of(100)) found = &each;
    }
    return found;
}

QString useSentence(const TenantRowView& row) {
    const QString name = text(row.name);
    if (!row.quota) return Words::tr("%1 uses %2 and has no quota.").arg(name, gpuSentence(row.used));
    return Words::tr("%1 uses %2 of its quota of %3, %4.")
        .arg(name, countText(row.used), gpuSentence(*row.quota), row.shareText);
}

/// What one profile does about the tenant.
QString profileSentence(const metrics::TenantStanding& tenant, const metrics::FairnessInForce& fairness) {
    const QString profile = text(fairness.profile);
    const QString threshold = percentText(fairness.rules.fairnessThreshold);
    if (!tenant.quota) return Words::tr("%1 holds nobody back who has no quota.").arg(profile);
    const std::int64_t most = tenant.use().most(fairness.rules.fairnessThreshold);
    if (!fairness.holdsBack(tenant))
        return Words::tr("%1 counts its scores in full up to %2 (%3).").arg(profile, gpuSentence(most), threshold);
    const QString held =
        Words::tr("Above %1 %2 counts its scores in AISchedulingPlugin %3; with %4 fewer it would count them in full.")
            .arg(threshold, profile, factorText(fairness.rules.fairnessFactor), gpuSentence(tenant.use().used - most));
    return fairness.undone ? held + QLatin1Char(' ') + Words::tr("NormalizeScore takes that out again.") : held;
}

QString fractionSentence(std::uint32_t milli) {
    QString gpus = QString::number(static_cast<double>(milli) / 1000, 'f', 2);
    while (gpus.endsWith(QLatin1Char('0'))) gpus.chop(1);
    if (gpus.endsWith(QLatin1Char('.'))) gpus.chop(1);
    return Words::tr("It holds %1 GPUs in fractions, which a quota does not count.").arg(gpus);
}

QString levelsText(const std::array<int, 4>& counts) {
    QStringList parts;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            parts << (i < 3 ? levelLetter(static_cast<Level>(i)) : Words::tr("others")) + QLatin1Char(' ') +
                         countText(counts[i]);
    return parts.join(QStringLiteral(", "));
}

QString podsSentence(const TenantRowView& row) {
    const QString pending = levelsText(row.pending);
    const QString bound = levelsText(row.bound);
    QStringList parts;
    if (!pending.isEmpty()) parts << Words::tr("pending: %1").arg(pending);
    if (!bound.isEmpty()) parts << Words::tr("bound: %1").arg(bound);
    return parts.isEmpty() ? Words::tr("No pods.") : Words::tr("Pods %1.").arg(parts.join(QStringLiteral("; ")));
}

void explain(const metrics::TenantStanding& tenant, const std::vector<metrics::FairnessInForce>& fairness,
             TenantRowView& row) {
    QStringList sentences{useSentence(row)};
    for (const metrics::FairnessInForce& each : fairness) sentences << profileSentence(tenant, each);
    if (fairness.empty()) sentences << Words::tr("No profile holds tenants back.");
    if (tenant.pods.shareMilli > 0) sentences << fractionSentence(tenant.pods.shareMilli);
    sentences << podsSentence(row);
    row.explanation = sentences.join(QLatin1Char('\n'));
    row.sentence = sentences.join(QLatin1Char(' '));
}

/// What the factor took off in the cycle at the cursor, on the node that was chosen or is best.
class CycleTerm {
public:
    explicit CycleTerm(const Moment& moment) : moment_(moment), walk_(moment) {
        if (!walk_.isShown() || !walk_.isWeighted()) return;
        const CycleRecord& record = walk_.record();
        for (const CycleRecord::PluginScores& scores : record.scores)
            if (!scores.skipped && pluginName(record, scores.plugin) == kPlugin) scores_ = &scores;
    }

    QString of(const std::string& tenant) const {
        const PodEntry* pod = scores_ == nullptr ? nullptr : moment_.pod(walk_.record().pod);
        if (pod == nullptr || pod->object->meta.ns != tenant) return {};
        const std::size_t node = shownNode();
        const std::int64_t taken = fairness(node);
        if (taken == 0) return {};
        const std::int64_t raw = scores_->raw[node];
        const NodeId id = walk_.record().nodes[walk_.record().feasible[node]];
        return QStringLiteral("%1: %2 %3 %4 = %5")
            .arg(text(moment_.nodeName(id)), QString::number(raw - taken), QString(kMinus), QString::number(-taken),
                 QString::number(raw));
    }

private:
    std::size_t shownNode() const {
        const CycleRecord& record = walk_.record();
        if (record.selected) return record.feasibleIndex(*record.selected);
        return static_cast<std::size_t>(std::max_element(record.totals.begin(), record.totals.end()) -
                                        record.totals.begin());
    }

    std::int64_t fairness(std::size_t node) const {
        if (node >= scores_->parts.size()) return 0;
        for (std::size_t i = 0; i < scores_->partNames.size() && i < scores_->parts[node].size(); ++i)
            if (text(scores_->partNames[i]) == kFairnessPart) return scores_->parts[node][i];
        return 0;
    }

    const Moment& moment_;
    CycleWalk walk_;
    const CycleRecord::PluginScores* scores_ = nullptr;
};

QString ruleSentence(const std::vector<metrics::FairnessInForce>& fairness) {
    if (fairness.empty())
        return Words::tr("No profile holds tenants back: fairnessEnabled of AISchedulingPlugin is off.");
    QStringList sentences;
    for (const metrics::FairnessInForce& each : fairness) {
        sentences << Words::tr("%1: above %2 of its quota, a tenant's scores in AISchedulingPlugin count %3.")
                         .arg(text(each.profile), percentText(each.rules.fairnessThreshold),
                              factorText(each.rules.fairnessFactor));
        if (each.undone) sentences << Words::tr("NormalizeScore takes that out again.");
    }
    return sentences.join(QLatin1Char(' '));
}

QString indexSentence(const metrics::Fairness& fairness) {
    const auto number = [](double value) { return QString::number(value, 'f', 2); };
    if (fairness.now && fairness.overTime)
        return Words::tr("Jain's index %1 now, %2 over time").arg(number(*fairness.now), number(*fairness.overTime));
    if (fairness.now) return Words::tr("Jain's index %1 now").arg(number(*fairness.now));
    if (fairness.overTime) return Words::tr("Jain's index %1 over time").arg(number(*fairness.overTime));
    return {};
}

QString hintFor(const std::vector<TenantRowView>& rows) {
    if (rows.empty()) return Words::tr("No tenant yet: no namespace has a quota of GPUs or a pod that asks for one.");
    const bool anyQuota =
        std::any_of(rows.begin(), rows.end(), [](const TenantRowView& row) { return row.quota.has_value(); });
    if (anyQuota) return {};
    return Words::tr("No quota is known. Give a namespace one with a ResourceQuota: spec.hard, "
                     "requests.nvidia.com/gpu: \"16\".");
}

} // namespace

double TenantRowView::share() const {
    if (!quota) return -1;
    if (*quota > 0) return static_cast<double>(used) / static_cast<double>(*quota);
    return used > 0 ? std::numeric_limits<double>::infinity() : 0;
}

TenantRowView tenantRow(const metrics::TenantStanding& tenant, const std::vector<metrics::FairnessInForce>& fairness) {
    TenantRowView row;
    row.name = tenant.name;
    row.quota = tenant.quota;
    row.used = tenant.quota ? tenant.pods.ofQuota : tenant.pods.gpus;
    if (tenant.quota) {
        row.useText = Words::tr("%1 of %2", "GPUs of a quota").arg(countText(row.used), countText(*tenant.quota));
        row.shareText = shareOf(row.used, *tenant.quota);
        for (const metrics::FairnessInForce& each : fairness)
            row.thresholds.push_back(static_cast<int>(each.rules.fairnessThreshold));
        std::sort(row.thresholds.begin(), row.thresholds.end());
        row.thresholds.erase(std::unique(row.thresholds.begin(), row.thresholds.end()), row.thresholds.end());
    } else {
        row.useText = Words::tr("%1, no quota").arg(gpuSentence(row.used));
    }
    const metrics::FairnessInForce* held = strictest(tenant, fairness);
    row.heldBack = held != nullptr;
    if (!fairness.empty())
        row.scoreText = held != nullptr ? factorText(held->rules.fairnessFactor) : QStringLiteral("× 1");
    for (std::size_t i = 0; i < row.pending.size(); ++i) {
        row.pending[i] = static_cast<int>(tenant.pods.pending[i]);
        row.bound[i] = static_cast<int>(tenant.pods.bound[i]);
    }
    explain(tenant, fairness, row);
    return row;
}

TenantsView tenantsView(const Moment& moment, const metrics::Course& course) {
    const std::size_t position = std::min<std::size_t>(moment.cursor.fact, course.position());
    const std::vector<metrics::FairnessInForce> fairness = moment.world->configuration != nullptr
                                                               ? metrics::fairnessIn(*moment.world->configuration)
                                                               : std::vector<metrics::FairnessInForce>();
    const CycleTerm term(moment);
    TenantsView view;
    for (const metrics::TenantStanding& tenant : course.tenantsAt(position, *moment.world->objects)) {
        TenantRowView& row = view.rows.emplace_back(tenantRow(tenant, fairness));
        row.termText = term.of(tenant.name);
        if (row.termText.isEmpty()) continue;
        const QString told = Words::tr("In the cycle at the cursor: %1.").arg(row.termText);
        view.cycle = Words::tr("%1 in the cycle at the cursor: %2").arg(text(row.name), row.termText);
        row.explanation += QLatin1Char('\n') + told;
        row.sentence += QLatin1Char(' ') + told;
    }
    view.rule = ruleSentence(fairness);
    view.hint = hintFor(view.rows);
    if (const metrics::Course::Point* point = course.at(moment.now)) view.index = indexSentence(point->fairness);
    if (position < moment.cursor.fact)
        view.lag = Words::tr("measured up to %1 of %2 facts")
                       .arg(countText(static_cast<std::int64_t>(position)),
                            countText(static_cast<std::int64_t>(moment.cursor.fact)));
    return view;
}

} // namespace berth::ui
