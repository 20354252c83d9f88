// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

namespace berth::io {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;
using testing::StartsWith;

// Files that are no YAML at all: each with its true place.

TEST(BadText, syntaxErrors) {
    EXPECT_THAT(parseFault("a: b: c\n"), StartsWith("in.yaml:1:5: error: this is not valid YAML: illegal map value"));
    EXPECT_THAT(parseFault("a: 1\n b: 2\n"), StartsWith("in.yaml:2:3: error: this is not valid YAML"));
    EXPECT_THAT(parseFault("a: [1, 2\nb: 3\n"),
                StartsWith("in.yaml:2:2: error: this is not valid YAML: end of sequence flow not found"));
    EXPECT_THAT(parseFault("ok: 1\na: \"x\nb: 3\n"),
                StartsWith("in.yaml:2:4: error: this text has no closing quotation mark"));
    EXPECT_THAT(parseFault("a: 'it''s\n"), StartsWith("in.yaml:1:4: error: this text has no closing quotation mark"));
    EXPECT_THAT(parseFault("a: *nobody\n"), StartsWith("in.yaml:1:4: error: this is not valid YAML"));
    EXPECT_THAT(parseFault("[a]: 1\n"),
                StartsWith("in.yaml:1:1: error: a list or a map stands where a key was expected"));
}

TEST(BadText, tabsAreSaid) {
    EXPECT_EQ(parseFault("a:\n\tb: 1\n"), "in.yaml:2:1: error: a tab indents this line, which YAML does not allow. "
                                          "Indent with blanks; kubectl refuses tabs");
    EXPECT_THAT(parseFault("a:\n-\tb: 1\n\tc: 2\n"), StartsWith("in.yaml:2:2: error: a tab indents this line"));
    const auto accepted = parsed("a:\n-\tb\nprint: |\n  x\n  \tGPU0\n");
    ASSERT_EQ(accepted->notes().size(), 1U);
    EXPECT_EQ(
        toString(accepted->notes()[0]),
        "in.yaml:2:2: note: a tab indents this line, which kubectl refuses. Indent with blanks; kubectl refuses tabs");
}

TEST(BadText, whatDoesNotBelongToTheDocumentAbove) {
    const std::string says = ": error: this is not valid YAML: it does not belong to what stands above";
    EXPECT_THAT(parseFault("- b\na: 1\n"), StartsWith("in.yaml:2:1" + says));
    EXPECT_THAT(parseFault("[a] b\n"), StartsWith("in.yaml:1:5" + says));
    EXPECT_THAT(parseFault("[a],\n"), StartsWith("in.yaml:1:4" + says)) << "yaml-cpp alone never ends here";
    EXPECT_THAT(parseFault(", a\n"), StartsWith("in.yaml:1:1" + says));
    EXPECT_THAT(parseFault("---\n,\n"), StartsWith("in.yaml:2:1" + says));
    EXPECT_THAT(parseFault("a: 1\n...\n,\n"), StartsWith("in.yaml:3:1" + says));
    EXPECT_EQ(parsed("a: 1\n...\n# next\nb: 2\n")->roots(), 2U);
}

TEST(BadText, bracketsThatAreNeverClosed) {
    EXPECT_EQ(parseFault("{a: {b: 1"), "in.yaml:1:1: error: this { is never closed");
    EXPECT_EQ(parseFault("[a: [b: "), "in.yaml:1:1: error: this [ is never closed");
    EXPECT_THAT(parseFault("{[a]: 1}\n"),
                StartsWith("in.yaml:1:2: error: a list or a map stands where a key was expected"));
}

TEST(BadText, blocksThatKubectlRefuses) {
    const auto accepted = parsed("a: |\n  \tGPU0\n  x\nb: |2\n  \tGPU0\n");
    ASSERT_EQ(accepted->notes().size(), 1U);
    EXPECT_THAT(toString(accepted->notes()[0]),
                StartsWith("in.yaml:2:3: note: this block begins with a tab, which kubectl refuses. Write |2"));
    EXPECT_THAT(parseFault("a:\n  b: |\n        GPU0 GPU1\n    GPU0 X\n"), testing::HasSubstr("write |2 instead of |"));
}

TEST(BadText, tenThousandDeep) {
    const std::string expected = "lists and maps are nested more than 200 deep";
    std::string brackets;
    std::string dashes;
    std::string steps;
    for (int i = 0; i < 10000; ++i) {
        brackets += '[';
        dashes += "- ";
        if (i < 2000) steps += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
    }
    EXPECT_THAT(parseFault(brackets), StartsWith("in.yaml:1:201: error: " + expected));
    EXPECT_THAT(parseFault(dashes + "x\n"), StartsWith("in.yaml:1:401: error: " + expected));
    EXPECT_THAT(parseFault(steps), StartsWith("in.yaml:201:201: error: " + expected));
}

TEST(BadText, twoHundredDeepIsAllowed) {
    EXPECT_EQ(parsed(std::string(200, '[') + std::string(200, ']'))->roots(), 1U);
    EXPECT_THAT(parseFault(std::string(201, '[') + std::string(201, ']')), StartsWith("in.yaml:1:201: error"));
}

TEST(BadText, otherEncodings) {
    EXPECT_THAT(parseFault("\xFF\xFE"
                           "a\0:\0"s),
                StartsWith("in.yaml:1:1: error: this file is UTF-16 text, expected UTF-8"));
    EXPECT_THAT(parseFault("\xFE\xFF\0a\0:"s), StartsWith("in.yaml:1:1: error: this file is UTF-16 text"));
    EXPECT_THAT(parseFault("a\0:\0 \0b\0"s), StartsWith("in.yaml:1:1: error: this file is UTF-16 text"));
    EXPECT_THAT(parseFault("\xFF\xFE\0\0a\0\0\0"s), StartsWith("in.yaml:1:1: error: this file is UTF-32 text"));
    EXPECT_THAT(parseFault("ä: gr\xFC\xDF\n"), StartsWith("in.yaml:1:6: error: the byte 0xFC is not UTF-8 text"));
    EXPECT_THAT(parseFault("a: \xC0\x80\n"), StartsWith("in.yaml:1:4: error: the byte 0xC0 is not UTF-8"));
    EXPECT_THAT(parseFault("a: \xED\xA0\x80\n"), StartsWith("in.yaml:1:4: error: the byte 0xED is not UTF-8"));
}

TEST(BadText, binaryFiles) {
    EXPECT_THAT(parseFault("\x7F"
                           "ELF\x02\x01"s),
                StartsWith("in.yaml:1:1: error: a control character (0x7F)"));
    EXPECT_THAT(parseFault("PK\x03\x04"s), StartsWith("in.yaml:1:3: error: a control character (0x03)"));
    EXPECT_EQ(parseFault("a: 1\nb: x\0y"s),
              "in.yaml:2:5: error: this is a binary file (it holds a zero byte), expected YAML or JSON text");
}

TEST(BadText, emptyFiles) {
    EXPECT_THAT(findingsOf({""}),
                ElementsAre(StartsWith("in.yaml:1:1: error: the file is empty. Expected Kubernetes objects")));
    EXPECT_THAT(findingsOf({" \n\n"}), ElementsAre(StartsWith("in.yaml:1:1: error: the file is empty")));
    EXPECT_THAT(findingsOf({"# nothing\n---\n"}),
                ElementsAre(StartsWith("in.yaml:1:1: error: the file holds comments only")));
    EXPECT_THAT(findingsOf({"apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n", ""}, true),
                ElementsAre(StartsWith("in2.yaml:1:1: note: the file is empty")));
}

TEST(BadText, textThatIsNoObject) {
    EXPECT_THAT(
        findingsOf({"hello world\n"}),
        ElementsAre(StartsWith("in.yaml:1:1: error: expected a Kubernetes object, found the text \"hello world\"")));
    EXPECT_THAT(findingsOf({"a: 1\n---\n- x\n"}),
                ElementsAre(StartsWith("in.yaml:1:1: error: apiVersion: this field is missing"),
                            StartsWith("in.yaml:3:1: error: expected a Kubernetes object, found a list")));
}

TEST(BadText, oversizedFiles) {
    ParseOptions options;
    options.maxSize = 10;
    EXPECT_EQ(parseFault("a: 1234567890\n", options),
              "in.yaml: error: the file has 14 bytes, more than the 10 that are read. Raise the limit with --max-size");
}

class BadFile : public testing::Test {
protected:
    void SetUp() override {
        folder_ = std::filesystem::path(testing::TempDir()) / "berth-bad-file";
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string first(const std::string& name, const ReadOptions& options = {}) const {
        const std::vector<std::string> paths = {(folder_ / name).string()};
        const ReadOutcome outcome = readFiles(paths, options);
        if (outcome) return "it was read";
        return toString(outcome.error().front()).substr(paths[0].size());
    }

    std::filesystem::path folder_;
};

TEST_F(BadFile, twoHundredMegabytesAreNotEvenLoaded) {
    std::ofstream(folder_ / "big.yaml") << "a";
    std::filesystem::resize_file(folder_ / "big.yaml", std::uintmax_t{200} << 20);
    EXPECT_EQ(first("big.yaml"), ": error: the file has 209715200 bytes, more than the 67108864 that are read. "
                                 "Raise the limit with --max-size");
}

TEST_F(BadFile, missingFilesAndFolders) {
    EXPECT_EQ(first("none.yaml"), ": error: there is no such file");
    EXPECT_EQ(first("."), ": error: this is a folder, not a file. Name the files in it");
}

TEST_F(BadFile, filesAreReadByteForByte) {
    const std::string text = "# ä\r\napiVersion: v1\r\nkind: Namespace\r\nmetadata: {name: a}\r\n";
    std::ofstream(folder_ / "good.yaml", std::ios::binary) << text;
    const std::vector<std::string> paths = {(folder_ / "good.yaml").string()};
    const ReadOutcome outcome = readFiles(paths);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(*outcome->sources[0].text, text);
    EXPECT_EQ(outcome->scenario->title, "good.yaml");
    EXPECT_EQ(outcome->scenario->objects.namespaces[0].meta.place.line, 2U);
}

} // namespace
} // namespace berth::io
