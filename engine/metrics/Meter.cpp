// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Meter.h"

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
    allocation_.advance(fact.at);
    count(world, fact);
    refresh(world, fact);
}

// ---- counts

template <class Change> void Meter::inLevels(const Pod& pod, Change change) {
    change(all_);
    if (const auto level = levelOf(pod, bands_)) change(levels_[static_cast<std::size_t>(*level)]);
}

void Meter::count(const World& world, const Fact& fact) {
    switch (fact.kind) {
    case FactKind::PodSubmitted: return countSubmitted(world, fact);
    case FactKind::PodBound: return countBound(world, fact);
    case FactKind::PodEvicted: return countEvicted(world, fact.pod, false);
    case FactKind::VictimEvicted: return countEvicted(world, fact.pod, true);
    case FactKind::PodDeleted: return countRemoved(world, fact);
    case FactKind::PodFinished: ++counts_.finished; return;
    case FactKind::PodUnschedulable: ++counts_.failedCycles; return;
    case FactKind::PodPopped:
        ++counts_.cycles;
        if (world.pod(fact.pod).attempts > 1) ++counts_.retries;
        return;
    case FactKind::PreemptionStarted:
        ++counts_.preemptions;
        inLevels(*world.pod(fact.pod).object, [](LevelSums& sums) { ++sums.figures.preemptions; });
        return;
    default: return;
    }
}

void Meter::countSubmitted(const World& world, const Fact& fact) {
    const PodEntry& entry = world.pod(fact.pod);
    if (!entry.alive()) return;
    if (gpuRequest(*entry.object).second > 0) tenants_.try_emplace(entry.object->meta.ns).first->second.since = fact.at;
    ++(fact.node.valid() ? counts_.presentOnNodes : counts_.submitted);
    if (!fact.node.valid()) inLevels(*entry.object, [](LevelSums& sums) { ++sums.figures.submitted; });
}

void Meter::countBound(const World& world, const Fact& fact) {
    const PodEntry& entry = world.pod(fact.pod);
    ++counts_.bound;
    inLevels(*entry.object, [&](LevelSums& sums) {
        ++sums.figures.bound;
        sums.waited.push_back(fact.at - entry.created);
    });
}

void Meter::countRemoved(const World& world, const Fact& fact) {
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
    inLevels(*world.pod(pod).object, [](LevelSums& sums) { ++sums.figures.preempted; });
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
    const PodEntry& entry = world.pod(pod);
    PodShare& counted = slot(pods_, pod.value);
    const PodShare now{gpusHeld(world, entry), entry.state == PodState::Waiting, counted.evicted};
    if (now.gpus == counted.gpus && now.onPermit == counted.onPermit) return;
    hold(entry.object->meta.ns, now.gpus - counted.gpus);
    Amounts total = allocation_.amounts();
    total.permitGpus += (now.onPermit ? now.gpus : 0) - (counted.onPermit ? counted.gpus : 0);
    counted = now;
    allocation_.set(total);
}

void Meter::hold(const std::string& tenant, std::int64_t gpus) {
    if (gpus == 0) return;
    Share& share = tenants_[tenant];
    share.held.add(share.gpus, allocation_.now() - share.since);
    share.gpus += gpus;
    share.since = allocation_.now();
}

// ---- the answer

Figures Meter::figures(const World& world, SimTime at) const {
    Figures figures;
    figures.at = at;
    figures.passed = at - start_;
    figures.counts = counts_;
    figures.all = all_.figures;
    figures.all.waited = quantiles(all_.waited);
    for (std::size_t i = 0; i < kLevels; ++i) {
        figures.levels[i] = levels_[i].figures;
        figures.levels[i].waited = quantiles(levels_[i].waited);
    }
    addPending(world, at, figures);
    const Allocation until = allocation_.at(at);
    figures.cpu = {until.amounts().cpuCapacity, until.amounts().milliCpu, until.cpuUtilisation()};
    if (sawGpus_) figures.gpu = gpuFigures(world, until);
    if (figures.waitingGangs < 2) figures.deadlocks = 0;
    return figures;
}

void Meter::addPending(const World& world, SimTime at, Figures& figures) const {
    const auto add = [at](LevelFigures& level, const PodEntry& entry) {
        ++level.pending;
        level.longestPending = std::max(level.longestPending.value_or(Duration{}), at - entry.created);
    };
    std::set<std::pair<std::string, std::string>> gangs;
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& entry = world.pod(PodId{id});
        if (!isPending(entry)) continue;
        add(figures.all, entry);
        if (const auto level = levelOf(*entry.object, bands_))
            add(figures.levels[static_cast<std::size_t>(*level)], entry);
        if (entry.state != PodState::Waiting) continue;
        if (auto gang = gangOf(world, *entry.object)) gangs.insert(std::move(*gang));
    }
    figures.waitingGangs = gangs.size();
}

GpuFigures Meter::gpuFigures(const World& world, const Allocation& until) const {
    GpuFigures figures;
    figures.use = {until.amounts().gpuCapacity, until.amounts().gpus, until.gpuUtilisation()};
    figures.fragmentation = fragmentationOf(world);
    figures.permitGpuSeconds = until.permitGpuSeconds();
    std::vector<double> held;
    std::vector<double> heldNow;
    for (const auto& [name, share] : tenants_) {
        Integral area = share.held;
        area.add(share.gpus, until.now() - share.since);
        figures.tenants.push_back({name, share.gpus, area.seconds()});
        held.push_back(area.seconds());
        heldNow.push_back(static_cast<double>(share.gpus));
    }
    figures.fairness = jainIndex(held);
    figures.fairnessNow = jainIndex(heldNow);
    return figures;
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
