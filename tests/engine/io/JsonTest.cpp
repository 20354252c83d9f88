// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

std::string jsonFault(std::string text) {
    return parseFault(std::move(text), {}, "in.json");
}

TEST(Json, goesThroughTheSameArena) {
    const auto document = parsed("{\"a\": 1,\n \"b\": [true, null, -1.5e3, \"x\"], \"c\": {}, \"d\": []}", "in.json");
    const ValueRef root = document->root(0);
    EXPECT_EQ(root.find("a").text(), "1");
    EXPECT_FALSE(root.find("a").quoted());
    std::vector<ValueRef> items;
    for (const ValueRef item : root.find("b").items()) items.push_back(item);
    ASSERT_EQ(items.size(), 4U);
    EXPECT_EQ(items[0].text(), "true");
    EXPECT_TRUE(items[1].isNull());
    EXPECT_EQ(items[2].text(), "-1.5e3");
    EXPECT_TRUE(items[3].quoted());
    EXPECT_EQ(items[3].place(), (Place{"in.json", 2, 28}));
    EXPECT_TRUE(root.find("c").isMap());
    EXPECT_TRUE(root.find("d").isList());
}

TEST(Json, decodesEscapes) {
    const auto document = parsed(R"({"a": "\"\\\/\b\f\n\r\t", "b": "\u00e4\ud83d\ude00", "c": "\ud83dx"})", "in.json");
    const ValueRef root = document->root(0);
    EXPECT_EQ(root.find("a").text(), "\"\\/\b\f\n\r\t");
    EXPECT_EQ(root.find("b").text(), "ä😀");
    EXPECT_EQ(root.find("c").text(), "\xEF\xBF\xBDx") << "half a surrogate pair becomes U+FFFD";
}

TEST(Json, readsValuesAfterEachOther) {
    const auto document = parsed("{\"a\": 1}\n{\"b\": 2}\n---\n{\"c\": 3}\n", "in.json");
    ASSERT_EQ(document->roots(), 3U);
    EXPECT_EQ(document->root(1).find("b").place(), (Place{"in.json", 2, 7}));
}

TEST(Json, faultsHaveTheirPlace) {
    EXPECT_THAT(jsonFault("{\"a\": 1,\n \"b\": tru}"),
                testing::StartsWith("in.json:2:7: error: expected a value, found tru"));
    EXPECT_THAT(jsonFault("{\"a\": [1, 2,]}"), testing::StartsWith("in.json:1:13: error: a comma stands before ]"));
    EXPECT_THAT(jsonFault("{\"a\": 01x\"}"), testing::StartsWith("in.json:1:7: error"));
    EXPECT_THAT(jsonFault("{\"a\": \"x\n\"}\""),
                testing::StartsWith("in.json:1:7: error: this text has no closing quotation mark"));
    EXPECT_THAT(jsonFault("{\"a\": \"\\q\"}"), testing::StartsWith("in.json:1:8: error: unknown escape"));
    EXPECT_THAT(jsonFault("{\"a\": {\"b\": [1"), testing::StartsWith("in.json:1:15: error: expected a comma or ]"));
    EXPECT_THAT(jsonFault("{\"a\": 1} }"), testing::StartsWith("in.json:1:10: error: expected a value"));
}

TEST(Json, depthIsBounded) {
    std::string text;
    for (int i = 0; i < 10000; ++i) text += "{\"a\":";
    EXPECT_THAT(jsonFault(text),
                testing::StartsWith("in.json:1:1001: error: lists and maps are nested more than 200 deep"));
}

TEST(Json, bracesAloneMayStillBeYaml) {
    EXPECT_EQ(parsed("{a: 1, b: [x]}\n")->root(0).find("a").text(), "1");
    EXPECT_EQ(parsed("{\"a\": b}\n")->root(0).find("a").text(), "b");
}

} // namespace
} // namespace berth::io
