// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace berth::ctl {
namespace {

using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::ordered_json;

constexpr const char* kSample = BERTH_SOURCE_DIR "/samples/weight-drowns.yaml";
constexpr const char* kOther = BERTH_SOURCE_DIR "/samples/gang.yaml";

struct Answer {
    int code = 0;
    std::string out, err;
};

Answer ask(const std::vector<std::string>& words) {
    std::ostringstream out, err;
    Answer answer;
    answer.code = runCommandLine(words, {out, err});
    answer.out = out.str();
    answer.err = err.str();
    return answer;
}

/// A sweep of the sample's first profile.
Answer sweep(const std::vector<std::string>& options) {
    std::vector<std::string> words{"tune", "sweep", kSample, "--profile", "ai-scheduler"};
    words.insert(words.end(), options.begin(), options.end());
    return ask(words);
}

class TuneSweepVerb : public testing::Test {
protected:
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name) {
        std::filesystem::create_directories(folder_);
        return (folder_ / name).string();
    }

    std::string write(const std::string& name, const std::string& text) {
        std::ofstream(path(name)) << text;
        return path(name);
    }

private:
    std::filesystem::path folder_ =
        std::filesystem::temp_directory_path() /
        ("berth-sweep-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(TuneSweepVerb, SaysWhatIsOnTheFront) {
    const Answer answer =
        sweep({"--weight", "NodeResourcesFit=1,2,50", "--objective", "pending", "--objective", "gpu-allocation"});
    EXPECT_EQ(answer.code, kOk) << answer.err;
    EXPECT_THAT(answer.out, HasSubstr("3 settings of profile ai-scheduler"));
    EXPECT_THAT(answer.out, HasSubstr("as given"));
    EXPECT_THAT(answer.out, HasSubstr("on the front"));
    EXPECT_THAT(answer.out, HasSubstr("NodeResourcesFit 1"));
}

TEST_F(TuneSweepVerb, AnswersAlikeWhateverTheNumberOfJobs) {
    const std::vector<std::string> options{
        "--weight", "NodeResourcesFit=1..6", "--argument", "AISchedulingPlugin.nvlinkBonus=0,20", "--format", "json",
        "--jobs"};
    std::vector<std::string> one = options, two = options;
    one.emplace_back("1");
    two.emplace_back("2");
    const Answer first = sweep(one);
    EXPECT_EQ(first.code, kOk) << first.err;
    EXPECT_EQ(first.out, sweep(two).out);
    const Json document = Json::parse(first.out);
    EXPECT_EQ(document["settings"].size(), 12U);
    EXPECT_EQ(document["settings"][1]["setting"]["AISchedulingPlugin.nvlinkBonus"], "20");
}

TEST_F(TuneSweepVerb, SaysNoWhereNoSettingMakesADifference) {
    const Answer answer = sweep({"--weight", "NodeResourcesFit=49..51"});
    EXPECT_EQ(answer.code, kNo);
    EXPECT_THAT(answer.out, HasSubstr("no setting makes a difference"));
}

TEST_F(TuneSweepVerb, TellsHowFarItIs) {
    const Answer answer = sweep({"--weight", "NodeResourcesFit=1,2", "--progress", "--jobs", "1"});
    EXPECT_THAT(answer.err, HasSubstr("3 of 3 runs"));
}

TEST_F(TuneSweepVerb, RefusesWithOneLineAndAHint) {
    const auto said = [&](const std::vector<std::string>& options) {
        const Answer answer = sweep(options);
        EXPECT_EQ(answer.code, kBadInput);
        EXPECT_EQ(std::count(answer.err.begin(), answer.err.end(), '\n'), 1) << answer.err;
        return answer.err;
    };
    EXPECT_THAT(said({}), HasSubstr("needs a --weight or an --argument"));
    EXPECT_THAT(said({"--weight", "NodeResourcesFit"}), HasSubstr("expected PLUGIN=1..5"));
    EXPECT_THAT(said({"--weight", "NoSuchPlugin=1,2"}), HasSubstr("NoSuchPlugin"));
    EXPECT_THAT(said({"--argument", "AISchedulingPlugin.noSuch=1"}), HasSubstr("noSuch"));
    EXPECT_THAT(said({"--weight", "NodeResourcesFit=1..100", "--weight", "AISchedulingPlugin=1..100"}),
                HasSubstr("100 × 100 settings are more than 2000: give fewer values"));
    EXPECT_THAT(said({"--weight", "NodeResourcesFit=1", "--objective", "speed", "--objective", "pending"}),
                HasSubstr("there is no objective speed"));
    EXPECT_THAT(said({"--weight", "NodeResourcesFit=1", "--objective", "pending"}), HasSubstr("given twice"));
    EXPECT_THAT(said({"--weight", "NodeResourcesFit=1", "--jobs", "0"}), HasSubstr("--jobs is a whole number"));
    EXPECT_THAT(said({"--weight", "NodeResourcesFit=1", "--profile", "nobody"}),
                HasSubstr("no profile is called nobody"));
    const Answer answer = ask({"tune", "sweep", kSample, "--weight", "NodeResourcesFit=1", "--format", "json"});
    EXPECT_EQ(answer.code, kBadInput);
    EXPECT_THAT(answer.err, HasSubstr("--profile is one of ai-scheduler, balanced"));
    EXPECT_TRUE(Json::parse(answer.out).contains("error"));
}

TEST_F(TuneSweepVerb, MergesResultsAndFindsTheFrontAnew) {
    ASSERT_EQ(sweep({"--weight", "NodeResourcesFit=40,50", "--out", path("a.json")}).code, kNo);
    ASSERT_EQ(sweep({"--weight", "NodeResourcesFit=1,40", "--out", path("b.json")}).code, kOk);
    const Answer answer = ask({"tune", "merge", path("a.json"), path("b.json"), "--format", "json", "--objective",
                               "pending", "--objective", "gpu-allocation"});
    EXPECT_EQ(answer.code, kOk) << answer.err;
    const Json document = Json::parse(answer.out);
    EXPECT_EQ(document["settings"].size(), 3U);
    EXPECT_EQ(document["front"], Json({2}));
}

TEST_F(TuneSweepVerb, DoesNotMergeWhatBelongsToDifferentInputs) {
    sweep({"--weight", "NodeResourcesFit=1", "--out", path("a.json")});
    sweep({"--weight", "NodeResourcesFit=1", "--seed", "7", "--out", path("b.json")});
    ask({"tune", "sweep", kOther, "--profile", "ai-scheduler", "--weight", "NodeResourcesFit=1,2", "--out",
         path("c.json")});
    const Answer seeds = ask({"tune", "merge", path("a.json"), path("b.json")});
    EXPECT_EQ(seeds.code, kBadInput);
    EXPECT_THAT(seeds.err, HasSubstr("different inputs"));
    EXPECT_EQ(ask({"tune", "merge", path("a.json"), path("none.json")}).code, kBadInput);
    EXPECT_EQ(ask({"tune", "merge", write("x.json", "{}")}).code, kBadInput);
}

/// The profile `ai-scheduler` of the sample with another weight.
constexpr const char* kConfiguration = R"(apiVersion: kubescheduler.config.k8s.io/v1
kind: KubeSchedulerConfiguration
profiles:
- schedulerName: ai-scheduler
  plugins:
    multiPoint: {enabled: [{name: AISchedulingPlugin}]}
    queueSort: {enabled: [{name: AISchedulingPlugin}], disabled: [{name: '*'}]}
    postFilter: {disabled: [{name: DefaultPreemption}]}
    score: {enabled: [{name: NodeResourcesFit, weight: 1}]}
- schedulerName: balanced
  plugins:
    multiPoint: {enabled: [{name: AISchedulingPlugin}]}
    queueSort: {enabled: [{name: AISchedulingPlugin}], disabled: [{name: '*'}]}
    postFilter: {disabled: [{name: DefaultPreemption}]}
    score: {enabled: [{name: NodeResourcesFit, weight: 1}]}
)";

