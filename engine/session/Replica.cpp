// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/Replica.h"

#include "engine/scheduler/Look.h"
#include "engine/scheduler/WorldHandle.h"

#include <algorithm>
#include <optional>
#include <set>

namespace berth {
namespace {

constexpr std::size_t kCachedCycles = 64;
constexpr std::size_t kNear = 128; ///< facts that are replayed without looking for a shorter way

bool endsConsequence(FactKind kind) {
    switch (kind) {
    case FactKind::CycleDropped:
    case FactKind::PodWaiting:
    case FactKind::BindingStarted:
    case FactKind::PodUnschedulable: return true;
    default: return false;
    }
}

bool isLook(FactKind kind) {
    return kind == FactKind::NodeSelected || kind == FactKind::NoNodeFits;
}

template <class Points> bool isAt(const Points& points, std::string_view plugin) {
    return std::any_of(points.begin(), points.end(), [plugin](const auto& each) { return each.name == plugin; });
}

/// That the plugin refused the pod at Permit, not at Reserve: one at both got past Reserve when it chose devices.
bool refusedAtPermit(const Framework& framework, std::string_view plugin, bool hasReserved) {
    return isAt(framework.permit, plugin) && (hasReserved || !isAt(framework.reserve, plugin));
}

/// What Permit said, as the facts of one pod's consequence have it. Nothing when nobody was asked.
class PermitReading {
public:
    PermitReading(const Framework& framework, const Pool& pool) : framework_(framework), pool_(pool) {}

    void read(const Fact& fact) {
        if (fact.kind == FactKind::PodReserved) reserved_.insert(TextId{fact.a});
        if (fact.kind == FactKind::PermitAsked) waits_.emplace_back(pool_.text(TextId{fact.a}), fact.time() - fact.at);
        if (fact.kind == FactKind::PodWaiting) answer_ = CycleRecord::PermitAnswer{Code::Wait, waits_};
        if (fact.kind == FactKind::BindingStarted) answer_ = CycleRecord::PermitAnswer{Code::Success, {}};
        if (fact.kind == FactKind::PodRejected) rejected(TextId{fact.a}, static_cast<Code>(fact.flag));
    }
    std::optional<CycleRecord::PermitAnswer> answer() const {
        return framework_.permit.empty() ? std::nullopt : answer_;
    }

private:
    void rejected(TextId plugin, Code code) {
        if (refusedAtPermit(framework_, pool_.text(plugin), reserved_.contains(plugin)))
            answer_ = CycleRecord::PermitAnswer{code, {}};
    }

