// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Training.h"
#include "ui/inspector/InspectParts.h"

#include "ui/inspector/DefaultedSection.h"
#include "ui/view/BeatText.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectPod)
};

Mark stateMark(const PodEntry& pod) {
    switch (pod.state) {
    case PodState::Bound:
    case PodState::Finished: return Mark::Success;
    case PodState::Waiting:
    case PodState::Binding:
    case PodState::Reserved: return Mark::Wait;
    case PodState::InCycle: return Mark::Running;
    case PodState::Queued:
        if (pod.queue == QueueKind::Unschedulable) return Mark::Reject;
        return pod.queue == QueueKind::Active ? Mark::Idle : Mark::Wait;
    default: return Mark::Skipped;
    }
}

QString sinceStart(const Moment& moment, SimTime at) {
    return clockText(at - moment.scenario->start);
}

void addAsks(const Pod& pod, const Moment& moment, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Asks for");
    const Resources& asked = pod.totals.requests;
    section.rows.push_back(plainRow(
        QStringLiteral("cpu"),
        (asked.milliCpu == 1000 ? Words::tr("%1 core") : Words::tr("%1 cores")).arg(coresText(asked.milliCpu))));
    section.rows.push_back(plainRow(QStringLiteral("memory"), Words::tr("%1 Gi").arg(gibText(asked.memory))));
    for (const auto& [name, amount] : asked.scalars) section.rows.push_back(plainRow(text(name), countText(amount)));
    QString priority = QString::number(pod.priority);
    if (!pod.priorityClassName.empty()) priority = QStringLiteral("%1 (%2)").arg(text(pod.priorityClassName), priority);
    section.rows.push_back(plainRow(Words::tr("priority"), priority));
    if (pod.duration) section.rows.push_back(plainRow(Words::tr("runs for"), spanText(*pod.duration)));
    if (moment.profiles && moment.profiles->find(pod.schedulerName) == nullptr)
        section.rows.push_back(plainRow(QStringLiteral("schedulerName"),
                                        Words::tr("%1, which no profile serves").arg(text(pod.schedulerName))));
    content.sections.push_back(std::move(section));
}

void addTimes(const PodEntry& pod, const Moment& moment, EvidenceSection& section) {
    section.rows.push_back(plainRow(Words::tr("entered at"), sinceStart(moment, pod.created)));
    if (pod.attempts > 0) section.rows.push_back(plainRow(Words::tr("attempts"), QString::number(pod.attempts)));
    const bool backsOff = pod.queue == QueueKind::Backoff || pod.queue == QueueKind::ErrorBackoff;
    if (backsOff && pod.backoffExpiry.isSet())
        section.rows.push_back(plainRow(Words::tr("backs off until"), sinceStart(moment, pod.backoffExpiry)));
    if (pod.startTime.isSet())
        section.rows.push_back(plainRow(Words::tr("started at"), sinceStart(moment, pod.startTime)));
    if (pod.finishDue != SimTime::never())
        section.rows.push_back(plainRow(Words::tr("finishes at"), sinceStart(moment, pod.finishDue)));
    if (pod.goneDue != SimTime::never())
        section.rows.push_back(plainRow(Words::tr("gone at"), sinceStart(moment, pod.goneDue)));
    if (pod.permitDue != SimTime::never())
        section.rows.push_back(plainRow(Words::tr("waits at most until"), sinceStart(moment, pod.permitDue)));
}

