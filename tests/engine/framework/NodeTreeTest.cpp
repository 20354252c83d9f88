// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeTree.h"

#include "tests/support/Builders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::test {
namespace {

using testing::ElementsAre;

class NodeTreeTest : public testing::Test {
protected:
    void add(const std::string& name, const std::string& zone) {
        add(zone.empty() ? MakeNode(name) : MakeNode(name).label("topology.kubernetes.io/zone", zone));
    }
    void add(const MakeNode& node) {
        nodes_.push_back(node.obj());
        auto info = std::make_shared<NodeInfo>();
        info->id = NodeId{static_cast<std::uint32_t>(infos_.size())};
        info->node = nodes_.back().get();
        addToZone(zones_, *info->node, info->id);
        infos_.push(std::move(info));
    }
    std::vector<std::string> order() const {
        std::vector<std::string> names;
        const auto order = interleaved(zones_, infos_);
        for (const NodeId id : order->nodes) names.push_back(infos_[id.value]->name());
        return names;
    }

    std::vector<std::shared_ptr<const Node>> nodes_;
    Snapshot::Infos infos_;
    std::vector<NodeZone> zones_;
};

/// SEMANTICS Appendix A: zones A[a1,a2,a3], B[b1], C[c1,c2].
TEST_F(NodeTreeTest, ZonesTakeTurns) {
    for (const char* name : {"a1", "a2", "a3"}) add(name, "A");
    add("b1", "B");
    for (const char* name : {"c1", "c2"}) add(name, "C");
    EXPECT_THAT(order(), ElementsAre("a1", "b1", "c1", "a2", "c2", "a3"));
    EXPECT_EQ(interleaved(zones_, infos_)->byName.at("c2"), 4U);
}

TEST_F(NodeTreeTest, NodesWithoutAZoneAreAZone) {
    add("x1", "");
    add("a1", "A");
    add("x2", "");
    EXPECT_THAT(order(), ElementsAre("x1", "a1", "x2"));
}

TEST_F(NodeTreeTest, AnImageCountsOncePerNodeAndIsAsLargeAsTheFirstSays) {
    add(MakeNode("a").image("app:v1", 100).image("app:v1", 100));
    add(MakeNode("b").image("app:v1", 900).image("db:v1", 7));
    const auto images = imageStates(infos_);
    EXPECT_EQ(images->at("app:v1").nodes, 2);
    EXPECT_EQ(images->at("app:v1").size, 100);
    EXPECT_EQ(images->at("db:v1").nodes, 1);
}

} // namespace
} // namespace berth::test
