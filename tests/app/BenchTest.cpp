// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace berth::ctl {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

constexpr const char* kCluster = R"(
apiVersion: v1
kind: Node
metadata: {name: n1}
status: {allocatable: {cpu: '2', memory: 1Gi, pods: '10'}}
---
apiVersion: v1
kind: Pod
metadata: {name: low}
spec: {nodeName: n1, priority: 1, containers: [{name: c, resources: {requests: {cpu: '1'}}}]}
---
apiVersion: v1
kind: Pod
metadata: {name: much}
spec: {priority: 2, containers: [{name: c, resources: {requests: {cpu: '4'}}}]}
---
apiVersion: v1
kind: Pod
metadata: {name: p1, namespace: prod}
spec: {priority: 5, containers: [{name: c, resources: {requests: {cpu: '2'}}}]}
)";

class Bench : public testing::Test {
protected:
    Bench() : folder_(fs::temp_directory_path() / "berthctl-bench") {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        std::ofstream(folder_ / "cluster.yaml") << kCluster;
    }
    ~Bench() override { fs::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    int run(const std::vector<std::string>& words) { return runCommandLine(words, {out_, err_}); }

    fs::path folder_;
    std::ostringstream out_;
    std::ostringstream err_;
};

TEST_F(Bench, PlaceCountsAndWritesPlacementsInFileOrder) {
    EXPECT_EQ(run({"bench", "place", path("cluster.yaml"), "--placements", path("out"), "--plain"}), kOk);
    EXPECT_THAT(out_.str(), HasSubstr("pods     2\nbound    1\nevicted  1\npods/s   "));
    EXPECT_THAT(out_.str(), HasSubstr("\np50 "));
    EXPECT_THAT(out_.str(), HasSubstr("\np99 "));
    EXPECT_THAT(out_.str(), HasSubstr("\nmemory "));
    std::ifstream file(path("out"));
    std::stringstream text;
    text << file.rdbuf();
    EXPECT_EQ(text.str(), "much -\nprod/p1 n1\n");
}

TEST_F(Bench, WhatItDoesNotUnderstandIsBadInput) {
    EXPECT_EQ(run({"bench", "fly", path("cluster.yaml")}), kBadInput);
    EXPECT_THAT(err_.str(), HasSubstr("there is no \"fly\""));
    EXPECT_EQ(run({"bench", "place"}), kBadInput);
    EXPECT_THAT(err_.str(), HasSubstr("FILE... is missing"));
    EXPECT_EQ(run({"bench", "place", path("nothing.yaml")}), kBadInput);
    EXPECT_EQ(run({"bench", "place", path("cluster.yaml"), "--placements", path("no/such/folder")}), kBadInput);
}

} // namespace
} // namespace berth::ctl
