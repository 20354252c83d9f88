// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/NodeCards.h"

#include "ui/view/GroupPlan.h"
#include "ui/view/GroupStandings.h"

#include <algorithm>

namespace berth::ui {
namespace {

/// Levels rank from P0 down; a pod without one last.
Level highestLevel(const NodeCardView& card) {
    Level highest = Level::None;
    for (const PodSlotsView& pod : card.pods)
        if (pod.state != SlotState::Nominated) highest = std::min(highest, pod.level);
    return highest;
}

void colourCell(NodeCardView& card, HeatKey colour) {
    card.heatKey = colour;
    if (colour == HeatKey::Free) card.heat = card.gpus > 0 ? 100 * card.freeGpus / card.gpus : 0;
    if (colour == HeatKey::Level) card.heatLevel = highestLevel(card);
    if (colour == HeatKey::Score && card.verdict && card.verdict->score) card.heat = *card.verdict->score;
}

/// A card that changes with time, or with things that are no part of the node.
bool isFleeting(const NodeCardView& card) {
    const auto changes = [](const auto& held) {
        return held.state == SlotState::Saving || held.state == SlotState::Victim || held.state == SlotState::Nominated;
    };
    bool changing = std::any_of(card.pods.begin(), card.pods.end(), changes);
    for (const CountedView& kind : card.counted)
        changing = changing || std::any_of(kind.parts.begin(), kind.parts.end(), changes);
    return changing || (card.verdict && card.verdict->mark != Mark::None);
}

} // namespace

bool NodeCards::podsChanged(const Moment& moment, const NodeInfo& info) const {
    return std::any_of(info.pods.begin(), info.pods.end(), [&](const PodInfo& pod) {
        return pod.id.value >= pods_.size() || &moment.world->pod(pod.id) != &pods_[pod.id.value];
    });
}

void NodeCards::follow(const Moment& moment) {
    const World& world = *moment.world;
    const std::pair bands{moment.scenario->p0From, moment.scenario->p1From};
    if (pool_ != &moment.pool() || bands_ != bands) {
        entries_.clear();
        pods_ = {};
        pool_ = &moment.pool();
        bands_ = bands;
        nodesChanged_ = true;
    }
    const NodeContext context = nodeContext(moment);
    std::set<NodeId> touched;
    for (const PodId victim : context.victims) touched.insert(world.pod(victim).node);
    for (const Nomination& nomination : world.nominations) touched.insert(nomination.node);
    if (entries_.size() != world.nodes.size()) nodesChanged_ = true;
    entries_.resize(world.nodes.size());
    for (std::uint32_t i = 0; i < world.nodes.size(); ++i) {
        const std::shared_ptr<NodeInfo>& info = world.nodes[i];
        Entry& entry = entries_[i];
        const Node* before = entry.info ? entry.info->node : nullptr;
        const Node* now = info ? info->node : nullptr;
        if (before != now) nodesChanged_ = true;
        const bool same = entry.info == info && !entry.isFleeting && !touched.contains(NodeId{i}) &&
                          (!info || !podsChanged(moment, *info));
        if (same && (entry.card || now == nullptr)) continue;
        entry.info = info;
        entry.card.reset();
        if (now == nullptr) continue;
        entry.card = nodeCard(moment, NodeId{i}, context);
        entry.isFleeting = isFleeting(**entry.card);
    }
    pods_ = world.pods;
}

void NodeCards::arrange(const Moment& moment, Grouping grouping) {
    if (!nodesChanged_ && grouping_ == grouping) return;
    GroupPlan plan = groupPlan(moment, grouping);
    groups_ = std::move(plan.groups);
    members_ = std::move(plan.members);
    grouping_ = grouping;
    nodesChanged_ = false;
}

const SharedCard& NodeCards::judged(const Moment& moment, const Verdicts& verdicts, NodeId node, HeatKey colour) {
    Entry& entry = entries_[node.value];
    const Judgement judgement = verdicts.on(node);
    const std::shared_ptr<const CycleRecord> record = moment.cycle ? moment.cycle->record : nullptr;
    const bool silent = judgement.kind == Judgement::Kind::None || judgement.kind == Judgement::Kind::Elsewhere;
    const bool same = entry.judged && entry.judgement == judgement && (silent || entry.record == record) &&
                      entry.colour == colour && entry.base && entry.base->isSameAs(*entry.card);
    if (same) return *entry.judged;
    NodeCardView card = **entry.card;
    verdicts.apply(judgement, card);
    colourCell(card, colour);
    entry.judgement = judgement;
    entry.record = record;
    entry.colour = colour;
    entry.base = entry.card;
    entry.judged = std::move(card);
    return *entry.judged;
}

std::vector<GroupView> NodeCards::groups(const Moment& moment, Grouping grouping, HeatKey colour) {
    follow(moment);
    arrange(moment, grouping);
    const Verdicts verdicts(moment);
    std::vector<GroupView> groups = groups_;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        groups[i].nodes.reserve(members_[i].size());
        for (const NodeId node : members_[i]) groups[i].nodes.push_back(judged(moment, verdicts, node, colour));
        groups[i].summary = groupSummary(groups[i]);
    }
    addSpineSummaries(groups);
    addStandings(moment, members_, groups);
    return groups;
}

std::vector<GroupView> nodeGroups(const Moment& moment, Grouping grouping, HeatKey colour) {
    return NodeCards().groups(moment, grouping, colour);
}

} // namespace berth::ui
