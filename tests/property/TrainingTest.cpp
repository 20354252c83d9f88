// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of every run under AISchedulingPlugin (AI_SUITE sections 2, 6, 7 and 8).
#include "engine/model/Training.h"
#include "engine/model/Level.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Session.h"
#include "tests/property/TrainingPlan.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

namespace berth::test {
namespace {

std::unique_ptr<Session> ran(const TrainingPlan& plan) {
    auto session = std::move(Session::create(scenarioOf(plan), builtinPlugins()).value());
    session->run();
    return session;
}

/// Calls `check(world, fact)` after each fact.
template <class Check> void overTheRun(const Session& session, Check check) {
    World world = session.startWorld();
    while (world.factCount < session.trace().size()) {
        const Fact& fact = session.trace()[world.factCount];
        apply(world, fact, session.trace().pool());
        check(world, fact);
    }
}

RC_GTEST_PROP(Training, NobodyEvictsAnEqualLevelAndP1StaysInItsQueue, ()) {
    const TrainingPlan plan = *trainingPlans();
    const auto session = ran(plan);
    overTheRun(*session, [&](const World& world, const Fact& fact) {
        if (fact.kind != FactKind::VictimEvicted) return;
        const Pod& victim = *world.pod(fact.pod).object;
        const Pod& preemptor = *world.pod(PodId{fact.a}).object;
        const Level level = levelOf(preemptor.priority, {});
        RC_ASSERT(levelOf(victim.priority, {}) > level);
        RC_ASSERT(static_cast<int>(level) <= plan.threshold);
        if (level != Level::P0) RC_ASSERT(queueOf(victim) == queueOf(preemptor));
    });
}

RC_GTEST_PROP(Training, ACycleEvictsNoMoreThanItMay, ()) {
    const TrainingPlan plan = *trainingPlans();
    const auto session = ran(plan);
    overTheRun(*session, [&](const World&, const Fact& fact) {
        if (fact.kind != FactKind::PostFilterRan) return;
        RC_ASSERT(session->trace().pool().list(ListId{fact.b}).size() <= static_cast<std::size_t>(plan.maxVictims));
    });
}

RC_GTEST_PROP(Training, EveryEvictedPodWithAnOwnerComesBack, ()) {
    const auto session = ran(*trainingPlans());
    const World& world = session->world();
    std::set<PodId> replaced;
    for (std::uint32_t id = 0; id < world.pods.size(); ++id)
        if (world.pod(PodId{id}).predecessor.valid()) replaced.insert(world.pod(PodId{id}).predecessor);
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& pod = world.pod(PodId{id});
        if (!pod.preempted) continue;
        RC_ASSERT(replaced.contains(PodId{id}) == (pod.object->meta.controller() != nullptr));
    }
}

RC_GTEST_PROP(Training, WorkDoneAndLostAndLeftIsTheDuration, ()) {
    const auto session = ran(*trainingPlans());
    const World& world = session->world();
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& pod = world.pod(PodId{id});
        if (!pod.object->duration || !pod.running) continue;
        const Duration duration = *pod.object->duration;
        if (pod.predecessor.valid())
            RC_ASSERT(pod.resumed == world.pod(pod.predecessor).kept || !world.pod(pod.predecessor).running);
        if (pod.state == PodState::Finished) {
            RC_ASSERT(pod.resumed + (pod.endedAt - pod.startTime) == duration);
        } else if (pod.state == PodState::Gone) {
            RC_ASSERT(pod.kept + pod.lost == pod.resumed + (pod.endedAt - pod.startTime));
            RC_ASSERT(pod.kept >= pod.resumed);
            RC_ASSERT(pod.lost.ns >= 0);
        } else {
            const Duration left = pod.finishDue - world.now;
            RC_ASSERT(pod.resumed + (world.now - pod.startTime) + left == duration);
        }
    }
}

RC_GTEST_PROP(Training, ADeviceIsGivenOnce, ()) {
    const auto session = ran(*trainingPlans());
    overTheRun(*session, [](const World& world, const Fact&) {
        for (NodeId id{0}; id.value < world.nodes.size(); ++id.value) {
            if (!world.nodeExists(id)) continue;
            std::set<std::uint32_t> held;
            for (const PodInfo& pod : world.node(id)->pods) {
                for (const std::uint32_t device : pod.devices) RC_ASSERT(held.insert(device).second);
                if (world.pod(pod.id).running)
                    RC_ASSERT(static_cast<std::int64_t>(pod.devices.size()) == pod.pod->totals.used.scalar(kNvidiaGpu));
            }
        }
    });
}

/// The sums that Permit asks of the World, counted anew.
std::map<std::int32_t, PendingCount> recounted(const World& world) {
    std::map<std::int32_t, PendingCount> pressure;
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& pod = world.pod(PodId{id});
        const auto add = [&](std::uint32_t PendingCount::*counter) { ++(pressure[pod.object->priority].*counter); };
        const bool moving = pod.state == PodState::InCycle || pod.state == PodState::Reserved ||
                            pod.state == PodState::Waiting || pod.state == PodState::Binding;
        if (moving) add(&PendingCount::moving);
        if (pod.state != PodState::Queued || pod.queue == QueueKind::Gated) continue;
        if (pod.queue != QueueKind::Unschedulable)
            add(&PendingCount::queued);
        else
            add(pod.nominatedStatus.valid() ? &PendingCount::nominated : &PendingCount::impossible);
    }
    return pressure;
}

RC_GTEST_PROP(Training, TheSumsAreThoseOfThePods, ()) {
    const auto session = ran(*trainingPlans());
    overTheRun(*session, [](const World& world, const Fact& fact) {
        if (fact.kind == FactKind::PermitAsked || fact.kind == FactKind::PodAllowed) return; // the state follows
        RC_ASSERT(world.pressure == recounted(world));
        RC_ASSERT(world.waiting.size() == world.counters.waiting);
        for (const PermitWait& wait : world.waiting) RC_ASSERT(world.pod(wait.pod).state == PodState::Waiting);
    });
}

} // namespace
} // namespace berth::test
