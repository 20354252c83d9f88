// SPDX-License-Identifier: GPL-3.0-or-later
// `berthctl validate` from outside: the program as it is shipped.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace berth {
namespace {

using testing::HasSubstr;

struct Ran {
    int code = -1;
    std::string out;
};

class Validate : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (std::filesystem::temp_directory_path() / "berth-validate-XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    /// Writes a file into a folder of its own and returns its name.
    std::string file(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return name;
    }

    /// Runs `berthctl validate WORDS` in that folder.
    Ran validate(const std::string& words) const {
        const std::string command = "cd '" + folder_.string() + "' && '" BERTH_CTL "' validate " + words + " 2>&1";
        Ran ran;
        FILE* pipe = popen(command.c_str(), "r");
        if (pipe == nullptr) return ran;
        std::array<char, 4096> block{};
        while (const std::size_t read = fread(block.data(), 1, block.size(), pipe)) ran.out.append(block.data(), read);
        const int status = pclose(pipe);
        ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        return ran;
    }

    std::filesystem::path folder_;
};

const std::string kNode =
    "apiVersion: v1\nkind: Node\nmetadata: {name: n1}\nstatus: {allocatable: {cpu: '4', memory: 8Gi, pods: '9'}}\n";

TEST_F(Validate, SaysNothingOfAGoodFile) {
    const Ran ran = validate(file("a.yaml", kNode));
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "");
}

TEST_F(Validate, NamesPlaceSeverityAndReasonOfEachError) {
    file("c.yaml", "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\nparallelism: "
                   "0\nprofiles: [{}, {}]\n");
    const Ran ran = validate("c.yaml");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(
        ran.out,
        HasSubstr("c.yaml:3:14: error: parallelism: Invalid value: 0: should be an integer value greater than zero\n"));
    EXPECT_THAT(ran.out, HasSubstr("c.yaml:4:12: error: profiles[0].schedulerName: Required value"));
}

TEST_F(Validate, ReadsAllFilesAsOneInput) {
    file("one.yaml", "{apiVersion: kubescheduler.config.k8s.io/v1, kind: KubeSchedulerConfiguration}\n");
    file("two.yaml", kNode + "---\n{apiVersion: kubescheduler.config.k8s.io/v1, kind: KubeSchedulerConfiguration}\n");
    EXPECT_EQ(validate("one.yaml").code, 0);
    const Ran ran = validate("one.yaml two.yaml");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.out,
                HasSubstr("two.yaml:6:1: error: a second KubeSchedulerConfiguration. The first one is at one.yaml:1"));
}

TEST_F(Validate, KnowsThePluginsOfAConfiguration) {
    file("c.yaml", "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\nprofiles:\n- "
                   "plugins:\n    score: "
                   "{enabled: [{name: NoSuchPlugin}]}\n");
    const Ran ran = validate("c.yaml");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.out, HasSubstr("c.yaml:5:23: error: "));
    EXPECT_THAT(ran.out, HasSubstr("ScorePlugin \"NoSuchPlugin\" does not exist"));
}

TEST_F(Validate, WritesJsonForPrograms) {
    file("s.yaml",
         kNode +
             "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec: {seeed: 1, steps: [{at: 1s, cordon: n9}]}\n");
    const Ran ran = validate("s.yaml --format json");
    EXPECT_EQ(ran.code, 2);
    const auto json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json["error"], "unknown field \"spec.seeed\"");
    ASSERT_EQ(json["diagnostics"].size(), 2U);
    EXPECT_EQ(json["diagnostics"][0],
              nlohmann::json::parse(R"({"severity": "error", "file": "s.yaml", "line": 8, "column": 8,
        "text": "unknown field \"spec.seeed\"", "hint": "Did you mean \"seed\"?"})"));
    EXPECT_EQ(json["diagnostics"][1]["severity"], "note");
}

TEST_F(Validate, JsonOfAGoodFileHasNoError) {
    const auto json = nlohmann::json::parse(validate(file("a.yaml", kNode) + " --format json").out);
    EXPECT_FALSE(json.contains("error"));
    EXPECT_TRUE(json["diagnostics"].empty());
}

TEST_F(Validate, NeedsAFile) {
    EXPECT_EQ(validate("").code, 2);
    EXPECT_EQ(validate("none.yaml").code, 2);
    EXPECT_EQ(validate("--help").code, 0);
}

} // namespace
} // namespace berth
