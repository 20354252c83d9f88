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

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspect)
};

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

void addPluginsOfPoint(const Moment& moment, PipelinePoint point, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Plugins, in order");
    const CycleWalk walk(moment);
    const std::size_t called = walk.watched(ExtensionPoint::PreFilter, BeatKind::PluginCalled);
    if (point == PipelinePoint::PreFilter && called > 0) {
        addPreFilterCalls(walk.record(), called, section);
    } else if (const Framework* framework = moment.framework()) {
        for (const std::string_view name : framework->pluginNames(static_cast<ExtensionPoint>(point)))
            section.rows.push_back(pluginRow(name));
        if (point == PipelinePoint::Score)
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
    std::vector<std::pair<QString, std::int64_t>> counts;
    for (std::size_t i = 0; i < shown && i < record.verdicts.size(); ++i) {
        const Status& status = record.verdicts[i].status;
        if (status.ok()) continue;
        const QString name = text(status.plugin());
        const auto it = std::find_if(counts.begin(), counts.end(), [&](const auto& c) { return c.first == name; });
        if (it == counts.end())
            counts.emplace_back(name, 1);
        else
            ++it->second;
    }
    for (const auto& [name, count] : counts) {
        EvidenceRow row = pluginRow(name.toStdString());
        row.mark = Mark::Reject;
        row.value = plural(count, Words::tr("%1 node"), Words::tr("%1 nodes"));
        section.rows.push_back(std::move(row));
    }
    if (!section.rows.empty()) content.sections.push_back(std::move(section));
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
        section.title = Words::tr("Ranking");
        std::vector<std::size_t> order(record.feasible.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return record.totals[a] > record.totals[b]; });
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
        content.headline = Words::tr("%1 of %2 nodes passed").arg(left).arg(looked);
    } else {
        content.mark = Mark::Running;
        content.headline = Words::tr("The cycle has begun");
    }
    if (looked > 0)
        content.body = Words::tr("%1 of %2 nodes were looked at so far, %3 can run the pod.")
                           .arg(looked)
                           .arg(record.nodes.size())
                           .arg(left);
    if (walk.lookDone() || walk.progress(ExtensionPoint::Filter) == PointProgress::Over)
        content.body = Words::tr("%1 of %2 nodes were looked at, %3 can run the pod.")
                           .arg(looked)
                           .arg(record.nodes.size())
                           .arg(left);
}

/// What the point at the cursor has to show: calls of PreFilter, then who said no, then how scores count.
void addStageOfCycle(const Moment& moment, const CycleWalk& walk, InspectorContent& content) {
    const PointProgress preFilter = walk.progress(ExtensionPoint::PreFilter);
    const PointProgress filter = walk.progress(ExtensionPoint::Filter);
    if (preFilter == PointProgress::Running || (preFilter == PointProgress::Over && filter == PointProgress::NotYet))
        return addPluginsOfPoint(moment, PipelinePoint::PreFilter, content);
    if (walk.watched(ExtensionPoint::PreScore, BeatKind::PointBegins) > 0 && !walk.lookDone())
        addRanking(moment, walk, content);
    addYield(walk.record(), walk.verdictsShown(), content);
}

} // namespace

QString podYaml(const Moment& moment, PodId pod) {
    const PodEntry* entry = moment.pod(pod);
    return entry == nullptr ? QString() : text(io::yamlOf(entry->object->meta));
}

QString nodeYaml(const Moment& moment, NodeId node) {
    const NodeInfo* info = moment.world->node(node);
    return info == nullptr || info->node == nullptr ? QString() : text(io::yamlOf(info->node->meta));
}

std::optional<MatrixView> matrixView(const Moment& moment, NodeId selected) {
    const CycleRecord* record = moment.record();
    const CycleWalk walk(moment);
    if (record == nullptr || record->filterPlugins.empty() ||
        walk.progress(ExtensionPoint::Filter) == PointProgress::NotYet)
        return std::nullopt;
    MatrixView matrix;
    for (const CycleRecord::PluginIndex plugin : record->filterPlugins)
        matrix.plugins.push_back(pluginName(*record, plugin));
    const std::size_t shown = walk.verdictsShown();
    std::vector<const CycleRecord::Verdict*> verdicts(record->nodes.size(), nullptr);
    for (std::size_t i = 0; i < shown && i < record->verdicts.size(); ++i)
        verdicts[record->verdicts[i].node] = &record->verdicts[i];
    for (std::size_t i = 0; i < record->nodes.size(); ++i) {
        MatrixView::Row row{
            record->nodes[i], text(moment.nodeName(record->nodes[i])), {}, record->nodes[i] == selected, false};
        row.marks.assign(matrix.plugins.size(), Mark::None);
        if (const CycleRecord::Verdict* verdict = verdicts[i]) {
            row.passed = verdict->status.ok();
            for (std::size_t p = 0; p < matrix.plugins.size(); ++p) {
                const bool rejects = !row.passed && matrix.plugins[p] == text(verdict->status.plugin());
                row.marks[p] = rejects ? markOf(verdict->status) : Mark::Success;
                if (rejects) break;
            }
        } else if (walk.nextNode() == static_cast<std::uint32_t>(i)) {
            row.marks.front() = Mark::Next;
        }
        matrix.rows.push_back(std::move(row));
    }
    return matrix;
}

void inspectPoint(const Moment& moment, PipelinePoint point, InspectorContent& content) {
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
    if (point == PipelinePoint::Filter && moment.record() != nullptr) {
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
    content.yaml = podYaml(moment, record.pod);
    if (pod != nullptr) content.place = pod->object->meta.place;
}

InspectorContent inspect(const Moment& moment, const Selection& selection) {
    InspectorContent content;
    if (selection.pod.valid())
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
