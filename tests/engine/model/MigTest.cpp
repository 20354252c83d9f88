// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Mig.h"

#include "tests/support/Builders.h"

#include <gtest/gtest.h>

namespace berth::test {
namespace {

TEST(Mig, SlicesAreCountedByTheirProfiles) {
    const auto node = MakeNode("n")
                          .has({{"cpu", "4"},
                                {"nvidia.com/gpu", "1"},
                                {"nvidia.com/mig-3g.20gb", "2"},
                                {"nvidia.com/mig-1g.5gb", "7"},
                                {"nvidia.com/mig-7g.40gb", "0"}})
                          .obj();
    const std::vector<MigSlices> slices = migSlices(node->allocatable);
    ASSERT_EQ(slices.size(), 2U);
    EXPECT_EQ(slices[0].profile(), "1g.5gb");
    EXPECT_EQ(slices[0].count, 7);
    EXPECT_EQ(slices[1].profile(), "3g.20gb");
}

} // namespace
} // namespace berth::test
