// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/property/Siege.h"

#include "engine/framework/Configuration.h"
#include "tests/engine/session/TrainingFixture.h"
#include "tests/property/Draw.h"
#include "tests/support/Builders.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <array>

namespace berth::test {
namespace {

constexpr const char* kZone = "topology.kubernetes.io/zone";
constexpr const char* kHost = "kubernetes.io/hostname";
constexpr int kApps = 3;
constexpr std::array<std::int32_t, 4> kPriorities = {0, 10, 10'000, 100'000};

rc::Gen<Siege::Pod> podsOfASiege() {
    using P = Siege::Pod;
    return rc::gen::build<P>(
        rc::gen::set(&P::at, element({0, 0, 0, 1, 5, 20, 40})),
        rc::gen::set(&P::node, element({0, 0, 1, 2, 3, 4, 5, 6, 14, 21})),
        rc::gen::set(&P::cpu, element({1, 2, 3, 3, 4, 0})), rc::gen::set(&P::gpus, element({0, 1, 2, 4})),
        rc::gen::set(&P::level, element({0, 0, 1, 2, 3})), rc::gen::set(&P::app, element({0, 1, 1, 2, 3})),
        rc::gen::set(&P::start, element({0, 5, 5, 6, 9})), rc::gen::set(&P::grace, element({30, 0, 3})),
        rc::gen::set(&P::duration, element({0, 0, 0, 10, 45})),
        rc::gen::set(&P::nominated, element({0, 0, 0, 0, 1, 2, 3})),
        rc::gen::set(&P::company, element({0, 0, 0, 0, 0, 0, 0, 1, 2})),
        rc::gen::set(&P::port, element({0, 0, 0, 0, 0, 0, 80})),
        rc::gen::set(&P::never, element({false, false, false, false, true})),
        rc::gen::set(&P::hook, element({false, false, true})));
}

rc::Gen<Siege::Budget> budgets() {
    using B = Siege::Budget;
    return rc::gen::build<B>(rc::gen::set(&B::app, element({1, 2, 3})),
                             rc::gen::set(&B::allowed, element({0, 0, 1, 2})),
                             rc::gen::set(&B::all, element({false, false, true})));
}

rc::Gen<Siege::Step> steps() {
    using S = Siege::Step;
    return rc::gen::build<S>(
        rc::gen::set(&S::at, rc::gen::inRange(1, 60)), rc::gen::set(&S::deed, element({0, 1, 2, 3})),
        rc::gen::set(&S::target, rc::gen::inRange(0, 20)), rc::gen::set(&S::amount, element({2, 4, 8})));
}

rc::Gen<std::vector<int>> fewNodes() {
    return some(element({4, 4, 4, 6, 8}), 0.12);
}

rc::Gen<std::vector<int>> manyNodes() {
    return rc::gen::container<std::vector<int>>(24, element({4, 4, 6}));
}

rc::Gen<Siege> siegesOf(rc::Gen<std::vector<int>> nodes, bool suite) {
    using S = Siege;
    return rc::gen::build<S>(
        rc::gen::set(&S::nodes, std::move(nodes)), rc::gen::set(&S::pods, some(podsOfASiege(), 0.4)),
        rc::gen::set(&S::budgets, some(budgets(), 0.03)), rc::gen::set(&S::steps, some(steps(), 0.08)),
        rc::gen::set(&S::cycleMillis, element({0, 0, 100, 2500})), rc::gen::set(&S::bindMillis, element({0, 0, 700})),
        rc::gen::set(&S::tieBreak, element({0, 1, 2})), rc::gen::set(&S::seed, element({1, 2, 3, 4, 5, 6, 7})),
        rc::gen::set(&S::enough, element({0, 1, 2, 3})), rc::gen::set(&S::suite, rc::gen::just(suite)),
        rc::gen::set(&S::leastLostWork), rc::gen::set(&S::mostVictims, element({3, 1, 2})));
}

std::shared_ptr<const Configuration> configurationOf(const Siege& siege) {
    const Value most = plain(std::to_string(siege.mostVictims));
    if (siege.suite)
        return trainingConfiguration({{"maxPreemptPodsPerCycle", most},
                                      {"victimOrder", plain(siege.leastLostWork ? "LeastLostWork" : "Upstream")}});
    auto configuration = std::make_shared<Configuration>(defaultConfiguration());
    if (siege.enough > 0)
        configuration->profiles.front().pluginConfig.push_back(
            {"DefaultPreemption",
             map({{"minCandidateNodesPercentage", plain("0")},
                  {"minCandidateNodesAbsolute", plain(std::to_string(siege.enough))}}),
             {}});
    return configuration;
}

constexpr int kCrowd = 10; ///< small pods on each node
constexpr int kRoom = 12;  ///< cpu of each node, and its GPUs

/// What runs asks little and keeps no company in most sieges, so that only sums decide; what comes asks much.
void crowd(Siege& siege, std::vector<Siege::Pod> small) {
    for (int& cpu : siege.nodes) cpu = kRoom;
    for (Siege::Pod& pod : siege.pods) pod.cpu *= pod.node == 0 || pod.at > 0 ? 3 : 1;
    for (std::size_t i = 0; i < small.size(); ++i) {
        small[i].at = 0;
        small[i].node = static_cast<int>(i % siege.nodes.size()) + 1;
        small[i].cpu = std::min(small[i].cpu, 2);
        small[i].gpus = std::min(small[i].gpus, 2);
        small[i].level = std::min(small[i].level, 2);
        siege.pods.push_back(small[i]);
    }
    siege.mostVictims *= 3;
    if (siege.seed % 3 == 0) return;
    for (Siege::Pod& pod : siege.pods) pod.company = pod.port = 0;
}

rc::Gen<Siege> crowded(rc::Gen<Siege> sieges) {
    return rc::gen::mapcat(std::move(sieges), [](Siege siege) {
        const auto small = rc::gen::container<std::vector<Siege::Pod>>(siege.nodes.size() * kCrowd, podsOfASiege());
        return rc::gen::map(small, [siege](std::vector<Siege::Pod> pods) {
            Siege full = siege;
            crowd(full, std::move(pods));
            return full;
        });
    });
}

std::string nodeName(std::size_t index) {
    return fmt::format("n{}", index + 1);
}

/// Makes the scenario of a siege.
class SiegeWriter {
public:
    explicit SiegeWriter(const Siege& siege) : siege_(siege) {}

