// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Meter.h"

#include "engine/metrics/ExpectedWaste.h"
#include "engine/metrics/Fragmentation.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <algorithm>
#include <set>
#include <utility>

namespace berth::metrics {
namespace {

constexpr std::string_view kGangLabel = "scheduling.x-k8s.io/pod-group";

/// Where the GPUs that a pod holds lie; nothing when its node is gone or has none of that kind.
std::int64_t gpusHeld(const World& world, const PodEntry& entry) {
    if (!entry.onNode() || !world.nodeExists(entry.node)) return 0;
    return entry.object->totals.used.scalar(gpuCapacity(*world.node(entry.node)->node).first);
}

Amounts amountsOf(const World& world, NodeId id) {
    Amounts amounts;
    if (!world.nodeExists(id)) return amounts;
    const NodeInfo& node = *world.node(id);
    const auto [resource, gpus] = gpuCapacity(*node.node);
    amounts.milliCpu = node.requested.milliCpu;
    amounts.cpuCapacity = node.allocatable().milliCpu;
    amounts.gpus = node.requested.scalar(resource);
    amounts.gpuCapacity = gpus;
    return amounts;
}

bool isPending(const PodEntry& entry) {
    return entry.alive() && entry.state != PodState::Ignored && entry.state != PodState::Bound;
}

/// The gang of a pod, when its PodGroup exists; else nothing.
std::optional<std::pair<std::string, std::string>> gangOf(const World& world, const Pod& pod) {
    const std::string* name = pod.meta.labels.find(kGangLabel);
    if (name == nullptr) return std::nullopt;
    const bool exists = std::ranges::any_of(world.objects->podGroups, [&](const PodGroup& group) {
        return group.meta.name == *name && group.meta.ns == pod.meta.ns;
    });
    return exists ? std::optional(std::pair(pod.meta.ns, *name)) : std::nullopt;
}

template <class T> T& slot(std::vector<T>& items, std::uint32_t index) {
    if (items.size() <= index) items.resize(std::size_t{index} + 1);
    return items[index];
}

} // namespace

void Meter::applied(const World& world, const Fact& fact) {
    touched_.clear();
    allocation_.advance(fact.at);
    count(world, fact);
    refresh(world, fact);
    deadlocks_.applied(world, fact);
}

// ---- counts

void Meter::Sums::hold(std::int64_t by, SimTime now) {
    held.add(gpus, now - since);
    gpus += by;
    since = now;
}

template <class Change> void Meter::inGroups(const Pod& pod, Change change) {
    change(all_);
    if (const auto level = levelOf(pod, bands_)) change(levels_[static_cast<std::size_t>(*level)]);
    if (const auto tenant = tenants_.find(pod.meta.ns); tenant != tenants_.end()) change(tenant->second);
}

void Meter::count(const World& world, const Fact& fact) {
    switch (fact.kind) {
    case FactKind::PodSubmitted: return countSubmitted(world, fact);
    case FactKind::PodBound: return countBound(world, fact);
    case FactKind::PodEvicted: return countEvicted(world, fact.pod, false);
    case FactKind::VictimEvicted: return countEvicted(world, fact.pod, true);
    case FactKind::PodDeleted: return countRemoved(world, fact);
    case FactKind::PodFinished:
        ++counts_.finished;
        lastFinished_ = fact.at;
        return countEnd(world, fact);
    case FactKind::PodRefused: return countEnd(world, fact);
    case FactKind::WorkLost:
        inGroups(*world.pod(fact.pod).object, [&](Sums& sums) { sums.lost += Int128{fact.a} * fact.time().ns; });
        return;
    case FactKind::PodUnschedulable: ++counts_.failedCycles; return;
    case FactKind::PodPopped:
        ++counts_.cycles;
        if (world.pod(fact.pod).attempts > 1) ++counts_.retries;
        return;
    case FactKind::PreemptionStarted:
        ++counts_.preemptions;
        inGroups(*world.pod(fact.pod).object, [](Sums& sums) { ++sums.figures.preemptions; });
        return;
    default: return;
    }
}

void Meter::countSubmitted(const World& world, const Fact& fact) {
    const PodEntry& entry = world.pod(fact.pod);
    if (!entry.alive()) return;
    if (gpuRequest(*entry.object).second > 0) {
        const auto [tenant, isNew] = tenants_.try_emplace(entry.object->meta.ns);
        if (isNew) tenant->second.since = fact.at;
    }
    ++(fact.node.valid() ? counts_.presentOnNodes : counts_.submitted);
    if (!fact.node.valid()) inGroups(*entry.object, [](Sums& sums) { ++sums.figures.submitted; });
}

void Meter::countBound(const World& world, const Fact& fact) {
    const PodEntry& entry = world.pod(fact.pod);
    ++counts_.bound;
    inGroups(*entry.object, [&](Sums& sums) {
        ++sums.figures.bound;
        sums.waited.push_back(fact.at - entry.created);
    });
}

Int128 Meter::usefulOf(const PodEntry& pod, SimTime until) const {
    if (!pod.running) return 0;
    const Duration ran = until - std::max(pod.startTime, start_);
    return Int128{gpuRequest(*pod.object).second} * std::max<std::int64_t>(0, (ran - pod.lost).ns);
}

void Meter::countEnd(const World& world, const Fact& fact) {
    const PodEntry& entry = world.pod(fact.pod);
    const Int128 useful = usefulOf(entry, fact.at);
    if (useful > 0) inGroups(*entry.object, [useful](Sums& sums) { sums.useful += useful; });
}

void Meter::countRemoved(const World& world, const Fact& fact) {
    countEnd(world, fact);
    switch (static_cast<Removal>(fact.flag)) {
    case Removal::Deleted: ++counts_.deleted; return;
    case Removal::NodeLost: ++counts_.lostWithNode; return;
    case Removal::Evicted: return countEvicted(world, fact.pod, false);
    case Removal::Preempted: return countEvicted(world, fact.pod, true);
    }
}

/// Counted once a pod, at the first fact that tells of it.
void Meter::countEvicted(const World& world, PodId pod, bool preempted) {
    if (std::exchange(slot(pods_, pod.value).evicted, true)) return;
    ++counts_.evicted;
    evicted_.push_back(pod);
    if (!preempted) return;
    ++counts_.preempted;
    inGroups(*world.pod(pod).object, [](Sums& sums) { ++sums.figures.preempted; });
}

// ---- allocation

void Meter::refresh(const World& world, const Fact& fact) {
    const bool isPod = fact.pod.valid() && fact.pod.value < world.pods.size();
    if (fact.node.valid()) refreshNode(world, fact.node);
    if (isPod) refreshNode(world, world.pod(fact.pod).node);
    if (isPod) refreshPod(world, fact.pod);
    const bool isNode =
        fact.kind == FactKind::NodeAdded || fact.kind == FactKind::NodeUpdated || fact.kind == FactKind::NodeRemoved;
    if (!isNode) return;
    for (const PodInfo& pod : world.node(fact.node)->pods) refreshPod(world, pod.id);
}

void Meter::refreshNode(const World& world, NodeId node) {
    if (!node.valid()) return;
    const NodeInfo* info = world.node(node);
    const NodeRooms rooms = info != nullptr ? roomsOf(*info) : NodeRooms{};
    room_ -= std::exchange(slot(rooms_, node.value), rooms);
    room_ += rooms;
    Amounts& counted = slot(nodes_, node.value);
    const Amounts amounts = amountsOf(world, node);
    if (amounts == counted) return;
    sawGpus_ = sawGpus_ || amounts.gpuCapacity > 0;
    Amounts total = allocation_.amounts();
    total += amounts;
    total -= std::exchange(counted, amounts);
    allocation_.set(total);
}

void Meter::refreshPod(const World& world, PodId pod) {
    if (const TenantBook::Id tenant = book_.refresh(world, pod); tenant != TenantBook::kNone)
        touched_.push_back(tenant);
    const PodEntry& entry = world.pod(pod);
    PodShare& counted = slot(pods_, pod.value);
    const PodShare now{gpusHeld(world, entry), entry.state == PodState::Waiting, counted.evicted};
    if (now.gpus == counted.gpus && now.onPermit == counted.onPermit) return;
    const std::int64_t more = now.gpus - counted.gpus;
    if (more != 0) inGroups(*entry.object, [&](Sums& sums) { sums.hold(more, allocation_.now()); });
    Amounts total = allocation_.amounts();
    total.permitGpus += (now.onPermit ? now.gpus : 0) - (counted.onPermit ? counted.gpus : 0);
    counted = now;
    allocation_.set(total);
}

// ---- the answer

namespace {

constexpr double kNanos = 1e9;

double gpuSeconds(Int128 amount) {
    return static_cast<double>(amount) / kNanos;
}

void finish(WorkFigures& work) {
    if (work.heldGpuSeconds > 0) work.goodput = work.usefulGpuSeconds / work.heldGpuSeconds;
}

} // namespace

double Meter::lostGpuSeconds() const {
    return gpuSeconds(all_.lost);
}

LevelFigures Meter::figuresOf(const Sums& sums, SimTime at) const {
    LevelFigures figures = sums.figures;
    figures.waited = quantiles(sums.waited);
    Integral held = sums.held;
    held.add(sums.gpus, at - sums.since);
    figures.work.heldGpuSeconds = held.seconds();
    figures.work.usefulGpuSeconds = gpuSeconds(sums.useful);
    figures.work.lostGpuSeconds = gpuSeconds(sums.lost);
    return figures;
}

Figures Meter::figures(const World& world, SimTime at) const {
    Figures figures;
    figures.at = at;
    figures.passed = at - start_;
    figures.counts = counts_;
    figures.all = figuresOf(all_, at);
    for (std::size_t i = 0; i < kLevels; ++i) figures.levels[i] = figuresOf(levels_[i], at);
    if (lastFinished_.isSet()) figures.makespan = lastFinished_ - start_;
    const Allocation until = allocation_.at(at);
    figures.cpu = {until.amounts().cpuCapacity, until.amounts().milliCpu, until.cpuUtilisation()};
    if (sawGpus_) figures.gpu = gpuFigures(until);
    if (figures.gpu)
        for (Tenant& tenant : figures.gpu->tenants) tenant.quota = gpuQuota(*world.objects, tenant.name);
    if (figures.gpu) figures.gpu->fragmentation.expectedWaste = expectedWaste(world);
    if (figures.gpu && world.configuration != nullptr) figures.gpu->heldBackBy = fairnessIn(*world.configuration);
    addPods(world, figures);
    figures.deadlocks = deadlocks_.found().size();
    return figures;
}

/// What is known of pods that are still there.
void Meter::addPods(const World& world, Figures& figures) const {
    std::map<std::string_view, LevelFigures*> tenants;
    if (figures.gpu)
        for (Tenant& tenant : figures.gpu->tenants) tenants[tenant.name] = &tenant.figures;
    std::set<std::pair<std::string, std::string>> gangs;
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& entry = world.pod(PodId{id});
        if (!entry.alive()) continue;
        const auto inAll = [&](auto change) {
            change(figures.all);
            if (const auto level = levelOf(*entry.object, bands_))
                change(figures.levels[static_cast<std::size_t>(*level)]);
            if (const auto it = tenants.find(entry.object->meta.ns); it != tenants.end()) change(*it->second);
        };
        if (const Int128 useful = usefulOf(entry, figures.at); useful > 0)
            inAll([useful](LevelFigures& level) { level.work.usefulGpuSeconds += gpuSeconds(useful); });
        if (!isPending(entry)) continue;
        const Duration waits = figures.at - entry.created;
        inAll([waits](LevelFigures& level) {
            ++level.pending;
            level.longestPending = std::max(level.longestPending.value_or(Duration{}), waits);
        });
        if (entry.state != PodState::Waiting) continue;
        if (auto gang = gangOf(world, *entry.object)) gangs.insert(std::move(*gang));
    }
    figures.waitingGangs = gangs.size();
    finish(figures.all.work);
    for (LevelFigures& level : figures.levels) finish(level.work);
    for (const auto& [name, tenant] : tenants) finish(tenant->work);
    if (!figures.gpu) return;
    std::vector<TenantShare> shares;
    for (const Tenant& tenant : figures.gpu->tenants)
        shares.push_back({static_cast<double>(tenant.gpus), tenant.gpuSeconds, tenant.quota});
    const Fairness fairness = fairnessOf(shares);
    figures.gpu->fairness = fairness.overTime;
    figures.gpu->fairnessNow = fairness.now;
}