TEST_F(TuneSweepVerb, ComparesTwoConfigurationsOfOneInput) {
    const std::string other = write("other.yaml", kConfiguration);
    const Answer answer = ask({"tune", "compare", kSample, "--with", other});
    EXPECT_EQ(answer.code, kOk) << answer.err;
    EXPECT_THAT(answer.out, HasSubstr("ai-scheduler: NodeResourcesFit, weight"));
    EXPECT_THAT(answer.out, HasSubstr("better"));
    EXPECT_THAT(answer.out, HasSubstr("default/a-four"));
    EXPECT_THAT(answer.out, HasSubstr("at the end on a1 and a2"));
    EXPECT_THAT(answer.out, HasSubstr("fingerprint B "));
}

TEST_F(TuneSweepVerb, ComparesAsADocument) {
    const std::string other = write("other.yaml", kConfiguration);
    const Answer answer = ask({"tune", "compare", kSample, "--with", other, "--format", "json"});
    const Json document = Json::parse(answer.out);
    EXPECT_EQ(document["same"], false);
    ASSERT_EQ(document["configuration"].size(), 1U);
    EXPECT_EQ(document["configuration"][0]["a"], "50");
    EXPECT_EQ(document["configuration"][0]["b"], "1");
    EXPECT_GT(document["b"]["figures"]["gpu-allocation"], document["a"]["figures"]["gpu-allocation"]);
    const Answer run = ask({"run", kSample});
    EXPECT_THAT(run.out, HasSubstr(document["a"]["fingerprint"].get<std::string>()));
}

TEST_F(TuneSweepVerb, SaysNoWhereNothingDiffers) {
    const Answer answer = ask({"tune", "compare", kSample, "--with", kSample});
    EXPECT_EQ(answer.code, kNo);
    EXPECT_THAT(answer.out, HasSubstr("no difference"));
}

TEST_F(TuneSweepVerb, ComparingNeedsAConfiguration) {
    EXPECT_EQ(ask({"tune", "compare", kSample}).code, kBadInput);
    const Answer answer = ask({"tune", "compare", kSample, "--with",
                               write("plain.yaml", "apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n")});
    EXPECT_EQ(answer.code, kBadInput);
    EXPECT_THAT(answer.err, HasSubstr("no KubeSchedulerConfiguration"));
}

TEST_F(TuneSweepVerb, EachWordHasItsHelp) {
    EXPECT_THAT(ask({"tune", "--help"}).out, HasSubstr("compare FILE..."));
    EXPECT_THAT(ask({"tune", "sweep", "--help"}).out, HasSubstr("p0-wait-p95"));
    EXPECT_THAT(ask({"tune", "merge", "--help"}).out, HasSubstr("Usage: berthctl tune merge"));
    EXPECT_THAT(ask({"tune", "compare", "--help"}).out, HasSubstr("--with CONFIG"));
    EXPECT_THAT(ask({"tune", "flip", "--help"}).out, HasSubstr("--pod NAMESPACE/NAME"));
    const Answer answer = ask({"tune", "turn"});
    EXPECT_EQ(answer.code, kBadInput);
    EXPECT_THAT(answer.err, HasSubstr("tune needs one of: sweep, merge, compare, flip"));
}

} // namespace
} // namespace berth::ctl
