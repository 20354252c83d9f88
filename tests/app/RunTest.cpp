// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"
#include "engine/trace/Canonical.h"
#include "engine/trace/TraceFile.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/wait.h>

namespace berth::ctl {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;
namespace fs = std::filesystem;

constexpr const char* kCluster = R"(
apiVersion: v1
kind: Node
metadata: {name: n1}
status: {allocatable: {cpu: '4', memory: 8Gi, pods: '10', nvidia.com/gpu: '4'}}
---
apiVersion: v1
kind: Pod
metadata: {name: short, namespace: default, annotations: {berth.dev/duration: 20s}}
spec: {containers: [{name: c, resources: {requests: {cpu: '1', nvidia.com/gpu: '3'}}}]}
---
apiVersion: v1
kind: Pod
metadata: {name: wide, namespace: default}
spec: {containers: [{name: c, resources: {requests: {cpu: '1', nvidia.com/gpu: '8'}}}]}
---
apiVersion: v1
kind: Pod
metadata: {name: held, namespace: default}
spec: {schedulingGates: [{name: x}], containers: [{name: c, resources: {requests: {cpu: '1'}}}]}
)";

std::string withScenario(const std::string& spec) {
    return std::string(kCluster) + "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec: " + spec + "\n";
}

std::string lastLine(const std::string& text) {
    const std::size_t end = text.find_last_not_of('\n') + 1;
    return text.substr(text.rfind('\n', end - 1) + 1, end - text.rfind('\n', end - 1) - 1);
}

struct Answer {
    int code = 0;
    std::string out, err;
    std::string fingerprint() const { return lastLine(out); }
};

