// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/DefaultedSection.h"
#include "ui/inspector/InspectParts.h"
#include "ui/inspector/VerdictWords.h"

#include "ui/view/BeatText.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectNode)
};

/// The cycle's pod on one node: verdict, every plugin in order, scores.
class PodOnNode {
public:
    PodOnNode(const Moment& moment, NodeId node, InspectorContent& content)
        : moment_(moment),
          walk_(moment),
          record_(*moment.record()),
          node_(node),
          content_(content),
          position_(static_cast<std::uint32_t>(record_.position(node))) {
        const std::size_t shown = walk_.verdictsShown();
        for (std::size_t i = 0; i < shown && i < record_.verdicts.size(); ++i)
            if (record_.verdicts[i].node == position_) verdict_ = &record_.verdicts[i];
        if (const PodEntry* pod = moment.pod(record_.pod)) pod_ = pod->object;
        info_ = moment.world->node(node);
    }

    void fill() {
        const PodEntry* pod = moment_.pod(record_.pod);
        if (pod != nullptr) content_.level = levelOf(*pod->object, *moment_.scenario);
        content_.subject = text(moment_.podName(record_.pod));
        content_.on = text(moment_.nodeName(node_));
        content_.note = pointLabel(moment_);
        fillVerdict();
        addPlugins();
        addScores();
    }

private:
    void fillVerdict() {
        if (verdict_ == nullptr) {
            const bool inFilter = walk_.progress(ExtensionPoint::Filter) == PointProgress::Running;
            content_.mark = inFilter ? Mark::Next : Mark::Skipped;
            content_.headline = inFilter ? Words::tr("Not looked at yet") : Words::tr("Not looked at");
            return;
        }
        const Status& status = verdict_->status;
        content_.mark = markOf(status);
        if (status.ok()) return fillPassed();
        content_.headline = Words::tr("Rejected: %1").arg(text(status.message()));
        QStringList sentences;
        if (pod_ != nullptr && info_ != nullptr) sentences += rejectionSentence(*pod_, *info_, status);
        if (verdict_->withNominatedPods) sentences += Words::tr("Pods nominated to this node were counted.");
        if (const QString helps = preemptionSentence(record_, node_, status); !helps.isEmpty()) sentences += helps;
        content_.body = sentences.join(QLatin1Char(' '));
    }

    void fillPassed() {
        content_.headline = Words::tr("Passed all plugins");
        const std::size_t index = record_.feasibleIndex(position_);
        if (!walk_.isWeighted() || index >= record_.totals.size()) return;
        if (record_.selected == position_)
            content_.headline = Words::tr("Wins with %1").arg(countText(record_.totals[index]));
        else
            content_.headline = Words::tr("Passed, total %1").arg(countText(record_.totals[index]));
    }

    void addPlugins() {
        EvidenceSection section;
        section.title = Words::tr("Plugins on %1, in order").arg(content_.on);
        section.note = Words::tr("stops at the first no");
        bool stopped = false;
        for (const CycleRecord::PluginIndex index : record_.filterPlugins) {
            EvidenceRow row;
            row.name = pluginName(record_, index);
            row.nameIsMono = true;
            if (verdict_ == nullptr || stopped) {
                row.value = Words::tr("not asked");
            } else {
                const bool rejects = !verdict_->status.ok() && text(verdict_->status.plugin()) == row.name;
                row.mark = rejects ? markOf(verdict_->status) : Mark::Success;
                row.value = rejects ? text(verdict_->status.message()) : passed(row.name);
                row.isStrong = rejects;
                row.terms = TermsRequest{false, node_, row.name.toStdString()};
                stopped = rejects;
            }
            section.rows.push_back(std::move(row));
        }
        addSkipped(section);
        content_.sections.push_back(std::move(section));
    }

    QString passed(const QString& plugin) const {
        if (pod_ == nullptr || info_ == nullptr) return Words::tr("passed");
        return passedWords(*pod_, *info_, plugin.toStdString());
    }

    void addSkipped(EvidenceSection& section) const {
        const auto skipped = std::count_if(record_.preFilter.begin(), record_.preFilter.end(),
                                           [](const CycleRecord::PreFilterCall& call) { return call.status.isSkip(); });
        if (skipped == 0) return;
        EvidenceRow row;
        row.mark = Mark::Skipped;
        row.name = plural(skipped, Words::tr("%1 more skipped at PreFilter: nothing to check for this pod"),
                          Words::tr("%1 more skipped at PreFilter: nothing to check for this pod"));
        section.rows.push_back(std::move(row));
    }

