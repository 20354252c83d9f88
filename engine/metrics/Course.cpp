// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Course.h"

#include <algorithm>
#include <iterator>

namespace berth::metrics {
namespace {

constexpr std::size_t kFirstSpacing = 4096;
constexpr std::size_t kMostKept = 8;
constexpr double kMilli = 1000;

} // namespace

std::optional<Duration> Course::Point::longestWait(SimTime moment) const {
    return oldestPending.isSet() ? std::optional(moment - oldestPending) : std::nullopt;
}

double Course::Point::gpusHeld() const {
    return static_cast<double>(amounts.gpus) + shareMilli / kMilli;
}

Course::Course(const World& start, const LevelBands& bands)
    : now_{start, Meter(start, bands), {}}, spacing_(kFirstSpacing) {
    kept_.emplace(start.factCount, now_);
}

void Course::follow(const Trace& trace, std::size_t position) {
    if (this->position() >= position) return;
    while (this->position() < position) {
        if (this->position() > 0 && trace[this->position()].at > now_.world.now) notePoint();
        read(trace);
        keep();
    }
    notePoint();
}

void Course::read(const Trace& trace) {
    World& world = now_.world;
    const Fact& fact = trace[world.factCount];
    apply(world, fact, trace.pool());
    now_.meter.applied(world, fact);
    const bool isPod = fact.pod.valid() && fact.pod.value < world.pods.size();
    if (fact.node.valid()) now_.waste.refreshNode(fact.node);
    if (isPod && world.pod(fact.pod).node.valid()) now_.waste.refreshNode(world.pod(fact.pod).node);
    if (fact.kind == FactKind::PodSubmitted || fact.kind == FactKind::PodUpdated)
        now_.waste.refreshPod(world, fact.pod);
    if (fact.kind == FactKind::PodBound) {
        const Duration waited = fact.at - world.pod(fact.pod).created;
        now_.p50.add(waited);
        now_.p95.add(waited);
    }
    noteTenants();
}

void Course::noteTenants() {
    const TenantBook& book = now_.meter.tenants();
    tenants_.resize(std::max(tenants_.size(), book.size()));
    const auto position = static_cast<std::uint32_t>(now_.world.factCount);
    for (const TenantBook::Id tenant : now_.meter.touched()) {
        std::vector<Change>& changes = tenants_[tenant];
        if (!changes.empty() && changes.back().position == position)
            changes.back().pods = book.pods(tenant);
        else
            changes.push_back({position, book.pods(tenant)});
    }
}

void Course::readQuotas() {
    if (quotasOf_ == now_.world.objects) return;
    quotasOf_ = now_.world.objects;
    quotas_.clear();
    for (const ResourceQuota& quota : quotasOf_->quotas)
        if (const auto gpus = gpuQuota(*quotasOf_, quota.meta.ns)) quotas_[quota.meta.ns] = *gpus;
}

Course::Point Course::pointNow() {
    readQuotas();
    const World& world = now_.world;
    const Allocation& use = now_.meter.use();
    const TenantPods& all = now_.meter.tenants().all();
    const Fragmentation fragmentation = fragmentationOf(now_.meter.rooms());
    Point point;
    point.at = world.now;
    point.position = static_cast<std::uint32_t>(world.factCount);
    point.amounts = use.amounts();
    point.shareMilli = all.shareMilli;
    point.freeGpus = fragmentation.freeGpus;
    for (std::size_t i = 0; i < kRoomSizes.size(); ++i) point.unallocatable[i] = fragmentation.rooms[i].unallocatable;
    if (use.amounts().gpuCapacity > 0) point.expectedWaste = now_.waste.value(world);
    point.gpuUse = use.gpuUtilisation();
    point.cpuUse = use.cpuUtilisation();
    point.fairness = fairnessOf(now_.meter.shares(world.now, quotas_));
    point.pending = all.pending;
    point.oldestPending = now_.meter.tenants().oldestPending();
    point.waitedP50 = now_.p50.value();
    point.waitedP95 = now_.p95.value();
    point.lostGpuSeconds = now_.meter.lostGpuSeconds();
    point.permitGpuSeconds = use.permitGpuSeconds();
    return point;
}

void Course::notePoint() {
    if (!points_.empty() && points_.back().at == now_.world.now)
        points_.back() = pointNow();
    else
        points_.push_back(pointNow());
}

void Course::keep() {
    if (position() < kept_.rbegin()->first + spacing_) return;
    kept_.emplace(position(), now_);
    if (kept_.size() <= kMostKept) return;
    spacing_ *= 2;
    for (auto it = std::next(kept_.begin()); it != kept_.end();) {
        it = kept_.erase(it);
        if (it != kept_.end()) ++it;
    }
}

void Course::cut(std::size_t position) {
    if (position >= this->position()) return;
    kept_.erase(kept_.upper_bound(position), kept_.end());
    now_ = kept_.rbegin()->second;
    const std::size_t there = this->position();
    const auto beyond = [there](const auto& item) { return item.position > there; };
    points_.erase(std::ranges::find_if(points_, beyond), points_.end());
    for (std::vector<Change>& changes : tenants_) changes.erase(std::ranges::find_if(changes, beyond), changes.end());
}

const Course::Point* Course::at(SimTime moment) const {
    const auto after = std::ranges::upper_bound(points_, moment, {}, &Point::at);
    return after == points_.begin() ? nullptr : &*std::prev(after);
}

std::vector<TenantStanding> Course::tenantsAt(std::size_t position, const ClusterObjects& objects) const {
    StandingTable table(objects);
    const TenantBook& book = now_.meter.tenants();
    for (TenantBook::Id tenant = 0; tenant < tenants_.size() && tenant < book.size(); ++tenant) {
        const auto after = std::ranges::upper_bound(tenants_[tenant], position, {}, &Change::position);
        if (after != tenants_[tenant].begin()) table.add(book.name(tenant), std::prev(after)->pods);
    }
    return table.take();
}

} // namespace berth::metrics
