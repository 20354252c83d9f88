// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/Inspect.h"

#include "engine/io/ObjectSource.h"
#include "ui/inspector/InspectParts.h"
#include "ui/view/BeatText.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspect)
};

constexpr std::size_t kCandidatesOnStage = 5;
constexpr std::size_t kFewNodes = 24; ///< more of them are counted, not listed
constexpr std::size_t kBest = 5;

EvidenceRow pluginRow(std::string_view name) {
    EvidenceRow row;
    row.name = text(name);
    row.nameIsMono = true;
    return row;
}

QString outcomeOfCall(const Status& status) {
    if (status.isSkip()) return Words::tr("nothing to check");
    return status.ok() ? Words::tr("done") : text(status.message());
}

void addPreFilterCalls(const CycleRecord& record, std::size_t called, EvidenceSection& section) {
    for (std::size_t i = 0; i < record.preFilter.size() && i < called; ++i) {
        const CycleRecord::PreFilterCall& call = record.preFilter[i];
        EvidenceRow row;
        row.mark = markOf(call.status);
        row.name = pluginName(record, call.plugin);
        row.nameIsMono = true;
        row.value = outcomeOfCall(call.status);
        row.isStrong = call.status.isRejected();
        section.rows.push_back(std::move(row));
    }
}

void addPluginsOfPoint(const Moment& moment, ExtensionPoint point, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Plugins, in order");
    const CycleWalk walk(moment);
    const std::size_t called = walk.watched(ExtensionPoint::PreFilter, BeatKind::PluginCalled);
    if (point == ExtensionPoint::PreFilter && called > 0) {
        addPreFilterCalls(walk.record(), called, section);
    } else if (const Framework* framework = moment.framework()) {
        for (const std::string_view name : framework->pluginNames(point)) section.rows.push_back(pluginRow(name));
        if (point == ExtensionPoint::Score)
            for (std::size_t i = 0; i < framework->score.size() && i < section.rows.size(); ++i)
                section.rows[i].value = Words::tr("× %1").arg(framework->score[i].weight);
    }
    section.note =
        plural(static_cast<std::int64_t>(section.rows.size()), Words::tr("%1 plugin"), Words::tr("%1 plugins"));
    content.sections.push_back(std::move(section));
}

/// How often each plugin said no, and which one let how many through.
void addYield(const CycleRecord& record, std::size_t shown, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Who said no");
    struct Count {
        QString name;
        Mark mark = Mark::Reject;
        std::int64_t nodes = 0;
    };
    std::vector<Count> counts;
    for (std::size_t i = 0; i < shown && i < record.verdicts.size(); ++i) {
        const Status& status = record.verdicts[i].status;
        if (status.ok()) continue;
        const QString name = text(status.plugin());
        const Mark mark = markOf(status);
        const auto it = std::find_if(counts.begin(), counts.end(),
                                     [&](const Count& each) { return each.name == name && each.mark == mark; });
        if (it == counts.end())
            counts.push_back({name, mark, 1});
        else
            ++it->nodes;
    }
    for (const Count& count : counts) {
        EvidenceRow row = pluginRow(count.name.toStdString());
        row.mark = count.mark;
        row.value = plural(count.nodes, Words::tr("%1 node"), Words::tr("%1 nodes"));
        section.rows.push_back(std::move(row));
    }
    if (!section.rows.empty()) content.sections.push_back(std::move(section));
}

EvidenceRow countRow(Mark mark, const QString& name, std::int64_t nodes) {
    EvidenceRow row;
    row.mark = mark;
    row.name = name;
    row.value = countText(nodes);
    return row;
}

