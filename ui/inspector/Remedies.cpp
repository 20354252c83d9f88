// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/Remedies.h"

#include "engine/io/EditForm.h"
#include "engine/tune/Flip.h"
#include "ui/inspector/PodPatches.h"
#include "ui/session/ConfigurationEdits.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Remedies)
};

constexpr std::size_t kMostTried = 10; ///< looks per question

/// The object an action makes of the one there.
std::shared_ptr<const Pod> changedPod(const Action& action, const Pod& pod) {
    if (const auto* patch = std::get_if<PatchObject>(&action)) return patch->patch->apply(pod).value_or(nullptr);
    if (const auto* whole = std::get_if<ReplacePod>(&action)) return whole->pod;
    return nullptr;
}

std::shared_ptr<const Node> changedNode(const Action& action, const Node& node) {
    if (const auto* patch = std::get_if<PatchObject>(&action)) return patch->patch->apply(node).value_or(nullptr);
    if (const auto* whole = std::get_if<ReplaceNode>(&action)) return whole->node;
    return nullptr;
}

class RemedyMaker {
public:
    RemedyMaker(const Moment& moment, NodeId node, const tune::ScoreTable& scores, const LookAgain& lookAgain)
        : moment_(moment), record_(*moment.record()), node_(node), scores_(scores), lookAgain_(lookAgain) {
        if (const PodEntry* entry = moment.pod(record_.pod)) pod_ = entry->object;
    }

    std::vector<Remedy> make(std::size_t most) {
        if (pod_ == nullptr) return {};
        const CycleWalk walk(moment_);
        if (node_.valid())
            ofNode(walk);
        else if (walk.progress(ExtensionPoint::Filter) == PointProgress::Over && record_.feasible.empty())
            ofAll();
        std::stable_partition(found_.begin(), found_.end(), [](const Remedy& each) { return each.helps; });
        if (found_.size() > most) found_.resize(most);
        return std::move(found_);
    }

private:
    /// A node's verdict once it was watched.
    const Status* verdictOn(NodeId node, std::size_t shown) const {
        for (std::size_t i = 0; i < shown && i < record_.verdicts.size(); ++i)
            if (record_.nodes[record_.verdicts[i].node] == node) return &record_.verdicts[i].status;
        return nullptr;
    }

    void ofNode(const CycleWalk& walk) {
        const Status* status = verdictOn(node_, walk.verdictsShown());
        if (status == nullptr) return;
        if (status->ok()) return weightsFor();
        tryPatchesOn(node_, *status);
        if (status->code() == Code::Unschedulable) tryPriority();
    }

    void ofAll() {
        std::set<std::string> causes;
        for (const CycleRecord::Verdict& verdict : record_.verdicts)
            if (causes.insert(verdict.status.plugin() + verdict.status.message()).second)
                tryPatchesOn(closest(verdict.status), verdict.status);
        tryPriority();
    }

    /// Of the nodes that were rejected for the same cause, the one with the most left: it asks the least of a change.
    NodeId closest(const Status& cause) const {
        NodeId best;
        std::int64_t most = -1;
        for (const CycleRecord::Verdict& verdict : record_.verdicts) {
            if (!(verdict.status == cause)) continue;
            const NodeId node = record_.nodes[verdict.node];
            const NodeInfo* info = moment_.world->node(node);
            if (info == nullptr || info->node == nullptr) continue;
            const auto gpus = gpuCapacity(*info->node);
            const std::int64_t free = gpus.second > 0
                                          ? (gpus.second - info->requested.scalar(std::string(gpus.first))) << 32U
                                          : info->allocatable().milliCpu - info->requested.milliCpu;
            if (free > most) {
                most = free;
                best = node;
            }
        }
        return best;
    }

    void tryPatchesOn(NodeId node, const Status& status) {
        const NodeInfo* info = moment_.world->node(node);
        if (info == nullptr || info->node == nullptr) return;
        for (const Patch& patch : patchesFor(*pod_, *info, status)) tryPatch(patch, *info);
    }

    void tryPriority() {
        if (record_.preemption && !record_.preemption->best.empty()) return;
        const NodeInfo* any = node_.valid() ? moment_.world->node(node_) : nullptr;
        const NodeInfo none;
        for (const Patch& patch : higherPriority(*pod_, moment_.world->objects->priorityClasses))
            tryPatch(patch, any != nullptr ? *any : none);
    }

