// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/BeatText.h"

#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BeatText)
};

constexpr int kNamedChanges = 3; ///< so many "0 → 100" are written out

const CycleRecord::PluginScores* scoresOf(const CycleRecord& record, CycleRecord::PluginIndex plugin) {
    const auto it = std::find_if(record.scores.begin(), record.scores.end(),
                                 [plugin](const CycleRecord::PluginScores& s) { return s.plugin == plugin; });
    return it == record.scores.end() ? nullptr : &*it;
}

QString rangeText(const std::vector<std::int64_t>& values) {
    if (values.empty()) return {};
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    return *low == *high ? countText(*low) : QStringLiteral("%1 … %2").arg(countText(*low), countText(*high));
}

QString normalizedText(const CycleRecord::PluginScores& scores) {
    QStringList changes;
    for (std::size_t i = 0; i < scores.raw.size() && i < scores.normalized.size(); ++i) {
        const QString change = QStringLiteral("%1 → %2").arg(countText(scores.raw[i]), countText(scores.normalized[i]));
        if (!changes.contains(change)) changes += change;
    }
    if (changes.size() > kNamedChanges)
        return rangeText(scores.raw) + QLatin1String(" → ") + rangeText(scores.normalized);
    return changes.join(QLatin1String(", "));
}

QString preFilterText(const CycleRecord& record, const Beat& beat) {
    const QString plugin = pluginName(record, beat.plugin);
    for (const CycleRecord::PreFilterCall& call : record.preFilter) {
        if (call.plugin != beat.plugin) continue;
        if (call.status.isSkip()) return Words::tr("%1 has nothing to check for this pod").arg(plugin);
        if (!call.status.ok()) return Words::tr("%1: %2").arg(plugin, text(call.status.message()));
        if (call.nodes)
            return plural(static_cast<std::int64_t>(call.nodes->size()), Words::tr("%2 left %1 node to ask"),
                          Words::tr("%2 left %1 nodes to ask"))
                .arg(plugin);
    }
    return Words::tr("%1 noted what it needs").arg(plugin);
}

QString calledText(const CycleRecord& record, const Beat& beat) {
    QString plugin = pluginName(record, beat.plugin);
    switch (beat.point) {
    case ExtensionPoint::PreFilter: return preFilterText(record, beat);
    case ExtensionPoint::PostFilter: return Words::tr("%1 looked for room").arg(plugin);
    case ExtensionPoint::PreScore: {
        const CycleRecord::PluginScores* scores = scoresOf(record, beat.plugin);
        return scores != nullptr && scores->skipped ? Words::tr("%1 has nothing to score").arg(plugin)
                                                    : Words::tr("%1 prepared its notes").arg(plugin);
    }
    case ExtensionPoint::Score: {
        const CycleRecord::PluginScores* scores = scoresOf(record, beat.plugin);
        return scores == nullptr ? plugin : Words::tr("%1 gave %2").arg(plugin, rangeText(scores->raw));
    }
    default: return plugin;
    }
}

QString nodeText(const CycleRecord& record, const Beat& beat, const Pool& pool) {
    const QString node = text(pool.nodeName(record.nodes[beat.node]));
    if (beat.kind == BeatKind::NodePassed) return Words::tr("%1 passed").arg(node);
    const CycleRecord::Verdict* verdict = record.verdictOf(beat.node);
    return verdict == nullptr ? node : QStringLiteral("%1: %2").arg(node, text(verdict->status.message()));
}

QString triedText(const CycleRecord& record, const Beat& beat, const Pool& pool) {
    const NodeId id = record.nodes[beat.node];
    QString node = text(pool.nodeName(id));
    for (const PreemptionCandidate& candidate : record.preemption->candidates)
        if (candidate.node == id)
            return plural(static_cast<std::int64_t>(candidate.victims.size()), Words::tr("%2 would do with %1 victim"),
                          Words::tr("%2 would do with %1 victims"))
                .arg(node);
    for (const auto& [rejected, status] : record.preemption->dryRunRejected)
        if (rejected == id) return QStringLiteral("%1: %2").arg(node, text(status.message()));
    return node;
}

