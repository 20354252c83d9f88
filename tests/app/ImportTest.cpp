// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace berth::ctl {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

Ran berthctl(const std::vector<std::string>& words) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = runCommandLine(words, {out, err});
    return {code, out.str(), err.str()};
}

/// A folder of its own for each test.
class Import : public testing::Test {
protected:
    Import()
        : folder_(std::filesystem::temp_directory_path() /
                  (std::string("berth-import-") + testing::UnitTest::GetInstance()->current_test_info()->name())) {
        std::filesystem::create_directories(folder_);
    }
    ~Import() override { std::filesystem::remove_all(folder_); }

    std::string file(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return (folder_ / name).string();
    }
    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    std::string nodes() const {
        return file("nodes.csv", "sn,cpu_milli,memory_mib,gpu,model\nn0,32000,65536,2,T4\nn1,32000,65536,2,T4\n");
    }
    std::string pods() const {
        return file("pods.csv", "name,cpu_milli,memory_mib,num_gpu,gpu_milli\na,1000,1024,1,500\nb,1000,1024,1,1000\n"
                                "c,1000,1024,1,500\nd,1000,1024,2,1000\n");
    }

    std::filesystem::path folder_;
};

TEST_F(Import, TopoWritesTheAnnotationOfANode) {
    const Ran ran = berthctl({"import", "topo", file("gpu-1.txt", "\tGPU0\tGPU1\nGPU0\t X \tNV4\nGPU1\tNV4\t X \n")});
    EXPECT_EQ(ran.code, kOk) << ran.err;
    EXPECT_EQ(ran.out,
              "apiVersion: v1\nkind: Node\nmetadata:\n  name: gpu-1\n  annotations:\n"
              "    berth.dev/gpu-topology: |2\n      \tGPU0\tGPU1\n      GPU0\t X \tNV4\n      GPU1\tNV4\t X \n");
}

TEST_F(Import, TopoSaysWhereAPrintIsWrong) {
    const std::string path = file("bad.txt", "\tGPU0\tGPU1\nGPU0\t X \tNV4\nGPU1\tSYS\t X \n");
    const Ran ran = berthctl({"import", "topo", path});
    EXPECT_EQ(ran.code, kBadInput);
    EXPECT_THAT(ran.err, StartsWith(path + ":3:6: error: the print is not symmetric"));
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(berthctl({"import", "topo"}).code, kBadInput);
    EXPECT_EQ(berthctl({"import", "topo", "/no/such/file"}).code, kBadInput);
    EXPECT_EQ(berthctl({"import", "nothing"}).code, kBadInput);
}

TEST_F(Import, OpenbBecomesAScenarioThatRunsAsTheSimulationDecided) {
    const std::string decisions = path("decisions.csv");
    const std::vector<std::string> lists = {"--nodes",  nodes(),   "--pods",  pods(),
                                            "--policy", "BestFit", "--ratio", "1"};
    std::vector<std::string> words = {"bench", "openb", "--decisions", decisions};
    words.insert(words.end(), lists.begin(), lists.end());
    const Ran bench = berthctl(words);
    ASSERT_EQ(bench.code, kOk) << bench.err;
    EXPECT_THAT(bench.out, StartsWith("policy BestFit: "));

    words = {"import", "openb"};
    words.insert(words.end(), lists.begin(), lists.end());
    const Ran import = berthctl(words);
    ASSERT_EQ(import.code, kOk) << import.err;
    const Ran run = berthctl({"run", file("openb.yaml", import.out)});
    ASSERT_EQ(run.code, kOk) << run.err;

    std::ifstream file(decisions);
    std::string line;
    ASSERT_TRUE(std::getline(file, line));
    EXPECT_EQ(line, "seq,pod,cpu_milli,memory_mib,num_gpu,gpu_milli,gpu_spec,node,gpu_index,score");
    int placed = 0;
    while (std::getline(file, line)) {
        std::vector<std::string> cells;
        std::istringstream cut(line);
        for (std::string cell; std::getline(cut, cell, ',');) cells.push_back(cell);
        ASSERT_EQ(cells.size(), 10U) << line;
        if (cells[7].empty()) continue;
        ++placed;
        const std::size_t node = run.out.find("-" + cells[7] + ": ");
        ASSERT_NE(node, std::string::npos) << line << run.out;
        EXPECT_THAT(run.out.substr(node, run.out.find('\n', node) - node), HasSubstr("default/" + cells[1])) << line;
    }
    EXPECT_GT(placed, 0);
}

TEST_F(Import, OpenbListsAreChecked) {
    const std::string broken = file("broken.csv", "name,cpu_milli,memory_mib,num_gpu,gpu_milli\na,1,1,1,2000\n");
    const Ran ran = berthctl({"bench", "openb", "--nodes", nodes(), "--pods", broken});
    EXPECT_EQ(ran.code, kBadInput);
    EXPECT_THAT(ran.err, StartsWith(broken + ":2:9: error: gpu_milli: expected a whole number from 0 to 1000"));
    EXPECT_THAT(berthctl({"bench", "openb", "--pods", pods()}).err, HasSubstr("--nodes is missing"));
    EXPECT_THAT(berthctl({"bench", "openb", "--policy", "Best"}).err, HasSubstr("there is no \"Best\""));
    EXPECT_EQ(berthctl({"bench", "openb", "--nodes", nodes(), "--pods", pods(), "--ratio", "0"}).code, kBadInput);
}

} // namespace
} // namespace berth::ctl
