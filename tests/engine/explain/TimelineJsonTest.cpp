// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/TimelineJson.h"

#include "engine/explain/Compare.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace berth::explain {
namespace {

Timeline sample() {
    Timeline timeline;
    TimelineEvent popped;
    popped.at = "2s";
    popped.pod = "a/p";
    popped.what = "popped";
    popped.queue = "backoffQ";
    popped.by = "PopFromBackoffQ";
    popped.attempts = 2;
    TimelineEvent failed = popped;
    failed.what = "unschedulable";
    failed.by = "";
    failed.plugins = {"NodeAffinity", "NodeResourcesFit"};
    failed.backoffUntil = "4s";
    timeline.events = {popped, failed};
    timeline.final = {{"a/p", "backoffQ"}};
    return timeline;
}

TEST(TimelineJson, IsLaidOutAsTheSuiteIs) {
    EXPECT_EQ(toText(sample()), R"({"kubeScheduler": "v1.37.2",
"events": [
{"at":"2s","pod":"a/p","what":"popped","queue":"backoffQ","by":"PopFromBackoffQ","attempts":2},
{"at":"2s","pod":"a/p","what":"unschedulable","queue":"backoffQ","plugins":["NodeAffinity","NodeResourcesFit"],"attempts":2,"backoffUntil":"4s"}],
"final": {"a/p":"backoffQ"}}
)");
}

TEST(TimelineJson, TextAndDocumentAreTheSame) {
    EXPECT_EQ(nlohmann::ordered_json::parse(toText(sample())), toJson(sample()));
    EXPECT_EQ(nlohmann::ordered_json::parse(toText({})), toJson(Timeline()));
}

TEST(TimelineJson, IsComparedEventByEvent) {
    Timeline other = sample();
    other.events[1].attempts = 3;
    const std::vector<std::string> found = compare(toJson(sample()), toJson(other));
    EXPECT_THAT(found, testing::ElementsAre("events[1] a/p: attempts: expected 2, got 3"));
}

} // namespace
} // namespace berth::explain
