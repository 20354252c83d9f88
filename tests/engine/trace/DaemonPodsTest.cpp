// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/DaemonPods.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

MakePod daemonFor(const std::string& node) {
    MakePod pod("agent");
    pod.raw().meta.owners = {{"apps/v1", "DaemonSet", "d", "u", true}};
    return pod.require(fieldTerm({requirement("metadata.name", SelectorOperator::In, {node})}));
}

class DaemonPodsTest : public testing::Test {
protected:
    DaemonPodsTest() : known_(pool_.node("n1")), gone_(pool_.node("n2")) {
        world_.nodes.ensure(known_.value);
        auto info = std::make_shared<NodeInfo>();
        info->node = node_.get();
        world_.nodes.write(known_.value) = info;
    }
    PodEntry entry(const MakePod& pod, NodeId on = {}) {
        objects_.push_back(pod.obj());
        PodEntry made;
        made.object = objects_.back().get();
        made.node = on;
        return made;
    }

    std::shared_ptr<const Node> node_ = MakeNode("n1").obj();
    std::vector<std::shared_ptr<const Pod>> objects_;
    Pool pool_;
    World world_{World::Rules{}};
    NodeId known_;
    NodeId gone_;
};

TEST_F(DaemonPodsTest, TheTargetIsWhereItIsOrWhatItsAffinityNames) {
    EXPECT_EQ(daemonTarget(entry(daemonFor("n1")), pool_), known_);
    EXPECT_EQ(daemonTarget(entry(daemonFor("n1"), gone_), pool_), gone_);
    EXPECT_FALSE(daemonTarget(entry(daemonFor("unheard-of")), pool_).valid());
    EXPECT_FALSE(daemonTarget(entry(MakePod("p")), pool_).valid());
}

TEST_F(DaemonPodsTest, ANodeThatDoesNotExistAnyMoreIsGone) {
    EXPECT_FALSE(isForGoneNode(entry(daemonFor("n1")), world_, pool_));
    EXPECT_TRUE(isForGoneNode(entry(daemonFor("n2")), world_, pool_));
    EXPECT_TRUE(isForGoneNode(entry(daemonFor("n1"), gone_), world_, pool_));
    EXPECT_FALSE(isForGoneNode(entry(MakePod("p"), gone_), world_, pool_)) << "only DaemonSets tie their pods to nodes";
}

} // namespace
} // namespace berth::test
