// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/PodForm.h"

#include "engine/io/ObjectSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth::io {
namespace {

TEST(PodForm, ASinglePodIsAnOrdinaryObject) {
    PodForm form;
    form.name = "train";
    form.ns = "team-a";
    form.milliGpus = 4000;
    form.queue = "night";
    form.duration = Duration::seconds(90);
    const auto made = podFromForm(form);
    ASSERT_TRUE(made) << toString(made.error().at(0));
    ASSERT_EQ(made->pods.size(), 1U);
    const Pod& pod = *made->pods[0];
    EXPECT_EQ(pod.key(), "team-a/train");
    EXPECT_EQ(pod.priority, 10000);
    EXPECT_EQ(gpuRequest(pod).second, 4);
    EXPECT_EQ(pod.duration, Duration::seconds(90));
    EXPECT_EQ(pod.meta.labels.get("berth.dev/queue"), "night");
    EXPECT_TRUE(pod.restartNever);
    EXPECT_FALSE(made->group);
    EXPECT_THAT(yamlOf(pod.meta), testing::HasSubstr("nvidia.com/gpu: \"4\""));
}

TEST(PodForm, SeveralPodsAreAGang) {
    PodForm form;
    form.name = "gang";
    form.pods = 3;
    form.priorityClass = "p0";
    const auto made = podFromForm(form);
    ASSERT_TRUE(made) << toString(made.error().at(0));
    ASSERT_EQ(made->pods.size(), 3U);
    EXPECT_EQ(made->pods[2]->meta.name, "gang-2");
    EXPECT_EQ(made->pods[2]->meta.labels.get("scheduling.x-k8s.io/pod-group"), "gang");
    EXPECT_EQ(made->pods[2]->priority, 100000);
    ASSERT_TRUE(made->group);
    EXPECT_EQ(made->group->minMember, 3);
    EXPECT_THAT(made->groupText, testing::HasSubstr("minMember: 3"));
}

TEST(PodForm, PartsOfAGpuAreAShareAndNoRequest) {
    PodForm form;
    form.milliGpus = 300;
    EXPECT_THAT(formText(form), testing::HasSubstr("berth.dev/gpu-milli: \"300\""));
    EXPECT_THAT(formText(form), testing::Not(testing::HasSubstr("nvidia.com/gpu")));
    form.milliGpus = 1500;
    EXPECT_THAT(formText(form), testing::HasSubstr("{berth.dev/gpu-milli: \"750\", berth.dev/gpu-count: \"2\"}"));
    form.milliGpus = 0;
    EXPECT_THAT(formText(form), testing::Not(testing::HasSubstr("gpu")));
}

TEST(PodForm, AModelIsALabelAndOfPartsAnAnnotation) {
    PodForm form;
    form.model = "H100";
    auto made = podFromForm(form);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->pods.front()->meta.labels.get("gpu-model"), "H100");
    form.milliGpus = 500;
    made = podFromForm(form);
    ASSERT_TRUE(made);
    EXPECT_FALSE(made->pods.front()->meta.labels.contains("gpu-model"));
    EXPECT_EQ(made->pods.front()->meta.annotations.get("berth.dev/gpu-spec"), "H100");
}

TEST(PodForm, ABadFieldGetsTheReadersSentence) {
    PodForm form;
    form.memory = "lots";
    const auto made = podFromForm(form);
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().at(0).text, testing::HasSubstr("memory"));
}

TEST(PodForm, ClassesOfTheScenarioCount) {
    PriorityClass own;
    own.meta.name = "mine";
    own.value = 42;
    PodForm form;
    form.priorityClass = "mine";
    const std::vector<PriorityClass> classes = {own};
    EXPECT_EQ(podFromForm(form, classes).value().pods[0]->priority, 42);
}

TEST(PodForm, AGangSaysHowManyItNeedsHowLongItWaitsAndWhere) {
    PodForm form;
    form.name = "train";
    form.pods = 4;
    form.minMember = 3;
    form.timeoutSeconds = 45;
    form.topology = "network.topology.nvidia.com/leaf";
    auto made = podFromForm(form);
    ASSERT_TRUE(made);
    ASSERT_TRUE(made->group);
    EXPECT_EQ(made->group->minMember, 3);
    EXPECT_EQ(made->group->scheduleTimeoutSeconds, 45);
    EXPECT_NE(made->group->meta.source, nullptr) << "it has a text to be shown and changed";
    EXPECT_EQ(made->pods[3]->meta.annotations.get("kueue.x-k8s.io/podset-required-topology"), form.topology);
    form.topologyRequired = false;
    form.minMember = 9;
    made = podFromForm(form);
    ASSERT_TRUE(made && made->group);
    EXPECT_EQ(made->group->minMember, 4) << "no more than there are";
    EXPECT_EQ(made->pods[0]->meta.annotations.get("kueue.x-k8s.io/podset-preferred-topology"), form.topology);
}

} // namespace
} // namespace berth::io
