// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/VerdictPicture.h"

#include "engine/model/Mig.h"
#include "ui/view/BeatText.h"
#include "ui/view/LinkPicture.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

bool isPassed(Judgement::Kind kind) {
    return kind == Judgement::Kind::Passed || kind == Judgement::Kind::Outdone || kind == Judgement::Kind::Selected;
}

/// The node that the last beat, or the last fact, was about.
NodeId nodeOfLast(const Moment& moment) {
    if (const Beat* beat = moment.lastBeat()) {
        const bool ofNode = beat->kind == BeatKind::NodePassed || beat->kind == BeatKind::NodeRejected;
        const CycleRecord& record = *moment.record();
        return ofNode && beat->node < record.nodes.size() ? record.nodes[beat->node] : NodeId{};
    }
    const Fact* fact = moment.lastFact();
    return fact != nullptr ? fact->node : NodeId{};
}

bool asksLinks(const Status& status) {
    return std::any_of(status.reasons().begin(), status.reasons().end(), [](const std::string& reason) {
        return reason.starts_with("no ") && reason.ends_with(" group");
    });
}

} // namespace

RecordIndex::RecordIndex(std::shared_ptr<const CycleRecord> of)
    : record(std::move(of)), verdicts(record->nodes.size(), kNone), feasible(record->nodes.size(), kNone) {
    for (std::uint32_t i = 0; i < record->nodes.size(); ++i) {
        const std::uint32_t node = record->nodes[i].value;
        if (node >= positions.size()) positions.resize(node + std::size_t{1}, kNone);
        positions[node] = i;
    }
    for (std::uint32_t i = 0; i < record->verdicts.size(); ++i) verdicts[record->verdicts[i].node] = i;
    for (std::uint32_t i = 0; i < record->feasible.size(); ++i) feasible[record->feasible[i]] = i;
}

bool Telling::isQuiet() const {
    return record == nullptr || isOver || isPlaced || filter == PointProgress::NotYet ||
           filter == PointProgress::Absent;
}

NodeId Telling::placed() const {
    return isPlaced && !isOver && record->selected ? record->nodes[*record->selected] : NodeId{};
}

std::optional<std::vector<NodeId>> retold(const Telling& earlier, const Telling& later) {
    std::vector<NodeId> nodes{earlier.current, later.current};
    if (earlier.isQuiet() && later.isQuiet()) {
        nodes.insert(nodes.end(), {earlier.placed(), later.placed()});
        return nodes;
    }
    const bool isFurther = earlier.record == later.record && earlier.isQuiet() == later.isQuiet() &&
                           earlier.filter == later.filter && earlier.isChosen == later.isChosen &&
                           earlier.isWeighted == later.isWeighted;
    if (!isFurther) return std::nullopt;
    nodes.insert(nodes.end(), {earlier.next, later.next});
    const CycleRecord& record = *later.record;
    const std::size_t last = std::min(std::max(earlier.verdicts, later.verdicts), record.verdicts.size());
    for (std::size_t i = std::min(earlier.verdicts, later.verdicts); i < last; ++i)
        nodes.push_back(record.nodes[record.verdicts[i].node]);
    return nodes;
}

Verdicts::Verdicts(const Moment& moment, std::shared_ptr<const RecordIndex> index)
    : moment_(moment), index_(std::move(index)), record_(moment.record()) {
    telling_.current = nodeOfLast(moment);
    if (record_ == nullptr) return;
    const CycleWalk walk(moment);
    const PodEntry* pod = moment.pod(record_->pod);
    object_ = pod != nullptr ? pod->object : nullptr;
    pod_ = text(moment.podName(record_->pod));
    telling_.record = index_->record;
    telling_.filter = walk.progress(ExtensionPoint::Filter);
    telling_.isPlaced = pod != nullptr && pod->onNode();
    telling_.isOver = walk.postFilterDone();
    telling_.isChosen = walk.lookDone();
    telling_.isWeighted = walk.isWeighted();
    if (pod != nullptr) telling_.place = static_cast<std::uint8_t>(pod->state);
    telling_.verdicts = walk.verdictsShown();
    if (const auto next = walk.nextNode()) telling_.next = record_->nodes[*next];
}

/// The verdict at a position, if it was watched.
const CycleRecord::Verdict* Verdicts::shown(std::uint32_t position) const {
    const std::uint32_t verdict = index_->verdicts[position];
    return verdict < telling_.verdicts && verdict != kNone ? &record_->verdicts[verdict] : nullptr;
}

Judgement Verdicts::on(NodeId node) const {
    Judgement judgement;
    judgement.isCurrent = node == telling_.current;
    if (record_ == nullptr) return judgement;
    const std::uint32_t position = node.value < index_->positions.size() ? index_->positions[node.value] : kNone;
    judgement.kind = kindOf(node, position);
    if (position != kNone) judgement.position = position;
    if (judgement.kind == Judgement::Kind::Placed) judgement.place = telling_.place;
    judgement.isWeighted = isPassed(judgement.kind) && telling_.isWeighted;
    return judgement;
}

Judgement::Kind Verdicts::kindOf(NodeId node, std::uint32_t position) const {
    using enum Judgement::Kind;
    if (telling_.isOver) return Elsewhere;
    if (telling_.isPlaced) return telling_.placed() == node ? Placed : Elsewhere;
    if (position == kNone || telling_.isQuiet()) return None;
    if (const CycleRecord::Verdict* verdict = shown(position)) {
        if (!verdict->status.ok()) return Rejected;
        if (!telling_.isChosen) return Passed;
        return record_->selected == position ? Selected : Outdone;
    }
    if (telling_.next == node) return Next;
    return telling_.filter == PointProgress::Over ? LeftOut : NotYet;
}

