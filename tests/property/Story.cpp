// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/property/Story.h"

#include "engine/framework/Configuration.h"
#include "tests/property/Draw.h"
#include "tests/support/Builders.h"
#include "tests/support/Values.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <array>
#include <string>

namespace berth::test {
namespace {

constexpr const char* kLeaf = "network.topology.nvidia.com/leaf";
constexpr std::array<std::int32_t, 3> kPriorities = {0, 10'000, 100'000};
constexpr std::array<const char*, 4> kLinks = {"", "NVLink", "PIX", "NVLink"};
constexpr std::array<const char*, 7> kScores = {
    "", "BestFitScore", "GpuPackingScore", "GpuClusteringScore", "DotProductScore", "RandomScore", "FGDScore"};

// ---- drawing

rc::Gen<Story::Node> nodes() {
    using N = Story::Node;
    return rc::gen::build<N>(rc::gen::set(&N::cpu, element({8, 4, 2, 16})),
                             rc::gen::set(&N::gpus, element({0, 4, 8, 2})),
                             rc::gen::set(&N::linked, element({false, true})), rc::gen::set(&N::leaf, element({0, 1})),
                             rc::gen::set(&N::tainted, seldom(6)), rc::gen::set(&N::cordoned, seldom(8)));
}

rc::Gen<Story::Pod> pods() {
    using P = Story::Pod;
    return rc::gen::build<P>(
        rc::gen::set(&P::at, element({0, 0, 1, 2, 4, 4, 10, 30})), rc::gen::set(&P::node, element({0, 0, 0, 1, 2, 3})),
        rc::gen::set(&P::cpu, element({0, 1, 2, 4})), rc::gen::set(&P::gpus, element({0, 0, 1, 2, 4, 3})),
        rc::gen::set(&P::milli, element({0, 0, 300, 500, 700})), rc::gen::set(&P::link, element({0, 0, 0, 1, 2, 3})),
        rc::gen::set(&P::level, element({0, 0, 1, 2})), rc::gen::set(&P::gang, element({0, 0, 1, 1, 2, 3})),
        rc::gen::set(&P::tenant, element({0, 1})), rc::gen::set(&P::duration, element({0, 0, 3, 20})),
        rc::gen::set(&P::grace, element({0, 3, 30})), rc::gen::set(&P::save, element({0, 0, 2, 10})),
        rc::gen::set(&P::company, element({0, 0, 0, 0, 1, 2, 3})), rc::gen::set(&P::port, element({0, 0, 0, 0, 80})),
        rc::gen::set(&P::owned, element({false, false, true})), rc::gen::set(&P::gated, seldom(8)),
        rc::gen::set(&P::tolerates, seldom(4)));
}

rc::Gen<Story::Gang> gangs() {
    using G = Story::Gang;
    return rc::gen::build<G>(rc::gen::set(&G::least, element({1, 2, 3, 4})),
                             rc::gen::set(&G::timeout, element({5, 2, 20})),
                             rc::gen::set(&G::topology, element({0, 1, 2})));
}

rc::Gen<Story::Step> steps() {
    using S = Story::Step;
    return rc::gen::build<S>(
        rc::gen::set(&S::at, rc::gen::inRange(1, 60)), rc::gen::set(&S::deed, rc::gen::inRange(0, kDeeds)),
        rc::gen::set(&S::target, rc::gen::inRange(0, 12)), rc::gen::set(&S::amount, rc::gen::inRange(1, 9)));
}

// ---- the configuration

Value flag(bool value) {
    return plain(value ? "true" : "false");
}

class ProfileWriter {
public:
    explicit ProfileWriter(const Story& story) : story_(story) {}

    /// 0: the default plugins; 1: gangs; 2: the training suite; 3: both; 4: P2 waits on Permit for higher levels.
    std::shared_ptr<const Configuration> write(int suite) {
        auto configuration = std::make_shared<Configuration>(defaultConfiguration());
        configuration->percentageOfNodesToScore = story_.percentage;
        profile_ = &configuration->profiles.front();
        if (suite == 2 || suite == 3) addSuite();
        if (suite == 1 || suite == 3) addGangs();
        if (suite == 1) add("GPUFragmentationPlugin");
        if (suite == 4) add("AIPriorityPlugin");
        addScore();
        return configuration;
    }

private:
    void add(const char* name) { profile_->at(PluginPoint::MultiPoint).enabled.push_back({name, 0, {}}); }
    void sortBy(const char* name) {
        profile_->at(PluginPoint::QueueSort).enabled = {{name, 0, {}}};
        profile_->at(PluginPoint::QueueSort).disabled = {{"*", 0, {}}};
    }
    void leaveToSuite(const char* name) { profile_->at(PluginPoint::PostFilter).disabled.push_back({name, 0, {}}); }