    std::shared_ptr<const Scenario> write() {
        scenario_->configuration = configurationOf(siege_);
        scenario_->cycle = Duration::millis(siege_.cycleMillis);
        scenario_->bind = Duration::millis(siege_.bindMillis);
        scenario_->tieBreak = static_cast<TieBreak>(siege_.tieBreak);
        scenario_->seed = static_cast<std::uint64_t>(siege_.seed);
        scenario_->until = Duration::seconds(400);
        for (std::size_t i = 0; i < siege_.nodes.size(); ++i) scenario_->nodes.push_back(node(i, siege_.nodes[i]));
        for (const Siege::Budget& budget : siege_.budgets) add(budget);
        for (int app = 1; app <= kApps && siege_.gangs > 0; ++app) addGang(app);
        for (std::size_t i = 0; i < siege_.pods.size(); ++i) enter(i);
        for (const Siege::Step& each : siege_.steps) add(each);
        std::ranges::stable_sort(scenario_->steps, {}, &Step::at);
        return scenario_;
    }

private:
    std::shared_ptr<const Node> node(std::size_t index, int cpu) const {
        MakeNode maker(nodeName(index));
        maker.has({{"cpu", std::to_string(cpu)}, {"memory", "64Gi"}, {"nvidia.com/gpu", std::to_string(cpu)}});
        maker.label(kHost, nodeName(index)).label(kZone, index % 2 == 0 ? "east" : "west");
        return maker.obj();
    }