/// The preemption rules, as the evaluator calls them.
constexpr std::array kRules = {
    QT_TRANSLATE_NOOP("BeatText", "fewest PDB violations"),
    QT_TRANSLATE_NOOP("BeatText", "lowest highest level"),
    QT_TRANSLATE_NOOP("BeatText", "fewest GPU-seconds of work lost"),
    QT_TRANSLATE_NOOP("BeatText", "lowest highest priority"),
    QT_TRANSLATE_NOOP("BeatText", "smallest sum of priorities"),
    QT_TRANSLATE_NOOP("BeatText", "fewest victims"),
    QT_TRANSLATE_NOOP("BeatText", "latest start"),
};

QString ruleText(const std::string& name) {
    const auto rule = std::find_if(kRules.begin(), kRules.end(), [&](const char* each) { return name == each; });
    return rule == kRules.end() ? text(name) : Words::tr(*rule);
}

QString outText(const CycleRecord& record, const Beat& beat, const Pool& pool) {
    const PreemptionRule& rule = record.preemption->rules[beat.index];
    QStringList out;
    for (const NodeId node : rule.asked)
        if (std::find(rule.left.begin(), rule.left.end(), node) == rule.left.end()) out += text(pool.nodeName(node));
    const QString name = ruleText(rule.name);
    if (out.isEmpty()) return Words::tr("%1: a tie").arg(name);
    if (out.size() > kNamedChanges) return Words::tr("%1: %2 candidates out").arg(name, countText(out.size()));
    return Words::tr("%1: %2 out").arg(name, out.join(QLatin1String(", ")));
}

QString weightedText(const CycleRecord& record, const Pool& pool) {
    if (record.best.empty() || record.totals.empty()) return Words::tr("Totals stand");
    const std::int64_t highest = *std::max_element(record.totals.begin(), record.totals.end());
    if (record.best.size() > 1)
        return plural(static_cast<std::int64_t>(record.best.size()), Words::tr("%1 node has %2"),
                      Words::tr("%1 nodes tie with %2"))
            .arg(countText(highest));
    return Words::tr("%1 leads with %2")
        .arg(text(pool.nodeName(record.nodes[record.best.front()])), countText(highest));
}

QString endText(const CycleRecord& record, const Beat& beat) {
    switch (beat.point) {
    case ExtensionPoint::PreFilter:
        return record.preFilterRejected ? Words::tr("PreFilter: rejected, no node is asked")
                                        : Words::tr("PreFilter: done");
    case ExtensionPoint::Filter:
        return Words::tr("Filter: %1 of %2 nodes feasible")
            .arg(countText(static_cast<std::int64_t>(record.feasible.size())),
                 countText(static_cast<std::int64_t>(record.verdicts.size())));
    default: return Words::tr("%1: done").arg(text(toString(beat.point)));
    }
}

QString nextPluginSentence(const Moment& moment, const Beat& beat, const QString& pod) {
    const CycleRecord& record = *moment.record();
    const QString point = text(toString(beat.point));
    const QString plugin = pluginName(record, beat.plugin);
    switch (beat.kind) {
    case BeatKind::PluginCalled: return Words::tr("%1 · %2 is called for %3").arg(point, plugin, pod);
    case BeatKind::Normalized: return Words::tr("%1 · %2 brings its scores to 0–100").arg(point, plugin);
    case BeatKind::Weighted: return Words::tr("%1 · total = Σ score × weight, then pick the highest").arg(point);
    case BeatKind::CandidateOut:
        return Words::tr("%1 · the candidates are compared by: %2")
            .arg(point, text(record.preemption->rules[beat.index].name));
    default: return {};
    }
}

QString nextBeatSentence(const Moment& moment, const Beat& beat) {
    const CycleRecord& record = *moment.record();
    const QString point = text(toString(beat.point));
    const QString pod = text(moment.podName(record.pod));
    const auto node = [&] { return text(moment.nodeName(record.nodes[beat.node])); };
    switch (beat.kind) {
    case BeatKind::PointBegins: return Words::tr("%1 begins for %2").arg(point, pod);
    case BeatKind::PointEnds: return Words::tr("%1 ends").arg(point);
    case BeatKind::NodePassed:
    case BeatKind::NodeRejected: return Words::tr("%1 · the plugins look at %2 for %3").arg(point, node(), pod);
    case BeatKind::CandidateTried: return Words::tr("%1 · would stopping pods on %2 help?").arg(point, node());
    default: return nextPluginSentence(moment, beat, pod);
    }
}