/// Files of one test in a folder of its own, and the command line over them.
class Run : public testing::Test {
protected:
    Run()
        : folder_(fs::temp_directory_path() /
                  (std::string("berthctl-run-") + testing::UnitTest::GetInstance()->current_test_info()->name())) {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    ~Run() override { fs::remove_all(folder_); }

    std::string path(const std::string& file) const { return (folder_ / file).string(); }

    std::string write(const std::string& file, const std::string& text) const {
        std::ofstream(path(file)) << text;
        return path(file);
    }

    std::string read(const std::string& file) const {
        std::ifstream in(path(file), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    static Answer run(std::vector<std::string> words) {
        words.insert(words.begin(), "run");
        std::ostringstream out;
        std::ostringstream err;
        const int code = runCommandLine(words, {out, err});
        return {code, out.str(), err.str()};
    }

    fs::path folder_;
};

TEST_F(Run, SumsUpForPeople) {
    const Answer answer = run({write("a.yaml", withScenario("{until: 40s}"))});
    EXPECT_EQ(answer.code, kOk) << answer.err;
    EXPECT_THAT(answer.out, AllOf(HasSubstr("ended: `until` was reached (40s passed)"), HasSubstr("3 submitted"),
                                  HasSubstr("1 finished"), HasSubstr("default/wide (unschedulablePods for 40s"),
                                  HasSubstr("1 Insufficient nvidia.com/gpu"),
                                  HasSubstr("default/held (gated for 40s, 0 attempts): held by SchedulingGates")));
    EXPECT_THAT(answer.out, AllOf(HasSubstr("37.5 % used over time; 0 of 4 held now"), HasSubstr("Jain's index 1.000"),
                                  HasSubstr("4 free GPUs"), HasSubstr("Evictions      none"),
                                  HasSubstr("Deadlocks      0"), Not(HasSubstr("Expected"))));
    EXPECT_THAT(answer.fingerprint(), MatchesRegex("fingerprint [0-9a-f]{16}"));
}

TEST_F(Run, SumsUpForPrograms) {
    const Answer answer = run({write("a.yaml", withScenario("{until: 40s}")), "--format", "json"});
    EXPECT_EQ(answer.code, kOk) << answer.err;
    const auto json = nlohmann::json::parse(answer.out);
    EXPECT_EQ(json["end"]["why"], "until");
    EXPECT_EQ(json["end"]["at"], "2026-01-01T00:00:40Z");
    EXPECT_EQ(json["finished"]["default/short"], "n1");
    EXPECT_EQ(json["pending"][0]["pod"], "default/wide");
    EXPECT_EQ(json["metrics"]["gpu"]["utilisation"], 0.375);
    EXPECT_FALSE(json.contains("expect"));
    EXPECT_EQ("fingerprint " + json["fingerprint"].get<std::string>(), run({path("a.yaml")}).fingerprint());
}

TEST_F(Run, SaysWhyItEnded) {
    EXPECT_THAT(run({write("a.yaml", kCluster)}).out, HasSubstr("ended: 2 pods are pending for good"));
    const std::string twoNodes = R"(
apiVersion: v1
kind: Node
metadata: {name: n1}
status: {allocatable: {cpu: '4', memory: 8Gi, pods: '10'}}
)";
    EXPECT_THAT(run({write("b.yaml", twoNodes)}).out,
                AllOf(HasSubstr("ended: nothing is left to do (0s passed)"), HasSubstr("no GPUs")));
}

TEST_F(Run, TakesUntilAndSeedFromTheCommandLine) {
    const std::string file = write("a.yaml", withScenario("{until: 40s}"));
    EXPECT_THAT(run({file, "--until", "10s"}).out, HasSubstr("(10s passed)"));
    EXPECT_THAT(run({file, "--until", "2026-01-01T00:01:00Z"}).out, HasSubstr("(1m0s passed)"));
    EXPECT_EQ(run({file, "--seed", "7"}).fingerprint(), run({file, "--seed", "7"}).fingerprint());
    EXPECT_EQ(run({file, "--until", "soon"}).code, kBadInput);
    EXPECT_EQ(run({file, "--until", "2025-01-01T00:00:00Z"}).code, kBadInput);
    EXPECT_THAT(run({file, "--seed", "-1"}).err, HasSubstr("--seed is a whole number, not \"-1\""));
}

TEST_F(Run, ChecksWhatTheScenarioExpects) {
    const std::string met =
        R"({until: 40s, expect: {bound: {default/short: n1}, pending: {default/wide: "", default/held: ""}, evicted: [], deadlocks: 0}})";
    const Answer good = run({write("a.yaml", withScenario(met))});
    EXPECT_EQ(good.code, kOk) << good.err;
    EXPECT_THAT(good.out, HasSubstr("all as expected"));
    const std::string unmet =
        R"({until: 40s, expect: {bound: {default/wide: n1}, pending: {default/held: later}, evicted: [default/short]}})";
    const Answer bad = run({write("b.yaml", withScenario(unmet))});
    EXPECT_EQ(bad.code, kNo);
    EXPECT_THAT(bad.out,
                AllOf(HasSubstr("3 differences"),
                      HasSubstr("default/wide: expected on n1, it is pending in unschedulablePods"),
                      HasSubstr("default/held: expected pending with \"later\", it says \"held by SchedulingGates\""),
                      HasSubstr("evicted: expected [default/short], got []")));
    EXPECT_THAT(bad.fingerprint(), StartsWith("fingerprint "));
    const auto json = nlohmann::json::parse(run({path("b.yaml"), "--format", "json"}).out);
    EXPECT_EQ(json["expect"]["met"], false);
    EXPECT_EQ(json["expect"]["differences"].size(), 3U);
}

TEST_F(Run, WritesTheTrace) {
    const Answer answer = run({write("a.yaml", kCluster), "--trace", path("a.trace")});
    EXPECT_EQ(answer.code, kOk) << answer.err;
    const auto kept = decodeTrace(read("a.trace"));
    ASSERT_TRUE(kept.has_value()) << kept.error().text;
    EXPECT_EQ("fingerprint " + fingerprint(kept->trace), answer.fingerprint());
}

TEST_F(Run, WritesTheTimelineOfTheConformanceSuite) {
    const std::string file = write("a.yaml", withScenario("{until: 40s}"));
    const Answer shown = run({file, "--timeline", "-"});
    EXPECT_EQ(shown.code, kOk) << shown.err;
    EXPECT_THAT(shown.out,
                StartsWith("{\"kubeScheduler\": \"v1.37.2\",\n\"events\": [\n{\"at\":\"0s\",\"pod\":\"default/"));
    EXPECT_THAT(
        shown.out,
        HasSubstr(
            "\"final\": "
            "{\"default/held\":\"gated\",\"default/short\":\"bound:n1\",\"default/wide\":\"unschedulablePods\"}}\n"));
    const Answer kept = run({file, "--timeline", path("a.json")});
    EXPECT_EQ(read("a.json"), shown.out);
    EXPECT_THAT(kept.fingerprint(), StartsWith("fingerprint "));
}

TEST_F(Run, RefusesBadInput) {
    const Answer missing = run({path("none.yaml"), "--format", "json"});
    EXPECT_EQ(missing.code, kBadInput);
    EXPECT_TRUE(nlohmann::json::parse(missing.out).contains("error"));
    const Answer wrong = run({write("a.yaml", withScenario("{until: soon}")), "--timeline", path("a.json")});
    EXPECT_EQ(wrong.code, kBadInput);
    EXPECT_THAT(wrong.out, IsEmpty());
    EXPECT_THAT(wrong.err, HasSubstr("error: "));
    EXPECT_TRUE(nlohmann::json::parse(read("a.json")).contains("error"));
    const Answer unwritable = run({write("b.yaml", kCluster), "--trace", path("no/folder/t")});
    EXPECT_EQ(unwritable.code, kBadInput);
    EXPECT_THAT(unwritable.err, HasSubstr("cannot be written"));
}

TEST_F(Run, SaysHowFarItIs) {
    const Answer answer = run({write("a.yaml", withScenario("{until: 40s}")), "--progress"});
    EXPECT_THAT(answer.err, HasSubstr("100 %  "));
    EXPECT_EQ(answer.out, run({path("a.yaml")}).out);
}

#ifdef BERTH_CTL
TEST_F(Run, WorksAsShipped) {
    const std::string file = write("a.yaml", withScenario("{until: 40s, expect: {bound: {default/wide: n1}}}"));
    const std::string command = std::string(BERTH_CTL) + " run " + file + " 2>/dev/null";
    FILE* pipe = ::popen(command.c_str(), "r");
    ASSERT_NE(pipe, nullptr);
    std::string out;
    std::array<char, 4096> buffer{};
    for (std::size_t size = 0; (size = ::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        out.append(buffer.data(), size);
    const int status = ::pclose(pipe);
    EXPECT_EQ(WEXITSTATUS(status), kNo);
    EXPECT_EQ(out, run({file}).out);
}
#endif

} // namespace
} // namespace berth::ctl
