// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Meter.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/queue/QueueIndex.h"
#include "engine/session/Replica.h"
#include "engine/session/Session.h"
#include "engine/trace/Canonical.h"
#include "engine/trace/TraceFile.h"
#include "tests/property/Plan.h"
#include "tests/property/WorldText.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace berth::test {
namespace {

std::unique_ptr<Session> sessionOf(const Plan& plan) {
    return std::move(Session::create(scenarioOf(plan), builtinPlugins()).value());
}

std::unique_ptr<Session> ranSession(const Plan& plan) {
    auto session = sessionOf(plan);
    session->run();
    return session;
}

std::vector<std::string> linesOf(const Trace& trace) {
    CanonicalWriter writer(trace.pool());
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < trace.size(); ++i) lines.push_back(writer.line(trace[i]));
    return lines;
}

/// What the queues hold, in their order, and what is due first.
std::vector<std::uint32_t> queueContents(const QueueIndex& index, const World& world) {
    std::vector<std::uint32_t> contents;
    for (const auto& pods : {index.active(),
                             index.backingOff(),
                             index.unschedulable(),
                             {index.firstActive(), index.firstBackoff(world)}}) {
        for (const PodId pod : pods) contents.push_back(pod.value);
        contents.push_back(PodId::kNone - 1);
    }
    contents.push_back(index.firstDue() == nullptr ? PodId::kNone : index.firstDue()->pod.value);
    return contents;
}

/// "" when they are equal; else where they part.
std::string difference(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        const std::string left = i < a.size() ? a[i] : "the end";
        const std::string right = i < b.size() ? b[i] : "the end";
        if (left != right) return std::to_string(i) + ": " + left + "\n   but: " + right;
    }
    return {};
}

Command nothing() {
    return {{}, "Nothing", ""};
}

// ---- (a) replay

RC_GTEST_PROP(Simulation, ReplaysToTheSameWorldFromAnyCheckpoint, ()) {
    const Plan plan = *plans();
    const auto session = ranSession(plan);
    const Trace& trace = session->trace();
    const Pool& pool = trace.pool();
    const std::vector<std::size_t> stops =
        *rc::gen::container<std::vector<std::size_t>>(12, rc::gen::inRange<std::size_t>(0, trace.size() + 1));
    // Nearer than any real one, and thinned twice.
    const CheckpointPlan near{*rc::gen::inRange<std::size_t>(1, 9), 32, *rc::gen::inRange<std::size_t>(0, 200000)};
    Replay replay(session->startWorld(), near);
    for (const std::size_t stop : stops) {
        World folded = session->startWorld();
        QueueIndex fed(pool);
        fed.rebuild(folded, nullptr);
        while (folded.factCount < stop) {
            apply(folded, trace[folded.factCount], pool);
            fed.applied(folded, trace[folded.factCount - 1]);
        }
        RC_ASSERT(difference(worldText(replay.seek(trace, stop), pool), worldText(folded, pool)) == "");
        QueueIndex rebuilt(pool);
        rebuilt.rebuild(replay.world(), nullptr);
        RC_ASSERT(queueContents(rebuilt, folded) == queueContents(fed, folded));
    }
    RC_ASSERT(difference(worldText(replay.seek(trace, trace.size()), pool), worldText(session->world(), pool)) == "");
}

RC_GTEST_PROP(Simulation, GoesOnFromAnyUnitAsIfItHadStoodThere, ()) {
    const Plan plan = *plans();
    const auto past = ranSession(plan);
    const std::size_t units = past->trace().unitEnds().size();
    const std::size_t unit = *rc::gen::inRange<std::size_t>(0, units);
    const std::size_t position = past->trace().unitEnds()[unit];
    const std::size_t whole = past->trace().size();
    RC_ASSERT(past->edit(nothing(), position).has_value());
    past->run();
    const auto present = sessionOf(plan);
    while (present->trace().size() < position) RC_ASSERT(present->advance());
    RC_ASSERT(present->edit(nothing(), position).has_value());
    present->run();
    RC_ASSERT(difference(linesOf(past->trace()), linesOf(present->trace())) == "");
    if (position == whole) return;
    RC_ASSERT(past->switchTo(0));
    RC_ASSERT(past->trace().size() == whole);
}

/// Each cycle's record as it was when its consequence had just come, by the place of its PodPopped.
std::map<std::size_t, CycleRecord> recordsMadeOnTheWay(Session& session) {
    std::map<std::size_t, CycleRecord> records;
    Replica replica(session.startWorld(), builtinPlugins());
    TraceFeed feed;
    std::size_t seen = 0;
    do {
        replica.append(feed.next(session));
        for (; seen < replica.trace().size(); ++seen) {
            const CycleView* cycle = replica.cycleAt(seen);
            if (cycle != nullptr && cycle->lastFact <= seen) records.emplace(cycle->poppedFact, *cycle->record);
        }
    } while (session.advance());
    return records;
}

