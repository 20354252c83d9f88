// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

#include "engine/io/MergePatch.h"
#include "engine/io/ObjectSource.h"

namespace berth::io {
namespace {

using testing::HasSubstr;

std::shared_ptr<const ObjectPatch> patchOf(const std::string& text) {
    const auto document = parsed(text);
    return makeMergePatch(document, document->root(0));
}

struct Rfc7386 {
    std::string target;
    std::string patch;
    std::string result;
};

void PrintTo(const Rfc7386& one, std::ostream* out) {
    *out << one.target << " + " << one.patch;
}

class MergeVectors : public testing::TestWithParam<Rfc7386> {};

TEST_P(MergeVectors, areThoseOfTheRfc) {
    const auto target = parsed("{\"v\": " + GetParam().target + "}");
    const auto patch = parsed("{\"v\": " + GetParam().patch + "}");
    EXPECT_EQ(mergedText(target->root(0).find("v"), patch->root(0).find("v")), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    AppendixA, MergeVectors,
    testing::Values(Rfc7386{R"({"a":"b"})", R"({"a":"c"})", R"({"a":"c"})"},
                    Rfc7386{R"({"a":"b"})", R"({"b":"c"})", R"({"a":"b","b":"c"})"},
                    Rfc7386{R"({"a":"b"})", R"({"a":null})", "{}"},
                    Rfc7386{R"({"a":"b","b":"c"})", R"({"a":null})", R"({"b":"c"})"},
                    Rfc7386{R"({"a":["b"]})", R"({"a":"c"})", R"({"a":"c"})"},
                    Rfc7386{R"({"a":"c"})", R"({"a":["b"]})", R"({"a":["b"]})"},
                    Rfc7386{R"({"a":{"b":"c"}})", R"({"a":{"b":"d","c":null}})", R"({"a":{"b":"d"}})"},
                    Rfc7386{R"({"a":[{"b":"c"}]})", R"({"a":[1]})", R"({"a":[1]})"},
                    Rfc7386{R"(["a","b"])", R"(["c","d"])", R"(["c","d"])"},
                    Rfc7386{R"({"a":"b"})", R"(["c"])", R"(["c"])"}, Rfc7386{R"({"a":"foo"})", "null", "null"},
                    Rfc7386{R"({"a":"foo"})", R"("bar")", R"("bar")"},
                    Rfc7386{R"({"e":null})", R"({"a":1})", R"({"e":null,"a":1})"},
                    Rfc7386{"[1,2]", R"({"a":"b","c":null})", R"({"a":"b"})"},
                    Rfc7386{"{}", R"({"a":{"bb":{"ccc":null}}})", R"({"a":{"bb":{}}})"}));

TEST(MergePatch, changesAPod) {
    const auto pod = podOf(podWith("  schedulingGates: [{name: g}]\n"));
    const auto patched = patchOf("{metadata: {labels: {a: b}}, spec: {schedulingGates: null}}")->apply(*pod);
    ASSERT_TRUE(patched) << patched.error().text;
    EXPECT_TRUE((*patched)->schedulingGates.empty());
    EXPECT_EQ(*(*patched)->meta.labels.find("a"), "b");
    EXPECT_EQ((*patched)->meta.place, pod->meta.place);
    EXPECT_THAT(pod->schedulingGates, testing::ElementsAre("g")) << "the input is unchanged";
}

TEST(MergePatch, patchesChain) {
    auto pod = podOf(podWith(""));
    for (const char* text :
         {"{metadata: {labels: {a: \"1\"}}}", "{metadata: {labels: {b: \"2\"}}}", "{metadata: {labels: {a: null}}}"})
        pod = *patchOf(text)->apply(*pod);
    EXPECT_FALSE(pod->meta.labels.contains("a"));
    EXPECT_TRUE(pod->meta.labels.contains("b"));
    EXPECT_THAT(yamlOf(pod->meta), HasSubstr("labels:\n    b: \"2\"\n"));
}

TEST(MergePatch, changesANode) {
    const auto node =
        nodeOf("apiVersion: v1\nkind: Node\nmetadata: {name: n}\nstatus: {allocatable: {cpu: 4, pods: 9}}\n");
    const auto patched =
        patchOf(
            "{spec: {unschedulable: true, taints: [{key: a, effect: NoSchedule}]}, status: {allocatable: {cpu: 8}}}")
            ->apply(*node);
    ASSERT_TRUE(patched) << patched.error().text;
    EXPECT_TRUE((*patched)->unschedulable);
    EXPECT_EQ((*patched)->allocatable.milliCpu, 8000);
    EXPECT_EQ((*patched)->allocatable.pods, 9);
    EXPECT_EQ((*patched)->name(), "n") << "a word that YAML 1.1 takes for a boolean";
}

TEST(MergePatch, aPatchThatChangesNothingKeepsTheSource) {
    const auto node =
        nodeOf("apiVersion: v1\nkind: Node\nmetadata: {name: n, labels: {a: b}}\nstatus: {allocatable: {cpu: 4}}\n");
    for (const char* nothing :
         {"{}", "{metadata: {labels: {a: b}}}", "{spec: {unschedulable: null}}", "{spec: {unschedulable: no}}",
          "{spec: {unschedulable: false, taints: []}}", "{status: {allocatable: {cpu: 4, memory: null}}}"})
        EXPECT_EQ((*patchOf(nothing)->apply(*node))->meta.source, node->meta.source) << nothing;
    EXPECT_NE((*patchOf("{metadata: {labels: {a: c}}}")->apply(*node))->meta.source, node->meta.source);
}

TEST(MergePatch, refusesWhatMakesNoObject) {
    const auto pod = podOf(podWith(""));
    EXPECT_EQ(patchOf("{spec: {priority: x}}")->apply(*pod).error().text,
              "spec.priority: expected a whole number, found the text \"x\"");
    EXPECT_EQ(patchOf("{metadata: {name: q}}")->apply(*pod).error().text, "a patch cannot change the object's name");
    EXPECT_FALSE(patchOf("[1]")->apply(*pod));
    EXPECT_EQ(patchOf("{}")->apply(Pod{}).error().text,
              "this object was not read from a file, so it cannot be patched");
}

TEST(MergePatch, keepsThePriorityOfTheClass) {
    const auto pod = podOf(podWith("  priorityClassName: p1\n"));
    const auto patched = *patchOf("{metadata: {labels: {a: b}}}")->apply(*pod);
    EXPECT_EQ(patched->priority, 10000);
    EXPECT_TRUE(patched->hasPriority);
}

TEST(MergePatch, worksOnPodsMadeFromATemplate) {
    const auto scenario = scenarioOf(
        {"apiVersion: apps/v1\nkind: ReplicaSet\nmetadata: {name: rs, namespace: ns}\nspec: {template: {metadata: "
         "{labels: {a: b}}, spec: {containers: [{name: c}]}}}\n"});
    Pod made = *scenario->objects.workloads.at(0).pod;
    made.meta.name = "rs-1";
    made.meta.uid = "u";
    const auto patched = patchOf("{metadata: {labels: {c: d}}}")->apply(made);
    ASSERT_TRUE(patched) << patched.error().text;
    EXPECT_EQ((*patched)->key(), "ns/rs-1");
    EXPECT_EQ((*patched)->meta.uid, "u");
    EXPECT_EQ((*patched)->meta.labels.size(), 2U);
}

} // namespace
} // namespace berth::io
