// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/InspectParts.h"

#include "engine/metrics/Level.h"
#include "ui/theme/Marks.h"
#include "ui/view/PodWords.h"
#include "ui/view/TenantPicture.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr std::size_t kPodsShown = 100;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectTenant)
};

void addUse(const TenantRowView& tenant, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("GPUs");
    section.note = tenant.shareText;
    section.rows.push_back(plainRow(Words::tr("used by bound and assumed pods"), countText(tenant.used)));
    section.rows.push_back(plainRow(Words::tr("quota, from its ResourceQuotas"),
                                    tenant.quota ? countText(*tenant.quota) : Words::tr("none")));
    content.sections.push_back(std::move(section));
}

void addProfiles(const metrics::TenantStanding& tenant, const std::vector<metrics::FairnessInForce>& fairness,
                 InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("AISchedulingPlugin by profile");
    section.note = Words::tr("what its scores count");
    for (const metrics::FairnessInForce& each : fairness) {
        EvidenceRow row;
        row.name = text(each.profile);
        row.nameIsMono = true;
        row.mark = each.holdsBack(tenant) ? Mark::Wait : Mark::Success;
        row.isStrong = each.holdsBack(tenant);
        const QString threshold = QString::number(each.rules.fairnessThreshold);
        row.value = each.holdsBack(tenant)
                        ? Words::tr("× %1, above %2 %").arg(text(toString(each.rules.fairnessFactor)), threshold)
                        : Words::tr("in full, up to %1 %").arg(threshold);
        section.rows.push_back(std::move(row));
    }
    if (fairness.empty()) section.rows.push_back(plainRow(Words::tr("fairnessEnabled is off"), Words::tr("in full")));
    content.sections.push_back(std::move(section));
}

void addPodsByLevel(const TenantRowView& tenant, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Pods by level");
    section.note = Words::tr("pending / bound");
    for (std::size_t i = 0; i < tenant.pending.size(); ++i)
        if (tenant.pending[i] + tenant.bound[i] > 0)
            section.rows.push_back(
                plainRow(i < kLevels ? levelLetter(static_cast<Level>(i)) : Words::tr("without a level"),
                         QStringLiteral("%1 / %2").arg(tenant.pending[i]).arg(tenant.bound[i])));
    if (!section.rows.empty()) content.sections.push_back(std::move(section));
}

void addPods(const Moment& moment, const std::string& tenant, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Its pods");
    std::size_t count = 0;
    for (PodId id{0}; id.value < moment.world->pods.size(); ++id.value) {
        const PodEntry& entry = moment.world->pod(id);
        if (!entry.alive() || entry.object->meta.ns != tenant || ++count > kPodsShown) continue;
        EvidenceRow row = plainRow(text(moment.barePodName(id)), stateText(moment, entry));
        row.nameIsMono = true;
        row.target.pod = id;
        section.rows.push_back(std::move(row));
    }
    section.note = countText(static_cast<std::int64_t>(count));
    if (count > kPodsShown) {
        const auto more = static_cast<std::int64_t>(count - kPodsShown);
        section.rows.push_back(plainRow(Words::tr("and %1 more").arg(countText(more)), QString()));
    }
    if (!section.rows.empty()) content.details.push_back(std::move(section));
}

} // namespace

void inspectTenant(const Moment& moment, const std::string& tenant, InspectorContent& content) {
    content.subject = text(tenant);
    content.note = Words::tr("tenant");
    const std::vector<metrics::TenantStanding> all =
        metrics::standingsOf(*moment.world, metrics::bandsOf(*moment.scenario));
    const auto standing = std::find_if(all.begin(), all.end(),
                                       [&tenant](const metrics::TenantStanding& each) { return each.name == tenant; });
    if (standing == all.end()) {
        content.mark = Mark::Skipped;
        content.headline = Words::tr("No pod of it asks for GPUs at this moment");
        return addPods(moment, tenant, content);
    }
    const std::vector<metrics::FairnessInForce> fairness = metrics::fairnessIn(*moment.world->configuration);
    const TenantRowView row = tenantRow(*standing, fairness);
    content.mark = row.heldBack ? Mark::Wait : Mark::Success;
    content.headline = row.heldBack             ? Words::tr("Held back: its scores count %1").arg(row.scoreText)
                       : !standing->quota       ? Words::tr("No quota, so nothing holds it back")
                       : row.thresholds.empty() ? Words::tr("No profile holds tenants back")
                                                : Words::tr("Within its share");
    content.body = row.explanation.section(QLatin1Char('\n'), 0, 1).replace(QLatin1Char('\n'), QLatin1Char(' '));
    addUse(row, content);
    addProfiles(*standing, fairness, content);
    addPodsByLevel(row, content);
    addPods(moment, tenant, content);
}

} // namespace berth::ui
