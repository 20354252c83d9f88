// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/FactText.h"

#include "engine/framework/Configuration.h"
#include "engine/trace/World.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FactText)
};

/// Makes one sentence; a member function per family of facts.
class Sentence {
public:
    Sentence(const Trace& trace, const PodNames& names, const Fact& fact) : trace_(trace), names_(names), fact_(fact) {}

    QString make() const {
        if (QString said = ofCluster(); !said.isEmpty()) return said;
        if (QString said = ofQueue(); !said.isEmpty()) return said;
        if (QString said = ofCycle(); !said.isEmpty()) return said;
        return ofPreemption();
    }

private:
    QString pod() const { return pod(fact_.pod); }
    QString pod(PodId id) const { return text(shownName(names_.fullName(id, trace_.pool()))); }
    QString node() const { return text(trace_.pool().nodeName(fact_.node)); }
    QString textOf(std::uint32_t id) const { return text(trace_.pool().text(TextId{id})); }
    QString queue() const { return text(toString(static_cast<QueueKind>(fact_.flag))); }
    QString until() const { return spanText(fact_.time() - fact_.at); }
    QString list(std::uint32_t id) const {
        QStringList parts;
        for (const std::uint32_t item : trace_.pool().list(ListId{id})) parts += textOf(item);
        return parts.join(QLatin1String(", "));
    }

    QString ofCluster() const;
    QString ofPodInCluster() const;
    QString submitted() const;
    QString deleted() const;
    QString ofQueue() const;
    QString ofCycle() const;
    QString ofBinding() const;
    QString ofPreemption() const;
    QString ofLeaving() const;

    const Trace& trace_;
    const PodNames& names_;
    const Fact& fact_;
};

QString Sentence::ofCluster() const {
    switch (fact_.kind) {
    case FactKind::ConfigurationSet: {
        const auto profiles = trace_.pool().get<Configuration>(ObjectId{fact_.a}).profiles.size();
        return plural(static_cast<std::int64_t>(profiles), Words::tr("Configuration with %1 profile in force"),
                      Words::tr("Configuration with %1 profiles in force"));
    }
    case FactKind::ObjectsSet: return Words::tr("Cluster objects set");
    case FactKind::NodeAdded: return Words::tr("%1 joined the cluster").arg(node());
    case FactKind::NodeUpdated: return Words::tr("%1 changed").arg(node());
    case FactKind::NodeRemoved: return Words::tr("%1 left the cluster").arg(node());
    case FactKind::CommandApplied: return textOf(fact_.a);
    case FactKind::StepTaken: return Words::tr("Step of the scenario: %1").arg(textOf(fact_.a));
    default: return ofPodInCluster();
    }
}

QString Sentence::ofPodInCluster() const {
    switch (fact_.kind) {
    case FactKind::PodSubmitted: return submitted();
    case FactKind::PodUpdated: return Words::tr("%1 changed").arg(pod());
    case FactKind::PodEvicted: return Words::tr("%1 evicted, gone in %2").arg(pod(), until());
    case FactKind::VictimEvicted: return Words::tr("%1 evicted by preemption, gone in %2").arg(pod(), until());
    case FactKind::NodeLost: return Words::tr("%1 lost its node").arg(pod());
    case FactKind::PodStarted: return Words::tr("%1 started").arg(pod());
    case FactKind::PodFinished: return Words::tr("%1 finished").arg(pod());
    case FactKind::PodDeleted: return deleted();
    default: return {};
    }
}

QString Sentence::submitted() const {
    if (fact_.node.valid()) return Words::tr("%1 runs on %2").arg(pod(), node());
    const auto& object = trace_.pool().get<Pod>(ObjectId{fact_.a});
    const QString asks = requestText(object);
    return static_cast<PodEntry::Origin>(fact_.flag) == PodEntry::Origin::Controller
               ? Words::tr("%1 created again by its controller, asks for %2").arg(pod(), asks)
               : Words::tr("%1 submitted, asks for %2").arg(pod(), asks);
}

QString Sentence::deleted() const {
    switch (static_cast<Removal>(fact_.flag)) {
    case Removal::Deleted: return Words::tr("%1 deleted").arg(pod());
    case Removal::Evicted:
    case Removal::Preempted: return Words::tr("%1 is gone").arg(pod());
    case Removal::NodeLost: return Words::tr("%1 is gone with its node").arg(pod());
    }
    return {};
}

QString Sentence::ofQueue() const {
    switch (fact_.kind) {
    case FactKind::PodQueued: {
        const QString by = textOf(fact_.a);
        return by.isEmpty() ? Words::tr("%1 entered %2").arg(pod(), queue())
                            : Words::tr("%1 entered %2: %3").arg(pod(), queue(), by);
    }
    case FactKind::PodGated: return Words::tr("%1 gated by %2").arg(pod(), textOf(fact_.b));
    case FactKind::EventRecorded: return Words::tr("Event noted for pods in flight");
    case FactKind::PodPopped: return Words::tr("%1 popped from %2").arg(pod(), queue());
    case FactKind::PodUnschedulable: return Words::tr("%1 went to %2: %3").arg(pod(), queue(), textOf(fact_.a));
    default: return {};
    }
}