    void addSuite() {
        add("AISchedulingPlugin");
        sortBy("AISchedulingPlugin");
        leaveToSuite("DefaultPreemption");
        profile_->pluginConfig.push_back({"AISchedulingPlugin", map({{"fairnessEnabled", flag(story_.fair)}}), {}});
    }

    void addGangs() {
        const bool besideSuite = !profile_->pluginConfig.empty();
        add("Coscheduling");
        add("NetworkTopology");
        sortBy("Coscheduling");
        if (besideSuite) leaveToSuite("Coscheduling");
        if (story_.guarded) return;
        profile_->pluginConfig.push_back(
            {"Coscheduling",
             map({{"queueOrder", flag(false)}, {"preFilterCheck", flag(false)}, {"rejectOnPostFilter", flag(false)}}),
             {}});
    }

    void addScore() {
        const char* const name = kScores.at(static_cast<std::size_t>(story_.extra));
        if (*name == '\0') return;
        add(name);
        if (std::string_view(name) != "FGDScore") return;
        const Value half = map({{"cpuMilli", plain("1000")}, {"gpuMilli", plain("500")}, {"pods", plain("2")}});
        const Value pair = map({{"cpuMilli", plain("1000")}, {"gpuMilli", plain("1000")}, {"gpuCount", plain("2")}});
        profile_->pluginConfig.push_back({name, map({{"workload", list({half, pair})}}), {}});
    }

    const Story& story_;
    Profile* profile_ = nullptr;
};

// ---- the scenario

std::string tenant(int index) {
    return index % 2 == 0 ? "a" : "b";
}

std::string nodeName(std::size_t index) {
    return fmt::format("n{}", index + 1);
}

void keepsCompany(berth::Pod& pod, int company) {
    LabelSelector alike;
    alike.matchLabels.set("tenant", pod.meta.ns);
    PodAffinityTerm term;
    term.selector = alike;
    term.topologyKey = company == 1 ? "kubernetes.io/hostname" : kLeaf;
    if (company == 1) pod.affinity.podAnti.required.push_back(term);
    if (company == 3) pod.affinity.pod.preferred.push_back({20, term});
    if (company != 2) return;
    TopologySpreadConstraint spread;
    spread.topologyKey = kLeaf;
    spread.selector = alike;
    pod.spread.push_back(spread);
}

class StoryWriter {
public:
    explicit StoryWriter(const Story& story) : story_(story) {}

    std::shared_ptr<const Scenario> write() {
        writeRules();
        for (std::size_t i = 0; i < story_.nodes.size(); ++i) scenario_->nodes.push_back(node(i).obj());
        for (std::size_t i = 0; i < story_.gangs.size(); ++i) scenario_->objects.podGroups.push_back(gang(i));
        if (story_.quota > 0) addQuota();
        for (std::size_t i = 0; i < story_.pods.size(); ++i) enter(i);
        for (const Story::Step& each : story_.steps) add(each);
        std::ranges::stable_sort(scenario_->steps, {}, &Step::at);
        return scenario_;
    }

private:
    void writeRules() {
        scenario_->configuration = ProfileWriter(story_).write(story_.suite);
        scenario_->cycle = Duration::millis(story_.cycleMillis);
        scenario_->bind = Duration::millis(story_.bindMillis);
        scenario_->tieBreak = static_cast<TieBreak>(story_.tieBreak);
        scenario_->until = Duration::seconds(300);
    }

    MakeNode node(std::size_t index) const {
        const Story::Node& plan = story_.nodes[index];
        MakeNode maker(nodeName(index));
        maker.has({{"cpu", std::to_string(plan.cpu)}, {"memory", "64Gi"}});
        if (plan.gpus > 0) maker.has({{"nvidia.com/gpu", std::to_string(plan.gpus)}});
        maker.label("kubernetes.io/hostname", nodeName(index)).label(kLeaf, fmt::format("leaf-{}", plan.leaf));
        const char* const topology = plan.gpus == 8 ? "DGX-A100" : plan.gpus == 4 ? "L4-4" : "";
        if (plan.linked && *topology != '\0') maker.raw().meta.annotations.set("berth.dev/gpu-topology", topology);
        if (plan.tainted) maker.taint("dedicated", "x", TaintEffect::NoSchedule);
        return maker.cordoned(plan.cordoned);
    }

