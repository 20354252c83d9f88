// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/SweepFile.h"
#include "tests/engine/tune/SweepFixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace berth::tune {
namespace {

using testing::HasSubstr;

SweepFile fileOf(const std::string& weights) {
    const SweepPlan plan = test::weightPlan(weights);
    auto result = sweep(plan);
    return {{"weight-drowns", "0123", "ai-scheduler", 1}, result->given, result->runs};
}

std::string textOf(const SweepFile& file) {
    return toJson(file, tellingPair(file.runs)).dump();
}

TEST(SweepFileTest, IsReadAsItWasWritten) {
    const SweepFile file = fileOf("1,50");
    const auto read = readSweep(textOf(file));
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_EQ(read->input, file.input);
    EXPECT_EQ(read->given, file.given);
    EXPECT_EQ(read->runs, file.runs);
}

TEST(SweepFileTest, SaysWhatIsDistinctAndOnTheFront) {
    const SweepFile file = fileOf("1,2,50");
    const auto document = toJson(file, {objectiveNamed("pending"), objectiveNamed("gpu-allocation")});
    EXPECT_EQ(document["distinct"], sweepPoints(file.runs, tellingPair(file.runs)).size());
    EXPECT_EQ(document["front"], (nlohmann::ordered_json{0}));
    EXPECT_EQ(document["settings"].size(), 3U);
    EXPECT_EQ(document["settings"][2]["setting"]["NodeResourcesFit"], "50");
}

TEST(SweepFileTest, RefusesWhatIsNoSweep) {
    const auto said = [](const std::string& text) { return readSweep(text).error().text; };
    EXPECT_THAT(said("kind: Pod"), HasSubstr("no JSON"));
    EXPECT_THAT(said("{}"), HasSubstr("no result of berthctl tune sweep"));
    auto document = toJson(fileOf("1"), tellingPair({}));
    document["version"] = 99;
    EXPECT_THAT(said(document.dump()), HasSubstr("another version"));
    document["version"] = 1;
    document["settings"][0].erase("fingerprint");
    EXPECT_THAT(said(document.dump()), HasSubstr("fingerprint is missing"));
    document["settings"] = 3;
    EXPECT_FALSE(readSweep(document.dump()));
    document["settings"] = {1, nullptr, "x"};
    EXPECT_FALSE(readSweep(document.dump()));
}

TEST(SweepFileTest, MergesSweepsOfOneInput) {
    const std::vector<SweepFile> files{fileOf("1,2"), fileOf("2,50")};
    const auto all = merged(files);
    ASSERT_TRUE(all) << all.error().text;
    ASSERT_EQ(all->runs.size(), 3U);
    EXPECT_EQ(toString(all->runs[2].setting), "NodeResourcesFit 50");
    EXPECT_EQ(all->given, files[0].given);
}

TEST(SweepFileTest, RefusesToMergeWhatDoesNotBelongTogether) {
    std::vector<SweepFile> files{fileOf("1"), fileOf("1")};
    files[1].input.digest = "4567";
    EXPECT_THAT(merged(files).error().text, HasSubstr("different inputs"));
    files[1].input = files[0].input;
    files[1].runs[0].fingerprint = "0";
    EXPECT_THAT(merged(files).error().text, HasSubstr("different things of NodeResourcesFit 1"));
    files[1].given.fingerprint = "0";
    EXPECT_THAT(merged(files).error().text, HasSubstr("different versions"));
    EXPECT_FALSE(merged({}));
}

TEST(SweepFileTest, TheDigestTellsTextsApart) {
    const auto digest = [](std::vector<std::string_view> texts) { return digestOf(texts); };
    EXPECT_EQ(digest({"a", "b"}), digest({"a", "b"}));
    EXPECT_NE(digest({"a", "b"}), digest({"b", "a"}));
    EXPECT_NE(digest({"a", "b"}), digest({"ab"}));
    EXPECT_NE(digest({}), digest({""}));
}

} // namespace
} // namespace berth::tune