void Verdicts::apply(const Judgement& judgement, NodeCardView& card) const {
    card.current = judgement.isCurrent;
    switch (judgement.kind) {
    case Judgement::Kind::None:
    case Judgement::Kind::Elsewhere: return;
    case Judgement::Kind::Placed: return place(judgement, card);
    case Judgement::Kind::NotYet:
        card.lookedAt = false;
        card.verdict = VerdictView{Mark::Idle, Words::tr("not looked at yet"), {}, false, {}, false};
        return;
    case Judgement::Kind::Next:
        card.lookedAt = false;
        card.next = true;
        card.verdict = VerdictView{
            Mark::Next, Words::tr("not looked at yet"), Words::tr("next in snapshot order"), false, {}, false};
        return;
    case Judgement::Kind::LeftOut: return leaveOut(card);
    case Judgement::Kind::Passed:
    case Judgement::Kind::Outdone:
    case Judgement::Kind::Selected: return pass(judgement, card);
    case Judgement::Kind::Rejected: return reject(judgement, card);
    }
}

/// After the pod took its place only that place matters.
void Verdicts::place(const Judgement& judgement, NodeCardView& card) const {
    VerdictView verdict;
    const auto state = static_cast<PodState>(judgement.place);
    verdict.mark = state == PodState::Waiting ? Mark::Wait : Mark::Success;
    verdict.reason = state == PodState::Bound     ? Words::tr("bound")
                     : state == PodState::Waiting ? Words::tr("reserved, waits on Permit")
                                                  : Words::tr("reserved");
    verdict.detail = pod_;
    verdict.winner = true;
    card.verdict = verdict;
}

void Verdicts::leaveOut(NodeCardView& card) const {
    card.lookedAt = false;
    card.steppedBack = true;
    const QString why =
        record_->nominatedNodeOnly ? Words::tr("the nominated node still fits") : Words::tr("enough nodes were found");
    card.verdict = VerdictView{Mark::Skipped, Words::tr("not looked at"), why, false, {}, false};
}

/// After the pick the winner carries its share of what all plugins could give, others step back.
void Verdicts::pass(const Judgement& judgement, NodeCardView& card) const {
    addRequest(card);
    VerdictView verdict;
    verdict.mark = Mark::Success;
    const auto plugins = static_cast<std::int64_t>(record_->filterPlugins.size());
    verdict.reason = plural(plugins, Words::tr("passed %1 of %1 plugin"), Words::tr("passed %1 of %1 plugins"));
    verdict.detail = Words::tr("can run %1").arg(pod_);
    verdict.detailIsName = false;
    const std::uint32_t index = index_->feasible[judgement.position];
    if (judgement.isWeighted && index < record_->totals.size()) {
        std::int64_t weights = 0;
        for (const CycleRecord::PluginScores& scores : record_->scores)
            if (!scores.skipped) weights += scores.weight;
        if (weights > 0)
            verdict.score = static_cast<int>(std::clamp<std::int64_t>(record_->totals[index] / weights, 0, 100));
        verdict.detail = Words::tr("total %1").arg(countText(record_->totals[index]));
    }
    verdict.winner = judgement.kind == Judgement::Kind::Selected;
    card.steppedBack = judgement.kind == Judgement::Kind::Outdone;
    if (verdict.winner) verdict.reason = Words::tr("selected for %1").arg(pod_);
    card.verdict = verdict;
}

void Verdicts::reject(const Judgement& judgement, NodeCardView& card) const {
    const Status& status = shown(judgement.position)->status;
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
void Verdicts::light(NodeCardView& card, const Status& status) const {
    const auto lacks = [&](std::string_view resource) {
        const std::string reason = "Insufficient " + std::string(resource);
        return std::any_of(status.reasons().begin(), status.reasons().end(),
                           [&](const std::string& r) { return r.starts_with(reason); });
    };
    const auto says = [&](std::string_view reason) {
        return std::find(status.reasons().begin(), status.reasons().end(), reason) != status.reasons().end();
    };
    const auto [resource, wanted] =
        object_ != nullptr ? gpuRequest(*object_) : std::pair<std::string_view, std::int64_t>();
    card.cpu.rejected = lacks("cpu");
    card.mem.rejected = lacks("memory");
    card.freeRejected = wanted > 0 && (lacks(resource) || says("insufficient GPU"));
    card.linksRejected = asksLinks(status);
    if (card.linksRejected) card.missing = missingLinks(card, static_cast<int>(wanted));
    lightBadges(card, status);
    for (CountedView& counted : card.counted) counted.rejected = lacks("nvidia.com/mig-" + counted.name.toStdString());
    const bool lacksSlices = std::any_of(card.counted.begin(), card.counted.end(), std::mem_fn(&CountedView::rejected));
    if (card.cpu.rejected || card.mem.rejected || lacksSlices) addRequest(card);
}

void Verdicts::lightBadges(NodeCardView& card, const Status& status) const {
    for (BadgeView& badge : card.badges) {
        if (badge.icon == Icon::Cordon) badge.rejected = status.plugin() == "NodeUnschedulable";
        if (badge.icon == Icon::Taint)
            badge.rejected = status.plugin() == "TaintToleration" && isUntolerated(card.node, badge);
    }
}

bool Verdicts::isUntolerated(NodeId node, const BadgeView& badge) const {
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

void Verdicts::addRequest(NodeCardView& card) const {
    if (object_ == nullptr) return;
    card.cpu.request = static_cast<double>(object_->totals.requests.milliCpu);
    card.mem.request = static_cast<double>(object_->totals.requests.memory);
    for (const MigSlices& asked : migSlices(object_->totals.requests))
        for (CountedView& counted : card.counted)
            if (counted.name == text(asked.profile())) counted.request = static_cast<int>(asked.count);
}

} // namespace berth::ui
