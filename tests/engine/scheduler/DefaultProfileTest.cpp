// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/scheduler/Look.h"
#include "tests/support/TestCluster.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using namespace test;

/// FailedScheduling texts of whole cycles with the plugins that are built in, five nodes of 4 CPUs (SEMANTICS, Appendix
/// A).
class DefaultProfile : public testing::Test {
protected:
    DefaultProfile() { cluster.nodes(5); }

    std::string message() {
        const auto profiles = Profiles::create(std::make_shared<const Configuration>(configuration), builtinPlugins());
        if (!profiles) return profiles.error().front().text;
        const Framework& framework = *(*profiles)->all().front();
        const CycleInput input = cluster.input(*pod);
        LookResult result = look(input, framework, nullptr);
        return result.fitError ? runPostFilter(input, framework, result, nullptr).message : result.message;
    }

    void without(const std::string& plugin) {
        PluginSet& multi = configuration.profiles[0].at(PluginPoint::MultiPoint);
        std::erase_if(multi.enabled, [&](const PluginRef& ref) { return ref.name == plugin; });
    }

    void onlyOn(std::vector<std::string> nodes) {
        NodeSelectorTerm term;
        for (const std::string& node : nodes)
            term.matchFields.push_back({"metadata.name", SelectorOperator::In, {node}});
        pod->affinity.node.required = NodeSelector{{term}};
    }

    TestCluster cluster;
    Configuration configuration = defaultConfiguration();
    std::shared_ptr<Pod> pod = makePod("p", 5, "5");
};

TEST_F(DefaultProfile, RequestBeyondEveryNode) {
    EXPECT_EQ(message(),
              "0/5 nodes are available: 5 Insufficient cpu. preemption: 0/5 nodes are available: 5 Preemption is "
              "not helpful for scheduling.");
}

TEST_F(DefaultProfile, TermsThatConflict) {
    onlyOn({"n0", "n1"});
    EXPECT_EQ(message(), "0/5 nodes are available: pod affinity terms conflict. not found");
    without("DynamicResources");
    EXPECT_EQ(message(), "0/5 nodes are available: pod affinity terms conflict. preemption: 0/5 nodes are available: 5 "
                         "Preemption is not helpful for scheduling.");
}

TEST_F(DefaultProfile, NodeSetOfOneThatIsFull) {
    pod = makePod("p", 0, "2");
    cluster.on("n1", makePod("r", 5, "4"));
    onlyOn({"n1"});
    EXPECT_EQ(message().substr(0, message().find(" preemption")),
              "0/5 nodes are available: 1 Insufficient cpu, 4 node(s) didn't satisfy plugin(s) [NodeAffinity].");
}

TEST_F(DefaultProfile, PolicyNever) {
    pod->preemptNever = true;
    EXPECT_EQ(message(),
              "0/5 nodes are available: 5 Insufficient cpu. preemption: not eligible due to preemptionPolicy=Never.");
}

TEST_F(DefaultProfile, PreemptionFoundANode) {
    pod = makePod("p", 5, "2");
    for (int i = 0; i < 5; ++i)
        cluster.on("n" + std::to_string(i), makePod("r" + std::to_string(i), i == 2 ? 1 : 9, "4"));
    EXPECT_EQ(message(),
              "0/5 nodes are available: 5 Insufficient cpu. preemption: found a potential placement for pod on "
              "node n2, preempting 1 victims");
}

} // namespace
} // namespace berth
