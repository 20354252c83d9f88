// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"
#include "engine/io/Reader.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace berth {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 400'000;

std::vector<std::string> samples() {
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(fs::path(BERTH_SOURCE_DIR) / "samples"))
        if (entry.path().extension() == ".yaml") files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

/// "first-pod" as a part of a test's name: "first_pod".
std::string nameOf(const testing::TestParamInfo<std::string>& info) {
    std::string name = fs::path(info.param).stem().string();
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

Ran berthctl(const std::vector<std::string>& words) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = ctl::runCommandLine(words, {out, err});
    return {code, out.str(), err.str()};
}

/// The lines a sample begins with.
std::string commentOf(const std::string& path) {
    std::ifstream file(path);
    std::string comment;
    for (std::string line; std::getline(file, line) && line.starts_with('#');) comment += line + "\n";
    return comment;
}

/// A warning of a pitfall "(ID)" that the sample shows on purpose, as its comment says.
bool isShown(const Diagnostic& warning, const std::string& comment) {
    const std::size_t open = warning.text.rfind('(');
    const std::size_t close = warning.text.rfind(')');
    if (open == std::string::npos || close == std::string::npos) return false;
    return comment.find(warning.text.substr(open + 1, close - open - 1)) != std::string::npos;
}

class Sample : public testing::TestWithParam<std::string> {};

TEST_P(Sample, IsReadWithoutErrorsAndWarnsOnlyOfWhatItShows) {
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    const std::vector<std::string> paths = {GetParam()};
    const auto read = io::readFiles(paths, options);
    ASSERT_TRUE(read) << toString(read.error().at(0));
    for (const Diagnostic& note : read->notes)
        EXPECT_TRUE(note.severity == Severity::Note || isShown(note, commentOf(GetParam()))) << toString(note);
    EXPECT_FALSE(read->scenario->expect.empty()) << "a sample says what it expects";
    EXPECT_GT(read->scenario->cycle.ns, 0) << "a cycle that takes no time shows nothing";
}

TEST_P(Sample, BeginsWithWhatToWatch) {
    std::ifstream file(GetParam());
    std::string line;
    ASSERT_TRUE(std::getline(file, line));
    EXPECT_THAT(line, testing::StartsWith("# "));
    EXPECT_LE(fs::file_size(GetParam()), kMostBytes);
}

TEST_P(Sample, RunsAsItExpects) {
    const Ran ran = berthctl({"run", GetParam()});
    EXPECT_EQ(ran.code, ctl::kOk) << ran.out << ran.err;
    EXPECT_THAT(ran.out, testing::HasSubstr("\nfingerprint "));
}

INSTANTIATE_TEST_SUITE_P(All, Sample, testing::ValuesIn(samples()), nameOf);

TEST(Samples, ThereAreSome) {
    EXPECT_GE(samples().size(), 4U);
}

TEST(Samples, EachStandsInTheReadme) {
    std::ifstream file(fs::path(BERTH_SOURCE_DIR) / "samples" / "README.md");
    std::stringstream text;
    text << file.rdbuf();
    for (const std::string& sample : samples())
        EXPECT_THAT(text.str(), testing::HasSubstr("`" + fs::path(sample).filename().string() + "`"));
}

} // namespace
} // namespace berth
