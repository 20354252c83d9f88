// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

std::vector<std::string> keysOf(ValueRef map) {
    std::vector<std::string> keys;
    for (auto [key, value] : map.members()) keys.emplace_back(key.text());
    return keys;
}

using testing::ElementsAre;

TEST(Document, knowsKindsTextsAndPlaces) {
    const auto document = parsed("a: 1\nb:\n  - x\n  - \"y\"\nc: {d: ~}\n");
    const ValueRef root = document->root(0);
    EXPECT_TRUE(root.isMap());
    EXPECT_EQ(root.find("a").text(), "1");
    EXPECT_FALSE(root.find("a").quoted());
    const ValueRef list = root.find("b");
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list.place(), (Place{"in.yaml", 3, 3}));
    const ValueRef second = *std::next(list.items().begin());
    EXPECT_EQ(second.text(), "y");
    EXPECT_TRUE(second.quoted());
    EXPECT_EQ(second.place(), (Place{"in.yaml", 4, 5}));
    EXPECT_TRUE(root.find("c").find("d").isNull());
    EXPECT_EQ(root.findKey("c").place(), (Place{"in.yaml", 5, 1}));
    EXPECT_FALSE(root.find("nothing"));
}

TEST(Document, absentValuesAreHarmless) {
    const ValueRef absent;
    EXPECT_TRUE(absent.isNull());
    EXPECT_EQ(absent.size(), 0U);
    EXPECT_FALSE(absent.find("a").find("b"));
    EXPECT_EQ(absent.items().begin(), absent.items().end());
    EXPECT_TRUE(absent.written().empty());
}

TEST(Document, columnsCountCharacters) {
    const auto document = parsed("\xEF\xBB\xBFä: {ö: ü}\n");
    EXPECT_EQ(document->root(0).place(), (Place{"in.yaml", 1, 1}));
    EXPECT_EQ(document->root(0).find("ä").find("ö").place(), (Place{"in.yaml", 1, 8}));
}

TEST(Document, readsScalarsOfEveryStyle) {
    const auto document = parsed(
        "plain: two words\nsingle: 'it''s'\ndouble: \"a\\tb\"\nliteral: |\n  one\n   two\nfolded: >-\n  one\n  two\n"
        "tagged: !!str 5\nlong: one\n  two\n");
    const ValueRef root = document->root(0);
    EXPECT_EQ(root.find("plain").text(), "two words");
    EXPECT_EQ(root.find("single").text(), "it's");
    EXPECT_EQ(root.find("double").text(), "a\tb");
    EXPECT_EQ(root.find("literal").text(), "one\n two\n");
    EXPECT_EQ(root.find("folded").text(), "one two");
    EXPECT_EQ(root.find("long").text(), "one two");
    EXPECT_TRUE(root.find("tagged").quoted());
    EXPECT_TRUE(root.find("literal").quoted());
    EXPECT_FALSE(root.find("long").quoted());
}

TEST(Document, severalDocumentsKeepTheirTexts) {
    const auto document = parsed("# head\na: 1\n---\n# only a comment\n---\nb: 2 # two\n---\nc: 3\n");
    ASSERT_EQ(document->roots(), 3U);
    EXPECT_EQ(document->rootText(0), "# head\na: 1\n");
    EXPECT_EQ(document->rootText(1), "b: 2 # two\n");
    EXPECT_EQ(document->rootText(2), "c: 3\n");
    EXPECT_EQ(document->root(2).place().line, 8U);
}

TEST(Document, followsAliasesAndMergeKeys) {
    const auto document =
        parsed("base: &b {x: 1, y: [2]}\nother: &o {y: 7, z: 8}\nplain: *b\nmerged:\n  <<: [*b, *o]\n  x: 5\n");
    const ValueRef root = document->root(0);
    EXPECT_EQ(root.find("plain").find("x").text(), "1");
    const ValueRef merged = root.find("merged");
    EXPECT_THAT(keysOf(merged), ElementsAre("x", "y", "z"));
    EXPECT_EQ(merged.size(), 3U);
    EXPECT_EQ(merged.find("x").text(), "5");
    EXPECT_EQ((*merged.find("y").items().begin()).text(), "2");
    EXPECT_EQ(merged.find("z").text(), "8");
}

TEST(Document, aQuotedMergeKeyIsAKey) {
    EXPECT_THAT(keysOf(parsed("'<<': 1\n")->root(0)), ElementsAre("<<"));
}

