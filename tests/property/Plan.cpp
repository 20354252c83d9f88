// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/property/Plan.h"

#include "engine/framework/Configuration.h"
#include "tests/property/Draw.h"
#include "tests/support/Builders.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace berth::test {
namespace {

constexpr int kUntil = 900;
constexpr std::array<std::int32_t, 4> kPriorities = {0, 10, 10000, 100000};

rc::Gen<Plan::NodePlan> nodePlans() {
    using N = Plan::NodePlan;
    return rc::gen::build<N>(rc::gen::set(&N::cpu, rc::gen::inRange(1, 9)), rc::gen::set(&N::gpus, element({0, 2, 8})),
                             rc::gen::set(&N::pods, element({10, 2})), rc::gen::set(&N::cordoned, seldom(6)),
                             rc::gen::set(&N::tainted, seldom(5)));
}

/// Half of the pods have no wish.
rc::Gen<Plan::Company> companies() {
    return rc::gen::map(rc::gen::inRange(0, 10),
                        [](int drawn) { return static_cast<Plan::Company>(std::max(0, drawn - 4)); });
}

rc::Gen<Plan::PodPlan> podPlans() {
    using P = Plan::PodPlan;
    return rc::gen::build<P>(
        rc::gen::set(&P::at, rc::gen::map(rc::gen::inRange(0, 60), [](int at) { return std::max(0, at - 20); })),
        rc::gen::set(&P::node, rc::gen::map(rc::gen::inRange(0, 8), [](int node) { return node > 4 ? 0 : node; })),
        rc::gen::set(&P::cpu, rc::gen::inRange(0, 6)), rc::gen::set(&P::gpus, element({0, 0, 1, 2, 4})),
        rc::gen::set(&P::level, rc::gen::inRange(0, 4)), rc::gen::set(&P::duration, element({0, 0, 5, 30})),
        rc::gen::set(&P::grace, element({30, 0, 3})), rc::gen::set(&P::gated, seldom(8)),
        rc::gen::set(&P::tolerates, seldom(2)), rc::gen::set(&P::owned, seldom(3)), rc::gen::set(&P::hook, seldom(4)),
        rc::gen::set(&P::company, companies()), rc::gen::set(&P::port, element({0, 0, 0, 80, 81})));
}

rc::Gen<Plan::StepPlan> stepPlans() {
    using S = Plan::StepPlan;
    const auto deed = rc::gen::map(rc::gen::inRange(0, 10), [](int drawn) { return static_cast<Plan::Deed>(drawn); });
    return rc::gen::build<S>(rc::gen::set(&S::at, rc::gen::inRange(1, 120)), rc::gen::set(&S::deed, deed),
                             rc::gen::set(&S::target, rc::gen::inRange(0, 12)),
                             rc::gen::set(&S::amount, rc::gen::inRange(1, 9)));
}

constexpr const char* kZone = "topology.kubernetes.io/zone";
constexpr const char* kHost = "kubernetes.io/hostname";

PodAffinityTerm ownKind(MakePod& pod, const char* topologyKey, std::initializer_list<const char*> namespaces) {
    PodAffinityTerm term;
    term.topologyKey = topologyKey;
    term.selector = LabelSelector{{{"app", std::string(pod.raw().meta.labels.get("app"))}}, {}};
    term.namespaces.assign(namespaces.begin(), namespaces.end());
    return term;
}

void wish(MakePod& pod, Plan::Company company) {
    Affinity& affinity = pod.raw().affinity;
    switch (company) {
    case Plan::Company::None: return;
    case Plan::Company::SameZone: affinity.pod.required = {ownKind(pod, kZone, {"a", "b"})}; return;
    case Plan::Company::OtherHost: affinity.podAnti.required = {ownKind(pod, kHost, {})}; return;
    case Plan::Company::OtherZone: affinity.podAnti.required = {ownKind(pod, kZone, {"a"})}; return;
    case Plan::Company::RatherNear: affinity.pod.preferred = {{40, ownKind(pod, kZone, {})}}; return;
    case Plan::Company::RatherAway: affinity.podAnti.preferred = {{30, ownKind(pod, kHost, {"a", "b"})}}; return;
    }
}

/// Writes a plan out as objects and steps.
class ScenarioWriter {
public:
    explicit ScenarioWriter(const Plan& plan) : plan_(plan) {}

