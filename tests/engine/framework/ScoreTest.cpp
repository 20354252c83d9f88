// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Score.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth {
namespace {

using testing::ElementsAre;

std::vector<std::int64_t> normalized(std::vector<std::int64_t> scores, bool reverse) {
    defaultNormalize(scores, reverse);
    return scores;
}

TEST(DefaultNormalize, ScalesToTheLargest) {
    EXPECT_THAT(normalized({0, 1, 3}, false), ElementsAre(0, 33, 100));
}

TEST(DefaultNormalize, Reversed) {
    EXPECT_THAT(normalized({0, 1, 2, 3}, true), ElementsAre(100, 67, 34, 0));
}

TEST(DefaultNormalize, WithoutAnythingAboveZero) {
    EXPECT_THAT(normalized({0, 0}, false), ElementsAre(0, 0));
    EXPECT_THAT(normalized({0, 0}, true), ElementsAre(100, 100));
    EXPECT_THAT(normalized({}, true), ElementsAre());
}

} // namespace
} // namespace berth
