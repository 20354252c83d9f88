// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for every run with gangs and linked devices: Coscheduling, NetworkTopology and a plugin that reserves devices.
#include "engine/framework/Configuration.h"
#include "engine/metrics/Deadlock.h"
#include "engine/model/devices/DeviceTopology.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Session.h"
#include "tests/support/Builders.h"

#include <rapidcheck/gtest.h>

#include <map>
#include <set>

namespace berth::test {
namespace {

/// Gangs on a few nodes of eight GPUs, as plain numbers.
struct GangPlan {
    std::vector<int> presets;              ///< one node each; an index into kPresets
    std::vector<std::array<int, 4>> gangs; ///< {minMember, pods, GPUs of a pod, timeout in seconds}
    std::vector<int> arrivals;             ///< of all pods, in seconds, wrapping around
    std::vector<bool> guards;              ///< queueOrder, preFilterCheck, rejectOnPostFilter
    bool reserves = true;                  ///< GPUFragmentationPlugin chooses devices, else the kubelet does
    bool required = false;                 ///< gangs must lie within one leaf
};

constexpr std::array<const char*, 5> kPresets = {"DGX-1V", "DGX-A100", "PCIe-4x2", "PCIe-8", ""};

std::ostream& operator<<(std::ostream& out, const GangPlan& plan) {
    for (const int preset : plan.presets) out << "node " << kPresets.at(static_cast<std::size_t>(preset)) << '\n';
    for (const auto& [least, count, gpus, timeout] : plan.gangs)
        out << "gang of " << least << ", " << count << " pods of " << gpus << " GPUs, " << timeout << " s\n";
    for (const int at : plan.arrivals) out << at << ' ';
    for (const bool guard : plan.guards) out << (guard ? "on " : "off ");
    return out << (plan.reserves ? "reserves " : "") << (plan.required ? "required" : "") << '\n';
}

rc::Gen<GangPlan> plans() {
    const auto gang = rc::gen::map(
        rc::gen::tuple(rc::gen::inRange(1, 5), rc::gen::inRange(1, 6), rc::gen::inRange(1, 5), rc::gen::inRange(2, 9)),
        [](const auto& drawn) {
            return std::apply([](auto... parts) { return std::array<int, 4>{parts...}; }, drawn);
        });
    return rc::gen::build<GangPlan>(
        rc::gen::set(&GangPlan::presets, rc::gen::container<std::vector<int>>(3, rc::gen::inRange(0, 5))),
        rc::gen::set(&GangPlan::gangs, rc::gen::container<std::vector<std::array<int, 4>>>(4, gang)),
        rc::gen::set(&GangPlan::arrivals, rc::gen::container<std::vector<int>>(7, rc::gen::inRange(0, 12))),
        rc::gen::set(&GangPlan::guards, rc::gen::container<std::vector<bool>>(3, rc::gen::arbitrary<bool>())),
        rc::gen::set(&GangPlan::reserves), rc::gen::set(&GangPlan::required));
}

Value flag(bool value) {
    Value result;
    result.kind = Value::Kind::Scalar;
    result.text = value ? "true" : "false";
    return result;
}

std::shared_ptr<const Configuration> configurationOf(const GangPlan& plan) {
    auto configuration = std::make_shared<Configuration>(defaultConfiguration());
    Profile& profile = configuration->profiles.front();
    std::vector<PluginRef>& everywhere = profile.at(PluginPoint::MultiPoint).enabled;
    std::erase_if(everywhere, [](const PluginRef& plugin) { return plugin.name == "DefaultPreemption"; });
    if (plan.reserves) everywhere.push_back({"GPUFragmentationPlugin", 1, {}});
    everywhere.push_back({"NetworkTopology", 1, {}});
    everywhere.push_back({"Coscheduling", 0, {}});
    profile.at(PluginPoint::QueueSort).enabled = {{"Coscheduling", 0, {}}};
    profile.at(PluginPoint::QueueSort).disabled = {{"*", 0, {}}};
    Value args;
    args.kind = Value::Kind::Map;
    for (std::size_t i = 0; i < 3; ++i) {
        constexpr std::array<const char*, 3> kGuards = {"queueOrder", "preFilterCheck", "rejectOnPostFilter"};
        args.members.emplace_back(kGuards.at(i), flag(plan.guards[i]));
    }
    profile.pluginConfig.push_back({"Coscheduling", args, {}});
    return configuration;
}

MakeNode nodeOf(const GangPlan& plan, std::size_t index) {
    MakeNode node("n" + std::to_string(index));
    node.has({{"cpu", "64"}, {"memory", "64Gi"}, {"nvidia.com/gpu", "8"}});
    node.label("network.topology.nvidia.com/leaf", "leaf-" + std::to_string(index % 2));
    const std::string preset = kPresets.at(static_cast<std::size_t>(plan.presets[index]));
    if (!preset.empty()) node.raw().meta.annotations.set(std::string(kGpuTopology), preset);
    return node;
}

std::shared_ptr<const Scenario> scenarioOf(const GangPlan& plan) {
    auto scenario = std::make_shared<Scenario>();
    scenario->configuration = configurationOf(plan);
    scenario->until = Duration::seconds(60);
    for (std::size_t i = 0; i < plan.presets.size(); ++i) scenario->nodes.push_back(nodeOf(plan, i).obj());
    std::size_t pods = 0;
    for (std::size_t g = 0; g < plan.gangs.size(); ++g) {
        const auto [least, count, gpus, timeout] = plan.gangs[g];
        PodGroup group;
        group.meta.name = "g" + std::to_string(g);
        group.meta.ns = "default";
        group.minMember = least;
        group.scheduleTimeoutSeconds = timeout;
        scenario->objects.podGroups.push_back(group);
        for (int i = 0; i < count; ++i) {
            MakePod pod(group.meta.name + "-" + std::to_string(i));
            pod.req({{"nvidia.com/gpu", std::to_string(gpus)}}).label("scheduling.x-k8s.io/pod-group", group.meta.name);
            if (plan.required)
                pod.raw().meta.annotations.set("kueue.x-k8s.io/podset-required-topology",
                                               "network.topology.nvidia.com/leaf");
            const int at = plan.arrivals[pods++ % plan.arrivals.size()];
            scenario->steps.push_back({Duration::seconds(at), CreatePod{pod.obj()}, "step", {}});
        }
    }
    std::stable_sort(scenario->steps.begin(), scenario->steps.end(),
                     [](const Step& a, const Step& b) { return a.at < b.at; });
    return scenario;
}

/// Calls `check(world)` at the end of every unit of the run.
template <class Check> void atEachUnit(const GangPlan& plan, Check check) {
    const auto session = std::move(Session::create(scenarioOf(plan), builtinPlugins(), {}).value());
    session->run();
    World world = session->startWorld();
    const Trace& trace = session->trace();
    for (const std::size_t end : trace.unitEnds()) {
        while (world.factCount < end) apply(world, trace[world.factCount], trace.pool());
        check(world);
    }
}

/// Every device of a node has one holder at most, and whoever runs holds as many as it asks.
void checkDevices(const World& world) {
    for (NodeId node{0}; node.value < world.nodes.size(); ++node.value) {
        if (!world.nodeExists(node)) continue;
        const NodeInfo& info = *world.node(node);
        const auto total = static_cast<std::uint32_t>(gpuCapacity(*info.node).second);
        std::set<std::uint32_t> held;
        for (const PodInfo& pod : info.pods)
            for (const std::uint32_t device : pod.devices) {
                RC_ASSERT(device < total);
                RC_ASSERT(held.insert(device).second);
            }
    }
    for (PodId pod{0}; pod.value < world.pods.size(); ++pod.value) {
        const PodEntry& entry = world.pod(pod);
        const bool onNode = entry.onNode();
        if (!onNode) RC_ASSERT(entry.devices == ListId{});
        if (!onNode || !entry.running) continue;
        const PodInfo* const info = world.node(entry.node)->find(pod);
        RC_ASSERT(info != nullptr);
        RC_ASSERT(std::ssize(info->devices) == gpuRequest(*entry.object).second);
    }
}

RC_GTEST_PROP(Gangs, NoDeviceIsGivenTwiceAndNoneLeaks, ()) {
    atEachUnit(*plans(), checkDevices);
}

RC_GTEST_PROP(Gangs, NoneIsHalfBound, ()) {
    const GangPlan plan = *plans();
    std::optional<World> before;
    atEachUnit(plan, [&](const World& world) {
        if (before && before->now != world.now)
            for (const auto& [key, gang] : *before->gangs) {
                const auto index = static_cast<std::size_t>(std::stoi(key.substr(key.rfind('g') + 1)));
                std::int64_t bound = 0;
                for (const GangMember& member : gang->members)
                    bound += member.state == GangMember::State::Bound ? 1 : 0;
                RC_ASSERT(bound == 0 || bound >= plan.gangs[index][0]);
            }
        before = world;
    });
}

RC_GTEST_PROP(Gangs, RequiredOnesLieWithinOneDomain, ()) {
    GangPlan plan = *plans();
    plan.required = true;
    atEachUnit(plan, [](const World& world) {
        for (const auto& [key, gang] : *world.gangs) {
            std::set<std::string_view> leaves;
            for (const GangMember& member : gang->members)
                if (member.placed())
                    leaves.insert(world.node(member.node)->node->meta.labels.get("network.topology.nvidia.com/leaf"));
            RC_ASSERT(leaves.size() <= 1U);
        }
    });
}

RC_GTEST_PROP(Gangs, ADeadlockHasTwoGangsThatHoldAndOneThatCouldGoOn, ()) {
    GangPlan plan = *plans();
    plan.guards = {false, false, false};
    atEachUnit(plan, [](const World& world) {
        const auto deadlock = metrics::findDeadlock(world);
        if (!deadlock) return;
        RC_ASSERT(deadlock->gangs.size() >= 2U);
        RC_ASSERT(!deadlock->arcs.empty());
        for (const metrics::DeadlockedGang& gang : deadlock->gangs) {
            RC_ASSERT(!gang.holds.empty());
            RC_ASSERT(std::ssize(gang.holds) + gang.lacks == gang.minMember);
            RC_ASSERT(gang.due >= world.now);
        }
    });
}

} // namespace

} // namespace berth::test