QString nextOtherSentence(const Fact& fact, const QString& pod, const QString& node) {
    switch (fact.kind) {
    case FactKind::PodStarted: return Words::tr("%1 starts on %2").arg(pod, node);
    case FactKind::PodRefused: return Words::tr("the kubelet refuses %1").arg(pod);
    case FactKind::PodUpdated: return Words::tr("%1 changes").arg(pod);
    case FactKind::PodGated: return Words::tr("PreEnqueue · %1 is held back").arg(pod);
    case FactKind::PermitGiven: return Words::tr("Permit · one plugin lets %1 go on").arg(pod);
    case FactKind::WorkLost: return Words::tr("the work %1 loses is counted").arg(pod);
    case FactKind::WorkResumed: return Words::tr("%1 resumes what was saved").arg(pod);
    case FactKind::CycleDropped: return Words::tr("%1 needs no cycle any more").arg(pod);
    case FactKind::GangRested: return Words::tr("the gang of %1 rests").arg(pod);
    case FactKind::NodeAdded: return Words::tr("%1 joins the cluster").arg(node);
    case FactKind::NodeUpdated: return Words::tr("%1 changes").arg(node);
    case FactKind::NodeRemoved: return Words::tr("%1 leaves the cluster").arg(node);
    case FactKind::NodeLost: return Words::tr("%1 loses its node %2").arg(pod, node);
    case FactKind::ConfigurationSet: return Words::tr("the configuration changes");
    case FactKind::ObjectsSet: return Words::tr("objects of the cluster change");
    case FactKind::CommandApplied: return Words::tr("a change of yours is carried out");
    default: return text(toString(fact.kind));
    }
}

QString nextFactSentence(const Moment& moment, const Fact& fact) {
    const QString pod = text(moment.podName(fact.pod));
    const QString node = text(moment.nodeName(fact.node));
    switch (fact.kind) {
    case FactKind::PodPopped: return Words::tr("QueueSort · %1 is popped").arg(pod);
    case FactKind::NodeSelected: return Words::tr("%1 is selected for %2").arg(node, pod);
    case FactKind::NoNodeFits: return Words::tr("no node fits %1").arg(pod);
    case FactKind::PostFilterRan: return Words::tr("PostFilter · the choice stands");
    case FactKind::PodAssumed: return Words::tr("%1 is assumed on %2").arg(pod, node);
    case FactKind::PodReserved: return Words::tr("Reserve · the place on %1 is held for %2").arg(node, pod);
    case FactKind::PodWaiting: return Words::tr("Permit · %1 waits").arg(pod);
    case FactKind::PodAllowed: return Words::tr("Permit · %1 may go on").arg(pod);
    case FactKind::BindingStarted: return Words::tr("PreBind · the binding cycle of %1 begins").arg(pod);
    case FactKind::PodBound: return Words::tr("Bind · %1 is bound to %2").arg(pod, node);
    case FactKind::PodUnschedulable: return Words::tr("%1 goes back to the queue").arg(pod);
    case FactKind::PodNominated: return Words::tr("%1 is nominated to %2").arg(pod, node);
    case FactKind::VictimEvicted: return Words::tr("%1 is told to stop").arg(pod);
    case FactKind::PodSubmitted: return Words::tr("%1 enters").arg(pod);
    case FactKind::PodFinished: return Words::tr("%1 finishes").arg(pod);
    case FactKind::PodDeleted: return Words::tr("%1 is gone").arg(pod);
    case FactKind::PodQueued: return Words::tr("PreEnqueue · %1 enters a queue").arg(pod);
    case FactKind::PodUnreserved: return Words::tr("Unreserve · the place of %1 on %2 is given back").arg(pod, node);
    case FactKind::PodRejected: return Words::tr("%1 says no to %2").arg(text(moment.pool().text(TextId{fact.a})), pod);
    case FactKind::PreemptionStarted: return Words::tr("the victims on %1 are told to stop, for %2").arg(node, pod);
    case FactKind::PreemptionEnded: return Words::tr("all victims of %1 were told").arg(pod);
    case FactKind::NominationCleared: return Words::tr("the nomination of %1 is withdrawn").arg(pod);
    case FactKind::PreStopStarted: return Words::tr("the preStop hook of %1 begins").arg(pod);
    case FactKind::CheckpointSaved: return Words::tr("%1 has saved its checkpoint").arg(pod);
    case FactKind::CheckpointLost: return Words::tr("%1 is killed before it has saved").arg(pod);
    case FactKind::PodSignalled: return Words::tr("%1 gets SIGTERM").arg(pod);
    case FactKind::PodEvicted: return Words::tr("%1 is evicted").arg(pod);
    default: return nextOtherSentence(fact, pod, node);
    }
}