    const Framework& framework_;
    const Pool& pool_;
    std::set<TextId> reserved_; ///< plugins that chose devices
    std::vector<std::pair<std::string, Duration>> waits_;
    std::optional<CycleRecord::PermitAnswer> answer_;
};

std::size_t firstPostFilterBeat(const std::vector<Beat>& beats) {
    const auto it = std::find_if(beats.begin(), beats.end(),
                                 [](const Beat& beat) { return beat.point == ExtensionPoint::PostFilter; });
    return static_cast<std::size_t>(it - beats.begin());
}

} // namespace

TracePiece TraceFeed::next(const Session& session) {
    const Trace& trace = session.trace();
    const auto ends = trace.unitEnds();
    TracePiece piece;
    piece.from = sent_;
    for (std::size_t i = sent_; i < trace.size(); ++i) piece.facts.push_back(trace[i]);
    piece.unitEnds.assign(std::upper_bound(ends.begin(), ends.end(), sent_), ends.end());
    piece.pool = trace.pool().since(pool_);
    piece.runEnd = session.runEnd();
    piece.next = session.next();
    piece.branches = session.branches();
    piece.branch = session.currentBranch();
    sent_ = trace.size();
    pool_ = trace.pool().sizes();
    return piece;
}

void TraceFeed::invalidateFrom(std::size_t position) {
    sent_ = std::min(sent_, position);
}

Replica::Replica(const World& start, Registry registry, const CheckpointPlan& checkpoints)
    : registry_(registry),
      pool_(std::make_shared<Pool>()),
      trace_(pool_),
      head_(start, checkpoints),
      replay_(head_),
      records_(head_) {}

void Replica::append(const TracePiece& piece) {
    if (piece.from < trace_.size()) {
        trace_.cut(piece.from);
        for (Replay* replay : {&head_, &replay_, &records_}) replay->cut(piece.from);
        cycles_.remove_if([&](const CycleView& cycle) { return cycle.lastFact >= piece.from; });
    } else {
        // A cycle that was still open may have come to its consequence.
        cycles_.remove_if([&](const CycleView& cycle) { return cycle.lastFact + 1 >= piece.from; });
    }
    pool_->append(piece.pool);
    auto end = piece.unitEnds.begin();
    for (const Fact& fact : piece.facts) {
        trace_.append(fact);
        if (end == piece.unitEnds.end() || *end != trace_.size()) continue;
        trace_.endUnit();
        ++end;
    }
    head_.seek(trace_, trace_.size());
    runEnd_ = piece.runEnd;
    next_ = piece.next;
    branches_ = piece.branches;
    branch_ = piece.branch;
}

const World& Replica::seek(std::size_t position) {
    position = std::min(position, trace_.size());
    const std::size_t here = replay_.world().factCount;
    if (position < here || position > here + kNear) goToCycleOf(position);
    return replay_.seek(trace_, position);
}

/// To the begin of the cycle before `position`, which the next steps back and its record need too.
void Replica::goToCycleOf(std::size_t position) {
    const std::size_t first = position - std::min(position, kNear);
    for (std::size_t i = position; i-- > first;) {
        if (trace_[i].kind != FactKind::PodPopped) continue;
        records_.seek(trace_, i + 1);
        replay_ = records_;
        return;
    }
}

const World& Replica::seekRecords(std::size_t position) {
    return records_.seek(trace_, position);
}

MemoryUse Replica::memory() const {
    MemoryUse use;
    use.facts = trace_.bytes();
    use.pool = pool_->bytes();
    use.worlds = head_.checkpoints().bytes();
    for (const Replay* replay : {&head_, &replay_, &records_}) use.worlds += replay->ownBytes();
    for (const CycleView& cycle : cycles_) use.records += cycle.record->bytes() + cycle.beats.capacity() * sizeof(Beat);
    return use;
}

std::shared_ptr<const Profiles> Replica::profiles(const World& world) {
    for (const auto& [configuration, profiles] : profiles_)
        if (configuration == world.configuration) return profiles;
    auto built = Profiles::create(pool_->share<Configuration>(world.configurationId), registry_);
    profiles_.emplace_back(world.configuration, built ? *built : nullptr);
    return profiles_.back().second;
}

/// Index of the PodPopped whose cycle fact `index` belongs to; trace size when it belongs to none.
std::size_t Replica::poppedBefore(std::size_t index) const {
    std::set<PodId> ended;
    for (std::size_t i = std::min(index + 1, trace_.size()); i-- > 0;) {
        const Fact& fact = trace_[i];
        if (fact.kind == FactKind::PodPopped) return ended.contains(fact.pod) ? trace_.size() : i;
        if (i < index && endsConsequence(fact.kind)) ended.insert(fact.pod);
    }
    return trace_.size();
}

const CycleView* Replica::cycleAt(std::size_t index) {
    const std::size_t popped = poppedBefore(index);
    if (popped == trace_.size()) return nullptr;
    const auto known = std::find_if(cycles_.begin(), cycles_.end(),
                                    [&](const CycleView& cycle) { return cycle.poppedFact == popped; });
    if (known != cycles_.end()) {
        cycles_.splice(cycles_.begin(), cycles_, known);
        return &cycles_.front();
    }
    std::optional<CycleView> made = makeCycle(popped);
    if (!made) return nullptr;
    cycles_.push_front(std::move(*made));
    if (cycles_.size() > kCachedCycles) cycles_.pop_back();
    return &cycles_.front();
}

std::optional<CycleView> Replica::makeCycle(std::size_t popped) {
    CycleView cycle;
    cycle.poppedFact = popped;
    cycle.lookFact = cycle.lastFact = trace_.size();
    std::size_t postFilter = trace_.size();
    for (std::size_t i = popped + 1; i < trace_.size(); ++i) {
        const FactKind kind = trace_[i].kind;
        if (trace_[i].pod != trace_[popped].pod) continue; // other pods leave, wait or bind meanwhile
        if (isLook(kind) && cycle.lookFact == trace_.size()) cycle.lookFact = i;
        if (kind == FactKind::PostFilterRan) postFilter = i;
        if (!endsConsequence(kind)) continue;
        cycle.lastFact = i;
        break;
    }
    const World& world = seekRecords(popped + 1);
    if (!world.cycleOpen()) return std::nullopt;
    const auto profiles = this->profiles(world);
    if (!profiles) return std::nullopt;
    const Framework& framework = *profiles->all()[world.cycle.profile];
    const CycleInput input = world.cycle.input;
    auto record = std::make_shared<CycleRecord>();
    LookResult result = look(input, framework, record.get());
    if (postFilter < trace_.size())
        runPostFilter(postFilterInput(seekRecords(postFilter)), framework, result, record.get());
    else if (!result.status.ok() && cycle.lastFact < trace_.size())
        record->message = result.message;
    recordPlace(cycle, *record);
    PermitReading permit(framework, *pool_);
    for (std::size_t i = popped; i <= cycle.lastFact && i < trace_.size(); ++i)
        if (trace_[i].pod == trace_[popped].pod) permit.read(trace_[i]);
    record->permit = permit.answer();
    cycle.beats = beats(*record);
    cycle.postFilterBeat = firstPostFilterBeat(cycle.beats);
    cycle.record = std::move(record);
    return cycle;
}

/// What Reserve said, as the facts have it.
void Replica::recordPlace(const CycleView& cycle, CycleRecord& record) const {
    for (std::size_t i = cycle.poppedFact; i <= cycle.lastFact && i < trace_.size(); ++i) {
        const Fact& fact = trace_[i];
        if (fact.pod != trace_[cycle.poppedFact].pod) continue;
        if (fact.kind == FactKind::PodReserved) {
            const auto devices = pool_->list(ListId{fact.b});
            record.devices.emplace(devices.begin(), devices.end());
        }
    }
}

std::optional<CycleRecord> Replica::lookAgain(std::size_t index, const Pod* pod, const Node* node) {
    const std::size_t popped = poppedBefore(index);
    if (popped == trace_.size()) return std::nullopt;
    const World& world = seekRecords(popped + 1);
    const auto profiles = this->profiles(world);
    if (!world.cycleOpen() || !profiles) return std::nullopt;
    CycleInput input = world.cycle.input;
    if (pod != nullptr) input.pod = pod;
    if (node != nullptr)
        if (const NodeInfo* info = input.snapshot.find(node->name()))
            input.snapshot = input.snapshot.withNode(info->id, *node);
    const Framework& framework = *profiles->all()[world.cycle.profile];
    CycleRecord record;
    LookResult result = look(input, framework, &record);
    if (result.fitError) runPostFilter(input, framework, result, &record);
    return record;
}

std::vector<Term> Replica::filterTerms(std::size_t index, NodeId node, std::string_view plugin) {
    return terms(index, node, plugin, explainFilter);
}

std::vector<Term> Replica::scoreTerms(std::size_t index, NodeId node, std::string_view plugin) {
    return terms(index, node, plugin, explainScore);
}

std::vector<Term> Replica::terms(std::size_t index, NodeId node, std::string_view plugin, Explain* explain) {
    const std::size_t popped = poppedBefore(index);
    if (popped == trace_.size()) return {};
    const World& world = seekRecords(popped + 1);
    const auto profiles = this->profiles(world);
    if (!world.cycleOpen() || !profiles) return {};
    return explain(world.cycle.input, *profiles->all()[world.cycle.profile], node, plugin);
}

} // namespace berth