    std::shared_ptr<const Scenario> write() {
        scenario_->configuration = std::make_shared<const Configuration>(defaultConfiguration());
        scenario_->cycle = Duration::millis(plan_.cycleMillis);
        scenario_->bind = Duration::millis(plan_.bindMillis);
        scenario_->tieBreak = static_cast<TieBreak>(plan_.tieBreak);
        scenario_->seed = static_cast<std::uint64_t>(plan_.seed);
        scenario_->popFromBackoffQ = plan_.popFromBackoffQ;
        scenario_->until = Duration::seconds(kUntil);
        for (std::size_t i = 0; i < plan_.nodes.size(); ++i) scenario_->nodes.push_back(node(i, plan_.nodes[i].cpu));
        for (std::size_t i = 0; i < plan_.pods.size(); ++i) enter(i);
        for (const Plan::StepPlan& step : plan_.steps) add(step);
        std::ranges::stable_sort(scenario_->steps, {}, &Step::at);
        return scenario_;
    }

private:
    std::shared_ptr<const Node> node(std::size_t index, int cpu) const {
        const Plan::NodePlan& plan = plan_.nodes[index];
        MakeNode maker("n" + std::to_string(index + 1));
        maker.has({{"cpu", std::to_string(cpu)},
                   {"memory", "64Gi"},
                   {"pods", std::to_string(plan.pods)},
                   {"nvidia.com/gpu", std::to_string(plan.gpus)}});
        maker.label(kHost, "n" + std::to_string(index + 1)).label(kZone, index % 2 == 0 ? "east" : "west");
        maker.cordoned(plan.cordoned);
        if (plan.tainted) maker.taint("dedicated", "x", TaintEffect::NoSchedule);
        return maker.obj();
    }

    MakePod pod(std::size_t index) const {
        const Plan::PodPlan& plan = plan_.pods[index];
        MakePod maker("p-" + std::to_string(index), index % 2 == 0 ? "a" : "b");
        maker.req({{"cpu", std::to_string(plan.cpu)}});
        if (plan.gpus > 0) maker.raw().containers[0].requests.set("nvidia.com/gpu", Quantity::fromUnits(plan.gpus));
        maker.priority(kPriorities[static_cast<std::size_t>(plan.level)]);
        if (plan.duration > 0) maker.raw().duration = Duration::seconds(plan.duration);
        maker.raw().gracePeriod = Duration::seconds(plan.grace);
        if (plan.gated) maker.raw().schedulingGates = {"wait"};
        if (plan.tolerates) maker.tolerate("dedicated", "Exists", "", TaintEffect::None);
        if (plan.owned) maker.raw().meta.owners = {{"apps/v1", "ReplicaSet", "owner", "uid", true}};
        maker.raw().containers[0].hasPreStop = plan.hook;
        maker.label("app", "kind-" + std::to_string(index % 3));
        wish(maker, plan.company);
        if (plan.port > 0) maker.raw().containers[0].ports.push_back({plan.port, plan.port, "TCP", ""});
        return maker;
    }

    void enter(std::size_t index) {
        const Plan::PodPlan& plan = plan_.pods[index];
        MakePod maker = pod(index);
        if (plan.at > 0) return step(plan.at, CreatePod{maker.obj()});
        if (plan.node > 0 && static_cast<std::size_t>(plan.node) <= plan_.nodes.size())
            maker.raw().nodeName = "n" + std::to_string(plan.node);
        scenario_->pods.push_back(maker.obj());
    }

    void step(int at, Action action) {
        scenario_->steps.push_back({Duration::seconds(at), std::move(action), "step", {}});
    }

    void add(const Plan::StepPlan& plan) {
        switch (plan.deed) {
        case Plan::Deed::DeletePod:
        case Plan::Deed::EvictPod:
        case Plan::Deed::ReplacePod:
        case Plan::Deed::CreatePodAgain:
            if (!plan_.pods.empty())
                step(plan.at, podAction(plan, static_cast<std::size_t>(plan.target) % plan_.pods.size()));
            return;
        default:
            if (!plan_.nodes.empty())
                step(plan.at, nodeAction(plan, static_cast<std::size_t>(plan.target) % plan_.nodes.size()));
            return;
        }
    }

