// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Json.h"
#include "engine/explain/Pass.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/scheduler/Look.h"
#include "engine/session/Session.h"
#include "tests/property/Plan.h"
#include "tests/support/Builders.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace berth::test {
namespace {

const Framework& framework() {
    static const auto kFramework = Framework::create(defaultConfiguration(), 0, builtinPlugins()).value();
    return *kFramework;
}

/// Runs the plan and shows each cycle's look: the world just before the fact that says what came of it, and that fact.
void forEachLook(const Plan& plan, const std::function<void(const World&, const Fact&, const Pool&)>& visit) {
    const auto session = Session::create(scenarioOf(plan), builtinPlugins()).value();
    session->run();
    const Trace& trace = session->trace();
    World world = session->startWorld();
    while (world.factCount < trace.size()) {
        const Fact& fact = trace[world.factCount];
        if (fact.kind == FactKind::NodeSelected || fact.kind == FactKind::NoNodeFits) visit(world, fact, trace.pool());
        apply(world, fact, trace.pool());
    }
}

// ---- assume and forget

void checkSame(const NodeInfo& a, const NodeInfo& b) {
    RC_ASSERT(a.node == b.node);
    RC_ASSERT(a.requested == b.requested);
    RC_ASSERT(a.nonZeroMilliCpu == b.nonZeroMilliCpu);
    RC_ASSERT(a.nonZeroMemory == b.nonZeroMemory);
    RC_ASSERT(a.podsWithAffinity == b.podsWithAffinity);
    RC_ASSERT(a.podsWithRequiredAntiAffinity == b.podsWithRequiredAntiAffinity);
    RC_ASSERT(a.usedPorts == b.usedPorts);
    RC_ASSERT(a.pods.size() == b.pods.size());
    for (std::size_t i = 0; i < a.pods.size(); ++i) {
        RC_ASSERT(a.pods[i].id == b.pods[i].id);
        RC_ASSERT(a.pods[i].pod == b.pods[i].pod);
        RC_ASSERT(a.pods[i].startTime == b.pods[i].startTime);
        RC_ASSERT(a.pods[i].assumed == b.pods[i].assumed);
        RC_ASSERT(a.pods[i].terminating == b.pods[i].terminating);
        RC_ASSERT(a.pods[i].preempted == b.pods[i].preempted);
    }
}

void checkSame(const Snapshot& a, const Snapshot& b) {
    RC_ASSERT(a.size() == b.size());
    for (std::size_t i = 0; i < a.size(); ++i) checkSame(a.at(i), b.at(i));
    RC_ASSERT(a.nodesWithAffinity() == b.nodesWithAffinity());
    RC_ASSERT(a.nodesWithRequiredAntiAffinity() == b.nodesWithRequiredAntiAffinity());
}

RC_GTEST_PROP(Decisions, AssumeThenForgetRestoresTheSnapshot, ()) {
    forEachLook(*plans(), [](const World& world, const Fact& fact, const Pool& pool) {
        if (fact.kind != FactKind::NodeSelected || !world.nodeExists(fact.node)) return;
        const Snapshot before = world.snapshot();
        World trial = world;
        apply(trial, fact, pool);
        apply(trial, Fact::of(FactKind::PodAssumed, fact.pod, fact.node), pool);
        RC_ASSERT(trial.snapshot().find(fact.node)->find(fact.pod) != nullptr);
        apply(trial, Fact::of(FactKind::PodUnreserved, fact.pod, fact.node), pool);
        checkSame(before, trial.snapshot());
    });
}

// ---- victims

/// What is left of a node when these pods are gone, with the state of a cycle that knows it.
struct Trial {
    NodeInfo node;
    CycleState state;
};

Trial without(const Context& context, const CycleState& state, const NodeInfo& node, std::span<const PodId> victims) {
    Trial trial{node, state.clone()};
    for (const PodId victim : victims) {
        const PodInfo info = *trial.node.find(victim);
        trial.node.removePod(victim);
        RC_ASSERT(framework().runRemovePod(context, trial.state, *context.input->pod, info, trial.node).ok());
    }
    return trial;
}

bool fits(const Context& context, const Trial& trial) {
    return framework().runFilterWithNominatedPods(context, trial.state, *context.input->pod, trial.node).ok();
}

void checkMinimal(const Context& context, const CycleState& state, const PreemptionCandidate& candidate) {
    const NodeInfo& node = *context.snapshot().find(candidate.node);
    RC_ASSERT(!candidate.victims.empty());
    RC_ASSERT(fits(context, without(context, state, node, candidate.victims)));
    for (std::size_t spared = 0; spared < candidate.victims.size(); ++spared) {
        std::vector<PodId> fewer = candidate.victims;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(spared));
        RC_ASSERT(!fits(context, without(context, state, node, fewer)));
    }
}

RC_GTEST_PROP(Decisions, NoVictimCouldHaveStayed, ()) {
    forEachLook(*plansWithoutCompany(), [](const World& world, const Fact& fact, const Pool&) {
        if (fact.kind != FactKind::NoNodeFits) return;
        const CycleInput& input = world.cycle.input;
        CycleRecord record;
        LookResult found = look(input, framework(), &record);
        if (!found.fitError) return;
        runPostFilter(input, framework(), found, &record);
        if (!record.preemption) return;
        const Context context{&input, &framework(), nullptr, input.podId};
        for (const PreemptionCandidate& candidate : record.preemption->candidates) {
            for (const PodId victim : candidate.victims)
                RC_ASSERT(world.pod(victim).object->priority < input.pod->priority);
            checkMinimal(context, found.state, candidate);
        }
    });
}