    bool runs(const Siege::Pod& pod) const { return pod.at == 0 && pod.node > 0 && !siege_.nodes.empty(); }

    MakePod pod(std::size_t index) const {
        const Siege::Pod& plan = siege_.pods[index];
        MakePod maker(fmt::format("p{}", index), index % 5 == 4 ? "other" : "default");
        maker.priority(kPriorities[static_cast<std::size_t>(plan.level)]);
        if (plan.cpu > 0) maker.req({{"cpu", std::to_string(plan.cpu)}});
        if (siege_.suite && plan.gpus > 0) maker.req({{"nvidia.com/gpu", std::to_string(plan.gpus)}});
        if (plan.app > 0) maker.label("app", fmt::format("a{}", plan.app));
        if (plan.app == 3) maker.label("berth.dev/queue", "q");
        if (plan.app > 0 && siege_.gangs > 0) maker.label("scheduling.x-k8s.io/pod-group", gangOf(plan.app));
        if (runs(plan) && plan.start > 0) maker.start(plan.start);
        maker.raw().gracePeriod = Duration::seconds(plan.grace);
        if (plan.duration > 0) maker.raw().duration = Duration::seconds(plan.duration);
        if (plan.hook) maker.raw().meta.annotations.set("berth.dev/checkpoint-interval", "15s");
        maker.raw().preemptNever = plan.never;
        if (!runs(plan) && plan.nominated > 0) maker.raw().nominatedNodeName = fmt::format("n{}", plan.nominated);
        if (plan.port > 0 && plan.cpu > 0) maker.raw().containers[0].ports.push_back({plan.port, plan.port, "TCP", ""});
        if (plan.app > 0) keepsCompany(maker.raw(), plan);
        return maker;
    }

    static void keepsCompany(berth::Pod& pod, const Siege::Pod& plan) {
        LabelSelector selector;
        selector.matchLabels.set("app", fmt::format("a{}", plan.app));
        PodAffinityTerm term;
        term.topologyKey = kHost;
        term.selector = selector;
        if (plan.company == 1) pod.affinity.podAnti.required.push_back(term);
        TopologySpreadConstraint constraint;
        constraint.topologyKey = kZone;
        constraint.doNotSchedule = true;
        constraint.selector = selector;
        if (plan.company == 2) pod.spread.push_back(constraint);
    }

    void enter(std::size_t index) {
        MakePod maker = pod(index);
        const Siege::Pod& plan = siege_.pods[index];
        if (plan.at > 0) return step(plan.at, CreatePod{maker.obj()});
        if (runs(plan)) maker.raw().nodeName = nodeName(static_cast<std::size_t>(plan.node - 1) % siege_.nodes.size());
        scenario_->pods.push_back(maker.obj());
    }

    void step(int at, Action action) {
        scenario_->steps.push_back({Duration::seconds(at), std::move(action), "step", {}});
    }

    static std::string gangOf(int app) { return fmt::format("gang-{}", app); }

    void addGang(int app) {
        PodGroup group;
        group.meta.name = gangOf(app);
        group.meta.ns = "default";
        group.minMember = siege_.gangs;
        scenario_->objects.podGroups.push_back(group);
    }

    void add(const Siege::Budget& plan) {
        PodDisruptionBudget budget;
        budget.meta.name = fmt::format("b{}", scenario_->objects.budgets.size());
        budget.meta.ns = "default";
        budget.disruptionsAllowed = plan.allowed;
        budget.selector.emplace();
        if (plan.all)
            budget.selector->matchExpressions.push_back(requirement("app", SelectorOperator::Exists));
        else
            budget.selector->matchLabels.set("app", fmt::format("a{}", plan.app));
        scenario_->objects.budgets.push_back(budget);
    }