/// How many nodes of a large cluster were feasible, rejected and for what reason (the commonest first), not looked at.
void addWhereNodesWent(const CycleRecord& record, std::size_t shown, InspectorContent& content) {
    const std::size_t looked = std::min(shown, record.verdicts.size());
    std::map<std::pair<QString, Mark>, std::int64_t> reasons;
    std::int64_t feasible = 0;
    std::int64_t* latest = nullptr; // of many nodes in a row the same is said
    for (std::size_t i = 0; i < looked; ++i) {
        const Status& status = record.verdicts[i].status;
        if (status.ok()) {
            ++feasible;
            continue;
        }
        if (latest == nullptr || !(record.verdicts[i - 1].status == status))
            latest = &reasons[{text(status.message()), markOf(status)}];
        ++*latest;
    }
    std::vector<EvidenceRow> rejected;
    for (const auto& [reason, nodes] : reasons) rejected.push_back(countRow(reason.second, reason.first, nodes));
    std::ranges::stable_sort(rejected, std::greater(), [&](const EvidenceRow& row) {
        return reasons.at({row.name, row.mark});
    });
    EvidenceSection section;
    section.title = Words::tr("Where %1 nodes went").arg(countText(static_cast<std::int64_t>(record.nodes.size())));
    section.rows.push_back(countRow(Mark::Success, Words::tr("feasible"), feasible));
    std::ranges::move(rejected, std::back_inserter(section.rows));
    if (const auto left = static_cast<std::int64_t>(record.nodes.size() - looked); left > 0)
        section.rows.push_back(countRow(Mark::Idle, Words::tr("not looked at"), left));
    content.sections.push_back(std::move(section));
}

/// The ranking once totals stand, else the plugins that score with their weights.
void addRanking(const Moment& moment, const CycleWalk& walk, InspectorContent& content) {
    const CycleRecord& record = walk.record();
    EvidenceSection section;
    if (!walk.isWeighted()) {
        section.title = Words::tr("Plugins that score");
        for (const CycleRecord::PluginScores& scores : record.scores) {
            EvidenceRow row = pluginRow(record.plugins[static_cast<std::size_t>(scores.plugin)]);
            row.mark = scores.skipped ? Mark::Skipped : Mark::None;
            row.value = scores.skipped ? Words::tr("nothing to score") : Words::tr("× %1").arg(scores.weight);
            section.rows.push_back(std::move(row));
        }
    } else {
        const bool isLong = record.feasible.size() > kFewNodes;
        section.title = isLong ? Words::tr("The best %1").arg(kBest) : Words::tr("Ranking");
        if (isLong) section.note = Words::tr("of %1").arg(countText(static_cast<std::int64_t>(record.feasible.size())));
        std::vector<std::size_t> order(record.feasible.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return record.totals[a] > record.totals[b]; });
        if (isLong) order.resize(kBest);
        for (const std::size_t i : order) {
            const NodeId node = record.nodes[record.feasible[i]];
            EvidenceRow row = pluginRow(moment.nodeName(node));
            row.value = countText(record.totals[i]);
            row.isStrong = record.selected == record.feasible[i];
            row.mark = row.isStrong ? Mark::Success : Mark::None;
            row.target = Selection{{}, node, {}};
            section.rows.push_back(std::move(row));
        }
    }
    content.sections.push_back(std::move(section));
}

void fillFailure(const Moment& moment, const CycleWalk& walk, InspectorContent& content) {
    const CycleRecord& record = walk.record();
    content.mark = Mark::Reject;
    content.headline = Words::tr("No node fits");
    if (walk.progress(ExtensionPoint::PostFilter) != PointProgress::Over) return;
    if (!record.nominated || !record.nominated->valid()) {
        content.headline = Words::tr("No node fits, and stopping pods does not help");
        return;
    }
    const QString node = text(moment.nodeName(*record.nominated));
    std::size_t victims = 0;
    for (const PreemptionCandidate& candidate :
         record.preemption ? record.preemption->candidates : std::vector<PreemptionCandidate>{})
        if (candidate.node == *record.nominated) victims = candidate.victims.size();
    content.mark = Mark::Wait;
    content.body = Words::tr("It is nominated now and bound when the last victim is gone.");
    content.headline = plural(static_cast<std::int64_t>(victims), Words::tr("%2 is nominated, %1 pod is stopped there"),
                              Words::tr("%2 is nominated, %1 pods are stopped there"))
                           .arg(node);
}

