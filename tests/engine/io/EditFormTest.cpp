// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/EditForm.h"

#include "engine/io/MergePatch.h"
#include "engine/io/ObjectSource.h"
#include "tests/engine/io/Reading.h"

namespace berth::io {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string kNode = "apiVersion: v1\nkind: Node\nmetadata: {name: n1, labels: {zone: a}}\n"
                          "status: {allocatable: {cpu: '4', memory: 8Gi, pods: '110'}}\n";
const std::string kConfiguration = "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\n";

/// The node as a scenario with this step has it after it.
std::shared_ptr<const Node> afterStep(const std::string& node, const std::string& step) {
    const auto scenario = scenarioOf(
        {node + "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  steps:\n  - {at: 1s, " + step + "}\n"});
    const auto* patch = std::get_if<PatchObject>(&scenario->steps.at(0).action);
    return patch == nullptr ? nullptr : patch->patch->apply(*scenario->nodes.front()).value();
}

TEST(PatchForm, IsAnActionAndTheStepThatSavesIt) {
    const auto node = nodeOf(kNode);
    const auto form = patchForm(*node, "{metadata: {labels: {rack: r1, zone: null}}}");
    ASSERT_TRUE(form) << form.error().text;
    const auto* patch = std::get_if<PatchObject>(&form->action);
    ASSERT_NE(patch, nullptr);
    EXPECT_EQ(patch->patch->apply(*node).value()->meta.labels, (StringMap{{"rack", "r1"}}));
    EXPECT_EQ(afterStep(kNode, form->step)->meta.labels, (StringMap{{"rack", "r1"}}));
}

TEST(PatchForm, RefusesWhatTheReaderRefuses) {
    const auto form = patchForm(*nodeOf(kNode), "{status: {allocatable: {cpu: much}}}");
    ASSERT_FALSE(form);
    EXPECT_THAT(form.error().text, HasSubstr("cpu"));
    EXPECT_FALSE(patchForm(*nodeOf(kNode), "[1]"));
}

TEST(PatchForm, LeavesACordonThatCameAfterReading) {
    auto cordoned = std::make_shared<Node>(*nodeOf(kNode));
    cordoned->unschedulable = true;
    const auto apply = [&](const std::string& text) {
        return std::get<PatchObject>(patchForm(*cordoned, text)->action).patch->apply(*cordoned).value();
    };
    EXPECT_TRUE(apply("{metadata: {labels: {a: b}}}")->unschedulable);
    EXPECT_FALSE(apply("{spec: {unschedulable: false}}")->unschedulable);
    EXPECT_FALSE(apply("{spec: {unschedulable: null}}")->unschedulable);
}

TEST(PatchTowards, IsTheSmallestPatchThatLeadsThere) {
    const auto node = nodeOf(kNode);
    const auto same = patchTowards(node->meta, yamlOf(node->meta));
    ASSERT_TRUE(same);
    EXPECT_EQ(*same, "");
    const auto patch = patchTowards(node->meta, "apiVersion: v1\nkind: Node\nmetadata: {name: n1, labels: {rack: r1}}\n"
                                                "status: {allocatable: {cpu: '8', memory: 8Gi, pods: '110'}}\n");
    ASSERT_TRUE(patch);
    EXPECT_EQ(*patch, "{metadata: {labels: {rack: r1, zone: null}}, status: {allocatable: {cpu: \"8\"}}}");
}

TEST(PatchTowards, SaysWhereTheTextIsWrong) {
    const auto patch = patchTowards(nodeOf(kNode)->meta, "apiVersion: v1\nkind: [Node\n");
    ASSERT_FALSE(patch);
    EXPECT_GE(patch.error().front().place.line, 1U);
    EXPECT_FALSE(patchTowards(nodeOf(kNode)->meta, ""));
}

TEST(PodPatchFault, LetsThroughWhatTheApiServerLetsThrough) {
    const auto pod = podOf(podWith(""));
    EXPECT_EQ(podPatchFault(*pod, "{metadata: {labels: {a: b}, annotations: {c: d}}}"), "");
    EXPECT_EQ(podPatchFault(*pod, "{spec: {tolerations: [{operator: Exists}], schedulingGates: null}}"), "");
    EXPECT_EQ(podPatchFault(*pod, "{spec: {containers: [{name: c, image: other}]}}"), "");
    EXPECT_THAT(podPatchFault(*pod, "{spec: {containers: [{name: d}]}}"), HasSubstr("spec.containers"));
    EXPECT_THAT(podPatchFault(*pod, "{spec: {nodeName: n1}}"), HasSubstr("spec.nodeName"));
    EXPECT_THAT(podPatchFault(*pod, "{metadata: {name: q}}"), HasSubstr("metadata.name"));
    EXPECT_THAT(podPatchFault(*pod, "{spec: {nodeSelector: {a: b}}}"), HasSubstr("spec.nodeSelector"));
    EXPECT_EQ(podPatchFault(*podOf(podWith("  schedulingGates: [{name: g}]\n")), "{spec: {nodeSelector: {a: b}}}"), "");
}

TEST(ProfileCopies, ServeOtherSchedulersAsOneProfileDoes) {
    const auto scenario =
        scenarioOf({kConfiguration + "profiles:\n- schedulerName: a\n  percentageOfNodesToScore: 40\n"});
    const std::vector<std::string> names{"volcano", "kueue"};
    const auto form = profileCopiesForm(*scenario->configuration, "a", names, {});
    ASSERT_TRUE(form) << form.error().text;
    const auto& profiles = std::get<Configure>(form->action).configuration->profiles;
    ASSERT_EQ(profiles.size(), 3U);
    EXPECT_EQ(profiles[0].schedulerName, "a");
    EXPECT_EQ(profiles[2].schedulerName, "kueue");
    EXPECT_EQ(profiles[1].percentageOfNodesToScore, 40);
    EXPECT_FALSE(profileCopiesForm(*scenario->configuration, "b", names, {}));
}

TEST(ProfileCopies, AProfileThatWasAloneGetsItsName) {
    const auto scenario = scenarioOf({kConfiguration + "profiles:\n- percentageOfNodesToScore: 40\n"});
    const std::vector<std::string> names{"volcano"};
    const auto form = profileCopiesForm(*scenario->configuration, "default-scheduler", names, {});
    ASSERT_TRUE(form) << form.error().text;
    EXPECT_EQ(std::get<Configure>(form->action).configuration->profiles[1].percentageOfNodesToScore, 40);
}

TEST(ProfileCopies, TheBuiltInProfileCanBeCopiedToo) {
    const std::vector<std::string> names{"volcano"};
    const auto form = profileCopiesForm(defaultConfiguration(), "default-scheduler", names, {});
    ASSERT_TRUE(form) << form.error().text;
    EXPECT_EQ(std::get<Configure>(form->action).configuration->profiles.size(), 2U);
}

TEST(Submission, TakesPodsNodesAndGroups) {
    std::vector<PriorityClass> classes(1);
    classes[0].meta.name = "mine";
    classes[0].value = 77;
    const auto made = readSubmission("yaml",
                                     kNode +
                                         "---\napiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\n"
                                         "metadata: {name: g}\nspec: {minMember: 2}\n---\n" +
                                         kPodHead + "spec: {priorityClassName: mine, containers: [{name: c}]}\n",
                                     classes, {});
    ASSERT_TRUE(made) << toString(made.error().front());
    ASSERT_EQ(made->actions.size(), 3U);
    EXPECT_EQ(std::get<CreatePodGroup>(made->actions[0]).group->minMember, 2);
    EXPECT_EQ(std::get<CreateNode>(made->actions[1]).node->name(), "n1");
    EXPECT_EQ(std::get<CreatePod>(made->actions[2]).pod->priority, 77);
    EXPECT_EQ(made->steps, "create: podgroup/default/g\ncreate: node/n1\ncreate: pod/default/p");
    EXPECT_EQ(made->count, 2U);
    EXPECT_THAT(made->objects, HasSubstr("PodGroup"));
}

TEST(Submission, PodsWithTimesOfTheirOwnComeNow) {
    const auto timed = [](const std::string& name, const std::string& time) {
        return "apiVersion: v1\nkind: Pod\nmetadata: {name: " + name + ", creationTimestamp: '" + time +
               "'}\nspec: {containers: [{name: c}]}\n---\n";
    };
    const auto made =
        readSubmission("yaml", timed("a", "2026-01-01T00:00:00Z") + timed("b", "2026-01-02T00:00:00Z"), {}, {});
    ASSERT_TRUE(made);
    EXPECT_EQ(made->actions.size(), 2U);
}

TEST(Submission, SaysWhereItIsWrong) {
    const auto wrong = readSubmission(
        "yaml", kPodHead + "spec:\n  containers:\n  - name: c\n    resources: {requests: {cpu: much}}\n", {}, {});
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().front().place.line, 7U);
    EXPECT_FALSE(readSubmission("yaml", "# nothing\n", {}, {}));
}

TEST(ActionsOf, MakesSavedStepsAgain) {
    const auto actions =
        actionsOf({"create: pod/default/p", "cordon: n1", "update: {kind: Node, name: n1, patch: {spec: {taints: []}}}",
                   "evict: pod/default/q", "configure: {profiles: [{schedulerName: x}]}"},
                  podWith(""), {}, {});
    ASSERT_TRUE(actions) << toString(actions.error().front());
    ASSERT_EQ(actions->size(), 5U);
    EXPECT_EQ(std::get<CreatePod>((*actions)[0]).pod->meta.name, "p");
    EXPECT_EQ(std::get<CordonNode>((*actions)[1]).node, "n1");
    EXPECT_EQ(std::get<PatchObject>((*actions)[2]).object.name, "n1");
    EXPECT_EQ(std::get<EvictPod>((*actions)[3]).pod.name, "q");
    EXPECT_EQ(std::get<Configure>((*actions)[4]).configuration->profiles.front().schedulerName, "x");
    EXPECT_FALSE(actionsOf({"create: pod/default/nobody"}, "", {}, {}));
}

} // namespace
} // namespace berth::io
