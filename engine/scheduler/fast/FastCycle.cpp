// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/FastCycle.h"

#include "engine/scheduler/NodesToFind.h"

#include <algorithm>

namespace berth {
namespace {

bool isSkipped(const std::set<std::string, std::less<>>& names, std::string_view plugin) {
    return !names.empty() && names.contains(plugin);
}

const Rejection* earlier(const Rejection* a, const Rejection* b) {
    if (a == nullptr || b == nullptr) return a != nullptr ? a : b;
    return b->order < a->order ? b : a;
}

const Rejection* remember(Rejections& all, Status status, std::size_t order) {
    Rejection rejection{std::move(status), order};
    const auto it = std::find(all.begin(), all.end(), rejection);
    return it != all.end() ? &*it : &all.emplace_back(std::move(rejection));
}

} // namespace

FastCycle::FastCycle(FastLook& owner, Shape& shape, Cycle& cycle)
    : owner_(owner), classes_(owner.classes_), shape_(shape), cycle_(cycle) {}

bool FastCycle::run() {
    if (!prepareShape() || !preFilter() || !sortFilters()) return false;
    search();
    if (failed_) return false;
    noteRejectors();
    if (cycle_.result.feasible == 0) {
        writeStatuses();
        endWithFitError(cycle_);
        return true;
    }
    group();
    if (cycle_.result.feasible > 1) return rate();
    choose(groups_.front().rank);
    return true;
}

// ---- before any node is looked at

bool FastCycle::prepareShape() {
    if (shape_.prepared) return !shape_.unfit;
    shape_.prepared = true;
    const Framework& framework = cycle_.framework;
    shape_.preFilter.resize(framework.preFilter.size());
    for (std::size_t i = 0; i < shape_.preFilter.size(); ++i)
        if (owner_.preFilter_[i].local != nullptr)
            shape_.preFilter[i] = framework.preFilter[i].plugin->preFilter(cycle_.context, shape_.state, cycle_.pod());
    for (std::size_t i = 0; i < framework.preScore.size(); ++i)
        if (owner_.preScore_[i].local != nullptr) preScore(i, shape_.state);
    return !shape_.unfit;
}

bool FastCycle::preFilter() {
    cycle_.result.state = shape_.state.clone();
    cycle_.known = &shape_.preFilter;
    return runPreFilter(cycle_).ok() && !cycle_.nodes;
}

bool FastCycle::sortFilters() {
    std::vector<const KindLocal*> counting;
    for (std::size_t i = 0; i < cycle_.framework.filter.size(); ++i) {
        if (isSkipped(cycle_.result.state.skipFilter, cycle_.framework.filter[i].name)) continue;
        const FastLook::Sort& sort = owner_.filter_[i];
        if (sort.local == nullptr && sort.kind == nullptr) return false;
        (sort.local != nullptr ? localFilters_ : kindFilters_).push_back(i);
        if (sort.kind != nullptr) counting.push_back(sort.kind);
    }
    addExceptions(counting);
    return true;
}

// ---- exceptions

/// True when there are new ones.
bool FastCycle::addExceptions(const std::vector<const KindLocal*>& plugins) {
    std::vector<NodeId> nodes;
    for (const KindLocal* plugin : plugins)
        plugin->exceptions(cycle_.context, cycle_.result.state, cycle_.pod(), nodes);
    if (nodes.empty()) return false;
    excepted_.resize(cycle_.input.snapshot.size());
    exceptionsIn_.resize(classes_.all().size());
    const std::size_t before = exceptions_.size();
    for (const NodeId id : nodes) {
        const std::size_t position = classes_.positionOf(id);
        if (excepted_[position]) continue;
        excepted_[position] = true;
        ++exceptionsIn_[classes_.slotOf(position)];
        exceptions_.push_back(position);
    }
    return exceptions_.size() != before;
}

/// Precondition: the slot has a node that is no exception.
std::uint32_t FastCycle::firstOrdinary(std::size_t slot) const {
    for (const std::uint32_t rank : classes_.all()[slot].members)
        if (!isException(classes_.positionOf(rank))) return rank;
    return 0;
}

// ---- Filter

void FastCycle::search() {
    shape_.verdicts.resize(classes_.all().size());
    kindVerdicts_.resize(classes_.kinds().size());
    const std::size_t limit = wanted();
    inOrder_ = limit < cycle_.input.snapshot.size() || cycle_.input.tieBreak != TieBreak::FirstByName;
    if (inOrder_)
        searchInOrder(limit);
    else
        searchClasses();
}

std::size_t FastCycle::wanted() const {
    const std::size_t nodes = cycle_.input.snapshot.size();
    if (cycle_.input.askEveryNode) return nodes;
    if (cycle_.framework.score.empty()) return 1;
    return nodesToFind(static_cast<std::uint32_t>(nodes), cycle_.framework.percentageOfNodesToScore());
}

void FastCycle::searchClasses() {
    const std::vector<NodeClasses::Class>& classes = classes_.all();
    for (std::size_t slot = 0; slot < classes.size(); ++slot) {
        const auto count = static_cast<std::uint32_t>(classes[slot].members.size()) - exceptionsIn(slot);
        if (count == 0) continue;
        const Rejection* rejection = verdictOnClass(slot, classes_.positionOf(firstOrdinary(slot)));
        met(rejection);
        if (rejection == nullptr) cycle_.result.feasible += count;
    }
    for (const std::size_t position : exceptions_) {
        const Rejection* rejection = verdictOnException(position);
        met(rejection);
        if (rejection == nullptr) ++cycle_.result.feasible;
    }
    cycle_.result.evaluated = static_cast<std::uint32_t>(cycle_.input.snapshot.size());
    cycle_.result.nextStart = static_cast<std::uint32_t>(cycle_.input.nextStart % cycle_.input.snapshot.size());
}

/// To the feasible node beyond the wanted number, which is left out: there upstream's search stops.
void FastCycle::searchInOrder(std::size_t limit) {
    const std::size_t nodes = cycle_.input.snapshot.size();
    const std::size_t start = cycle_.input.nextStart % nodes;
    std::size_t asked = 0;
    for (; asked < nodes; ++asked) {
        const std::size_t position = start + asked < nodes ? start + asked : start + asked - nodes;
        const Rejection* rejection =
            isException(position) ? verdictOnException(position) : verdictOnClass(classes_.slotOf(position), position);
        met(rejection);
        if (rejection != nullptr) continue;
        if (found_.size() == limit) break;
        found_.push_back(static_cast<std::uint32_t>(position));
    }
    cycle_.result.feasible = static_cast<std::uint32_t>(found_.size());
    cycle_.result.evaluated = static_cast<std::uint32_t>(asked);
    cycle_.result.nextStart = static_cast<std::uint32_t>((cycle_.input.nextStart + asked) % nodes);
}

const Rejection* FastCycle::verdictOnClass(std::size_t slot, std::size_t position) {
    return earlier(localVerdict(slot), kindFilters_.empty() ? nullptr : kindVerdict(position));
}

const Rejection* FastCycle::verdictOnException(std::size_t position) {
    return earlier(localVerdict(classes_.slotOf(position)), askKindFilters(node(position)));
}

const Rejection* FastCycle::localVerdict(std::size_t slot) {
    const NodeClasses::Class& alike = classes_.all()[slot];
    Shape::Verdict& verdict = shape_.verdicts[slot];
    if (verdict.generation == alike.generation) return verdict.rejection;
    verdict = {alike.generation, nullptr, false};
    const NodeInfo& one = node(classes_.positionOf(*alike.members.begin()));
    for (const std::size_t index : localFilters_) {
        Status status = askFilter(index, one);
        if (status.ok()) continue;
        shape_.unfit = shape_.unfit || !status.isRejected();
        verdict.rejection = remember(shape_.rejections, std::move(status), index);
        break;
    }
    return verdict.rejection;
}

const Rejection* FastCycle::kindVerdict(std::size_t position) {
    std::optional<const Rejection*>& verdict = kindVerdicts_[classes_.kindOf(position)];
    if (!verdict) verdict = askKindFilters(node(position));
    return *verdict;
}

const Rejection* FastCycle::askKindFilters(const NodeInfo& node) {
    for (const std::size_t index : kindFilters_) {
        Status status = askFilter(index, node);
        if (!status.ok()) return remember(rejections_, std::move(status), index);
    }
    return nullptr;
}

Status FastCycle::askFilter(std::size_t index, const NodeInfo& node) {
    Status status =
        runFilters({&cycle_.framework.filter[index], 1}, cycle_.context, cycle_.result.state, cycle_.pod(), node);
    failed_ = failed_ || !(status.ok() || status.isRejected());
    return status;
}

void FastCycle::met(const Rejection* rejection) {
    if (rejection != nullptr && std::find(met_.begin(), met_.end(), rejection) == met_.end()) met_.push_back(rejection);
}

void FastCycle::noteRejectors() {
    for (const Rejection* rejection : met_) {
        const bool pending = rejection->status.code() == Code::Pending;
        (pending ? cycle_.result.pendingPlugins : cycle_.result.unschedulablePlugins)
            .insert(rejection->status.plugin());
    }
}

void FastCycle::writeStatuses() {
    const std::size_t nodes = cycle_.input.snapshot.size();
    cycle_.result.statuses.resize(nodes);
    for (std::size_t position = 0; position < nodes; ++position) {
        const Rejection* rejection =
            isException(position) ? verdictOnException(position) : verdictOnClass(classes_.slotOf(position), position);
        cycle_.result.statuses[position] = rejection->status;
    }
}

// ---- groups

void FastCycle::group() {
    groups_.clear();
    if (inOrder_)
        groupMet();
    else
        groupClasses();
    nodes_.clear();
    standFor_.clear();
    for (const Group& group : groups_) {
        nodes_.push_back(&node(positionOf(group)));
        standFor_.push_back(group.count);
    }
}

void FastCycle::groupClasses() {
    const std::vector<NodeClasses::Class>& classes = classes_.all();
    for (std::size_t slot = 0; slot < classes.size(); ++slot) {
        const auto count = static_cast<std::uint32_t>(classes[slot].members.size()) - exceptionsIn(slot);
        if (count == 0) continue;
        const std::uint32_t rank = firstOrdinary(slot);
        if (verdictOnClass(slot, classes_.positionOf(rank)) == nullptr) groups_.push_back({slot, count, rank, false});
    }
    for (const std::size_t position : exceptions_)
        if (verdictOnException(position) == nullptr)
            groups_.push_back({classes_.slotOf(position), 1, classes_.rankOf(position), true});
}

void FastCycle::groupMet() {
    constexpr auto kNone = static_cast<std::size_t>(-1);
    groupOf_.assign(classes_.all().size(), kNone);
    for (const std::uint32_t position : found_) {
        const std::size_t slot = classes_.slotOf(position);
        const std::uint32_t rank = classes_.rankOf(position);
        if (isException(position)) {
            groups_.push_back({slot, 1, rank, true});
        } else if (groupOf_[slot] == kNone) {
            groupOf_[slot] = groups_.size();
            groups_.push_back({slot, 1, rank, false});
        } else {
            Group& group = groups_[groupOf_[slot]];
            ++group.count;
            group.rank = std::min(group.rank, rank);
        }
    }
}

void FastCycle::choose(std::uint32_t rank) {
    cycle_.result.selected = node(classes_.positionOf(rank)).id;
}

} // namespace berth
