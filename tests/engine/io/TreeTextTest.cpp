// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

#include "engine/io/MergePatch.h"
#include "engine/io/ObjectSource.h"

namespace berth::io {
namespace {

TEST(TreeText, jsonHasTheTypesThatKubectlWouldSend) {
    EXPECT_EQ(
        toJson(
            parsed("{a: 010, b: 1_000, c: yes, d: 1e3, e: ~, f: 'x\"', g: 0.1, h: 2026-01-01, i: !!str 5, j: .inf}\n")
                ->root(0)),
        R"({"a":8,"b":1000,"c":true,"d":1000,"e":null,"f":"x\"","g":0.1,"h":"2026-01-01","i":"5","j":".inf"})");
}

TEST(TreeText, yamlReadsBackAsTheSame) {
    const char* const texts[] = {
        "a: 1\nb: [x, [y, z], {k: v, l: [1]}]\nc: {}\nd: []\n",
        "a: \"yes\"\nb: \"5\"\nc: \"\"\nd: \"- x\"\ne: \"a: b\"\nf: ' x'\ng: 'x #y'\nh: \"t\\tab\"\n",
        "a: |\n  one\n    two\n\n  three\nb: |-\n  no end\nc: \"two\\n\\n\"\n",
        "- a\n- - b\n  - c\n- d: e\n  f: g\n",
        "'<<': a\nb: '<<'\nc: \"\\x7f\\e\"\n",
        "just text\n",
    };
    for (const char* text : texts) {
        const auto before = parsed(text);
        const std::string yaml = toYaml(before->root(0));
        const auto after = parsed(yaml);
        ASSERT_EQ(after->roots(), 1U) << yaml;
        EXPECT_EQ(toJson(after->root(0)), toJson(before->root(0))) << yaml;
    }
}

TEST(TreeText, yamlIsBlockStyle) {
    EXPECT_EQ(toYaml(parsed("{a: {b: 1}, c: [{d: x, e: y}, z], t: \"1\\n2\\n\"}\n")->root(0)),
              "a:\n  b: 1\nc:\n- d: x\n  e: y\n- z\nt: |\n  1\n  2\n");
}

TEST(TreeText, objectsShowTheirOwnText) {
    const std::string first = "# about a\napiVersion: v1\nkind: Namespace\nmetadata: {name: a} # the name\n";
    const std::string second = "apiVersion: v1\nkind: Namespace\nmetadata:\n  name: b\n";
    const auto scenario = scenarioOf({first + "---\n" + second});
    EXPECT_EQ(yamlOf(scenario->objects.namespaces[0].meta), first);
    EXPECT_EQ(yamlOf(scenario->objects.namespaces[1].meta), second);
    EXPECT_EQ(yamlOf(ObjectMeta{}), "");
}

TEST(TreeText, listItemsShowTheirOwnLinesMovedLeft) {
    const auto scenario = scenarioOf(
        {"apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Namespace\n  metadata:\n    name: a\n"
         "- apiVersion: v1\n  kind: Namespace\n  metadata: {name: b}\nmetadata: {}\n"});
    EXPECT_EQ(yamlOf(scenario->objects.namespaces.at(0).meta),
              "apiVersion: v1\nkind: Namespace\nmetadata:\n  name: a\n");
    EXPECT_EQ(yamlOf(scenario->objects.namespaces.at(1).meta),
              "apiVersion: v1\nkind: Namespace\nmetadata: {name: b}\n");
}

} // namespace
} // namespace berth::io
