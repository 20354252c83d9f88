// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Configuration.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Session.h"
#include "engine/trace/Canonical.h"
#include "tests/support/Builders.h"

#include <memory>
#include <string>
#include <vector>

namespace berth::test {

/// Scenarios written down in a few lines, and sessions over them.
class ScenarioBuilder {
public:
    ScenarioBuilder() { scenario_->configuration = std::make_shared<const Configuration>(defaultConfiguration()); }

    ScenarioBuilder& node(MakeNode node) {
        scenario_->nodes.push_back(node.obj());
        return *this;
    }
    ScenarioBuilder& nodes(int count, const std::string& cpu) {
        for (int i = 1; i <= count; ++i)
            node(MakeNode("n" + std::to_string(i)).has({{"cpu", cpu}, {"memory", "64Gi"}}));
        return *this;
    }
    ScenarioBuilder& pod(MakePod pod) {
        scenario_->pods.push_back(pod.obj());
        return *this;
    }
    ScenarioBuilder& running(MakePod pod, const std::string& node) {
        pod.raw().nodeName = node;
        pod.raw().phase = PodPhase::Running;
        return this->pod(pod);
    }
    ScenarioBuilder& step(Duration at, Action action) {
        scenario_->steps.push_back({at, std::move(action), "step", {}});
        return *this;
    }
    ScenarioBuilder& arrives(Duration at, MakePod pod) { return step(at, CreatePod{pod.obj()}); }

    Scenario& raw() { return *scenario_; }
    std::unique_ptr<Session> session(const SessionOptions& options = {}) const {
        return std::move(Session::create(scenario_, builtinPlugins(), options).value());
    }
    std::shared_ptr<const Scenario> scenario() const { return scenario_; }

private:
    std::shared_ptr<Scenario> scenario_ = std::make_shared<Scenario>();
};

inline MakePod cpuPod(const std::string& name, const std::string& cpu, std::int32_t priority = 0) {
    return MakePod(name).req({{"cpu", cpu}, {"memory", "1Gi"}}).priority(priority);
}

/// A small cluster that leaves every kind of fact: arrivals, rejections, preemption with grace, back-off, ends of duration.
inline ScenarioBuilder busyScenario() {
    ScenarioBuilder builder;
    builder.nodes(3, "4");
    for (int i = 0; i < 5; ++i)
        builder.running(cpuPod("low-" + std::to_string(i), "2"), "n" + std::to_string(i % 3 + 1));
    MakePod timed = cpuPod("timed", "1");
    timed.raw().duration = Duration::seconds(20);
    builder.pod(timed);
    builder.arrives(Duration::seconds(3), cpuPod("big", "4", 100));
    builder.arrives(Duration::seconds(5), cpuPod("bigger", "64", 50));
    builder.arrives(Duration::seconds(7), cpuPod("small", "500m"));
    builder.step(Duration::seconds(40), CordonNode{"n1", true});
    builder.arrives(Duration::seconds(41), cpuPod("late", "2", 10));
    builder.step(Duration::seconds(60), CordonNode{"n1", false});
    builder.step(Duration::seconds(70), DeleteObject{{ObjectName::Kind::Node, "", "n3"}});
    return builder;
}

/// The whole trace as canonical lines.
inline std::vector<std::string> lines(const Trace& trace) {
    CanonicalWriter writer(trace.pool());
    std::vector<std::string> result;
    for (std::size_t i = 0; i < trace.size(); ++i) result.push_back(writer.line(trace[i]));
    return result;
}

/// What a World shows of its pods, queues and clock, for comparing two Worlds.
inline std::vector<std::string> describe(const World& world, const Pool& pool) {
    std::vector<std::string> result{std::to_string(world.now.ns), std::to_string(world.factCount),
                                    std::to_string(world.nextStart), std::to_string(world.inFlight.size()),
                                    std::to_string(world.nominations.size())};
    for (std::uint32_t i = 0; i < world.pods.size(); ++i) {
        const PodEntry& pod = world.pod(PodId{i});
        result.push_back(std::string(pool.podKey(pod.key)) + ' ' + std::to_string(static_cast<int>(pod.state)) + ' ' +
                         std::string(toString(pod.queue)) + ' ' + std::string(pool.nodeName(pod.node)) + ' ' +
                         std::to_string(pod.attempts) + ' ' + std::to_string(pod.timestamp.ns) + ' ' +
                         std::string(pool.text(pod.message)));
    }
    for (const NodeId id : world.nodeOrder()->nodes) {
        const NodeInfo& node = *world.node(id);
        result.push_back(node.name() + ' ' + std::to_string(node.requested.milliCpu) + ' ' +
                         std::to_string(node.pods.size()));
    }
    return result;
}

} // namespace berth::test