    void add(const Siege::Step& plan) {
        const auto target = static_cast<std::size_t>(plan.target);
        if (plan.deed < 2 && !siege_.pods.empty()) {
            const MakePod maker = pod(target % siege_.pods.size());
            const ObjectName name{ObjectName::Kind::Pod, maker.obj()->meta.ns, maker.obj()->meta.name};
            if (plan.deed == 0) return step(plan.at, DeleteObject{name});
            return step(plan.at, EvictPod{name});
        }
        if (plan.deed < 2 || siege_.nodes.empty()) return;
        const std::size_t index = target % siege_.nodes.size();
        if (plan.deed == 2) return step(plan.at, ReplaceNode{node(index, plan.amount)});
        step(plan.at, CordonNode{nodeName(index), true});
    }

    const Siege& siege_;
    std::shared_ptr<Scenario> scenario_ = std::make_shared<Scenario>();
};

} // namespace

std::ostream& operator<<(std::ostream& out, const Siege& siege) {
    fmt::print(out, "cycle {}ms, bind {}ms, tieBreak {}, seed {}, enough {}, suite {} {} {}, gangs {}, nodes of cpu",
               siege.cycleMillis, siege.bindMillis, siege.tieBreak, siege.seed, siege.enough, siege.suite,
               siege.leastLostWork, siege.mostVictims, siege.gangs);
    for (const int cpu : siege.nodes) fmt::print(out, " {}", cpu);
    for (const Siege::Pod& pod : siege.pods)
        fmt::print(out,
                   "\n  pod at {} node {} cpu {} gpus {} level {} app {} start {} grace {} duration {} nominated {} "
                   "company {} port {} never {} hook {}",
                   pod.at, pod.node, pod.cpu, pod.gpus, pod.level, pod.app, pod.start, pod.grace, pod.duration,
                   pod.nominated, pod.company, pod.port, pod.never, pod.hook);
    for (const Siege::Budget& budget : siege.budgets)
        fmt::print(out, "\n  budget app {} all {} allowed {}", budget.app, budget.all, budget.allowed);
    for (const Siege::Step& step : siege.steps)
        fmt::print(out, "\n  step at {} deed {} target {} amount {}", step.at, step.deed, step.target, step.amount);
    return out << '\n';
}

rc::Gen<Siege> sieges() {
    return siegesOf(fewNodes(), false);
}

/// A pod runs on each node, and fills most of them, so that there is someone to evict everywhere.
rc::Gen<Siege> largeSieges() {
    return rc::gen::mapcat(siegesOf(manyNodes(), false), [](Siege siege) {
        const auto fillers = rc::gen::container<std::vector<Siege::Pod>>(siege.nodes.size(), podsOfASiege());
        return rc::gen::map(fillers, [siege](std::vector<Siege::Pod> pods) {
            Siege full = siege;
            for (std::size_t i = 0; i < pods.size(); ++i) {
                pods[i].at = 0;
                pods[i].node = static_cast<int>(i) + 1;
                if (i % 5 > 0) pods[i].cpu = full.nodes[i];
                full.pods.push_back(pods[i]);
            }
            return full;
        });
    });
}

rc::Gen<Siege> suiteSieges() {
    return siegesOf(fewNodes(), true);
}

rc::Gen<Siege> crowdedSieges() {
    return crowded(siegesOf(fewNodes(), false));
}

rc::Gen<Siege> crowdedSuiteSieges() {
    const auto gangs = element({2, 0, 3, 8});
    return rc::gen::mapcat(crowded(siegesOf(fewNodes(), true)), [gangs](Siege siege) {
        return rc::gen::map(gangs, [siege](int least) {
            Siege result = siege;
            result.gangs = least;
            return result;
        });
    });
}

std::shared_ptr<const Scenario> scenarioOf(const Siege& siege) {
    return SiegeWriter(siege).write();
}

} // namespace berth::test