RC_GTEST_PROP(Simulation, RecordsMadeAgainEqualTheFirst, ()) {
    const auto session = sessionOf(*plans());
    const std::map<std::size_t, CycleRecord> first = recordsMadeOnTheWay(*session);
    const CheckpointPlan near{*rc::gen::inRange<std::size_t>(1, 40), 64, 1};
    Replica replica(session->startWorld(), builtinPlugins(), near);
    replica.append(TraceFeed().next(*session));
    for (auto it = first.rbegin(); it != first.rend(); ++it) {
        const CycleView* again = replica.cycleAt(it->first);
        RC_ASSERT(again != nullptr);
        RC_ASSERT(*again->record == it->second);
    }
}

// ---- (b) nobody is given what is not there

void checkPlace(const World& world, const Fact& fact) {
    const NodeInfo& seen = *world.cycle.input.snapshot.find(fact.node);
    const Resources& asked = world.pod(fact.pod).object->totals.requests;
    RC_ASSERT(static_cast<std::int64_t>(seen.pods.size()) + 1 <= seen.allocatable().pods);
    const NodeInfo& now = *world.node(fact.node);
    for (const std::string_view resource : {kCpu, kMemory, kNvidiaGpu}) {
        const std::int64_t wanted = asked.get(resource);
        if (wanted > 0) RC_ASSERT(seen.requested.get(resource) + wanted <= seen.allocatable().get(resource));
        RC_ASSERT(now.requested.get(resource) <= seen.requested.get(resource) + wanted);
    }
}

RC_GTEST_PROP(Simulation, PlacesNoPodWhereItDoesNotFit, ()) {
    const auto session = ranSession(*plans());
    const Trace& trace = session->trace();
    World world = session->startWorld();
    while (world.factCount < trace.size()) {
        const Fact& fact = trace[world.factCount];
        apply(world, fact, trace.pool());
        if (fact.kind == FactKind::PodAssumed) checkPlace(world, fact);
    }
}

// ---- (c) every pod in one place

World::Counters recounted(const World& world) {
    World::Counters counters = world.counters;
    counters.active = counters.backoff = counters.unschedulable = counters.gated = counters.waiting = counters.bound =
        counters.finished = 0;
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& pod = world.pod(PodId{id});
        const bool queued = pod.state == PodState::Queued;
        counters.active += queued && pod.queue == QueueKind::Active ? 1U : 0U;
        counters.backoff +=
            queued && (pod.queue == QueueKind::Backoff || pod.queue == QueueKind::ErrorBackoff) ? 1U : 0U;
        counters.unschedulable += queued && pod.queue == QueueKind::Unschedulable ? 1U : 0U;
        counters.gated += queued && pod.queue == QueueKind::Gated ? 1U : 0U;
        counters.waiting += pod.state == PodState::Waiting ? 1U : 0U;
        counters.bound += pod.state == PodState::Bound ? 1U : 0U;
        counters.finished += pod.state == PodState::Finished ? 1U : 0U;
    }
    return counters;
}

void checkCounters(const World& world) {
    const World::Counters wanted = recounted(world);
    const World::Counters& got = world.counters;
    RC_ASSERT(got.active == wanted.active);
    RC_ASSERT(got.backoff == wanted.backoff);
    RC_ASSERT(got.unschedulable == wanted.unschedulable);
    RC_ASSERT(got.gated == wanted.gated);
    RC_ASSERT(got.waiting == wanted.waiting);
    RC_ASSERT(got.bound == wanted.bound);
    RC_ASSERT(got.finished == wanted.finished);
}

void checkNodes(const World& world) {
    std::set<std::uint32_t> placed;
    for (std::uint32_t id = 0; id < world.nodes.size(); ++id) {
        const NodeInfo* node = world.node(NodeId{id});
        if (node == nullptr) continue;
        Resources sum;
        for (const PodInfo& pod : node->pods) {
            RC_ASSERT(world.pod(pod.id).onNode());
            RC_ASSERT(world.pod(pod.id).node == NodeId{id});
            RC_ASSERT(world.pod(pod.id).object == pod.pod);
            RC_ASSERT(placed.insert(pod.id.value).second);
            sum.add(pod.pod->totals.used);
        }
        RC_ASSERT(node->requested.milliCpu == sum.milliCpu);
        RC_ASSERT(node->requested.scalar(kNvidiaGpu) == sum.scalar(kNvidiaGpu));
    }
    for (std::uint32_t id = 0; id < world.pods.size(); ++id)
        RC_ASSERT(world.pod(PodId{id}).onNode() == placed.contains(id));
}

