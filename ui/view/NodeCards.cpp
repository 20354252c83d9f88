// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/NodeCards.h"

#include "engine/framework/Gang.h"
#include "ui/view/GroupStandings.h"

#include <algorithm>
#include <functional>

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

bool isSilent(Judgement::Kind kind) {
    return kind == Judgement::Kind::None || kind == Judgement::Kind::Elsewhere;
}

/// Judgements of silence look alike, whatever they are silent for.
bool looksLike(const Judgement& one, const Judgement& other) {
    if (isSilent(one.kind) && isSilent(other.kind)) return one.isCurrent == other.isCurrent;
    return one == other;
}

const Node* objectAt(const NodeInfos& nodes, std::size_t index) {
    const NodeInfo* info = index < nodes.size() ? nodes[index].get() : nullptr;
    return info != nullptr ? info->node : nullptr;
}

/// Calls `look` for the index of each entry in a block that the tables do not share.
template <class Table, class Look> void forUnshared(const Table& before, const Table& now, Look look) {
    const std::size_t size = std::max(before.size(), now.size());
    const std::size_t least = std::min(before.size(), now.size());
    for (std::size_t first = now.sharedStart(before) / Table::kBlockSize * Table::kBlockSize; first < size;
         first += Table::kBlockSize) {
        const std::size_t end = std::min(first + Table::kBlockSize, size);
        if (end <= least && &before[first] == &now[first]) continue;
        for (std::size_t i = first; i < end; ++i) look(i);
    }
}

/// Where pods stand of which something is said that is no part of their node.
std::set<NodeId> nodesOf(const Moment& moment, const NodeContext& context) {
    const World& world = *moment.world;
    std::set<NodeId> nodes;
    for (const PodId victim : context.victims) nodes.insert(world.pod(victim).node);
    for (const Nomination& nomination : world.nominations) nodes.insert(nomination.node);
    for (const std::string& key : context.deadlocked)
        if (const auto gang = world.gang(key))
            for (const GangMember& member : gang->members) nodes.insert(member.node);
    nodes.erase(NodeId{});
    return nodes;
}

} // namespace

/// Cards of another trace, or whose levels begin elsewhere, are of no use.
void NodeCards::forgetOther(const Moment& moment) {
    const std::pair bands{moment.scenario->p0From, moment.scenario->p1From};
    if (pool_ == &moment.pool() && bands_ == bands) return;
    *this = {};
    pool_ = &moment.pool();
    bands_ = bands;
}

/// The nodes whose cards may be others than at the last moment; those that came, went or have another object end the
/// groups as they stand.
std::set<NodeId> NodeCards::touched(const Moment& moment, const NodeContext& context) {
    const World& world = *moment.world;
    std::set<NodeId> nodes = nodesOf(moment, context);
    nodes.insert(fleeting_.begin(), fleeting_.end());
    fleeting_ = nodesOf(moment, context);
    forUnshared(nodes_, world.nodes, [&](std::size_t i) {
        const bool both = i < nodes_.size() && i < world.nodes.size();
        if (both && nodes_[i] == world.nodes[i]) return;
        if (objectAt(nodes_, i) != objectAt(world.nodes, i)) grouping_.reset();
        nodes.insert(NodeId{static_cast<std::uint32_t>(i)});
    });
    forUnshared(pods_, world.pods, [&](std::size_t i) {
        for (const CowTable<PodEntry>& pods : {std::cref(pods_), std::cref(world.pods)})
            if (i < pods.size() && pods[i].node.valid()) nodes.insert(pods[i].node);
    });
    return nodes;
}

void NodeCards::follow(const Moment& moment) {
    forgetOther(moment);
    const NodeContext context = nodeContext(moment);
    const std::set<NodeId> nodes = touched(moment, context);
    entries_.resize(std::max(nodes_.size(), moment.world->nodes.size()));
    for (const NodeId node : nodes)
        if (node.value < entries_.size()) remake(moment, node, context);
    nodes_ = moment.world->nodes;
    pods_ = moment.world->pods;
}

void NodeCards::remake(const Moment& moment, NodeId node, const NodeContext& context) {
    ++looks_;
    Entry& entry = entries_[node.value];
    if (!moment.world->nodeExists(node)) {
        entry = {};
        return;
    }
    NodeCardView card = nodeCard(moment, node, context);
    if (isFleeting(card)) fleeting_.insert(node);
    if (entry.base && **entry.base == card) return;
    entry = {};
    entry.base = std::move(card);
    remade_.push_back(node);
}

void NodeCards::arrange(const Moment& moment, Grouping grouping) {
    if (grouping_ == grouping) return;
    GroupPlan plan = groupPlan(moment, grouping);
    members_ = std::move(plan.members);
    places_.assign(entries_.size(), std::nullopt);
    for (std::size_t i = 0; i < members_.size(); ++i)
        for (const NodeId node : members_[i]) {
            places_[node.value] = {i, plan.groups[i].nodes.size()};
            plan.groups[i].nodes.push_back(*entries_[node.value].base);
        }
    groups_ = std::move(plan.groups);
    sums_.assign(groups_.size(), {});
    for (std::size_t i = 0; i < groups_.size(); ++i) sumUp(i);
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (i == 0 || groups_[i].spine != groups_[i - 1].spine || groups_[i].zone != groups_[i - 1].zone) sumUpSpine(i);
    grouping_ = grouping;
    hasStandings_ = false;
    told_.reset();
}

