// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Labels.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

TEST(StringMap, KeepsKeysSorted) {
    const StringMap map{{"b", "2"}, {"a", "1"}, {"c", "3"}};
    std::string keys;
    for (const auto& [key, value] : map) keys += key;
    EXPECT_EQ(keys, "abc");
}

TEST(StringMap, SetReplaces) {
    StringMap map{{"a", "1"}};
    map.set("a", "2");
    EXPECT_EQ(map.size(), 1U);
    EXPECT_EQ(map.get("a"), "2");
}

TEST(StringMap, AbsentIsNotEmpty) {
    const StringMap map{{"a", ""}};
    EXPECT_TRUE(map.contains("a"));
    EXPECT_FALSE(map.contains("b"));
    EXPECT_EQ(map.find("b"), nullptr);
    EXPECT_EQ(map.get("b", "fallback"), "fallback");
    EXPECT_EQ(map.get("a", "fallback"), "");
}

TEST(StringMap, EraseOfAbsentDoesNothing) {
    StringMap map{{"a", "1"}};
    map.erase("b");
    EXPECT_EQ(map.size(), 1U);
    map.erase("a");
    EXPECT_TRUE(map.empty());
}

} // namespace
} // namespace berth
