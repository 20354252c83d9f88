// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Training.h"
#include "ui/inspector/InspectParts.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectCost)
};

constexpr Duration kShortest = Duration::seconds(2);

/// A pod that is told to leave now: its line in the chart, and what is lost with it.
class Fate {
public:
    Fate(const Moment& moment, PodId id)
        : moment_(moment), id_(id), entry_(*moment.pod(id)), pod_(*entry_.object), hook_(preStopTime(pod_)) {}

    Duration gone() const { return waits() ? Duration{} : leavingTime(pod_); }

    Int128 lost() const {
        if (waits() || !entry_.startTime.isSet()) return 0;
        return lostByEviction(pod_, moment_.now - entry_.startTime);
    }

    FateView::Row line() const {
        FateView::Row row{id_, levelOf(pod_, *moment_.scenario), text(moment_.barePodName(id_)), {}, words()};
        const Duration saving = waits() ? Duration{} : std::min(hook_.value_or(Duration{}), gone());
        if (saving.ns > 0) row.spans.push_back({FateView::Phase::Saving, {}, saving});
        if (gone() > saving) row.spans.push_back({FateView::Phase::Leaving, saving, gone()});
        return row;
    }

    EvidenceRow afterwards() const {
        const OwnerReference* owner = pod_.meta.controller();
        EvidenceRow row;
        row.name = text(moment_.barePodName(id_));
        row.nameIsMono = true;
        row.mark = owner == nullptr && !waits() ? Mark::Reject : Mark::None;
        row.isStrong = row.mark == Mark::Reject;
        row.target = Selection{id_, {}, {}};
        if (waits())
            row.value = Words::tr("back to its queue");
        else if (owner == nullptr)
            row.value = Words::tr("no owner: gone for good");
        else
            row.value = (resumes() ? Words::tr("%1 recreates it, resumes from the checkpoint")
                                   : Words::tr("%1 recreates it, starts again from zero"))
                            .arg(text(owner->kind));
        return row;
    }

private:
    bool waits() const { return entry_.state == PodState::Waiting; }
    bool resumes() const {
        return savesWithinGrace(pod_) ||
               (entry_.startTime.isSet() && periodicallySaved(pod_, moment_.now - entry_.startTime).ns > 0);
    }

    QString words() const {
        if (waits()) return Words::tr("waits on Permit: rejected at once");
        if (savesWithinGrace(pod_)) return Words::tr("preStop: saves in %1").arg(spanText(*hook_));
        if (hook_ && *hook_ > pod_.gracePeriod)
            return Words::tr("needs %1, killed at %2: checkpoint lost")
                .arg(spanText(*hook_), spanText(pod_.gracePeriod));
        return gone().ns == 0 ? Words::tr("gone at once") : Words::tr("SIGTERM, gone after %1").arg(spanText(gone()));
    }

    const Moment& moment_;
    PodId id_;
    const PodEntry& entry_;
    const Pod& pod_;
    std::optional<Duration> hook_;
};

std::vector<Fate> fatesOf(const Moment& moment, const CycleRecord& record) {
    std::vector<Fate> fates;
    for (const PreemptionCandidate& candidate : record.preemption->candidates)
        if (candidate.node == *record.nominated)
            for (const PodId victim : candidate.victims)
                if (moment.pod(victim) != nullptr) fates.emplace_back(moment, victim);
    return fates;
}

FateView::Row preemptorLine(const Moment& moment, PodId pod, Duration starts, Duration whole) {
    FateView::Row row{pod, {}, text(moment.barePodName(pod)), {}, Words::tr("nominated, waits in its queue")};
    if (const PodEntry* entry = moment.pod(pod)) row.level = levelOf(*entry->object, *moment.scenario);
    if (starts.ns > 0) row.spans.push_back({FateView::Phase::Waiting, {}, starts});
    row.spans.push_back({FateView::Phase::Running, starts, whole});
    return row;
}

} // namespace

void inspectCost(const Moment& moment, const CycleWalk& walk, InspectorContent& content) {
    const CycleRecord& record = walk.record();
    if (!record.preemption || !record.nominated || walk.progress(ExtensionPoint::PostFilter) != PointProgress::Over)
        return;
    const std::vector<Fate> fates = fatesOf(moment, record);
    if (fates.empty()) return;
    Int128 lost = 0;
    Duration last;
    EvidenceSection after{Words::tr("Afterwards"), {}, {}};
    content.fates.title = Words::tr("What happens to them");
    content.fates.note = Words::tr("worked out, not yet done");
    for (const Fate& fate : fates) {
        lost += fate.lost();
        last = std::max(last, fate.gone());
        content.fates.rows.push_back(fate.line());
        after.rows.push_back(fate.afterwards());
    }
    content.fates.whole = std::max(kShortest, Duration{last.ns / 10 * 11});
    content.fates.rows.push_back(preemptorLine(moment, record.pod, last, content.fates.whole));
    content.figures = {{countText(static_cast<std::int64_t>(fates.size())),
                        fates.size() == 1 ? Words::tr("pod stopped") : Words::tr("pods stopped")},
                       {workText(static_cast<std::int64_t>(lost / 1'000'000'000)), Words::tr("of work lost")},
                       {spanText(last), Words::tr("until it can start")}};
    content.sections.push_back(std::move(after));
}

} // namespace berth::ui
