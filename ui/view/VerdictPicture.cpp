// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/VerdictPicture.h"

#include "ui/view/BeatText.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_map>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(VerdictPicture)
};

class VerdictMaker {
public:
    VerdictMaker(const Moment& moment) : moment_(moment), walk_(moment), record_(*moment.record()) {
        const std::size_t shown = walk_.verdictsShown();
        for (std::size_t i = 0; i < shown && i < record_.verdicts.size(); ++i)
            shown_[record_.nodes[record_.verdicts[i].node]] = &record_.verdicts[i];
        if (const auto next = walk_.nextNode()) next_ = record_.nodes[*next];
        pod_ = text(moment.podName(record_.pod));
        const PodEntry* entry = moment.pod(record_.pod);
        object_ = entry != nullptr ? entry->object : nullptr;
        placed_ = entry != nullptr && entry->onNode();
    }

    void judge(NodeCardView& card) const {
        if (walk_.postFilterDone()) {
            card.steppedBack = false;
            return;
        }
        if (placed_) return judgePlaced(card);
        const auto it = shown_.find(card.node);
        if (it == shown_.end()) return judgeUnseen(card);
        it->second->status.ok() ? judgePassed(card) : judgeRejected(card, it->second->status);
    }

private:
    /// After the pod took its place only that place matters.
    void judgePlaced(NodeCardView& card) const {
        if (!record_.selected || record_.nodes[*record_.selected] != card.node) return;
        VerdictView verdict;
        verdict.mark = Mark::Success;
        verdict.reason = placedWords();
        verdict.detail = pod_;
        verdict.winner = true;
        card.verdict = verdict;
    }

    QString placedWords() const {
        const PodEntry& entry = *moment_.pod(record_.pod);
        if (entry.state == PodState::Bound) return Words::tr("bound");
        return entry.state == PodState::Waiting ? Words::tr("reserved, waits on Permit") : Words::tr("reserved");
    }

    void judgeUnseen(NodeCardView& card) const {
        const PointProgress filter = walk_.progress(ExtensionPoint::Filter);
        if (filter == PointProgress::NotYet || filter == PointProgress::Absent) return;
        if (record_.position(card.node) == record_.nodes.size()) return;
        card.lookedAt = false;
        VerdictView verdict;
        if (next_ == card.node) {
            card.next = true;
            verdict = {Mark::Next, Words::tr("not looked at yet"), Words::tr("next in snapshot order"), false, {},
                       false};
        } else if (filter == PointProgress::Over) {
            card.steppedBack = true;
            const QString why = record_.nominatedNodeOnly ? Words::tr("the nominated node still fits")
                                                          : Words::tr("enough nodes were found");
            verdict = {Mark::Skipped, Words::tr("not looked at"), why, false, {}, false};
        } else {
            verdict = {Mark::Idle, Words::tr("not looked at yet"), {}, false, {}, false};
        }
        card.verdict = verdict;
    }

    void judgePassed(NodeCardView& card) const {
        addRequest(card);
        VerdictView verdict;
        verdict.mark = Mark::Success;
        const auto plugins = static_cast<std::int64_t>(record_.filterPlugins.size());
        verdict.reason = Words::tr("passed %1 of %1 plugins").arg(plugins);
        verdict.detail = Words::tr("can run %1").arg(pod_);
        verdict.detailIsName = false;
        if (walk_.lookDone()) judgeOutcome(card, verdict);
        card.verdict = verdict;
    }

    /// After the pick: the winner carries its share of what all plugins could give, others step back.
    void judgeOutcome(NodeCardView& card, VerdictView& verdict) const {
        const bool wins = record_.selected && record_.nodes[*record_.selected] == card.node;
        verdict.winner = wins;
        card.steppedBack = !wins;
        const std::size_t index = record_.feasibleIndex(static_cast<std::uint32_t>(record_.position(card.node)));
        if (index < record_.totals.size()) {
            std::int64_t weights = 0;
            for (const CycleRecord::PluginScores& scores : record_.scores)
                if (!scores.skipped) weights += scores.weight;
            if (weights > 0)
                verdict.score = static_cast<int>(std::clamp<std::int64_t>(record_.totals[index] / weights, 0, 100));
            verdict.detail = Words::tr("total %1").arg(countText(record_.totals[index]));
        }
        if (wins) verdict.reason = Words::tr("selected for %1").arg(pod_);
    }

    void judgeRejected(NodeCardView& card, const Status& status) const {
        VerdictView verdict;
        verdict.mark = markOf(status);
        verdict.reason = text(status.message());
        verdict.detail = status.plugin().empty() ? Words::tr("the framework") : text(status.plugin());
        verdict.detailIsName = !status.plugin().empty();
        card.verdict = verdict;
        card.steppedBack = true;
        light(card, status);
    }

    /// Lights the thing on the card that the plugin found wanting.
    void light(NodeCardView& card, const Status& status) const {
        const auto lacks = [&](std::string_view resource) {
            const std::string reason = "Insufficient " + std::string(resource);
            return std::any_of(status.reasons().begin(), status.reasons().end(),
                               [&](const std::string& r) { return r.starts_with(reason); });
        };
        card.cpu.rejected = lacks("cpu");
        card.mem.rejected = lacks("memory");
        card.freeRejected = object_ != nullptr && gpuRequest(*object_).second > 0 && lacks(gpuRequest(*object_).first);
        for (BadgeView& badge : card.badges) {
            if (badge.icon == Icon::Cordon) badge.rejected = status.plugin() == "NodeUnschedulable";
            if (badge.icon == Icon::Taint)
                badge.rejected = status.plugin() == "TaintToleration" && isUntolerated(card.node, badge);
        }
        if (card.cpu.rejected || card.mem.rejected) addRequest(card);
    }

    bool isUntolerated(NodeId node, const BadgeView& badge) const {
        const NodeInfo* info = moment_.world->node(node);
        if (info == nullptr || info->node == nullptr || object_ == nullptr) return false;
        for (const Taint& taint : info->node->taints) {
            if (!badge.tooltip.startsWith(text(taint.key)) || taint.effect == TaintEffect::PreferNoSchedule) continue;
            const auto& tolerations = object_->tolerations;
            if (std::none_of(tolerations.begin(), tolerations.end(),
                             [&](const Toleration& t) { return tolerates(t, taint); }))
                return true;
        }
        return false;
    }

    void addRequest(NodeCardView& card) const {
        if (object_ == nullptr) return;
        card.cpu.request = static_cast<double>(object_->totals.requests.milliCpu);
        card.mem.request = static_cast<double>(object_->totals.requests.memory);
    }

    const Moment& moment_;
    CycleWalk walk_;
    const CycleRecord& record_;
    std::unordered_map<NodeId, const CycleRecord::Verdict*> shown_;
    NodeId next_;
    QString pod_;
    const Pod* object_ = nullptr;
    bool placed_ = false;
};

} // namespace

void addVerdicts(const Moment& moment, std::vector<GroupView>& groups) {
    if (moment.record() == nullptr) return;
    const VerdictMaker maker(moment);
    for (GroupView& group : groups)
        for (NodeCardView& card : group.nodes) maker.judge(card);
}

} // namespace berth::ui