/// What is due at this very instant, by the kind of its unit.
QString dueSentence(const Moment& moment) {
    const NextUnit& next = moment.next;
    const QString pod = text(moment.podName(next.pod));
    switch (next.kind) {
    case UnitKind::PodLeaves: return Words::tr("%1 leaves its node").arg(pod);
    case UnitKind::PreStopEnds: return Words::tr("the preStop hook of %1 ends").arg(pod);
    case UnitKind::Step: return Words::tr("the next step of the scenario");
    case UnitKind::FlushBackoff: return Words::tr("pods whose back-off is over go to activeQ");
    case UnitKind::FlushUnschedulable: return Words::tr("pods that were unschedulable for long go back to activeQ");
    case UnitKind::PermitTimer: return Words::tr("Permit · the patience of %1 is over").arg(pod);
    case UnitKind::Allow: return Words::tr("Permit · %1 may go on").arg(pod);
    case UnitKind::Controller:
        return Words::tr("the owner of %1 makes its replacement").arg(text(moment.podName(next.pod)));
    case UnitKind::Bind: return Words::tr("PreBind, Bind · the binding cycle of %1 goes on").arg(pod);
    case UnitKind::PreemptVictim: return Words::tr("a preemption tells its next victim to stop");
    case UnitKind::Look: return Words::tr("QueueSort · %1 is popped from activeQ").arg(pod);
    default: return Words::tr("the engine goes on at this instant");
    }
}

QString nextUnitSentence(const Moment& moment) {
    if (moment.runEnd != RunEnd::Running || moment.next.kind == UnitKind::None) return {};
    if (moment.world->cycleOpen()) {
        const OpenCycle& cycle = moment.world->cycle;
        const QString pod = text(moment.podName(cycle.pod));
        if (cycle.looked && cycle.selected.valid())
            return Words::tr("Reserve · %1 is assumed on %2").arg(pod, text(moment.nodeName(cycle.selected)));
        if (cycle.looked && cycle.fitError)
            return Words::tr("PostFilter · can stopping lower pods make room for %1?").arg(pod);
        return Words::tr("the cycle of %1 goes on").arg(pod);
    }
    if (moment.next.at > moment.now)
        return Words::tr("the next thing is due in %1").arg(spanText(moment.next.at - moment.now));
    return dueSentence(moment);
}

} // namespace

QString pluginName(const CycleRecord& record, CycleRecord::PluginIndex plugin) {
    if (plugin == CycleRecord::kNoPlugin) return Words::tr("the framework");
    return text(record.plugins[static_cast<std::size_t>(plugin)]);
}

Mark markOf(const Status& status) {
    switch (status.code()) {
    case Code::Success: return Mark::Success;
    case Code::Error: return Mark::Error;
    case Code::Unschedulable: return Mark::Reject;
    case Code::UnschedulableAndUnresolvable: return Mark::Unresolvable;
    case Code::Wait:
    case Code::Pending: return Mark::Wait;
    case Code::Skip: return Mark::Skipped;
    }
    return Mark::None;
}

