// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/FlowText.h"

#include <gtest/gtest.h>

namespace berth::io {
namespace {

std::string flow(const std::string& yaml) {
    return flowText(Document::parse("f", yaml).value()->root(0));
}

TEST(FlowText, BlockYamlBecomesOneLine) {
    EXPECT_EQ(flow("at: 1s\nupdate:\n  kind: Pod\n  patch:\n    list:\n    - 1\n    - two\n    gone: null\n"),
              "{at: 1s, update: {kind: Pod, patch: {list: [1, two], gone: null}}}");
}

TEST(FlowText, ScalarsKeepTheirType) {
    EXPECT_EQ(flow("{a: '5', b: 5, c: 'true', d: yes, e: '', f: '~'}"),
              R"({a: "5", b: 5, c: "true", d: yes, e: "", f: "~"})");
}

TEST(FlowText, TextThatFlowStyleWouldSplitIsQuoted) {
    EXPECT_EQ(flowScalar("a, b"), "\"a, b\"");
    EXPECT_EQ(flowScalar("a: b"), "\"a: b\"");
    EXPECT_EQ(flowScalar("say \"hi\"\n"), R"("say \"hi\"\n")");
    EXPECT_EQ(flowScalar("-x"), "\"-x\"");
    EXPECT_EQ(flowScalar("pod/default/p-1.a"), "pod/default/p-1.a");
    EXPECT_EQ(flowScalar("看"), "\"看\"");
}

TEST(FlowText, ReadsBackAsTheSame) {
    const std::string once = flow("{a: [x, {b: \"c\\td\"}, []], \"k y\": {}}");
    EXPECT_EQ(flow(once), once);
}

} // namespace
} // namespace berth::io
