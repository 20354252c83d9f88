// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/FastCycle.h"

#include "engine/runtime/NominatedPass.h"
#include "engine/scheduler/NodesToFind.h"

#include <algorithm>

namespace berth {
namespace {

constexpr auto kNone = static_cast<std::size_t>(-1);

bool isSkipped(const NameSet& names, std::string_view plugin) {
    return !names.empty() && names.contains(plugin);
}

const Rejection* earlier(const Rejection* a, const Rejection* b) {
    if (a == nullptr || b == nullptr) return a != nullptr ? a : b;
    return b->order < a->order ? b : a;
}

/// Equal ones are kept once, as far back as a short look goes.
const Rejection* remember(Rejections& all, Status status, std::size_t order) {
    constexpr std::ptrdiff_t kLookBack = 16;
    const Rejection rejection{std::move(status), order};
    const auto from = std::ssize(all) > kLookBack ? all.end() - kLookBack : all.begin();
    const auto it = std::find(from, all.end(), rejection);
    return it != all.end() ? &*it : &all.emplace_back(rejection);
}

} // namespace

FastCycle::FastCycle(FastLook& owner, Shape& shape, Cycle& cycle)
    : owner_(owner), classes_(owner.classes_), shape_(shape), cycle_(cycle), indexed_(cycle.context) {}

bool FastCycle::run() {
    if (owner_.somebodyCountsPlainly()) cycle_.context.index = nullptr;
    if (!prepareShape()) return false;
    cycle_.result.state = shape_.state.clone();
    cycle_.known = &shape_.preFilter;
    if (const Status status = runPreFilter(cycle_); !status.ok()) {
        endInPreFilter(cycle_, status);
        return true;
    }
    sortFilters();
    if (!nominatedNodeFits()) search();
    if (failed_) return false;
    noteRejectors();
    if (cycle_.result.feasible == 0) {
        writeStatuses();
        endWithFitError(cycle_);
        return true;
    }
    if (groups_.empty()) group();
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
        if (owner_.isLocal(owner_.preFilter_[i]))
            shape_.preFilter[i] = framework.preFilter[i].plugin->preFilter(cycle_.context, shape_.state, cycle_.pod());
    for (std::size_t i = 0; i < framework.preScore.size(); ++i)
        if (owner_.isLocal(owner_.preScore_[i])) preScore(i, shape_.state);
    return !shape_.unfit;
}

void FastCycle::sortFilters() {
    std::vector<const KindLocal*> counting;
    for (std::size_t i = 0; i < cycle_.framework.filter.size(); ++i) {
        if (isSkipped(cycle_.result.state.skipFilter, cycle_.framework.filter[i].name)) continue;
        const FastLook::Sort& sort = owner_.filter_[i];
        if (owner_.isLocal(sort)) localFilters_.push_back(i);
        if (owner_.isPlain(sort)) plainFilters_.push_back(i);
        if (!owner_.isKind(sort)) continue;
        kindFilters_.push_back(i);
        counting.push_back(sort.kind);
    }
    eachNode_ = anyPlainScorer();
    kindVerdicts_.resize(classes_.kinds().size());
    shape_.verdicts.resize(classes_.all().size());
    addExceptions(counting);
    exceptNominated();
}

bool FastCycle::anyPlainScorer() const {
    const auto plain = [this](const FastLook::Sort& sort) { return owner_.isPlain(sort); };
    return std::any_of(owner_.preScore_.begin(), owner_.preScore_.end(), plain) ||
           std::any_of(owner_.score_.begin(), owner_.score_.end(), plain);
}

// ---- exceptions

bool FastCycle::addExceptions(const std::vector<const KindLocal*>& plugins) {
    std::vector<NodeId> nodes;
    for (const KindLocal* plugin : plugins) plugin->exceptions(indexed_, cycle_.result.state, cycle_.pod(), nodes);
    const std::size_t before = exceptions_.size();
    for (const NodeId id : nodes) except(classes_.positionOf(id));
    return exceptions_.size() != before;
}

void FastCycle::except(std::size_t position) {
    if (excepted_.empty()) {
        excepted_.resize(cycle_.input.snapshot.size());
        exceptionsIn_.resize(classes_.all().size());
    }
    if (excepted_[position]) return;
    excepted_[position] = true;
    ++exceptionsIn_[classes_.slotOf(position)];
    exceptions_.push_back(position);
}

/// A node that holds room for pods this one does not outrank is asked as the framework's interface says.
void FastCycle::exceptNominated() {
    for (const Nomination& nomination : cycle_.nominations.all()) {
        if (!classes_.lists(nomination.node) || !holdsRoom(nomination, cycle_.context, cycle_.pod())) continue;
        const std::size_t position = classes_.positionOf(nomination.node);
        if (nominated_.empty()) nominated_.resize(cycle_.input.snapshot.size());
        nominated_[position] = true;
        except(position);
    }
}

/// Precondition: the slot has a node that is no exception.
std::uint32_t FastCycle::firstOrdinary(std::size_t slot) const {
    const std::set<std::uint32_t>& members = classes_.all()[slot].members;
    if (exceptionsIn(slot) == 0) return *members.begin();
    for (const std::uint32_t rank : members)
        if (!isException(classes_.positionOf(rank))) return rank;
    return 0;
}

// ---- Filter

/// What fails in here is not fatal: then all nodes are asked.
bool FastCycle::nominatedNodeFits() {
    if (!cycle_.input.nominatedNode.valid() || !classes_.lists(cycle_.input.nominatedNode)) return false;
    const std::size_t position = classes_.positionOf(cycle_.input.nominatedNode);
    const Rejection* rejection = verdictOn(position);
    if (failed_) return true;
    ++cycle_.result.evaluated;
    asked_.push_back(static_cast<std::uint32_t>(position));
    if (met(rejection) != nullptr) return false;
    inOrder_ = true;
    found_.push_back(static_cast<std::uint32_t>(position));
    cycle_.result.feasible = 1;
    return true;
}

void FastCycle::search() {
    const std::size_t nodes = cycle_.input.snapshot.size();
    const std::size_t limit = wanted(cycle_.nodes ? cycle_.nodes->size() : nodes);
    inOrder_ = cycle_.nodes || limit < nodes || cycle_.input.tieBreak != TieBreak::FirstByName || eachNode_ ||
               !plainFilters_.empty();
    if (!inOrder_) return searchClasses();
    const std::vector<std::uint32_t> positions = positionsToAsk();
    searchInOrder(positions, cycle_.nodes ? wanted(positions.size()) : limit);
}

std::size_t FastCycle::wanted(std::size_t nodes) const {
    if (cycle_.input.askEveryNode) return nodes;
    if (cycle_.framework.score.empty()) return std::min<std::size_t>(nodes, 1);
    return nodesToFind(static_cast<std::uint32_t>(nodes), cycle_.framework.percentageOfNodesToScore());
}

void FastCycle::searchClasses() {
    const std::vector<NodeClasses::Class>& classes = classes_.all();
    for (std::size_t slot = 0; slot < classes.size(); ++slot) {
        const auto count = static_cast<std::uint32_t>(classes[slot].members.size()) - exceptionsIn(slot);
        if (count == 0) continue;
        const Rejection* local = localVerdict(slot);
        const Rejection* rejection = kindFilters_.empty() ? local : earlier(local, kindVerdictOnClass(slot));
        if (met(rejection) == nullptr) cycle_.result.feasible += count;
    }
    for (const std::size_t position : exceptions_)
        if (met(verdictOn(position)) == nullptr) ++cycle_.result.feasible;
    const auto nodes = static_cast<std::uint32_t>(cycle_.input.snapshot.size());
    cycle_.result.evaluated += nodes;
    cycle_.result.nextStart = cycle_.input.nextStart % nodes;
}

/// PreFilter's nodes by name, else all in the snapshot's order; first the one where the last search stopped.
std::vector<std::uint32_t> FastCycle::positionsToAsk() const {
    std::vector<std::uint32_t> positions;
    if (cycle_.nodes) {
        for (const std::string& name : *cycle_.nodes)
            if (const NodeInfo* info = cycle_.input.snapshot.find(name); info != nullptr)
                positions.push_back(static_cast<std::uint32_t>(classes_.positionOf(info->id)));
    } else {
        positions.resize(cycle_.input.snapshot.size());
        for (std::uint32_t i = 0; i < positions.size(); ++i) positions[i] = i;
    }
    if (positions.empty()) return positions;
    const auto start = static_cast<std::ptrdiff_t>(cycle_.input.nextStart % positions.size());
    std::rotate(positions.begin(), positions.begin() + start, positions.end());
    return positions;
}

/// To the feasible node beyond the wanted number, which is left out: there upstream's search stops.
void FastCycle::searchInOrder(const std::vector<std::uint32_t>& positions, std::size_t limit) {
    const std::size_t tried = asked_.size();
    for (const std::uint32_t position : positions) {
        const Rejection* rejection = verdictOn(position);
        if (failed_ || (rejection == nullptr && found_.size() == limit)) break;
        asked_.push_back(position);
        if (met(rejection) == nullptr) found_.push_back(position);
    }
    cycle_.result.feasible = static_cast<std::uint32_t>(found_.size());
    cycle_.result.evaluated = static_cast<std::uint32_t>(asked_.size());
    const bool twice = tried == 1 && std::find(asked_.begin() + 1, asked_.end(), asked_.front()) != asked_.end();
    const std::size_t processed = asked_.size() - (twice ? 1 : 0);
    cycle_.result.nextStart =
        static_cast<std::uint32_t>((cycle_.input.nextStart + processed) % cycle_.input.snapshot.size());
}

const Rejection* FastCycle::verdictOn(std::size_t position) {
    if (!nominated_.empty() && nominated_[position]) return verdictOnNominated(position);
    const Rejection* rejection = localVerdict(classes_.slotOf(position));
    if (!kindFilters_.empty()) {
        const Rejection* counted =
            isException(position) ? ask(kindFilters_, node(position), kNone) : kindVerdict(position);
        rejection = earlier(rejection, counted);
    }
    if (plainFilters_.empty()) return rejection;
    return earlier(ask(plainFilters_, node(position), rejection != nullptr ? rejection->order : kNone), rejection);
}

/// Twice: with the pods that are nominated to it, and without.
const Rejection* FastCycle::verdictOnNominated(std::size_t position) {
    const NodeInfo& info = node(position);
    Status status = runFilterWithNominatedPods(cycle_.framework, cycle_.context, cycle_.result.state, cycle_.pod(),
                                               info, cycle_.nominations.on(info.id));
    if (status.ok()) return nullptr;
    failed_ = failed_ || !status.isRejected();
    const std::size_t order = orderOf(status.plugin());
    return remember(rejections_, std::move(status), order);
}

const Rejection* FastCycle::localVerdict(std::size_t slot) {
    const NodeClasses::Class& alike = classes_.all()[slot];
    Shape::Verdict& verdict = shape_.verdicts[slot];
    if (verdict.generation == alike.generation) return verdict.rejection;
    verdict = {alike.generation, nullptr, 0, false};
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
    if (!verdict) verdict = ask(kindFilters_, node(position), kNone);
    return *verdict;
}

const Rejection* FastCycle::kindVerdictOnClass(std::size_t slot) {
    const std::optional<const Rejection*>& verdict = kindVerdicts_[classes_.all()[slot].kind];
    return verdict ? *verdict : kindVerdict(classes_.positionOf(firstOrdinary(slot)));
}

/// Those before the plugin `before`, in order.
const Rejection* FastCycle::ask(const Indexes& filters, const NodeInfo& node, std::size_t before) {
    for (const std::size_t index : filters) {
        if (index >= before) return nullptr;
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

std::size_t FastCycle::orderOf(std::string_view filter) const {
    const auto& filters = cycle_.framework.filter;
    return static_cast<std::size_t>(
        std::find_if(filters.begin(), filters.end(), [filter](const auto& each) { return each.name == filter; }) -
        filters.begin());
}

/// One of each plugin and of each of the codes Pending and not Pending is enough to know who rejected.
const Rejection* FastCycle::met(const Rejection* rejection) {
    if (rejection == nullptr) return nullptr;
    const std::size_t which = 2 * rejection->order + (rejection->status.code() == Code::Pending ? 1 : 0);
    if (which >= met_.size()) met_.resize(which + 1);
    met_[which] = rejection;
    return rejection;
}

void FastCycle::noteRejectors() {
    for (const Rejection* rejection : met_) {
        if (rejection == nullptr || rejection->status.plugin().empty()) continue;
        const bool pending = rejection->status.code() == Code::Pending;
        (pending ? cycle_.result.pendingPlugins : cycle_.result.unschedulablePlugins)
            .insert(rejection->status.plugin());
    }
}

void FastCycle::writeStatuses() {
    const std::size_t nodes = cycle_.input.snapshot.size();
    cycle_.result.statuses.resize(nodes);
    const auto write = [this](std::size_t position) {
        const Rejection* rejection = verdictOn(position);
        if (rejection != nullptr) cycle_.result.statuses[position] = rejection->status;
    };
    if (inOrder_)
        for (const std::uint32_t position : asked_) write(position);
    else
        for (std::size_t position = 0; position < nodes; ++position) write(position);
}

// ---- groups

void FastCycle::group() {
    groups_.clear();
    if (inOrder_)
        groupFound();
    else
        groupClasses();
    nodes_.clear();
    for (const Group& group : groups_) nodes_.push_back(&node(positionOf(group)));
    groupKinds();
}

void FastCycle::groupKinds() {
    constexpr auto kNew = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> indexOf(classes_.kinds().size(), kNew);
    kindNodes_.clear();
    standFor_.clear();
    kindOfGroup_.clear();
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const Group& group = groups_[i];
        std::uint32_t own = kNew;
        std::uint32_t& index = group.exception ? own : indexOf[classes_.all()[group.slot].kind];
        if (index == kNew) {
            index = static_cast<std::uint32_t>(kindNodes_.size());
            kindNodes_.push_back(nodes_[i]);
            standFor_.push_back(0);
        }
        standFor_[index] += group.count;
        kindOfGroup_.push_back(index);
    }
}

void FastCycle::groupClasses() {
    const std::vector<NodeClasses::Class>& classes = classes_.all();
    for (std::size_t slot = 0; slot < classes.size(); ++slot) {
        const auto count = static_cast<std::uint32_t>(classes[slot].members.size()) - exceptionsIn(slot);
        if (count == 0 || localVerdict(slot) != nullptr) continue;
        if (!kindFilters_.empty() && kindVerdictOnClass(slot) != nullptr) continue;
        groups_.push_back({slot, count, firstOrdinary(slot), false});
    }
    for (const std::size_t position : exceptions_)
        if (verdictOn(position) == nullptr)
            groups_.push_back({classes_.slotOf(position), 1, classes_.rankOf(position), true});
}

void FastCycle::groupFound() {
    constexpr auto kNoGroup = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> groupOf(eachNode_ ? 0 : classes_.all().size(), kNoGroup);
    groupOfFound_.clear();
    for (const std::uint32_t position : found_) {
        const std::size_t slot = classes_.slotOf(position);
        const std::uint32_t rank = classes_.rankOf(position);
        const auto next = static_cast<std::uint32_t>(groups_.size());
        const bool alone = eachNode_ || isException(position);
        if (!alone && groupOf[slot] != kNoGroup) {
            Group& group = groups_[groupOf[slot]];
            ++group.count;
            group.rank = std::min(group.rank, rank);
        } else {
            groups_.push_back({slot, 1, rank, isException(position)});
            if (!alone) groupOf[slot] = next;
        }
        groupOfFound_.push_back(alone ? next : groupOf[slot]);
    }
}

void FastCycle::choose(std::uint32_t rank) {
    cycle_.result.selected = node(classes_.positionOf(rank)).id;
}

} // namespace berth