GpuFigures Meter::gpuFigures(const Allocation& until) const {
    GpuFigures figures;
    figures.use = {until.amounts().gpuCapacity, until.amounts().gpus, until.gpuUtilisation()};
    figures.fragmentation = fragmentationOf(room_);
    figures.permitGpuSeconds = until.permitGpuSeconds();
    for (const auto& [name, sums] : tenants_) {
        Tenant tenant;
        tenant.name = name;
        tenant.gpus = sums.gpus;
        tenant.figures = figuresOf(sums, until.now());
        tenant.gpuSeconds = tenant.figures.work.heldGpuSeconds;
        if (const TenantPods* pods = book_.find(name)) tenant.pods = *pods;
        figures.tenants.push_back(std::move(tenant));
    }
    return figures;
}

std::vector<TenantShare> Meter::shares(SimTime at,
                                       const std::map<std::string, std::int64_t, std::less<>>& quotas) const {
    std::vector<TenantShare> shares;
    for (const auto& [name, sums] : tenants_) {
        Integral held = sums.held;
        held.add(sums.gpus, at - sums.since);
        const auto quota = quotas.find(name);
        shares.push_back({static_cast<double>(sums.gpus), held.seconds(),
                          quota == quotas.end() ? std::nullopt : std::optional(quota->second)});
    }
    return shares;
}

Meter measure(const Trace& trace, const World& start, const LevelBands& bands, std::size_t position) {
    Meter meter(start, bands);
    World world = start;
    while (world.factCount < position) {
        const Fact& fact = trace[world.factCount];
        apply(world, fact, trace.pool());
        meter.applied(world, fact);
    }
    return meter;
}

} // namespace berth::metrics