void NodeCards::colourBy(HeatKey colour) {
    if (colour_ == colour) return;
    colour_ = colour;
    for (Entry& entry : entries_) {
        entry.plain = {};
        entry.shown.reset();
    }
    told_.reset();
}

/// What the group has, and in words.
void NodeCards::sumUp(std::size_t group) {
    const GroupSums sums = sumsOf(groups_[group]);
    if (sums_[group] == sums) return;
    sums_[group] = sums;
    groups_.write(group).summary = groupSummary(sums);
}

/// What all groups of the group's spine have: they stand together.
void NodeCards::sumUpSpine(std::size_t group) {
    if (groups_[group].spine.isEmpty()) return;
    const auto isBeside = [&](std::size_t other) {
        return groups_[other].spine == groups_[group].spine && groups_[other].zone == groups_[group].zone;
    };
    std::size_t first = group, end = group + 1;
    while (first > 0 && isBeside(first - 1)) --first;
    while (end < groups_.size() && isBeside(end)) ++end;
    GroupSums sums;
    for (std::size_t i = first; i < end; ++i) sums += sums_[i];
    const QString summary = spineSummary(sums);
    for (std::size_t i = first; i < end; ++i)
        if (groups_[i].spineSummary != summary) groups_.write(i).spineSummary = summary;
}

bool NodeCards::isPlaced(NodeId node) const {
    return node.value < places_.size() && places_[node.value];
}

SharedCard NodeCards::make(const Verdicts& verdicts, const Judgement& judgement, Entry& entry) const {
    if (isSilent(judgement.kind) && !judgement.isCurrent && colour_ == HeatKey::Score) return *entry.base;
    NodeCardView card = **entry.base;
    verdicts.apply(judgement, card);
    colourCell(card, colour_);
    return card;
}

const SharedCard& NodeCards::judged(const Verdicts& verdicts, NodeId node) {
    ++looks_;
    Entry& entry = entries_[node.value];
    const Judgement judgement = verdicts.on(node);
    const std::shared_ptr<const CycleRecord>& record = verdicts.telling().record;
    const bool isSame = looksLike(entry.judgement, judgement) && (isSilent(judgement.kind) || entry.record == record);
    if (entry.shown && isSame) return *entry.shown;
    std::optional<Plain> plain;
    if (isSilent(judgement.kind)) plain = Plain::Silent;
    if (judgement.kind == Judgement::Kind::NotYet) plain = Plain::NotYet;
    if (judgement.kind == Judgement::Kind::LeftOut)
        plain = record->nominatedNodeOnly ? Plain::LeftOutForNominated : Plain::LeftOut;
    if (plain && !judgement.isCurrent) {
        std::optional<SharedCard>& kept = entry.plain[static_cast<std::size_t>(*plain)];
        if (!kept) kept = make(verdicts, judgement, entry);
        entry.shown = kept;
    } else {
        entry.shown = make(verdicts, judgement, entry);
    }
    entry.judgement = judgement;
    entry.record = record;
    return *entry.shown;
}

void NodeCards::judge(const Verdicts& verdicts, NodeId node) {
    if (!isPlaced(node)) return;
    const auto [group, index] = *places_[node.value];
    const SharedCard& card = judged(verdicts, node);
    if (!groups_[group].nodes[index].isSameAs(card)) groups_.write(group).nodes[index] = card;
}

void NodeCards::judgeAll(const Verdicts& verdicts) {
    for (const std::vector<NodeId>& nodes : members_)
        for (const NodeId node : nodes) judge(verdicts, node);
}

/// What the groups are to a gang that is to be kept together.
void NodeCards::stand(const Moment& moment) {
    std::vector<Standing> standings = standingsOf(moment, members_);
    if (standings.empty() && !hasStandings_) return;
    hasStandings_ = !standings.empty();
    standings.resize(groups_.size());
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const GroupView& group = groups_[i];
        if (group.standing == standings[i].standing && group.standingNote == standings[i].note) continue;
        GroupView& changed = groups_.write(i);
        changed.standing = standings[i].standing;
        changed.standingNote = std::move(standings[i].note);
    }
}

GroupList NodeCards::groups(const Moment& moment, Grouping grouping, HeatKey colour) {
    follow(moment);
    arrange(moment, grouping);
    colourBy(colour);
    const auto record = moment.cycle ? moment.cycle->record : nullptr;
    if (record != nullptr && (index_ == nullptr || index_->record != record))
        index_ = std::make_shared<const RecordIndex>(record);
    const Verdicts verdicts(moment, record != nullptr ? index_ : nullptr);
    const auto changed = told_ ? retold(*told_, verdicts.telling()) : std::nullopt;
    if (!changed) judgeAll(verdicts);
    for (const std::vector<NodeId>& nodes : {changed.value_or(std::vector<NodeId>{}), remade_})
        for (const NodeId node : nodes) judge(verdicts, node);
    for (const NodeId node : std::exchange(remade_, {}))
        if (isPlaced(node)) {
            sumUp(places_[node.value]->group);
            sumUpSpine(places_[node.value]->group);
        }
    stand(moment);
    told_ = verdicts.telling();
    return groups_;
}

GroupList nodeGroups(const Moment& moment, Grouping grouping, HeatKey colour) {
    return NodeCards().groups(moment, grouping, colour);
}

} // namespace berth::ui
