// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string annotated(const std::string& annotation, const std::string& gpus = "2") {
    return "apiVersion: v1\nkind: Pod\nmetadata:\n  name: p\n  annotations: {" + annotation +
           "}\nspec:\n  containers: [{name: c, resources: {requests: {nvidia.com/gpu: " + gpus + "}}}]\n";
}

TEST(PodAnnotations, runTimeAndDevices) {
    const auto pod = podOf(annotated("berth.dev/duration: 90m, berth.dev/gpu-devices: \"3,1\""));
    EXPECT_EQ(pod->duration, Duration::seconds(5400));
    EXPECT_THAT(*pod->gpuDevices, ElementsAre(1, 3));
}

TEST(PodAnnotations, goodOnesPass) {
    for (const char* good :
         {"berth.dev/gpu-link: NVLink", "berth.dev/gpu-link-policy: Required", "berth.dev/gpu-spec: V100|A100",
          "berth.dev/checkpoint-interval: 10m", "berth.dev/checkpoint-seconds: \"30\"", "other.io/x: whatever"})
        EXPECT_THAT(findingsOf({annotated(good)}), IsEmpty()) << good;
    EXPECT_THAT(findingsOf({annotated("berth.dev/gpu-milli: \"500\", berth.dev/gpu-devices: \"1\"", "0")}), IsEmpty());
}

struct Fault {
    std::string annotation;
    std::string says;
};

void PrintTo(const Fault& fault, std::ostream* out) {
    *out << fault.annotation;
}

class AnnotationFaults : public testing::TestWithParam<Fault> {};

TEST_P(AnnotationFaults, areErrorsAtTheValue) {
    const std::string key = GetParam().annotation.substr(0, GetParam().annotation.find(':'));
    const auto column = std::to_string(key.size() + 19);
    EXPECT_THAT(findingsOf({annotated(GetParam().annotation)}),
                ElementsAre("in.yaml:5:" + column + ": error: metadata.annotations[" + key + "]: " + GetParam().says));
}

INSTANTIATE_TEST_SUITE_P(
    All, AnnotationFaults,
    testing::Values(
        Fault{"berth.dev/duration: soon", "time: invalid duration \"soon\". Write a Go duration such as 90m or 1h30m"},
        Fault{"berth.dev/duration: -5m",
              "expected a duration above 0, found \"-5m\". Write a Go duration such as 90m or 1h30m"},
        Fault{"berth.dev/gpu-devices: \"0,x\"", "\"x\" is no device number. Write the numbers with commas: \"0,1\""},
        Fault{"berth.dev/gpu-devices: \"0,0\"", "device 0 is given twice"},
        Fault{"berth.dev/gpu-devices: \"0\"", "the pod asks 2 GPUs, but 1 devices are given"},
        Fault{"berth.dev/gpu-milli: \"1001\"", "expected a whole number from 1 to 1000, found \"1001\""},
        Fault{"alibabacloud.com/gpu-count: \"0\"", "expected a whole number from 1 to 4096, found \"0\""},
        Fault{"berth.dev/gpu-spec: \"V100|\"",
              "expected models, found \"V100|\". Write one model, or several with | between them: \"V100|A100\""},
        Fault{"berth.dev/gpu-link: NVLinks",
              "expected one of NVLink, PIX, PXB, PHB, NODE, SYS, found \"NVLinks\". Did you mean NVLink?"},
        Fault{"berth.dev/gpu-link-policy: Must", "expected one of Preferred, Required, found \"Must\""},
        Fault{"berth.dev/checkpoint-seconds: \"1.5\"", "expected a whole number from 0 to 1000000000, found \"1.5\""}));

TEST(PodAnnotations, devicesMustBeOnTheNodeAndFree) {
    const std::string node =
        "apiVersion: v1\nkind: Node\nmetadata: {name: n1}\nstatus: {allocatable: {nvidia.com/gpu: 2}}\n---\n";
    const auto pod = [](const std::string& name, const std::string& devices) {
        return "apiVersion: v1\nkind: Pod\nmetadata: {name: " + name + ", annotations: {berth.dev/gpu-devices: \"" +
               devices +
               "\"}}\nspec: {nodeName: n1, containers: [{name: c, resources: {requests: {nvidia.com/gpu: 1}}}]}\n---\n";
    };
    EXPECT_THAT(findingsOf({node + pod("a", "0") + pod("b", "1")}), IsEmpty());
    EXPECT_THAT(findingsOf({node + pod("a", "2")}),
                ElementsAre("in.yaml:8:58: error: node n1 has no device 2. It has 2 GPUs, numbered from 0"));
    EXPECT_THAT(findingsOf({node + pod("a", "0") + pod("b", "0")}),
                ElementsAre("in.yaml:13:58: error: device 0 of node n1 is held by pod default/a too"));
}

} // namespace
} // namespace berth::io
