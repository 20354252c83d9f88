// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/dynamicresources/DynamicResources.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

class DynamicResourcesTest : public PluginTest {
protected:
    DynamicResourcesTest() { cluster_.node(MakeNode("n")); }
    DynamicResources plugin_;
};

TEST_F(DynamicResourcesTest, PodsWithoutClaimsAreSkipped) {
    EXPECT_TRUE(plugin_.preFilter(context_, state_, look(MakePod("p"))).status.isSkip());
    MakePod claims("p");
    claims.raw().resourceClaims = {"gpu"};
    EXPECT_TRUE(plugin_.preFilter(context_, state_, look(claims)).status.ok());
    EXPECT_TRUE(plugin_.filter(context_, state_, *pod_, node(), nullptr).ok());
}

TEST_F(DynamicResourcesTest, PostFilterHasNothingToSay) {
    plugin_.preFilter(context_, state_, look(MakePod("p")));
    const PostFilterResult result = plugin_.postFilter(context_, state_, *pod_, {}, nullptr);
    EXPECT_EQ(result.status, Status(Code::Unschedulable));
    EXPECT_FALSE(result.nominate.has_value());
}

TEST_F(DynamicResourcesTest, UnlessItsPreFilterNeverRan) {
    EXPECT_EQ(plugin_.postFilter(context_, state_, look(MakePod("p")), {}, nullptr).status, Status::error("not found"));
}

} // namespace
} // namespace berth::test