    void addScores() {
        const std::size_t index = record_.feasibleIndex(position_);
        if (index >= record_.feasible.size() || record_.scores.empty() || verdict_ == nullptr) return;
        const std::size_t called = walk_.watched(ExtensionPoint::Score, BeatKind::PluginCalled);
        if (called == 0) return;
        EvidenceSection section;
        section.title = Words::tr("Score");
        section.note = Words::tr("raw → normalised × weight");
        std::size_t column = 0;
        for (const CycleRecord::PluginScores& scores : record_.scores) {
            if (scores.skipped) continue;
            if (column++ < called) section.rows.push_back(scoreRow(scores, index));
        }
        if (walk_.isWeighted()) {
            EvidenceRow total;
            total.name = Words::tr("total");
            total.value = countText(record_.totals[index]);
            total.isStrong = true;
            section.rows.push_back(std::move(total));
        }
        content_.sections.push_back(std::move(section));
    }

    EvidenceRow scoreRow(const CycleRecord::PluginScores& scores, std::size_t index) const {
        EvidenceRow row;
        row.name = pluginName(record_, scores.plugin);
        row.nameIsMono = true;
        row.value = QString::number(scores.raw[index]);
        if (walk_.isWeighted()) {
            if (scores.normalizes) row.value += QStringLiteral(" → %1").arg(scores.normalized[index]);
            row.value += QStringLiteral(" × %1 = %2").arg(scores.weight).arg(scores.normalized[index] * scores.weight);
        }
        row.terms = TermsRequest{true, node_, row.name.toStdString()};
        return row;
    }

    const Moment& moment_;
    CycleWalk walk_;
    const CycleRecord& record_;
    NodeId node_;
    InspectorContent& content_;
    std::uint32_t position_;
    const CycleRecord::Verdict* verdict_ = nullptr;
    const Pod* pod_ = nullptr;
    const NodeInfo* info_ = nullptr;
};

void addCapacity(const NodeInfo& info, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Asked of allocatable");
    const Resources& total = info.allocatable();
    const Resources& used = info.requested;
    section.rows.push_back(plainRow(QStringLiteral("cpu"),
                                    (total.milliCpu == 1000 ? Words::tr("%1 of %2 core") : Words::tr("%1 of %2 cores"))
                                        .arg(coresText(used.milliCpu), coresText(total.milliCpu))));
    section.rows.push_back(
        plainRow(QStringLiteral("memory"), Words::tr("%1 of %2 Gi").arg(gibText(used.memory), gibText(total.memory))));
    section.rows.push_back(
        plainRow(QStringLiteral("pods"), Words::tr("%1 of %2").arg(info.pods.size()).arg(total.pods)));
    for (const auto& [name, amount] : total.scalars)
        section.rows.push_back(
            plainRow(text(name), Words::tr("%1 of %2").arg(countText(used.scalar(name)), countText(amount))));
    content.details.push_back(std::move(section));
}

void addTaints(const Node& node, InspectorContent& content) {
    if (node.taints.empty()) return;
    EvidenceSection section;
    section.title = Words::tr("Taints");
    for (const Taint& taint : node.taints) {
        EvidenceRow row = plainRow(text(taint.key), text(toString(taint.effect)));
        if (!taint.value.empty()) row.name += QLatin1Char('=') + text(taint.value);
        row.nameIsMono = true;
        section.rows.push_back(std::move(row));
    }
    content.details.push_back(std::move(section));
}

void addPods(const Moment& moment, const NodeInfo& info, InspectorContent& content) {
    EvidenceSection section;
    section.title = Words::tr("Pods on it");
    section.note = countText(static_cast<std::int64_t>(info.pods.size()));
    for (const PodInfo& pod : info.pods) {
        EvidenceRow row = plainRow(text(moment.podName(pod.id)), requestText(*pod.pod));
        row.nameIsMono = true;
        row.target = Selection{pod.id, {}, {}};
        section.rows.push_back(std::move(row));
    }
    content.details.push_back(std::move(section));
}

} // namespace

void inspectPodOnNode(const Moment& moment, NodeId node, InspectorContent& content) {
    PodOnNode(moment, node, content).fill();
}

void inspectNode(const Moment& moment, NodeId node, InspectorContent& content) {
    const NodeInfo* info = moment.world->node(node);
    const bool exists = info != nullptr && info->node != nullptr;
    const bool asked = moment.record() != nullptr && moment.record()->position(node) < moment.record()->nodes.size();
    if (asked && CycleWalk(moment).progress(ExtensionPoint::Filter) != PointProgress::NotYet && exists) {
        inspectPodOnNode(moment, node, content);
        content.matrix = matrixView(moment, node);
    } else {
        content.subject = text(moment.nodeName(node));
        content.note = Words::tr("node");
        if (!exists) {
            content.mark = Mark::Skipped;
            content.headline = Words::tr("Not in the cluster at this moment");
        }
    }
    if (!exists) return;
    if (!asked && info->node->unschedulable) {
        content.mark = Mark::Unresolvable;
        content.headline = Words::tr("Cordoned: no new pods");
    }
    addCapacity(*info, content);
    addTaints(*info->node, content);
    addPods(moment, *info, content);
    addDefaulted(defaultedFields(*info->node), content.details);
    content.object = nodeText(moment, node);
}

} // namespace berth::ui
