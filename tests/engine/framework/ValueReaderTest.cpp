// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/ValueReader.h"

#include "tests/support/Values.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth {
namespace {

using test::list;
using test::map;
using test::plain;
using test::quotedText;
using testing::ElementsAre;

TEST(ValueReader, ReadsEachKind) {
    Diagnostics found;
    const Value value = map({{"i", plain("-5")},
                             {"b", plain("true")},
                             {"s", plain("text")},
                             {"d", plain("1m30s")},
                             {"l", list({plain("x"), quotedText("7")})}});
    ValueReader reader(value, "", found);
    EXPECT_EQ(reader.int32("i"), -5);
    EXPECT_EQ(reader.boolean("b"), true);
    EXPECT_EQ(reader.string("s"), "text");
    EXPECT_EQ(reader.duration("d"), Duration::seconds(90));
    EXPECT_THAT(reader.strings("l"), ElementsAre("x", "7"));
    reader.finish();
    EXPECT_TRUE(found.empty());
}

TEST(ValueReader, AbsentAndNullAreTheSame) {
    Diagnostics found;
    const Value value = map({{"n", Value{}}});
    ValueReader reader(value, "", found);
    EXPECT_EQ(reader.int64("n"), std::nullopt);
    EXPECT_EQ(reader.int64("gone"), std::nullopt);
    reader.finish();
    EXPECT_TRUE(found.empty());
}

TEST(ValueReader, NullIsAnEmptyMap) {
    Diagnostics found;
    const Value value;
    ValueReader reader(value, "", found);
    EXPECT_EQ(reader.string("x"), std::nullopt);
    reader.finish();
    EXPECT_TRUE(found.empty());
}

TEST(ValueReader, UnknownFieldsHaveTheirPath) {
    Diagnostics found;
    const Value value = map({{"Known", plain("1")}});
    ValueReader reader(value, "profiles[0]", found);
    reader.int32("known");
    reader.finish();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].text, "unknown field \"profiles[0].Known\"");
}

TEST(ValueReader, AFieldGivenTwiceIsAFault) {
    Diagnostics found;
    const Value value = map({{"a", plain("1")}, {"a", plain("2")}});
    ValueReader reader(value, "", found);
    EXPECT_EQ(reader.int32("a"), 1);
    reader.finish();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].text, "key \"a\" already set in map");
}

TEST(ValueReader, WrongTypesAreRefused) {
    Diagnostics found;
    const Value value = map({{"quoted", quotedText("5")},
                             {"word", plain("five")},
                             {"number", plain("5")},
                             {"big", plain("2147483648")},
                             {"map", map({})},
                             {"list", list({plain("1")})}});
    ValueReader reader(value, "", found);
    EXPECT_EQ(reader.int32("quoted"), std::nullopt);
    EXPECT_EQ(reader.boolean("word"), std::nullopt);
    EXPECT_EQ(reader.string("number"), std::nullopt);
    EXPECT_EQ(reader.int32("big"), std::nullopt);
    EXPECT_EQ(reader.string("map"), std::nullopt);
    EXPECT_TRUE(reader.strings("list").empty());
    EXPECT_EQ(reader.map("list"), nullptr);
    EXPECT_EQ(found.size(), 7U);
    EXPECT_EQ(found[0].text, "quoted must be an integer, not \"5\"");
    EXPECT_EQ(found[0].hint, "Write the number without quotes");
}

TEST(ValueReader, AWholeFloatIsAnInteger) {
    Diagnostics found;
    const Value value = map({{"a", plain("5.0")}, {"b", plain("5.5")}, {"c", plain("0x10")}});
    ValueReader reader(value, "", found);
    EXPECT_EQ(reader.int32("a"), 5);
    EXPECT_EQ(reader.int32("b"), std::nullopt);
    EXPECT_EQ(reader.int32("c"), 16);
    EXPECT_EQ(found.size(), 1U);
}

TEST(ValueReader, TypeMetaMustFit) {
    Diagnostics found;
    const Value good = map({{"apiVersion", plain("kubescheduler.config.k8s.io/v1")}, {"kind", plain("XArgs")}});
    ValueReader(good, "", found).typeMeta("XArgs");
    EXPECT_TRUE(found.empty());
    const Value bad = map({{"apiVersion", plain("kubescheduler.config.k8s.io/v1beta3")}, {"kind", plain("YArgs")}});
    ValueReader(bad, "", found).typeMeta("XArgs");
    EXPECT_EQ(found.size(), 2U);
}

TEST(FieldErrors, HaveUpstreamsWords) {
    EXPECT_EQ(invalidValue({}, "a.b", "120", "not in valid range [0, 100]").text,
              "a.b: Invalid value: 120: not in valid range [0, 100]");
    EXPECT_EQ(requiredValue({}, "a", "can not be empty").text, "a: Required value: can not be empty");
    EXPECT_EQ(duplicateValue({}, "a", "\"x\"").text, "a: Duplicate value: \"x\"");
    EXPECT_EQ(unsupportedValue({}, "a", "x", {"A", "B"}).text,
              "a: Unsupported value: \"x\": supported values: \"A\", \"B\"");
    EXPECT_EQ(forbiddenValue({}, "a", "no").text, "a: Forbidden: no");
}

} // namespace
} // namespace berth