QString Sentence::ofCycle() const {
    switch (fact_.kind) {
    case FactKind::CycleDropped: return Words::tr("%1 needs no cycle, it is leaving").arg(pod());
    case FactKind::NodeSelected:
        return Words::tr("%1 selected for %2: %3 of %4 nodes feasible")
            .arg(node(), pod(), countText(fact_.b), countText(fact_.a));
    case FactKind::NoNodeFits: return Words::tr("No node fits %1: %2").arg(pod(), textOf(fact_.a));
    case FactKind::PodAssumed: return Words::tr("%1 assumed on %2").arg(pod(), node());
    case FactKind::PodReserved: return Words::tr("%1 reserved for %2").arg(textOf(fact_.a), pod());
    case FactKind::PodRejected: return Words::tr("%1 rejected %2: %3").arg(textOf(fact_.a), pod(), textOf(fact_.b));
    case FactKind::PodUnreserved: return Words::tr("%1 gave its place back").arg(pod());
    default: return ofBinding();
    }
}

QString Sentence::ofBinding() const {
    switch (fact_.kind) {
    case FactKind::PodWaiting:
        return Words::tr("%1 waits on Permit for %2, up to %3").arg(pod(), list(fact_.a), until());
    case FactKind::PermitAsked:
        return Words::tr("%1 asks %2 to wait on Permit, up to %3").arg(textOf(fact_.a), pod(), until());
    case FactKind::PermitGiven: return Words::tr("%1 still waits on Permit for %2").arg(pod(), list(fact_.a));
    case FactKind::PodAllowed: return Words::tr("%1 allowed at Permit").arg(pod());
    case FactKind::GangRested: return Words::tr("The gang %1 rests for %2").arg(textOf(fact_.a), until());
    case FactKind::BindingStarted: return Words::tr("%1 passed Permit, its binding cycle began").arg(pod());
    case FactKind::PodBound: return Words::tr("%1 bound to %2").arg(pod(), node());
    default: return {};
    }
}

QString Sentence::ofPreemption() const {
    switch (fact_.kind) {
    case FactKind::PostFilterRan: {
        const QString plugin = textOf(fact_.a);
        if (!fact_.node.valid()) return Words::tr("PostFilter found no node where stopping pods helps %1").arg(pod());
        const auto victims = static_cast<std::int64_t>(trace_.pool().list(ListId{fact_.b}).size());
        return plural(victims, Words::tr("%2 chose %3, %1 victim"), Words::tr("%2 chose %3, %1 victims"))
            .arg(plugin, node());
    }
    case FactKind::PodNominated: return Words::tr("%1 nominated to %2").arg(pod(), node());
    case FactKind::NominationCleared: return Words::tr("%1 no longer nominated").arg(pod());
    case FactKind::NominatedNodeNameSet:
        return fact_.node.valid() ? Words::tr("nominatedNodeName of %1 set to %2").arg(pod(), node())
                                  : Words::tr("nominatedNodeName of %1 cleared").arg(pod());
    case FactKind::PreemptionStarted: {
        const auto victims = static_cast<std::int64_t>(trace_.pool().list(ListId{fact_.a}).size());
        return plural(victims, Words::tr("Eviction of %1 pod on %2 began"),
                      Words::tr("Eviction of %1 pods on %2 began"))
            .arg(node());
    }
    case FactKind::PreemptionProgressed: return Words::tr("One victim of %1 is left to evict").arg(pod());
    case FactKind::PreemptionEnded: return Words::tr("All victims of %1 were told to stop").arg(pod());
    default: return ofLeaving();
    }
}

QString Sentence::ofLeaving() const {
    switch (fact_.kind) {
    case FactKind::PreStopStarted: return Words::tr("The preStop hook of %1 began, it needs %2").arg(pod(), until());
    case FactKind::CheckpointSaved: return Words::tr("%1 saved its checkpoint").arg(pod());
    case FactKind::CheckpointLost: return Words::tr("%1 was killed before its checkpoint was saved").arg(pod());
    case FactKind::PodSignalled: return Words::tr("%1 got SIGTERM").arg(pod());
    case FactKind::WorkLost: return Words::tr("%1 lost the work of %2").arg(pod(), spanText(Duration{fact_.time().ns}));
    case FactKind::WorkResumed:
        return Words::tr("%1 goes on after %2 of work").arg(pod(), spanText(Duration{fact_.time().ns}));
    case FactKind::PodRefused: return Words::tr("The kubelet refused %1: %2").arg(pod(), textOf(fact_.a));
    default: return {};
    }
}

} // namespace

QString factSentence(const Trace& trace, const PodNames& names, const Fact& fact) {
    return Sentence(trace, names, fact).make();
}

} // namespace berth::ui
