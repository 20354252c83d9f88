// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

using testing::ElementsAre;
using testing::StartsWith;

const std::string kNodeHead = "apiVersion: v1\nkind: Node\nmetadata: {name: n1}\n";

TEST(NodeDecoder, readsWhatASchedulerLooksAt) {
    const auto node = nodeOf(R"(apiVersion: v1
kind: Node
metadata:
  name: n1
  labels: {topology.kubernetes.io/zone: z1, gpu-model: A100}
spec:
  unschedulable: true
  providerID: x
  taints: [{key: a, value: b, effect: NoExecute, timeAdded: "2026-01-01T00:00:00Z"}]
status:
  capacity: {cpu: 8, memory: 32Gi, pods: 110, nvidia.com/gpu: 4}
  allocatable: {cpu: 7500m, memory: 30Gi, pods: "110", nvidia.com/gpu: "4"}
  images: [{names: [app:v1, "app@sha256:0"], sizeBytes: 1000}]
  conditions: [{type: Ready, status: "True", reason: r}]
  declaredFeatures: [B, A]
  nodeInfo: {architecture: amd64}
)");
    EXPECT_EQ(node->name(), "n1");
    EXPECT_TRUE(node->meta.ns.empty());
    EXPECT_TRUE(node->unschedulable);
    EXPECT_EQ(node->taints.at(0), (Taint{"a", "b", TaintEffect::NoExecute}));
    EXPECT_EQ(node->allocatable.milliCpu, 7500);
    EXPECT_EQ(node->allocatable.pods, 110);
    EXPECT_EQ(gpuCapacity(*node).second, 4);
    EXPECT_EQ(node->images.at(0), (ContainerImage{{"app:v1", "app@sha256:0"}, 1000}));
    EXPECT_EQ(node->conditions.at(0), (NodeCondition{"Ready", "True"}));
    EXPECT_THAT(node->declaredFeatures, ElementsAre("A", "B"));
}

TEST(NodeDecoder, capacityStandsInForAllocatable) {
    const auto node = nodeOf(kNodeHead + "status: {capacity: {cpu: 4, pods: 10}}\n");
    EXPECT_EQ(node->allocatable.milliCpu, 4000);
    EXPECT_THAT(node->meta.defaulted, ElementsAre("status.allocatable"));
}

TEST(NodeDecoder, faultsHaveTheirPlace) {
    EXPECT_THAT(
        findingsOf({kNodeHead + "status: {allocatable: {nvidia.com/gpu: -8}}\n"}),
        ElementsAre("in.yaml:4:40: error: status.allocatable[nvidia.com/gpu]: an amount cannot be negative, found -8"));
    EXPECT_THAT(findingsOf({kNodeHead + "spec: {taints: [{key: a}]}\n"}),
                ElementsAre(StartsWith("in.yaml:4:17: error: spec.taints[0].effect: this field is missing")));
    EXPECT_THAT(
        findingsOf({kNodeHead + "spec: {unschedulable: maybe}\n"}),
        ElementsAre("in.yaml:4:23: error: spec.unschedulable: expected true or false, found the text \"maybe\""));
}

TEST(NodeDecoder, topologiesAreChecked) {
    const std::string head =
        "apiVersion: v1\nkind: Node\nmetadata:\n  name: n1\n  annotations:\n    berth.dev/gpu-topology: ";
    const std::string twoGpus = "status: {allocatable: {nvidia.com/gpu: 2}}\n";
    const std::string print =
        "|2\n      \tGPU0\tGPU1\tCPU Affinity\n      GPU0\t X \tNV2\t0-9\n      GPU1\tNV2\t X \t0-9\n";
    EXPECT_TRUE(findingsOf({head + "DGX-A100\nstatus: {allocatable: {nvidia.com/gpu: 8}}\n"}).empty());
    EXPECT_TRUE(findingsOf({head + print + twoGpus}).empty());
    EXPECT_THAT(findingsOf({head + "DGX-A10\n" + twoGpus}),
                ElementsAre(testing::AllOf(
                    StartsWith("in.yaml:6:29: error: metadata.annotations[berth.dev/gpu-topology]: expected one of"),
                    testing::EndsWith("Did you mean DGX-A100?"))));
    EXPECT_THAT(findingsOf({head + print}),
                ElementsAre(StartsWith("in.yaml:6:29: error: metadata.annotations[berth.dev/gpu-topology]: the print "
                                       "shows 2 GPUs, but the node has 0")));
    EXPECT_THAT(
        findingsOf({head + "DGX-A100\n" + twoGpus}),
        ElementsAre(StartsWith("in.yaml:6:29: error: metadata.annotations[berth.dev/gpu-topology]: DGX-A100 has 8 "
                               "GPUs, but the node has 2")));
}

TEST(NodeDecoder, faultsOfAPrintHaveThePlaceOfTheCell) {
    const std::string head =
        "apiVersion: v1\nkind: Node\nmetadata:\n  name: n1\n  annotations:\n    berth.dev/gpu-topology: ";
    const std::string twoGpus = "status: {allocatable: {nvidia.com/gpu: 2}}\n";
    const std::string key = "error: metadata.annotations[berth.dev/gpu-topology]: ";
    EXPECT_THAT(
        findingsOf({head + "|2\n      \tGPU0\tGPU1\n      GPU0\t X \tNV2\n      GPU1\tPIX\t X \n" + twoGpus}),
        ElementsAre("in.yaml:9:12: " + key +
                    "the print is not symmetric: cell GPU1 × GPU0 says PIX, cell GPU0 × GPU1 says NV2. Paste what "
                    "`nvidia-smi topo -m` prints, from the line with GPU0 on"));
    EXPECT_THAT(findingsOf({head + "\"\\tGPU0\\tGPU1\\nGPU0\\t X \\tNVX\\n\\\n      GPU1\\tNVX\\t X \"\n" + twoGpus}),
                ElementsAre(StartsWith("in.yaml:6:55: " + key + "cell GPU0 × GPU1: expected X, NV#")));
}

} // namespace
} // namespace berth::io
