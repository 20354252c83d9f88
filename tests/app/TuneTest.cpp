// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace berth::ctl {
namespace {

using testing::HasSubstr;

/// `wide` is what NodeResourcesFit prefers, `even` what NodeResourcesBalancedAllocation prefers.
constexpr const char* kInput = R"(apiVersion: kubescheduler.config.k8s.io/v1
kind: KubeSchedulerConfiguration
profiles:
- plugins:
    score:
      enabled: [{name: NodeResourcesBalancedAllocation, weight: 4}]
---
apiVersion: v1
kind: Node
metadata: {name: wide}
status: {allocatable: {cpu: "16", memory: 4Gi, pods: "10"}}
---
apiVersion: v1
kind: Node
metadata: {name: even}
status: {allocatable: {cpu: "4", memory: 4Gi, pods: "10"}}
---
apiVersion: v1
kind: Pod
metadata: {name: job, namespace: default}
spec:
  containers: [{name: c, image: i, resources: {requests: {cpu: "2", memory: 2Gi}}}]
)";

struct Answer {
    int code = 0;
    std::string out, err;
};

Answer ask(std::vector<std::string> words) {
    const std::string path = (std::filesystem::temp_directory_path() / "berth-tune-test.yaml").string();
    std::ofstream(path) << kInput;
    for (std::string& word : words)
        if (word == "FILE") word = path;
    std::ostringstream out, err;
    Answer answer;
    answer.code = runCommandLine(words, {out, err});
    answer.out = out.str();
    answer.err = err.str();
    std::filesystem::remove(path);
    return answer;
}

TEST(TuneVerb, FlipSaysFromWhichWeightAnotherNodeWins) {
    const Answer answer = ask({"tune", "flip", "FILE", "--pod", "default/job"});
    EXPECT_EQ(answer.code, kOk) << answer.err;
    EXPECT_THAT(answer.out, HasSubstr("even wins with"));
    EXPECT_THAT(answer.out, HasSubstr("wide from "));
    EXPECT_THAT(answer.out, HasSubstr("no flip between 1 and 100"));
}

TEST(TuneVerb, FlipAnswersAsADocument) {
    const Answer answer = ask({"tune", "flip", "FILE", "--pod", "job", "--format", "json"});
    EXPECT_EQ(answer.code, kOk) << answer.err;
    EXPECT_THAT(answer.out, HasSubstr("\"plugin\": \"NodeResourcesFit\""));
    EXPECT_THAT(answer.out, HasSubstr("\"node\": \"wide\""));
}

TEST(TuneVerb, SaysNoForAPodThatWasNeverScored) {
    EXPECT_EQ(ask({"tune", "flip", "FILE", "--pod", "nobody"}).code, kNo);
}

TEST(TuneVerb, RefusesWhatItDoesNotUnderstand) {
    EXPECT_EQ(ask({"tune", "flip", "FILE"}).code, kBadInput);
    EXPECT_EQ(ask({"tune", "turn", "FILE"}).code, kBadInput);
    EXPECT_EQ(ask({"tune", "flip", "--pod", "job"}).code, kBadInput);
}

} // namespace
} // namespace berth::ctl
