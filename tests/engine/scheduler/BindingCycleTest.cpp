// SPDX-License-Identifier: GPL-3.0-or-later
// Reserve, Permit and the binding cycle, with a registry of our own beside the default plugins.
#include "engine/framework/Bind.h"
#include "engine/framework/Permit.h"
#include "engine/framework/Reserve.h"
#include "tests/engine/session/SessionFixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace berth::test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

/// What the plugin under test answers; shared with the plugin, which a Session builds for itself.
struct Script {
    Status reserve;
    PermitResult permit;
    Status bind;
    std::vector<std::string> calls;
};

/// Reserve, Permit and Bind in one, as the script says. No event helps a pod that it rejected.
class Scripted final : public Plugin,
                       public EnqueueExtensions,
                       public ReservePlugin,
                       public PermitPlugin,
                       public BindPlugin {
public:
    explicit Scripted(std::shared_ptr<Script> script) : script_(std::move(script)) {}
    std::string_view name() const override { return "Scripted"; }
    std::vector<ClusterEventWithHint> eventsToRegister() const override { return {}; }

    ReserveResult reserve(const Context&, const CycleState&, const Pod& pod, const NodeInfo& node) const override {
        script_->calls.push_back("reserve " + pod.meta.name +
                                 (node.find(PodId{0}) != nullptr ? " assumed" : " not assumed"));
        return {script_->reserve, {}};
    }
    Orders unreserve(const Context&, const CycleState&, const Pod& pod, const NodeInfo&) const override {
        script_->calls.push_back("unreserve " + pod.meta.name);
        return {};
    }
    PermitResult permit(const Context&, const CycleState&, const Pod& pod, const NodeInfo&) const override {
        script_->calls.push_back("permit " + pod.meta.name);
        return script_->permit;
    }
    Status bind(const Context&, const Pod& pod, const NodeInfo&) const override {
        script_->calls.push_back("bind " + pod.meta.name);
        return script_->bind;
    }

private:
    std::shared_ptr<Script> script_;
};

class BindingCycle : public ::testing::Test {
protected:
    BindingCycle() {
        const Registry builtin = builtinPlugins();
        entries_.assign(builtin.begin(), builtin.end());
        entries_.push_back({"Scripted", [this](const Value&) { return std::make_unique<Scripted>(script); }, {}});
        auto configuration = std::make_shared<Configuration>(defaultConfiguration());
        auto& plugins = configuration->profiles.front().at(PluginPoint::MultiPoint).enabled;
        plugins.insert(plugins.begin(), PluginRef{"Scripted", 0, {}});
        scenario.nodes(1, "4").pod(cpuPod("a", "1"));
        scenario.raw().configuration = std::move(configuration);
    }

    std::vector<std::string> run() {
        SessionOptions options;
        options.until = until;
        session = Session::create(scenario.scenario(), entries_, options).value();
        session->run();
        return lines(session->trace());
    }
    std::string message() const {
        return std::string(session->trace().pool().text(session->world().pod(PodId{0}).message));
    }

    std::shared_ptr<Script> script = std::make_shared<Script>();
    ScenarioBuilder scenario;
    std::unique_ptr<Session> session;
    Duration until = Duration::seconds(0);

private:
    std::vector<PluginEntry> entries_;
};

TEST_F(BindingCycle, RunsReserveThenPermitThenBindOnAnAssumedPod) {
    run();
    EXPECT_EQ(script->calls, (std::vector<std::string>{"reserve a assumed", "permit a", "bind a"}));
    EXPECT_EQ(session->world().counters.bound, 1U);
}

TEST_F(BindingCycle, AReserveRefusalUndoesThePlaceAndRecordsThePlugin) {
    script->reserve = Status(Code::Unschedulable, "no room in the book");
    const auto all = run();
    EXPECT_EQ(script->calls, (std::vector<std::string>{"reserve a assumed", "unreserve a"}));
    EXPECT_EQ(message(), "0/1 nodes are available: 1 no room in the book.");
    EXPECT_EQ(session->world().pod(PodId{0}).queue, QueueKind::Unschedulable);
    EXPECT_TRUE(session->world().node(NodeId{0})->pods.empty());
    EXPECT_THAT(all, Contains(HasSubstr("PodUnschedulable pod=default/a")).Times(1));
}

TEST_F(BindingCycle, AWaitingPodHoldsItsPlaceUntilTheTimeout) {
    script->permit = {Status(Code::Wait), Duration::seconds(30)};
    until = Duration::seconds(29);
    run();
    EXPECT_EQ(session->world().pod(PodId{0}).state, PodState::Waiting);
    EXPECT_EQ(session->world().node(NodeId{0})->requested.milliCpu, 1000);
    until = Duration::seconds(30);
    const auto all = run();
    EXPECT_EQ(message(), "0/1 nodes are available: 1 rejected due to timeout after waiting 30s at plugin Scripted.");
    EXPECT_TRUE(session->world().node(NodeId{0})->pods.empty());
    EXPECT_THAT(all, Contains(HasSubstr("PodUnreserved pod=default/a")));
    EXPECT_THAT(script->calls, Not(Contains("bind a")));
}

TEST_F(BindingCycle, APermitWaitIsCappedAtFifteenMinutes) {
    script->permit = {Status(Code::Wait), Duration::seconds(3600)};
    run();
    EXPECT_EQ(session->world().pod(PodId{0}).permitDue, session->world().rules->start + Duration::seconds(900));
}

TEST_F(BindingCycle, ABindFailureIsRetriedByErrorBackoff) {
    script->bind = Status::error("the API server is away");
    run();
    EXPECT_EQ(session->world().pod(PodId{0}).queue, QueueKind::ErrorBackoff);
    EXPECT_EQ(session->world().pod(PodId{0}).consecutiveErrors, 1);
    EXPECT_EQ(message(), "the API server is away");
    until = Duration::seconds(2);
    run();
    EXPECT_EQ(session->world().pod(PodId{0}).consecutiveErrors, 2);
}

TEST_F(BindingCycle, APodDeletedWhileItWaitsGivesItsPlaceBack) {
    script->permit = {Status(Code::Wait), Duration::seconds(30)};
    scenario.step(Duration::seconds(5), DeleteObject{{ObjectName::Kind::Pod, "default", "a"}});
    until = Duration::seconds(60);
    run();
    EXPECT_EQ(session->world().pod(PodId{0}).state, PodState::Gone);
    EXPECT_TRUE(session->world().node(NodeId{0})->pods.empty());
    EXPECT_TRUE(session->world().inFlight.empty());
}

TEST_F(BindingCycle, AWaitingVictimIsRejectedInMemory) {
    script->permit = {Status(Code::Wait), Duration::seconds(300)};
    scenario.arrives(Duration::seconds(1), cpuPod("boss", "4", 100));
    until = Duration::seconds(2);
    const auto all = run();
    EXPECT_THAT(all, Contains(HasSubstr("PodRejected pod=default/a")));
    EXPECT_THAT(all, Not(Contains(HasSubstr("VictimEvicted"))));
    EXPECT_EQ(session->world().pod(PodId{1}).state, PodState::Waiting);
    EXPECT_TRUE(session->world().preemptions.empty());
}

} // namespace
} // namespace berth::test
