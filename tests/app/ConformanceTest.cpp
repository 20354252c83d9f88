// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace berth::ctl {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
namespace fs = std::filesystem;

constexpr const char* kOneOfTwo = R"(
apiVersion: v1
kind: Node
metadata: {name: n1}
status: {allocatable: {cpu: '1', memory: 1Gi, pods: '10'}}
---
apiVersion: v1
kind: Pod
metadata: {name: p1}
spec: {priority: 5, containers: [{name: c, resources: {requests: {cpu: '1'}}}]}
---
apiVersion: v1
kind: Pod
metadata: {name: p2}
spec: {priority: 5, containers: [{name: c, resources: {requests: {cpu: '1'}}}]}
)";

constexpr const char* kOneOfTwoAnswer = R"({
 "kubeScheduler": "v1.37.2",
 "cycles": [
  {"pod": "default/p1", "feasible": ["n1"], "selected": "n1"},
  {"pod": "default/p2",
   "rejected": {"n1": {"code": "Unschedulable", "plugin": "NodeResourcesFit", "reasons": ["Insufficient cpu"]}},
   "feasible": [],
   "postFilter": {"code": "Unschedulable", "reasons": ["preemption: 0/1 nodes are available: 1 No preemption victims found for incoming pod."]},
   "dryRunRejected": {"n1": {"code": "UnschedulableAndUnresolvable", "reasons": ["No preemption victims found for incoming pod"]}},
   "message": "0/1 nodes are available: 1 Insufficient cpu. preemption: 0/1 nodes are available: 1 No preemption victims found for incoming pod."}
 ],
 "bound": {"default/p1": "n1"},
 "pending": ["default/p2"]
})";

/// A folder of its own for files of one test.
class CommandLine : public testing::Test {
protected:
    CommandLine() : folder_(fs::temp_directory_path() / ("berthctl-" + std::string(name()))) {
        fs::remove_all(folder_);
        fs::create_directories(folder_ / "below");
    }
    ~CommandLine() override { fs::remove_all(folder_); }

    static const char* name() { return testing::UnitTest::GetInstance()->current_test_info()->name(); }

    std::string write(const std::string& file, const std::string& text) {
        std::ofstream(folder_ / file) << text;
        return (folder_ / file).string();
    }

    int run(std::vector<std::string> words) {
        out_.str("");
        err_.str("");
        return runCommandLine(words, {out_, err_});
    }

    std::string folder() const { return folder_.string(); }
    std::string out() const { return out_.str(); }
    std::string err() const { return err_.str(); }

private:
    fs::path folder_;
    std::ostringstream out_;
    std::ostringstream err_;
};

TEST_F(CommandLine, HelpNamesEveryVerb) {
    EXPECT_EQ(run({"--help"}), kOk);
    for (const Verb& verb : verbs()) EXPECT_THAT(out(), HasSubstr("\n  " + std::string(verb.name)));
    for (const Verb& verb : verbs()) {
        EXPECT_EQ(run({std::string(verb.name), "--help"}), kOk);
        EXPECT_THAT(out(), HasSubstr("Usage: berthctl " + std::string(verb.name)));
    }
}

TEST_F(CommandLine, WhatNobodyUnderstandsIsBadInput) {
    EXPECT_EQ(run({}), kBadInput);
    EXPECT_EQ(run({"frobnicate"}), kBadInput);
    EXPECT_THAT(err(), HasSubstr("there is no verb \"frobnicate\""));
    EXPECT_EQ(run({"explain"}), kBadInput);
    EXPECT_THAT(err(), HasSubstr("FILE... is missing"));
    EXPECT_EQ(run({"explain", "--format", "xml", "x.yaml"}), kBadInput);
    EXPECT_THAT(err(), HasSubstr("--format is one of text, json"));
    EXPECT_EQ(run({"explain", "x.yaml", "--nope"}), kBadInput);
    EXPECT_EQ(run({"explain", "x.yaml", "--format"}), kBadInput);
    EXPECT_EQ(run({"explain", "x.yaml", "--max-size=0"}), kBadInput);
}

TEST_F(CommandLine, ConformancePasses) {
    write("below/one.yaml", kOneOfTwo);
    write("below/one.expected.json", kOneOfTwoAnswer);
    write("alone.yaml", kOneOfTwo);
    EXPECT_EQ(run({"conformance", folder()}), kOk);
    EXPECT_EQ(out(), "1 passed, 0 failed\n");
}

TEST_F(CommandLine, ConformancePrintsEveryDifference) {
    std::string answer = kOneOfTwoAnswer;
    answer.replace(answer.find("Insufficient cpu"), 16, "Insufficient gpu");
    write("one.yaml", kOneOfTwo);
    write("one.expected.json", answer);
    EXPECT_EQ(run({"conformance", folder()}), kNo);
    EXPECT_THAT(out(),
                HasSubstr("one.yaml: cycles[1] default/p2: rejected.n1.reasons: expected [\"Insufficient gpu\"]"));
    EXPECT_THAT(out(), EndsWith("0 passed, 1 failed\n"));
}

TEST_F(CommandLine, ConformanceOfARefusedInput) {
    write("one.yaml", "apiVersion: v1\nkind: Node\nmetadata: [1]\n");
    write("one.expected.json", R"({"error": "refused"})");
    EXPECT_EQ(run({"conformance", folder()}), kOk);
}

TEST_F(CommandLine, ConformanceWithoutCasesIsBadInput) {
    EXPECT_EQ(run({"conformance", folder()}), kBadInput);
    EXPECT_EQ(run({"conformance", folder() + "/nowhere"}), kBadInput);
}

TEST_F(CommandLine, ExplainTellsPeople) {
    const std::string file = write("one.yaml", kOneOfTwo);
    EXPECT_EQ(run({"explain", file}), kOk);
    EXPECT_THAT(out(), HasSubstr("Selected n1, without scoring"));
    EXPECT_THAT(out(), HasSubstr("1 bound, 1 pending, 0 evicted"));
}

TEST_F(CommandLine, ExplainPrintsTheRecordAsJson) {
    const std::string file = write("one.yaml", kOneOfTwo);
    EXPECT_EQ(run({"explain", file, "--format", "json"}), kOk);
    EXPECT_THAT(out(), testing::StartsWith("{\n \"kubeScheduler\""));
}

TEST_F(CommandLine, ExplainOfBadInputSaysWhereAndIsJsonToo) {
    const std::string file = write("one.yaml", "apiVersion: v1\nkind: Node\nmetadata: [1]\n");
    EXPECT_EQ(run({"explain", file, "--format=json"}), kBadInput);
    EXPECT_THAT(err(), HasSubstr("one.yaml:3:"));
    EXPECT_THAT(out(), HasSubstr("\"error\""));
}

} // namespace
} // namespace berth::ctl