    void tryPatch(const Patch& patch, const NodeInfo& node) {
        if (tried_ >= kMostTried || !known_.insert(patch.change).second) return;
        ++tried_;
        const auto form = patch.ofNode ? io::patchForm(*node.node, patch.json) : io::patchForm(*pod_, patch.json);
        if (!form) return;
        const auto pod = patch.ofNode ? nullptr : changedPod(form->action, *pod_);
        const auto changed = patch.ofNode ? changedNode(form->action, *node.node) : nullptr;
        if (!pod && !changed) return;
        const auto record = lookAgain_(pod.get(), changed.get());
        if (!record) return;
        Remedy remedy;
        remedy.change = patch.change;
        sayEffect(*record, remedy);
        if (remedy.effect.isEmpty()) return;
        remedy.edit = [form = *form, words = text(moment_.barePodName(record_.pod)) + QStringLiteral(": ") +
                                             patch.change]() -> Result<Edit> {
            return Edit{{{form.action}, words.toStdString(), form.step}, {}};
        };
        found_.push_back(std::move(remedy));
    }

    QString nameOf(NodeId node) const { return text(moment_.nodeName(node)); }

    bool isAsBefore(const Status& status, std::size_t position) const {
        const auto* before = record_.verdictOf(static_cast<std::uint32_t>(position));
        return before != nullptr && before->status == status;
    }

    void sayEffect(const CycleRecord& record, Remedy& remedy) const {
        const auto passes = static_cast<std::int64_t>(record.feasible.size());
        const std::size_t position = node_.valid() ? record.position(node_) : record.nodes.size();
        const bool here =
            node_.valid() && record.feasibleIndex(static_cast<std::uint32_t>(position)) < record.feasible.size();
        if (here) {
            remedy.effect = passes == 1 ? Words::tr("passes here only") : Words::tr("passes here");
            remedy.helps = true;
        } else if (passes > 0 && !node_.valid()) {
            remedy.effect = plural(passes, Words::tr("passes on %1 node"), Words::tr("passes on %1 nodes"));
            remedy.helps = true;
        } else if (record.nominated && record.nominated->valid()) {
            if (record.nominated == record_.nominated) return; // as it is
            remedy.effect = Words::tr("preempts on %1").arg(nameOf(*record.nominated));
            remedy.helps = !node_.valid() || *record.nominated == node_;
        } else if (node_.valid()) {
            if (const auto* verdict = record.verdictOf(static_cast<std::uint32_t>(position));
                verdict != nullptr && !verdict->status.ok() && !isAsBefore(verdict->status, position))
                remedy.effect = Words::tr("then: %1").arg(text(verdict->status.message()));
        }
    }

    /// Weights at which a node that passed would win.
    void weightsFor() {
        if (scores_.empty()) return;
        const auto position = static_cast<std::uint32_t>(record_.position(node_));
        const std::size_t index = record_.feasibleIndex(position);
        const std::vector<std::int64_t> weights = scores_.weights();
        if (index >= scores_.nodes.size() || tune::rank(scores_, weights).winner == index) return;
        for (std::size_t column = 0; column < weights.size(); ++column)
            if (const auto weight = tune::weightFor(scores_, weights, column, index))
                addWeight(scores_.columns[column].plugin, weights[column], *weight);
    }

    void addWeight(const std::string& plugin, std::int64_t now, std::int64_t weight) {
        const auto shown = [](std::int64_t each) { return each == 0 ? Words::tr("off") : QString::number(each); };
        Remedy remedy;
        remedy.change = QStringLiteral("%1 %2 → %3").arg(text(plugin), shown(now), shown(weight));
        remedy.effect = Words::tr("wins");
        remedy.helps = true;
        remedy.edit = [configuration = moment_.world->configuration, profile = record_.profile, plugin, weight,
                       words = remedy.change]() -> Result<Edit> {
            auto edit = weightsEdit(*configuration, profile, {{plugin, weight}}, words);
            if (!edit) return fail(edit.error().empty() ? std::string() : edit.error().front().text);
            return std::move(*edit);
        };
        found_.push_back(std::move(remedy));
    }

    const Moment& moment_;
    const CycleRecord& record_;
    NodeId node_;
    const tune::ScoreTable& scores_;
    const LookAgain& lookAgain_;
    const Pod* pod_ = nullptr;
    std::size_t tried_ = 0;
    std::set<QString> known_;
    std::vector<Remedy> found_;
};

} // namespace

std::vector<Remedy> remedies(const Moment& moment, NodeId node, const tune::ScoreTable& scores,
                             const LookAgain& lookAgain, std::size_t most) {
    if (moment.record() == nullptr || !moment.cycle) return {};
    return RemedyMaker(moment, node, scores, lookAgain).make(most);
}

} // namespace berth::ui
