// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/openb/OpenbScenario.h"
#include "engine/io/openb/OpenbWorkload.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::io {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(GoRandom, GivesGosNumbers) {
    GoRandom random(42);
    EXPECT_EQ(random.int63(), 3440579354231278675);
    EXPECT_EQ(random.intn(8152), 4315);
    EXPECT_THAT(random.perm(5), ElementsAre(1, 3, 4, 2, 0));
}

TEST(GoRandom, ShuffleIsAPermutationAndFloatsAreBelowOne) {
    GoRandom random(7);
    std::vector<int> items = {0, 1, 2, 3, 4, 5, 6, 7};
    random.shuffle(items);
    EXPECT_THAT(items, testing::UnorderedElementsAre(0, 1, 2, 3, 4, 5, 6, 7));
    for (int i = 0; i < 100; ++i) {
        const double drawn = random.float64();
        EXPECT_TRUE(drawn >= 0 && drawn < 1);
    }
}

constexpr const char* kNodes = "sn,cpu_milli,memory_mib,gpu,model\nb,64000,2048,2,P100\na,32000,1024,1,\n";
constexpr const char* kPods = "name,cpu_milli,memory_mib,num_gpu,gpu_milli,gpu_spec,qos,pod_phase,creation_time,"
                              "deletion_time,scheduled_time\n"
                              "p0,12000,16,1,1000,,LS,Running,5,65,5\n"
                              "p1,6000,12,1,460,P100|T4,LS,Running,2,2,\n"
                              "p2,4000,8,0,0,,BE,Running,7,9,7\n";

TEST(OpenbFiles, AreReadByTheirTitles) {
    const auto nodes = readOpenbNodes("n.csv", kNodes).value();
    ASSERT_EQ(nodes.size(), 2U);
    EXPECT_EQ(nodes[0].model, "P100");
    EXPECT_EQ(nodes[1].gpus, 1);
    const auto pods = readOpenbPods("p.csv", kPods).value();
    ASSERT_EQ(pods.size(), 3U);
    EXPECT_EQ(pods[1].spec, "P100|T4");
    EXPECT_EQ(pods[0].deleted, 65);
    EXPECT_FALSE(readOpenbPods("p.csv", "name,cpu_milli,memory_mib,num_gpu,gpu_milli\np,1,1,0,0\n").value()[0].timed);
}

std::string firstFault(const std::string& text) {
    const auto pods = readOpenbPods("p.csv", text);
    return pods ? "none" : toString(pods.error().front());
}

TEST(OpenbFiles, FaultsHaveTheirPlace) {
    const std::string head = "name,cpu_milli,memory_mib,num_gpu,gpu_milli\n";
    EXPECT_THAT(firstFault(head + "p,x,1,0,0\n"), HasSubstr("p.csv:2:3: error: cpu_milli: expected a whole number"));
    EXPECT_THAT(firstFault(head + "p,1,1,0\n"), HasSubstr("p.csv:2:1: error: this line has 4 columns"));
    EXPECT_THAT(firstFault(head + "p,1,1,1,0\n"), HasSubstr("p.csv:2:9: error: gpu_milli: a pod with GPUs"));
    EXPECT_THAT(firstFault(head + "p,1,1,0,0\np,1,1,0,0\n"), HasSubstr("the name p stands twice"));
    EXPECT_THAT(firstFault("name,cpu\np,1\n"), HasSubstr("p.csv:1:1: error: there is no column cpu_milli"));
    EXPECT_THAT(firstFault(head), HasSubstr("the list is empty"));
}

TEST(OpenbWorkload, IsRepeatedUpToTheRatio) {
    const auto nodes = readOpenbNodes("n.csv", kNodes).value();
    const auto pods = readOpenbPods("p.csv", kPods).value();
    const OpenbWorkload more = tuned(pods, nodes, 42, 2.0);
    std::int64_t sum = 0;
    for (const OpenbPod& pod : more.pods) sum += std::int64_t{pod.gpus} * pod.gpuMilli;
    EXPECT_LE(sum, 6000);
    EXPECT_GT(more.pods.size(), 3U);
    EXPECT_THAT(more.pods[3].name, HasSubstr("-tuned-0"));
    const OpenbWorkload less = tuned(pods, nodes, 42, 0.2);
    EXPECT_LT(less.pods.size(), 3U);
    EXPECT_EQ(less.nodes.size(), 2U);
}

TEST(OpenbScenario, KeepsTheTracesTimes) {
    const auto nodes = readOpenbNodes("n.csv", kNodes).value();
    const auto pods = readOpenbPods("p.csv", kPods).value();
    const std::string timed = openbScenario(nodes, pods, {});
    EXPECT_THAT(timed, HasSubstr("  name: p0\n  namespace: default\n  creationTimestamp: \"2026-01-01T00:00:05Z\"\n  "
                                 "annotations:\n    berth.dev/duration: 1m0s\n"));
    EXPECT_THAT(timed, HasSubstr("berth.dev/gpu-spec: \"P100|T4\""));
    EXPECT_THAT(timed, HasSubstr("- name: FGDScore\n    args:\n      workload:\n"));
    const std::string ordered = openbScenario(nodes, pods, {SharePolicy::BestFit, 42, 1.0});
    EXPECT_THAT(ordered, HasSubstr("  name: 0001-"));
    EXPECT_THAT(ordered, testing::Not(HasSubstr("berth.dev/duration")));
    EXPECT_THAT(ordered, testing::Not(HasSubstr("pluginConfig")));
}

} // namespace
} // namespace berth::io