QString beatSentence(const CycleRecord& record, const Beat& beat, const Pool& pool) {
    switch (beat.kind) {
    case BeatKind::PointBegins: return Words::tr("%1 began").arg(text(toString(beat.point)));
    case BeatKind::PluginCalled: return calledText(record, beat);
    case BeatKind::NodePassed:
    case BeatKind::NodeRejected: return nodeText(record, beat, pool);
    case BeatKind::Normalized: {
        const CycleRecord::PluginScores* scores = scoresOf(record, beat.plugin);
        return QStringLiteral("%1 %2").arg(pluginName(record, beat.plugin),
                                           scores ? normalizedText(*scores) : QString());
    }
    case BeatKind::Weighted: return weightedText(record, pool);
    case BeatKind::CandidateTried: return triedText(record, beat, pool);
    case BeatKind::CandidateOut: return outText(record, beat, pool);
    case BeatKind::PointEnds: return endText(record, beat);
    }
    return {};
}

Mark beatMark(const CycleRecord& record, const Beat& beat) {
    if (beat.kind == BeatKind::NodeRejected) {
        const CycleRecord::Verdict* verdict = record.verdictOf(beat.node);
        return verdict == nullptr ? Mark::Reject : markOf(verdict->status);
    }
    if (beat.kind == BeatKind::PointEnds && beat.point == ExtensionPoint::Filter && record.feasible.empty())
        return Mark::Reject;
    return Mark::None;
}

QString beatCount(const CycleView& cycle, std::size_t index) {
    const Beat& beat = cycle.beats[index];
    const auto counts = [](BeatKind kind) { return kind == BeatKind::NodePassed ? BeatKind::NodeRejected : kind; };
    BeatKind kind = counts(beat.kind);
    if (kind == BeatKind::PointBegins || kind == BeatKind::PointEnds)
        kind = beat.point == ExtensionPoint::Filter ? BeatKind::NodeRejected : BeatKind::PluginCalled;
    std::size_t all = 0, done = 0;
    for (std::size_t i = 0; i < cycle.beats.size(); ++i) {
        if (cycle.beats[i].point != beat.point || counts(cycle.beats[i].kind) != kind) continue;
        ++all;
        if (i <= index) ++done;
    }
    return all == 0 ? QString() : QStringLiteral("%1/%2").arg(done).arg(all);
}

QString pointLabel(const Moment& moment) {
    if (moment.lastBeat() == nullptr) return {};
    const Beat& beat = *moment.lastBeat();
    const QString count = beatCount(*moment.cycle, moment.beatsShown - 1);
    const QString point = text(toString(beat.point));
    return count.isEmpty() ? point : point + QLatin1Char(' ') + count;
}

QString nextSentence(const Moment& moment) {
    if (const Beat* beat = moment.nextBeat()) return nextBeatSentence(moment, *beat);
    for (std::size_t i = moment.cursor.fact; i < moment.trace->size(); ++i)
        if (isVisible((*moment.trace)[i].kind)) return nextFactSentence(moment, (*moment.trace)[i]);
    return nextUnitSentence(moment);
}

QString endSentence(const Moment& moment) {
    if (!moment.atEnd()) return {};
    const World::Counters& counters = moment.world->counters;
    const std::int64_t pending = counters.active + counters.backoff + counters.unschedulable;
    switch (moment.runEnd) {
    case RunEnd::Running: return {};
    case RunEnd::NothingLeft:
        return pending == 0
                   ? Words::tr("Nothing left to do. Submit a pod or step back.")
                   : plural(pending,
                            Words::tr("Nothing left to do: %1 pod waits for a change. Submit a pod or "
                                      "step back."),
                            Words::tr("Nothing left to do: %1 pods wait for a change. Submit a pod or step back."));
    case RunEnd::Until: return Words::tr("The end that the scenario sets is reached. Step back, or submit a pod.");
    case RunEnd::RetryForever:
        return plural(pending, Words::tr("Stopped: %1 pod retries for ever. Change the cluster or step back."),
                      Words::tr("Stopped: %1 pods retry for ever. Change the cluster or step back."));
    }
    return {};
}

} // namespace berth::ui