void addPlace(const PodEntry& pod, const Moment& moment, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Now");
    section.rows.push_back(plainRow(Words::tr("state"), stateText(moment, pod)));
    if (pod.node.valid()) {
        EvidenceRow row = plainRow(Words::tr("node"), text(moment.nodeName(pod.node)));
        row.target = Selection{{}, pod.node, {}};
        section.rows.push_back(std::move(row));
    }
    if (pod.nominatedStatus.valid()) {
        EvidenceRow row = plainRow(QStringLiteral("nominatedNodeName"), text(moment.nodeName(pod.nominatedStatus)));
        row.target = Selection{{}, pod.nominatedStatus, {}};
        section.rows.push_back(std::move(row));
    }
    QStringList devices;
    for (const std::uint32_t device : moment.pool().list(pod.devices)) devices += QString::number(device);
    if (!devices.isEmpty()) section.rows.push_back(plainRow(Words::tr("devices"), devices.join(QLatin1String(", "))));
    if (pod.gatingPlugin.valid())
        section.rows.push_back(plainRow(Words::tr("gated by"), text(moment.pool().text(pod.gatingPlugin))));
    QStringList rejectors;
    for (const std::uint32_t plugin : moment.pool().list(pod.unschedulablePlugins))
        rejectors += text(moment.pool().text(TextId{plugin}));
    if (!rejectors.isEmpty() && pod.pending())
        section.rows.push_back(plainRow(Words::tr("rejected by"), rejectors.join(QLatin1String(", "))));
    if (pod.movedBy.valid())
        section.rows.push_back(plainRow(Words::tr("moved by"), text(moment.pool().text(pod.movedBy))));
    addTimes(pod, moment, section);
    content.sections.push_back(std::move(section));
}

QString checkpointFate(const PodEntry& pod, const Moment& moment) {
    if (pod.savedAt.isSet()) return Words::tr("saved at %1").arg(sinceStart(moment, pod.savedAt));
    const std::optional<Duration> hook = preStopTime(*pod.object);
    if (!hook) return {};
    if (!pod.alive()) return Words::tr("lost: its grace ended before it was saved");
    return pod.hookDue == SimTime::never() ? QString() : Words::tr("being saved, takes %1").arg(spanText(*hook));
}

/// Why it leaves, what becomes of its work, and who comes in its place.
void addLeaving(const PodEntry& pod, const Moment& moment, InspectorContent& content) {
    if (!pod.terminatingSince.isSet()) return;
    EvidenceSection section;
    section.title = Words::tr("Leaving");
    section.rows.push_back(plainRow(Words::tr("told to leave at"), sinceStart(moment, pod.terminatingSince)));
    if (pod.preemptor.valid()) {
        EvidenceRow row = plainRow(Words::tr("stopped for"), text(moment.barePodName(pod.preemptor)));
        row.target = Selection{pod.preemptor, {}, {}};
        section.rows.push_back(std::move(row));
    }
    if (const QString fate = checkpointFate(pod, moment); !fate.isEmpty())
        section.rows.push_back(plainRow(Words::tr("checkpoint"), fate));
    if (pod.state == PodState::Gone) {
        const std::int64_t gpus = gpuRequest(*pod.object).second;
        section.rows.push_back(plainRow(Words::tr("work lost"), gpus > 0
                                                                    ? workText(gpus * (pod.lost.ns / 1'000'000) / 1'000)
                                                                    : spanText(pod.lost)));
    }
    const OwnerReference* owner = pod.object->meta.controller();
    const QString next = owner != nullptr ? Words::tr("%1 recreates it").arg(text(owner->kind))
                                          : Words::tr("gone for good: no controller brings it back");
    EvidenceRow after = plainRow(Words::tr("afterwards"), next);
    after.isStrong = owner == nullptr;
    section.rows.push_back(std::move(after));
    content.sections.push_back(std::move(section));
}

} // namespace

void inspectPod(const Moment& moment, PodId id, InspectorContent& content) {
    content.subject = text(moment.podName(id));
    content.note = Words::tr("pod");
    const PodEntry* pod = moment.pod(id);
    if (pod == nullptr) {
        content.mark = Mark::Skipped;
        content.headline = Words::tr("Not submitted yet at this moment");
        return;
    }
    content.level = levelOf(*pod->object, *moment.scenario);
    content.mark = stateMark(*pod);
    content.headline = stateText(moment, *pod);
    if (!content.headline.isEmpty()) content.headline[0] = content.headline[0].toUpper();
    if (pod->onNode()) content.on = text(moment.nodeName(pod->node));
    if (pod->pending() && pod->message.valid()) {
        content.body = Words::tr("Its last attempt failed; the message below is what kubectl describe shows.");
        content.message = text(moment.pool().text(pod->message));
    }
    addPlace(*pod, moment, content);
    addLeaving(*pod, moment, content);
    addAsks(*pod->object, moment, content);
    addDefaulted(defaultedFields(*pod->object), content.sections);
    if (moment.record() != nullptr && moment.record()->pod == id) content.matrix = matrixView(moment, {});
    content.object = podText(moment, id);
}

} // namespace berth::ui
