// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/StopText.h"

#include "ui/session/PodNames.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StopText)
};

/// With %1 for the pod.
QString podFactText(FactKind kind) {
    switch (kind) {
    case FactKind::PodSubmitted: return Words::tr("%1 is submitted");
    case FactKind::PodGated: return Words::tr("%1 is gated");
    case FactKind::PodPopped: return Words::tr("%1 is popped");
    case FactKind::NodeSelected: return Words::tr("a node is selected for %1");
    case FactKind::NoNodeFits: return Words::tr("no node fits %1");
    case FactKind::PostFilterRan: return Words::tr("PostFilter has run for %1");
    case FactKind::PodNominated: return Words::tr("%1 is nominated to a node");
    case FactKind::PodAssumed: return Words::tr("%1 is assumed on a node");
    case FactKind::PodWaiting: return Words::tr("%1 waits on Permit");
    case FactKind::PodRejected: return Words::tr("%1 is rejected at Reserve, Permit or in binding");
    case FactKind::PodUnreserved: return Words::tr("%1 gives its place back");
    case FactKind::PodUnschedulable: return Words::tr("%1 goes back to a queue");
    case FactKind::PodBound: return Words::tr("%1 is bound");
    case FactKind::PodStarted: return Words::tr("%1 starts");
    case FactKind::PodEvicted: return Words::tr("%1 is evicted");
    case FactKind::VictimEvicted: return Words::tr("%1 is evicted by preemption");
    case FactKind::PodFinished: return Words::tr("%1 finishes");
    case FactKind::PodDeleted: return Words::tr("%1 is gone");
    default: return {};
    }
}

QString nodeFactText(FactKind kind) {
    switch (kind) {
    case FactKind::NodeAdded: return Words::tr("a node joins");
    case FactKind::NodeUpdated: return Words::tr("a node changes");
    case FactKind::NodeRemoved: return Words::tr("a node leaves");
    case FactKind::ConfigurationSet: return Words::tr("the configuration changes");
    case FactKind::CommandApplied: return Words::tr("a change of yours is carried out");
    default: return text(toString(kind));
    }
}

QString pluginText(const StopRule& rule) {
    if (rule.plugin.empty()) return Words::tr("any plugin rejects");
    return rule.rejects ? Words::tr("%1 rejects").arg(text(rule.plugin))
                        : Words::tr("%1 speaks").arg(text(rule.plugin));
}

} // namespace

const std::vector<FactKind>& waitableFacts() {
    static const std::vector<FactKind> kinds = {
        FactKind::PodSubmitted, FactKind::PodGated,         FactKind::PodPopped,     FactKind::NodeSelected,
        FactKind::NoNodeFits,   FactKind::PostFilterRan,    FactKind::PodNominated,  FactKind::PodAssumed,
        FactKind::PodWaiting,   FactKind::PodRejected,      FactKind::PodUnreserved, FactKind::PodUnschedulable,
        FactKind::PodBound,     FactKind::PodStarted,       FactKind::PodEvicted,    FactKind::VictimEvicted,
        FactKind::PodFinished,  FactKind::PodDeleted,       FactKind::NodeAdded,     FactKind::NodeUpdated,
        FactKind::NodeRemoved,  FactKind::ConfigurationSet, FactKind::CommandApplied};
    return kinds;
}

QString factKindText(FactKind kind) {
    const QString ofPod = podFactText(kind);
    return ofPod.isEmpty() ? nodeFactText(kind) : ofPod.arg(Words::tr("a pod"));
}

QString stopText(const StopRule& rule, SimTime start) {
    if (rule.time) return Words::tr("%1 is reached").arg(clockText(*rule.time - start));
    const QString pod = rule.pod.empty() ? QString() : Words::tr("pod %1").arg(text(shownName(rule.pod)));
    if (rule.fact) return pod.isEmpty() ? factKindText(*rule.fact) : podFactText(*rule.fact).arg(pod);
    QStringList parts;
    if (rule.point) parts += Words::tr("%1 begins").arg(text(toString(*rule.point)));
    if (!pod.isEmpty()) parts += Words::tr("%1 is popped or its fate decided").arg(pod);
    if (!rule.node.empty()) parts += Words::tr("something happens on node %1").arg(text(rule.node));
    if (!rule.plugin.empty() || rule.rejects) parts += pluginText(rule);
    return parts.join(QLatin1String(" · "));
}

} // namespace berth::ui