TEST(Document, aliasesStayBounded) {
    std::string text = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n";
    for (int i = 1; i < 12; ++i) {
        const std::string before = "*a" + std::to_string(i - 1);
        text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before;
        for (int k = 0; k < 8; ++k) text += "," + before;
        text += "]\n";
    }
    EXPECT_THAT(
        parseFault(text),
        testing::StartsWith("in.yaml:7:38: error: the aliases of this file stand for more than 5000000 values"));
    EXPECT_EQ(parseFault("a: &a [*a]\n"),
              "in.yaml:1:8: error: this alias stands inside the value it names. A value cannot contain itself");
}

TEST(Document, reportsDuplicateKeysAndShowsTheLast) {
    const auto document = parsed("a: 1\nb: {c: 1, c: 2}\na: 3\n");
    const ValueRef root = document->root(0);
    EXPECT_EQ(root.size(), 2U);
    EXPECT_EQ(root.find("a").text(), "3");
    EXPECT_EQ(root.find("b").find("c").text(), "2");
    const auto keys = document->duplicateKeys(root);
    ASSERT_EQ(keys.size(), 2U);
    EXPECT_EQ(keys[0].place(), (Place{"in.yaml", 2, 11}));
    EXPECT_EQ(keys[1].place(), (Place{"in.yaml", 3, 1}));
    EXPECT_EQ(document->duplicateKeys(root.find("b")).size(), 1U);
}

TEST(Document, findsDuplicatesAmongManyKeys) {
    std::string text;
    for (int i = 0; i < 100; ++i) text += "k" + std::to_string(i) + ": 1\n";
    const auto document = parsed(text + "k50: 2\n");
    EXPECT_EQ(document->root(0).size(), 100U);
    EXPECT_EQ(document->root(0).find("k50").text(), "2");
    ASSERT_EQ(document->duplicateKeys().size(), 1U);
    EXPECT_EQ(document->duplicateKeys()[0].first.place().line, 101U);
}

TEST(Document, writtenGivesTheBytesOfAValue) {
    const auto document = parsed("a: {b: [1, 2], c: 3}\nd: x\n");
    EXPECT_EQ(document->root(0).find("a").find("b").written(), "[1, 2], ");
    EXPECT_EQ(document->root(0).find("d").written(), "x\n");
}

TEST(Document, placesOfATextInsideAnotherFile) {
    ParseOptions options;
    options.origin = {"", 10, 5};
    const auto inner = Document::parse("map.yaml", "a: 1\nb: 2\n", options);
    EXPECT_EQ((*inner)->root(0).find("b").place(), (Place{"map.yaml", 11, 8}));
    options.fixed = true;
    const auto fixed = Document::parse("map.yaml", "a: 1\nb: 2\n", options);
    EXPECT_EQ((*fixed)->root(0).find("b").place(), (Place{"map.yaml", 10, 5}));
}

TEST(Document, toValueKeepsEverything) {
    const auto document = parsed("a: [1, \"2\", {b: ~}]\n");
    const Value value = toValue(document->root(0));
    const Value& list = *value.find("a");
    ASSERT_EQ(list.items.size(), 3U);
    EXPECT_EQ(list.items[0].text, "1");
    EXPECT_TRUE(list.items[1].quoted);
    EXPECT_TRUE(list.items[2].find("b")->isNull());
    EXPECT_EQ(list.items[1].place, (Place{"in.yaml", 1, 8}));
}

TEST(Document, costsLittleMemory) {
    std::string text;
    for (int i = 0; i < 2000; ++i) text += "- {name: node, labels: {a: b, c: d}, list: [1, 2, 3]}\n";
    const auto document = parsed(text);
    EXPECT_LT(document->bytes(), 8 * text.size());
}

TEST(Document, canBeCancelled) {
    ParseOptions options;
    options.progress = [](std::size_t, std::size_t) { return false; };
    EXPECT_THAT(parseFault("a: 1\n", options), testing::HasSubstr("cancelled"));
}

TEST(Document, columnsCountCharactersOnALineOfAnyLength) {
    std::string text = "[";
    std::size_t characters = 1;
    std::vector<std::size_t> columns;
    for (int i = 0; i < 900; ++i) {
        columns.push_back(characters + 1);
        text += i % 3 == 0 ? "\"ä€\"," : "\"plain\",";
        characters += i % 3 == 0 ? 5 : 8;
    }
    text += "0]";
    const auto document = parsed(text, "in.json");
    std::size_t index = 0;
    for (const ValueRef item : document->root(0).items()) {
        if (index == columns.size()) break;
        ASSERT_EQ(item.place(), (Place{"in.json", 1, static_cast<std::uint32_t>(columns[index])})) << index;
        ++index;
    }
    EXPECT_EQ(index, columns.size());
}

} // namespace
} // namespace berth::io