// ---- one more node

/// The same cluster and an empty node at the end of the list.
CycleInput withOneMore(const CycleInput& input, const Node& node) {
    Snapshot::Infos infos;
    auto order = std::make_shared<NodeOrder>();
    for (std::size_t i = 0; i < input.snapshot.size(); ++i) {
        const NodeInfo& info = input.snapshot.at(i);
        infos.ensure(info.id.value);
        infos.write(info.id.value) = std::make_shared<NodeInfo>(info);
        order->nodes.push_back(info.id);
    }
    auto added = std::make_shared<NodeInfo>();
    added->id = NodeId{static_cast<std::uint32_t>(infos.size())};
    added->node = &node;
    order->nodes.push_back(added->id);
    infos.push(added);
    order->index(infos);
    CycleInput more = input;
    more.snapshot = Snapshot(infos, order, std::make_shared<const ImageStates>(input.snapshot.images()));
    return more;
}

RC_GTEST_PROP(Decisions, OneMoreNodeLeavesAFeasiblePodFeasible, ()) {
    const Plan plan = *plansWithoutCompany();
    MakeNode maker("one-more");
    maker.has({{"cpu", std::to_string(*rc::gen::inRange(0, 9))}, {"memory", "64Gi"}});
    const auto node = maker.obj();
    forEachLook(plan, [&node](const World& world, const Fact& fact, const Pool&) {
        if (fact.kind != FactKind::NodeSelected) return;
        const LookResult found = look(withOneMore(world.cycle.input, *node), framework(), nullptr);
        RC_ASSERT(found.status.ok());
        RC_ASSERT(found.selected.valid());
    });
}

// ---- the order of nodes

std::string passText(const Scenario& scenario) {
    const auto profiles = Profiles::create(scenario.configuration, builtinPlugins()).value();
    return explain::toJson(explain::runPass(scenario, *profiles)).dump();
}

RC_GTEST_PROP(Decisions, DoNotDependOnTheOrderOfNodesInTheFile, ()) {
    const auto scenario = scenarioOf(*plans());
    Scenario shuffled = *scenario;
    std::vector<std::size_t> order(scenario->nodes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[*rc::gen::inRange<std::size_t>(0, i)]);
    for (std::size_t i = 0; i < order.size(); ++i) shuffled.nodes[i] = scenario->nodes[order[i]];
    RC_ASSERT(passText(shuffled) == passText(*scenario));
}

// ---- company, worked out the slow way

bool inOneTopology(const Node& a, const Node& b, const std::string& key) {
    const std::string* value = a.meta.labels.find(key);
    const std::string* other = b.meta.labels.find(key);
    return value != nullptr && other != nullptr && *value == *other;
}

/// Plans know no namespace selectors.
bool means(const PodAffinityTerm& term, const Pod& owner, const Pod& pod) {
    const auto& names = term.namespaces;
    const bool here = names.empty() ? owner.meta.ns == pod.meta.ns
                                    : std::find(names.begin(), names.end(), pod.meta.ns) != names.end();
    return here && matches(*term.selector, pod.meta.labels);
}

/// Pods anywhere that the term means, and among them those that share its topology with the node.
std::pair<int, int> countMeant(const Snapshot& snapshot, const PodAffinityTerm& term, const Pod& owner,
                               const Node& node) {
    int anywhere = 0;
    int near = 0;
    for (std::size_t i = 0; i < snapshot.size(); ++i)
        for (const PodInfo& other : snapshot.at(i).pods) {
            if (!means(term, owner, *other.pod)) continue;
            ++anywhere;
            if (inOneTopology(*snapshot.at(i).node, node, term.topologyKey)) ++near;
        }
    return {anywhere, near};
}

bool isWelcome(const Snapshot& snapshot, const Pod& pod, const Node& node) {
    for (std::size_t i = 0; i < snapshot.size(); ++i)
        for (const PodInfo& other : snapshot.at(i).pods)
            for (const PodAffinityTerm& term : other.pod->affinity.podAnti.required)
                if (means(term, *other.pod, pod) && inOneTopology(*snapshot.at(i).node, node, term.topologyKey))
                    return false;
    return true;
}

bool hasItsCompany(const Snapshot& snapshot, const Pod& pod, const Node& node) {
    for (const PodAffinityTerm& term : pod.affinity.podAnti.required)
        if (countMeant(snapshot, term, pod, node).second > 0) return false;
    for (const PodAffinityTerm& term : pod.affinity.pod.required) {
        const auto [anywhere, near] = countMeant(snapshot, term, pod, node);
        if (near == 0 && (anywhere > 0 || !means(term, pod, pod))) return false;
    }
    return true;
}

RC_GTEST_PROP(Decisions, GiveEachPodItsCompany, ()) {
    forEachLook(*plans(), [](const World& world, const Fact& fact, const Pool&) {
        const CycleInput& input = world.cycle.input;
        CycleRecord record;
        look(input, framework(), &record);
        for (const CycleRecord::Verdict& verdict : record.verdicts) {
            const NodeInfo& node = input.snapshot.at(verdict.node);
            const bool fine = isWelcome(input.snapshot, *input.pod, *node.node) &&
                              hasItsCompany(input.snapshot, *input.pod, *node.node);
            if (verdict.status.ok()) RC_ASSERT(fine);
            if (verdict.status.plugin() == "InterPodAffinity" && !verdict.withNominatedPods) RC_ASSERT(!fine);
        }
        RC_ASSERT(fact.pod == input.podId);
    });
}

} // namespace
} // namespace berth::test