void fillCycleVerdict(const Moment& moment, const CycleWalk& walk, InspectorContent& content) {
    const CycleRecord& record = walk.record();
    const std::size_t looked = walk.verdictsShown();
    const std::size_t left = walk.feasibleShown();
    if (walk.lookDone() && record.selected) {
        content.mark = Mark::Success;
        content.headline = Words::tr("%1 selected").arg(text(moment.nodeName(record.nodes[*record.selected])));
    } else if (walk.lookDone()) {
        fillFailure(moment, walk, content);
    } else if (walk.isWeighted() && !record.best.empty()) {
        content.mark = Mark::Running;
        const std::int64_t highest = *std::max_element(record.totals.begin(), record.totals.end());
        content.headline = record.best.size() > 1
                               ? Words::tr("%1 nodes tie with %2").arg(record.best.size()).arg(countText(highest))
                               : Words::tr("%1 leads with %2")
                                     .arg(text(moment.nodeName(record.nodes[record.best.front()])), countText(highest));
    } else if (looked > 0) {
        content.mark =
            walk.progress(ExtensionPoint::Filter) == PointProgress::Over && left == 0 ? Mark::Reject : Mark::Running;
        content.headline = (looked == 1 ? Words::tr("%1 of %2 node passed") : Words::tr("%1 of %2 nodes passed"))
                               .arg(left)
                               .arg(looked);
    } else {
        content.mark = Mark::Running;
        content.headline = Words::tr("The cycle has begun");
    }
    if (looked == 0) return;
    const bool isOver = walk.lookDone() || walk.progress(ExtensionPoint::Filter) == PointProgress::Over;
    const QString one = isOver ? Words::tr("%1 of %2 node was looked at, %3 can run the pod.")
                               : Words::tr("%1 of %2 node was looked at so far, %3 can run the pod.");
    const QString many = isOver ? Words::tr("%1 of %2 nodes were looked at, %3 can run the pod.")
                                : Words::tr("%1 of %2 nodes were looked at so far, %3 can run the pod.");
    const QString& seen = record.nodes.size() == 1 ? one : many;
    const QString more = content.body;
    content.body = seen.arg(looked).arg(record.nodes.size()).arg(left);
    if (!more.isEmpty()) content.body += QLatin1Char(' ') + more;
}

/// How a candidate came out of the choice: "nominated", "lost at 2".
QString fateOf(const PreemptionReport& report, NodeId node, NodeId nominated) {
    if (node == nominated) return Words::tr("nominated");
    const auto has = [node](const std::vector<NodeId>& nodes) {
        return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
    };
    for (std::size_t i = 0; i < report.rules.size(); ++i)
        if (has(report.rules[i].asked) && !has(report.rules[i].left)) return Words::tr("lost at rule %1").arg(i + 1);
    return Words::tr("as good, not first by name");
}

/// All candidates, where the stage cannot show them all.
void addCandidates(const Moment& moment, const CycleWalk& walk, InspectorContent& content) {
    const auto& preemption = walk.record().preemption;
    if (!preemption || preemption->candidates.size() <= kCandidatesOnStage ||
        walk.progress(ExtensionPoint::PostFilter) != PointProgress::Over)
        return;
    EvidenceSection section;
    section.title = Words::tr("All candidates");
    section.note = countText(static_cast<std::int64_t>(preemption->candidates.size()));
    const NodeId nominated = walk.record().nominated.value_or(NodeId{});
    for (const PreemptionCandidate& candidate : preemption->candidates) {
        EvidenceRow row = pluginRow(moment.nodeName(candidate.node));
        row.isStrong = candidate.node == nominated;
        row.mark = row.isStrong ? Mark::Success : Mark::None;
        row.value = plural(static_cast<std::int64_t>(candidate.victims.size()), Words::tr("%1 victim, "),
                           Words::tr("%1 victims, ")) +
                    fateOf(*preemption, candidate.node, nominated);
        row.target = Selection{{}, candidate.node, {}};
        section.rows.push_back(std::move(row));
    }
    content.sections.push_back(std::move(section));
}

/// What the point at the cursor has to show: calls of PreFilter, then who said no, then how scores count.
void addStageOfCycle(const Moment& moment, const CycleWalk& walk, InspectorContent& content) {
    const PointProgress preFilter = walk.progress(ExtensionPoint::PreFilter);
    const PointProgress filter = walk.progress(ExtensionPoint::Filter);
    if (preFilter == PointProgress::Running || (preFilter == PointProgress::Over && filter == PointProgress::NotYet))
        return addPluginsOfPoint(moment, ExtensionPoint::PreFilter, content);
    if (walk.watched(ExtensionPoint::PreScore, BeatKind::PointBegins) > 0 && !walk.lookDone())
        addRanking(moment, walk, content);
    inspectCost(moment, walk, content);
    addCandidates(moment, walk, content);
    if (walk.verdictsShown() > 0 && walk.record().nodes.size() > kFewNodes)
        addWhereNodesWent(walk.record(), walk.verdictsShown(), content);
    else
        addYield(walk.record(), walk.verdictsShown(), content);
}

} // namespace

