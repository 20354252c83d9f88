// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Resources.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

#include <limits>

namespace berth {
namespace {

using test::amounts;

TEST(Resources, ExtendedNamesHaveAForeignDomain) {
    EXPECT_TRUE(isExtendedResource("nvidia.com/gpu"));
    EXPECT_TRUE(isExtendedResource("example.com/Foo_1.x"));
    EXPECT_FALSE(isExtendedResource("cpu"));
    EXPECT_FALSE(isExtendedResource("kubernetes.io/batch-cpu"));
    EXPECT_FALSE(isExtendedResource("a.kubernetes.io/b"));
    EXPECT_FALSE(isExtendedResource("requests.nvidia.com/gpu"));
    EXPECT_FALSE(isExtendedResource("nvidia.com/"));
    EXPECT_FALSE(isExtendedResource("nvidia.com/gpu/x"));
    EXPECT_FALSE(isExtendedResource("Nvidia.com/gpu"));
    EXPECT_FALSE(isExtendedResource("/gpu"));
}

TEST(Resources, ScalarNames) {
    EXPECT_TRUE(isScalarResource("nvidia.com/gpu"));
    EXPECT_TRUE(isScalarResource("hugepages-2Mi"));
    EXPECT_TRUE(isScalarResource("attachable-volumes-csi-x"));
    EXPECT_TRUE(isScalarResource("kubernetes.io/thing"));
    EXPECT_FALSE(isScalarResource("memory"));
    EXPECT_FALSE(isScalarResource("gpu"));
}

TEST(Resources, FromRoundsUpToItsUnits) {
    const Resources r =
        Resources::from(amounts({{"cpu", "0.5m"}, {"memory", "1500m"}, {"nvidia.com/gpu", "2"}, {"pods", "10"}}));
    EXPECT_EQ(r.milliCpu, 1);
    EXPECT_EQ(r.memory, 2);
    EXPECT_EQ(r.pods, 10);
    EXPECT_EQ(r.scalar("nvidia.com/gpu"), 2);
}

TEST(Resources, FromLeavesOutWhatIsNotCounted) {
    const Resources r = Resources::from(amounts({{"gpu", "2"}, {"storage", "1Gi"}}));
    EXPECT_TRUE(r.scalars.empty());
}

TEST(Resources, AddAndSubtractAreInverse) {
    const Resources a = Resources::from(amounts({{"cpu", "1"}, {"example.com/a", "3"}}));
    const Resources b = Resources::from(amounts({{"cpu", "2"}, {"memory", "5"}, {"example.com/a", "4"}}));
    Resources sum = a;
    sum.add(b);
    EXPECT_EQ(sum.milliCpu, 3000);
    EXPECT_EQ(sum.scalar("example.com/a"), 7);
    sum.subtract(b);
    EXPECT_EQ(sum, a);
}

TEST(Resources, RaiseTakesTheLargerOfEach) {
    Resources r = Resources::from(amounts({{"cpu", "1"}, {"example.com/a", "3"}}));
    r.raise(Resources::from(amounts({{"cpu", "500m"}, {"example.com/a", "4"}, {"example.com/b", "1"}})));
    EXPECT_EQ(r.milliCpu, 1000);
    EXPECT_EQ(r.scalar("example.com/a"), 4);
    EXPECT_EQ(r.scalar("example.com/b"), 1);
}

TEST(Resources, SumsWrapAsGoDoes) {
    Resources r;
    r.memory = std::numeric_limits<std::int64_t>::max();
    Resources one;
    one.memory = 1;
    r.add(one);
    EXPECT_EQ(r.memory, std::numeric_limits<std::int64_t>::min());
}

TEST(ResourceList, ZeroIsNotAbsent) {
    const ResourceList list = amounts({{"cpu", "0"}});
    ASSERT_NE(list.find("cpu"), nullptr);
    EXPECT_TRUE(list.find("cpu")->isZero());
    EXPECT_EQ(list.find("memory"), nullptr);
}

TEST(ResourceList, RaiseKeepsTheLarger) {
    ResourceList list = amounts({{"cpu", "2"}});
    list.raise("cpu", Quantity::fromUnits(1));
    list.raise("memory", Quantity::fromUnits(0));
    EXPECT_EQ(*list.find("cpu"), Quantity::fromUnits(2));
    EXPECT_NE(list.find("memory"), nullptr);
}

} // namespace
} // namespace berth