    Action podAction(const Plan::StepPlan& plan, std::size_t index) const {
        MakePod maker = pod(index);
        const ObjectName name{ObjectName::Kind::Pod, maker.raw().meta.ns, maker.raw().meta.name};
        if (plan.deed == Plan::Deed::DeletePod) return DeleteObject{name};
        if (plan.deed == Plan::Deed::EvictPod) return EvictPod{name};
        if (plan.deed == Plan::Deed::CreatePodAgain) return CreatePod{maker.obj()};
        maker.raw().schedulingGates.clear();
        maker.label("round", std::to_string(plan.amount));
        return ReplacePod{maker.obj()};
    }

    Action nodeAction(const Plan::StepPlan& plan, std::size_t index) const {
        const std::string name = "n" + std::to_string(index + 1);
        switch (plan.deed) {
        case Plan::Deed::DeleteNode: return DeleteObject{{ObjectName::Kind::Node, "", name}};
        case Plan::Deed::CreateNodeAgain: return CreateNode{node(index, plan.amount)};
        case Plan::Deed::ResizeNode: return ReplaceNode{node(index, plan.amount)};
        case Plan::Deed::Cordon: return CordonNode{name, true};
        case Plan::Deed::Uncordon: return CordonNode{name, false};
        default: return DrainNode{name};
        }
    }

    const Plan& plan_;
    std::shared_ptr<Scenario> scenario_ = std::make_shared<Scenario>();
};

} // namespace

std::ostream& operator<<(std::ostream& out, const Plan& plan) {
    out << "cycle " << plan.cycleMillis << "ms, bind " << plan.bindMillis << "ms, tieBreak " << plan.tieBreak
        << ", seed " << plan.seed << ", popFromBackoffQ " << plan.popFromBackoffQ << '\n';
    for (const Plan::NodePlan& node : plan.nodes)
        out << "  node cpu " << node.cpu << " gpus " << node.gpus << " pods " << node.pods << " cordoned "
            << node.cordoned << " tainted " << node.tainted << '\n';
    for (const Plan::PodPlan& pod : plan.pods)
        out << "  pod at " << pod.at << " node " << pod.node << " cpu " << pod.cpu << " gpus " << pod.gpus << " level "
            << pod.level << " duration " << pod.duration << " grace " << pod.grace << " gated " << pod.gated
            << " tolerates " << pod.tolerates << " owned " << pod.owned << " hook " << pod.hook << " company "
            << static_cast<int>(pod.company) << " port " << pod.port << '\n';
    for (const Plan::StepPlan& step : plan.steps)
        out << "  step at " << step.at << " deed " << static_cast<int>(step.deed) << " target " << step.target
            << " amount " << step.amount << '\n';
    return out;
}

rc::Gen<Plan> plans() {
    return rc::gen::build<Plan>(rc::gen::set(&Plan::nodes, some(nodePlans(), 0.08)),
                                rc::gen::set(&Plan::pods, some(podPlans(), 0.3)),
                                rc::gen::set(&Plan::steps, some(stepPlans(), 0.2)),
                                rc::gen::set(&Plan::cycleMillis, element({0, 0, 100, 2500})),
                                rc::gen::set(&Plan::bindMillis, element({0, 0, 700, 4000})),
                                rc::gen::set(&Plan::tieBreak, wide(rc::gen::inRange(0, 3))),
                                rc::gen::set(&Plan::seed, wide(rc::gen::inRange(1, 1000))),
                                rc::gen::set(&Plan::popFromBackoffQ, element({true, false})));
}

rc::Gen<Plan> plansWithoutCompany() {
    return rc::gen::map(plans(), [](Plan plan) {
        for (Plan::PodPlan& pod : plan.pods) pod.company = Plan::Company::None;
        return plan;
    });
}

std::shared_ptr<const Scenario> scenarioOf(const Plan& plan) {
    return ScenarioWriter(plan).write();
}

} // namespace berth::test