    std::string gangTenant(std::size_t index) const { return tenant(static_cast<int>(index)); }

    PodGroup gang(std::size_t index) const {
        PodGroup group;
        group.meta.name = fmt::format("g{}", index + 1);
        group.meta.ns = gangTenant(index);
        group.minMember = story_.gangs[index].least;
        group.scheduleTimeoutSeconds = story_.gangs[index].timeout;
        return group;
    }

    void addQuota() {
        ResourceQuota quota;
        quota.meta.name = "gpus";
        quota.meta.ns = "a";
        quota.hard = amounts({{"requests.nvidia.com/gpu", std::to_string(story_.quota)}});
        scenario_->objects.quotas.push_back(quota);
    }

    MakePod pod(std::size_t index) const {
        const Story::Pod& plan = story_.pods[index];
        const bool inGang = plan.gang > 0 && !story_.gangs.empty();
        const std::size_t gang = inGang ? static_cast<std::size_t>(plan.gang - 1) % story_.gangs.size() : 0;
        MakePod maker(fmt::format("p{}", index), inGang ? gangTenant(gang) : tenant(plan.tenant));
        maker.req({}).priority(kPriorities[static_cast<std::size_t>(plan.level)]).label("tenant", maker.raw().meta.ns);
        if (inGang) join(maker, gang);
        askFor(maker, plan);
        giveLife(maker, plan);
        if (plan.company > 0) keepsCompany(maker.raw(), plan.company);
        if (plan.tolerates) maker.tolerate("dedicated", "Exists", "", TaintEffect::None);
        return maker;
    }

    void join(MakePod& maker, std::size_t gang) const {
        maker.label("scheduling.x-k8s.io/pod-group", fmt::format("g{}", gang + 1));
        const int topology = story_.gangs[gang].topology;
        if (topology > 0)
            maker.raw().meta.annotations.set(
                fmt::format("kueue.x-k8s.io/podset-{}-topology", topology == 1 ? "required" : "preferred"), kLeaf);
    }

    static void askFor(MakePod& maker, const Story::Pod& plan) {
        Container& container = maker.raw().containers.front();
        Annotations& annotations = maker.raw().meta.annotations;
        if (plan.cpu > 0) container.requests.set("cpu", Quantity::fromUnits(plan.cpu));
        if (plan.gpus > 0) {
            container.requests.set("nvidia.com/gpu", Quantity::fromUnits(plan.gpus));
        } else if (plan.milli > 0) {
            annotations.set("berth.dev/gpu-milli", std::to_string(plan.milli));
            annotations.set("berth.dev/gpu-count", "1");
        }
        if (plan.link > 0) annotations.set("berth.dev/gpu-link", kLinks.at(static_cast<std::size_t>(plan.link)));
        if (plan.link == 3) annotations.set("berth.dev/gpu-link-policy", "Required");
        if (plan.port > 0) container.ports.push_back({plan.port, plan.port, "TCP", ""});
    }

    static void giveLife(MakePod& maker, const Story::Pod& plan) {
        berth::Pod& pod = maker.raw();
        pod.gracePeriod = Duration::seconds(plan.grace);
        if (plan.duration > 0) pod.duration = Duration::seconds(plan.duration);
        if (plan.owned) pod.meta.owners = {{"batch/v1", "Job", "owner", "uid-owner", true}};
        if (plan.gated) pod.schedulingGates = {"wait"};
        if (plan.save == 0) return;
        pod.containers.front().hasPreStop = true;
        pod.containers.front().preStopCommand = "save";
        pod.meta.annotations.set("berth.dev/checkpoint-seconds", std::to_string(plan.save));
    }

    void enter(std::size_t index) {
        MakePod maker = pod(index);
        const Story::Pod& plan = story_.pods[index];
        if (plan.at > 0) return step(plan.at, CreatePod{maker.obj()});
        if (plan.node > 0 && static_cast<std::size_t>(plan.node) <= story_.nodes.size() && !plan.gated)
            maker.raw().nodeName = nodeName(static_cast<std::size_t>(plan.node) - 1);
        scenario_->pods.push_back(maker.obj());
    }

    void step(int at, Action action) {
        scenario_->steps.push_back({Duration::seconds(at), std::move(action), "step", {}});
    }