void checkPods(const World& world) {
    std::set<std::uint32_t> living;
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& pod = world.pod(PodId{id});
        RC_ASSERT((pod.state == PodState::Queued) == (pod.queue != QueueKind::None));
        if (!pod.alive()) continue;
        RC_ASSERT(living.insert(pod.key.value).second);
        RC_ASSERT(world.findPod(pod.key) == PodId{id});
        RC_ASSERT(pod.state != PodState::InCycle || world.cycle.pod == PodId{id});
    }
    for (std::uint32_t key = 0; key < world.podByKey.size(); ++key)
        RC_ASSERT(world.podByKey[key].valid() == living.contains(key));
    for (const Nomination& nomination : world.nominations) RC_ASSERT(world.pod(nomination.pod).pending());
}

RC_GTEST_PROP(Simulation, HasEveryPodInOnePlace, ()) {
    const auto session = ranSession(*plans());
    const Trace& trace = session->trace();
    World world = session->startWorld();
    auto unitEnd = trace.unitEnds().begin();
    while (world.factCount < trace.size()) {
        apply(world, trace[world.factCount], trace.pool());
        checkCounters(world);
        if (world.factCount < *unitEnd) continue;
        ++unitEnd;
        checkNodes(world);
        checkPods(world);
    }
    RC_ASSERT(unitEnd == trace.unitEnds().end());
}

metrics::Amounts amountsOf(const World& world) {
    metrics::Amounts amounts;
    for (const NodeId id : world.nodeOrder()->nodes) {
        const NodeInfo& node = *world.node(id);
        const std::int64_t gpus = node.allocatable().scalar(kNvidiaGpu);
        amounts += {node.requested.milliCpu, node.allocatable().milliCpu,
                    gpus > 0 ? node.requested.scalar(kNvidiaGpu) : 0, gpus, 0};
    }
    return amounts;
}

RC_GTEST_PROP(Simulation, IsMeasuredAsRecountingWould, ()) {
    const auto session = ranSession(*plans());
    const Trace& trace = session->trace();
    metrics::Meter meter(session->startWorld(), {});
    World world = session->startWorld();
    for (const std::uint64_t unitEnd : trace.unitEnds()) {
        while (world.factCount < unitEnd) {
            const Fact& fact = trace[world.factCount];
            apply(world, fact, trace.pool());
            meter.applied(world, fact);
        }
        const metrics::Figures figures = meter.figures(world, world.now);
        const metrics::Amounts amounts = amountsOf(world);
        RC_ASSERT(figures.cpu.held == amounts.milliCpu);
        RC_ASSERT(figures.cpu.capacity == amounts.cpuCapacity);
        RC_ASSERT(figures.counts.bound == world.counters.binds);
        RC_ASSERT(figures.counts.failedCycles == world.counters.failures);
        RC_ASSERT(figures.counts.finished == world.counters.finished);
        if (!figures.gpu) continue;
        std::int64_t held = 0;
        for (const metrics::Tenant& tenant : figures.gpu->tenants) held += tenant.gpus;
        RC_ASSERT(held == amounts.gpus);
        RC_ASSERT(figures.gpu->use.held == amounts.gpus);
        RC_ASSERT(figures.gpu->use.capacity == amounts.gpuCapacity);
    }
}

// ---- (d) determinism

RC_GTEST_PROP(Simulation, LeavesTheSameTraceTwice, ()) {
    const Plan plan = *plans();
    const auto ran = ranSession(plan);
    const auto stepped = sessionOf(plan);
    while (stepped->advance()) {
    }
    RC_ASSERT(difference(linesOf(stepped->trace()), linesOf(ran->trace())) == "");
    RC_ASSERT(fingerprint(stepped->trace()) == fingerprint(ran->trace()));
    RC_ASSERT(stepped->runEnd() == ran->runEnd());
}

RC_GTEST_PROP(Simulation, NeverGoesBackInTime, ()) {
    const auto session = ranSession(*plans());
    const Trace& trace = session->trace();
    for (std::size_t i = 1; i < trace.size(); ++i) RC_ASSERT(trace[i - 1].at <= trace[i].at);
}

// ---- (e) the file

RC_GTEST_PROP(Simulation, IsReadBackFromItsFile, ()) {
    const auto session = ranSession(*plans());
    const std::string bytes = encodeTrace(session->trace(), *session->startWorld().rules);
    const auto kept = decodeTrace(bytes);
    RC_ASSERT(kept.has_value());
    RC_ASSERT(kept->trace.size() == session->trace().size());
    for (std::size_t i = 0; i < kept->trace.size(); ++i) RC_ASSERT(kept->trace[i] == session->trace()[i]);
    RC_ASSERT(encodeTrace(kept->trace, kept->rules) == bytes);
    Replay replay{World(kept->rules)};
    RC_ASSERT(difference(worldText(replay.seek(kept->trace, kept->trace.size()), kept->trace.pool()),
                         worldText(session->world(), session->trace().pool())) == "");
}

} // namespace
} // namespace berth::test
