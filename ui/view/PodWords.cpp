// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/PodWords.h"

#include "engine/metrics/Level.h"
#include "ui/stage/NodeCardView.h"
#include "ui/theme/Marks.h"
#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QStringList>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PodWords)
};

constexpr QChar kNoBreak(0x00A0);

/// Whole seconds until `due`, rounded up as a countdown is.
QString countdown(SimTime due, SimTime now) {
    const std::int64_t left = (due - now).ns;
    const std::int64_t seconds = left <= 0 ? 0 : (left + 999'999'999) / 1'000'000'000;
    return spanText(Duration::seconds(seconds));
}

/// It comes back to where it is nominated: a ghost until it is there.
void describeNomination(const Moment& moment, NodeId node, PodChipView& chip) {
    chip.meta = text(moment.nodeName(node));
    chip.ghost = true;
    QStringList parts{Words::tr("Pod %1").arg(chip.name)};
    if (chip.level != Level::None) parts << levelLetter(chip.level);
    if (!chip.gpus.isEmpty()) parts << chip.gpus;
    chip.tooltip = Words::tr("%1, nominated to %2").arg(parts.join(QLatin1String(", ")), chip.meta);
}

void describeWait(const Moment& moment, const PodEntry& entry, PodChipView& chip) {
    if (entry.state == PodState::Waiting && entry.permitDue != SimTime::never()) {
        chip.meta = countdown(entry.permitDue, moment.now);
        chip.metaTone = Tone::Wait;
    } else if (entry.queue == QueueKind::Gated) {
        const auto gates = static_cast<std::int64_t>(entry.object->schedulingGates.size());
        if (gates > 0) chip.meta = plural(gates, Words::tr("%1 gate"), Words::tr("%1 gates"));
    } else if (entry.queue == QueueKind::Backoff || entry.queue == QueueKind::ErrorBackoff) {
        if (entry.backoffExpiry.isSet()) chip.meta = countdown(entry.backoffExpiry, moment.now);
    } else if (entry.pending() && entry.nominatedStatus.valid()) {
        describeNomination(moment, entry.nominatedStatus, chip);
    }
}

} // namespace

Level levelOf(const Pod& pod, const Scenario& scenario) {
    const auto level = metrics::levelOf(pod, {scenario.p0From, scenario.p1From});
    return level ? static_cast<Level>(*level) : Level::None;
}

QString gpuChipText(const Pod& pod) {
    const QString unit = kNoBreak + QStringLiteral("GPU");
    if (const GpuShare& share = pod.totals.gpuShare; share.milli > 0 && share.milli < 1000) {
        const QString part = shareText(static_cast<int>(share.milli)) + unit;
        return share.devices > 1 ? QStringLiteral("%1 × %2").arg(share.devices).arg(part) : part;
    }
    const std::int64_t gpus = pod.totals.gpuShare.milli > 0 ? pod.totals.gpuShare.devices : gpuRequest(pod).second;
    return gpus == 0 ? QString() : QString::number(gpus) + unit;
}

QString requestText(const Pod& pod) {
    QStringList parts;
    if (const std::int64_t gpus = gpuRequest(pod).second; gpus > 0)
        parts += gpuSentence(gpus);
    else if (pod.totals.gpuShare.milli > 0)
        parts += gpuChipText(pod);
    const Resources& asked = pod.totals.requests;
    if (asked.milliCpu > 0) parts += coresText(asked.milliCpu) + kNoBreak + QLatin1String("cpu");
    if (asked.memory > 0) parts += gibText(asked.memory) + kNoBreak + QLatin1String("Gi");
    return parts.isEmpty() ? Words::tr("nothing") : parts.join(QLatin1String(", "));
}

PodChipView chipOf(const Moment& moment, PodId pod) {
    PodChipView chip;
    chip.pod = pod;
    chip.name = text(moment.barePodName(pod));
    const PodEntry* entry = moment.pod(pod);
    if (entry == nullptr) return chip;
    chip.level = levelOf(*entry->object, *moment.scenario);
    chip.tenant = text(entry->object->meta.ns);
    chip.gpus = gpuChipText(*entry->object);
    describeWait(moment, *entry, chip);
    if (!chip.ghost && chip.name != text(moment.podName(pod)))
        chip.tooltip = Words::tr("Pod %1, %2").arg(text(moment.podName(pod)), stateText(moment, *entry));
    return chip;
}

QString stateText(const Moment& moment, const PodEntry& pod) {
    const QString node = text(moment.nodeName(pod.node));
    switch (pod.state) {
    case PodState::Ignored: return Words::tr("no profile serves it");
    case PodState::Queued:
        return pod.queue == QueueKind::Gated ? Words::tr("gated") : Words::tr("in %1").arg(text(toString(pod.queue)));
    case PodState::InCycle: return Words::tr("in its scheduling cycle");
    case PodState::Reserved: return Words::tr("reserved on %1").arg(node);
    case PodState::Waiting: return Words::tr("waits on Permit, reserved on %1").arg(node);
    case PodState::Binding: return Words::tr("being bound to %1").arg(node);
    case PodState::Bound:
        return pod.terminating ? Words::tr("leaving %1").arg(node) : Words::tr("bound to %1").arg(node);
    case PodState::Finished: return Words::tr("finished");
    case PodState::Gone: return Words::tr("gone");
    }
    return {};
}

} // namespace berth::ui