    /// 0…3: a pod; 4…10: a node; 11: the configuration; 12, 13: a gang.
    void add(const Story::Step& plan) {
        const auto target = static_cast<std::size_t>(plan.target);
        if (plan.deed <= 3 && !story_.pods.empty()) return step(plan.at, podDeed(plan, target % story_.pods.size()));
        if (plan.deed >= 4 && plan.deed <= 10 && !story_.nodes.empty())
            return step(plan.at, nodeDeed(plan, target % story_.nodes.size()));
        if (plan.deed == 11) return step(plan.at, Configure{ProfileWriter(story_).write(otherSuite(plan.amount))});
        if (plan.deed >= 12 && !story_.gangs.empty()) gangDeed(plan, target % story_.gangs.size());
    }

    /// Another one that sorts the queue alike.
    int otherSuite(int amount) const {
        return story_.suite == 0 ? 4 * (amount % 2) : story_.suite == 4 ? 0 : story_.suite;
    }

    Action podDeed(const Story::Step& plan, std::size_t index) const {
        MakePod maker = pod(index);
        const ObjectName name{ObjectName::Kind::Pod, maker.raw().meta.ns, maker.raw().meta.name};
        if (plan.deed == 0) return DeleteObject{name};
        if (plan.deed == 1) return EvictPod{name};
        if (plan.deed == 2) return CreatePod{maker.obj()};
        maker.raw().schedulingGates.clear();
        maker.label("round", std::to_string(plan.amount));
        return ReplacePod{maker.obj()};
    }

    Action nodeDeed(const Story::Step& plan, std::size_t index) const {
        MakeNode maker = node(index);
        switch (plan.deed) {
        case 4: return DeleteObject{{ObjectName::Kind::Node, "", nodeName(index)}};
        case 5: return CreateNode{maker.obj()};
        case 6: maker.has({{"cpu", std::to_string(2 * plan.amount)}}); break;
        case 7:
            maker.taint("dedicated", "y", plan.amount % 2 == 0 ? TaintEffect::NoExecute : TaintEffect::NoSchedule);
            break;
        case 8: return CordonNode{nodeName(index), true};
        case 9: return CordonNode{nodeName(index), false};
        default: return DrainNode{nodeName(index)};
        }
        return ReplaceNode{maker.obj()};
    }

    void gangDeed(const Story::Step& plan, std::size_t index) {
        const PodGroup group = gang(index);
        const ObjectName name{ObjectName::Kind::PodGroup, group.meta.ns, group.meta.name};
        if (plan.deed == 13) return step(plan.at, DeleteObject{name});
        const std::string text = fmt::format(
            "{{at: {}s, update: {{kind: PodGroup, namespace: {}, name: {}, patch: {{spec: {{minMember: {}}}}}}}}}",
            plan.at, group.meta.ns, group.meta.name, plan.amount % 4 + 1);
        scenario_->steps.push_back({Duration::seconds(plan.at), PatchObject{name, nullptr}, text, {}});
    }

    const Story& story_;
    std::shared_ptr<Scenario> scenario_ = std::make_shared<Scenario>();
};

} // namespace

std::ostream& operator<<(std::ostream& out, const Story& story) {
    fmt::print(out, "{} nodes, {} pods, {} gangs, {} steps\n", story.nodes.size(), story.pods.size(),
               story.gangs.size(), story.steps.size());
    return out;
}

rc::Gen<Story> stories() {
    using S = Story;
    return rc::gen::build<S>(
        rc::gen::set(&S::nodes, some(nodes(), 0.1)), rc::gen::set(&S::pods, some(pods(), 0.3)),
        rc::gen::set(&S::gangs, some(gangs(), 0.04)), rc::gen::set(&S::steps, some(steps(), 0.15)),
        rc::gen::set(&S::suite, element({0, 1, 2, 3, 4})),
        rc::gen::set(&S::extra, element({0, 0, 0, 1, 2, 3, 4, 5, 6})), rc::gen::set(&S::fair, element({false, true})),
        rc::gen::set(&S::guarded, element({true, false})), rc::gen::set(&S::percentage, element({0, 100})),
        rc::gen::set(&S::quota, element({0, 0, 1, 4})), rc::gen::set(&S::cycleMillis, element({0, 0, 100, 2500})),
        rc::gen::set(&S::bindMillis, element({0, 0, 700})), rc::gen::set(&S::tieBreak, element({0, 1, 2})));
}

std::shared_ptr<const Scenario> scenarioOf(const Story& story) {
    return StoryWriter(story).write();
}

} // namespace berth::test
