// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace berth::ctl {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

constexpr const char* kNode = R"(
apiVersion: v1
kind: Node
metadata: {name: n1, labels: {kubernetes.io/hostname: n1}}
status: {allocatable: {cpu: '2', memory: 1Gi, pods: '10'}}
)";

std::string pod(const std::string& name, const std::string& labels, const std::string& spec) {
    return "---\napiVersion: v1\nkind: Pod\nmetadata: {name: " + name + ", labels: {" + labels + "}}\nspec:\n" + spec +
           "  containers: [{name: c, resources: {requests: {cpu: '1'}}}]\n";
}

/// What looks wrong and is accepted gets the scheduler's own answer; what is refused, its place.
class BadInput : public testing::Test {
protected:
    BadInput() : folder_(fs::temp_directory_path() / "berthctl-bad-input") { fs::create_directories(folder_); }
    ~BadInput() override { fs::remove_all(folder_); }

    nlohmann::json explain(const std::string& text) {
        const std::string file = (folder_ / "in.yaml").string();
        std::ofstream(file) << text;
        std::ostringstream out;
        std::ostringstream err;
        code_ = runCommandLine(std::vector<std::string>{"explain", file, "--format", "json"}, {out, err});
        notes_ = err.str();
        return nlohmann::json::parse(out.str());
    }

    fs::path folder_;
    int code_ = 0;
    std::string notes_;
};

TEST_F(BadInput, PodsThatWaitForEachOtherBothWait) {
    const auto wants = [](const std::string& app) {
        return "  affinity: {podAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: "
               "kubernetes.io/hostname, labelSelector: {matchLabels: {app: " +
               app + "}}}]}}\n";
    };
    const auto answer = explain(kNode + pod("a", "app: a", wants("b")) + pod("b", "app: b", wants("a")));
    EXPECT_EQ(answer["pending"], (std::vector<std::string>{"default/a", "default/b"}));
    EXPECT_EQ(answer["cycles"][0]["rejected"]["n1"]["reasons"][0], "node(s) didn't match pod affinity rules");
}

TEST_F(BadInput, AContradictorySelectorSelectsNothing) {
    const auto answer =
        explain(kNode + pod("a", "app: a",
                            "  topologySpreadConstraints: [{maxSkew: 1, topologyKey: kubernetes.io/hostname, "
                            "whenUnsatisfiable: DoNotSchedule, labelSelector: {matchLabels: {app: a}, "
                            "matchExpressions: [{key: app, operator: DoesNotExist}]}}]\n"));
    EXPECT_EQ(answer["bound"]["default/a"], "n1");
    EXPECT_THAT(notes_, HasSubstr("contradicts itself about the label \"app\""));
}

TEST_F(BadInput, ATopologyKeyThatNoNodeHasKeepsThePodOff) {
    const auto answer = explain(kNode + pod("a", "app: a",
                                            "  topologySpreadConstraints: [{maxSkew: 1, topologyKey: rack, "
                                            "whenUnsatisfiable: DoNotSchedule, labelSelector: {}}]\n"));
    EXPECT_THAT(answer["cycles"][0]["message"].get<std::string>(),
                HasSubstr("1 node(s) didn't match pod topology spread constraints (missing required label)"));
    EXPECT_THAT(notes_, HasSubstr("no node has the label \"rack\""));
}

TEST_F(BadInput, ABudgetThatSelectsNothingProtectsNobody) {
    const auto answer =
        explain(std::string(kNode) + pod("low", "app: a", "  nodeName: n1\n  priority: 1\n") +
                pod("full", "app: a", "  nodeName: n1\n  priority: 100\n") + pod("high", "app: b", "  priority: 50\n") +
                "---\napiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: none}\nspec: "
                "{minAvailable: 1, selector: {matchLabels: {app: z}}}\n");
    EXPECT_EQ(answer["evicted"], std::vector<std::string>{"default/low"});
    EXPECT_EQ(answer["cycles"][0]["candidates"]["n1"]["pdbViolations"], 0);
    EXPECT_THAT(notes_, HasSubstr("the budget selects none of the pods of namespace default"));
}

TEST_F(BadInput, APriorityBeyondInt32IsRefusedWithItsPlace) {
    const auto answer = explain(kNode + pod("a", "app: a", "  priority: 2147483648\n"));
    EXPECT_EQ(code_, kBadInput);
    EXPECT_THAT(answer["error"].get<std::string>(),
                HasSubstr("spec.priority: expected -2147483648 to 2147483647, found 2147483648"));
    EXPECT_THAT(notes_, HasSubstr("in.yaml:11:13: error: spec.priority"));
}

} // namespace
} // namespace berth::ctl
