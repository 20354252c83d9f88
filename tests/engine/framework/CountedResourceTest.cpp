// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/CountedResource.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using test::MakeCluster;
using test::MakeNode;
using test::MakePod;

class CountedResourceTest : public testing::Test {
protected:
    CountedResourceTest() {
        cluster_.node(MakeNode("n").has({{"cpu", "4"}, {"nvidia.com/gpu", "8"}}))
            .pod(MakePod("a").req({{"nvidia.com/gpu", "3"}}));
    }
    MakeCluster cluster_;
};

TEST_F(CountedResourceTest, CpuCountsNonZeroOrReal) {
    EXPECT_EQ(allocationOf(cluster_.info(0), {"cpu", 1}, 500, UsedSum::NonZero).requested(), 600);
    EXPECT_EQ(allocationOf(cluster_.info(0), {"cpu", 1}, 500, UsedSum::Real).requested(), 500);
}

TEST_F(CountedResourceTest, AScalarCountsOnlyWhenAskedFor) {
    EXPECT_EQ(allocationOf(cluster_.info(0), {"nvidia.com/gpu", 1}, 0, UsedSum::NonZero).allocatable, 0);
    const Allocation a = allocationOf(cluster_.info(0), {"nvidia.com/gpu", 1}, 2, UsedSum::NonZero);
    EXPECT_EQ(a.allocatable, 8);
    EXPECT_EQ(a.requested(), 5);
}

TEST_F(CountedResourceTest, PodsAreNoResource) {
    EXPECT_EQ(allocationOf(cluster_.info(0), {"pods", 1}, 1, UsedSum::NonZero).allocatable, 0);
    EXPECT_EQ(requestOf(cluster_.info(0).requested, {"pods", 1}), 0);
}

TEST(CountedResources, WeightsDefaultToOne) {
    const auto resources = countedResources({{"cpu", 0, {}, {}}, {"memory", 7, {}, {}}});
    EXPECT_EQ(resources, (std::vector<CountedResource>{{"cpu", 1}, {"memory", 7}}));
    EXPECT_EQ(countedResources({}), defaultCountedResources());
}

} // namespace
} // namespace berth