EvidenceRow plainRow(const QString& name, const QString& value) {
    EvidenceRow row;
    row.name = name;
    row.value = value;
    return row;
}

ObjectText podText(const Moment& moment, PodId pod) {
    const PodEntry* entry = moment.pod(pod);
    if (entry == nullptr) return {};
    const ObjectMeta& meta = entry->object->meta;
    return {QStringLiteral("Pod %1").arg(text(entry->object->key())),
            text(io::yamlOf(meta)),
            meta.place,
            pod,
            {},
            entry->alive()};
}

ObjectText nodeText(const Moment& moment, NodeId node) {
    const NodeInfo* info = moment.world->node(node);
    if (info == nullptr || info->node == nullptr) return {};
    const ObjectMeta& meta = info->node->meta;
    return {QStringLiteral("Node %1").arg(text(meta.name)), text(io::yamlOf(meta)), meta.place, {}, node, true};
}

std::optional<MatrixView> matrixView(const Moment& moment, NodeId selected) {
    const CycleRecord* record = moment.record();
    const CycleWalk walk(moment);
    if (record == nullptr || record->filterPlugins.empty() ||
        walk.progress(ExtensionPoint::Filter) == PointProgress::NotYet)
        return std::nullopt;
    return MatrixView(moment.cycle->record, moment.trace->sharedPool(), {walk.verdictsShown(), walk.nextNode()},
                      selected);
}

void inspectPoint(const Moment& moment, ExtensionPoint point, InspectorContent& content) {
    content.subject = pointName(point);
    content.note = Words::tr("extension point");
    const PointView view = pipelineView(moment).at(point);
    content.headline = pointSentence(point);
    switch (view.state) {
    case PointState::Active: content.mark = Mark::Running; break;
    case PointState::Done: content.mark = Mark::Success; break;
    case PointState::Rejecting: content.mark = Mark::Reject; break;
    case PointState::Waiting: content.mark = Mark::Wait; break;
    case PointState::Next: content.mark = Mark::Next; break;
    case PointState::Skipped: content.mark = Mark::Skipped; break;
    case PointState::Idle: content.mark = Mark::Idle; break;
    }
    if (view.state != PointState::Idle)
        content.body = view.yield.isEmpty() ? view.line : QStringLiteral("%1, %2").arg(view.line, view.yield);
    addPluginsOfPoint(moment, point, content);
    if (point == ExtensionPoint::Filter && moment.record() != nullptr) {
        addYield(*moment.record(), CycleWalk(moment).verdictsShown(), content);
        content.matrix = matrixView(moment, {});
    }
}

void inspectCycle(const Moment& moment, InspectorContent& content) {
    const CycleWalk walk(moment);
    if (!walk.isShown()) return;
    const CycleRecord& record = walk.record();
    const PodEntry* pod = moment.pod(record.pod);
    if (pod != nullptr) content.level = levelOf(*pod->object, *moment.scenario);
    content.subject = text(moment.podName(record.pod));
    content.note = pointLabel(moment);
    fillCycleVerdict(moment, walk, content);
    addStageOfCycle(moment, walk, content);
    if (walk.factOf(FactKind::PodUnschedulable) != nullptr) content.message = text(record.message);
    content.matrix = matrixView(moment, {});
    content.object = podText(moment, record.pod);
}

InspectorContent inspect(const Moment& moment, const Selection& selection) {
    InspectorContent content;
    if (selection.deadlock)
        inspectDeadlock(moment, content);
    else if (!selection.gang.empty())
        inspectGang(moment, selection.gang, content);
    else if (!selection.tenant.empty())
        inspectTenant(moment, selection.tenant, content);
    else if (selection.pod.valid())
        inspectPod(moment, selection.pod, content);
    else if (selection.node.valid())
        inspectNode(moment, selection.node, content);
    else if (selection.point)
        inspectPoint(moment, *selection.point, content);
    else
        inspectCycle(moment, content);
    return content;
}

} // namespace berth::ui
