// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Compare.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace berth::explain {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Json = nlohmann::ordered_json;

std::vector<std::string> differences(const char* expected, const char* actual) {
    return compare(Json::parse(expected), Json::parse(actual));
}

TEST(Compare, EqualDocumentsDifferInNothing) {
    EXPECT_THAT(differences(R"({"kubeScheduler": "a", "cycles": [{"pod": "x", "feasible": ["n1"]}]})",
                            R"({"kubeScheduler": "b", "cycles": [{"feasible": ["n1"], "pod": "x"}], "bound": {}})"),
                IsEmpty());
}

TEST(Compare, NamesThePathAndThePod) {
    EXPECT_THAT(
        differences(R"({"cycles": [{"pod": "a/x", "totals": {"n1": 5}}, {"pod": "a/y", "selected": "n1"}]})",
                    R"({"cycles": [{"pod": "a/x", "totals": {"n1": 6}}, {"pod": "a/y"}], "bound": {"a/x": "n1"}})"),
        ElementsAre("bound: expected nothing, got {\"a/x\":\"n1\"}", "cycles[0] a/x: totals.n1: expected 5, got 6",
                    "cycles[1] a/y: selected: expected \"n1\", got nothing"));
}

TEST(Compare, ListsOfNamesAreOneValue) {
    EXPECT_THAT(differences(R"({"pending": ["a", "b"]})", R"({"pending": ["b", "a"]})"),
                ElementsAre("pending: expected [\"a\",\"b\"], got [\"b\",\"a\"]"));
}

TEST(Compare, MissingAndAdditionalEntries) {
    EXPECT_THAT(differences(R"({"events": [{"pod": "a", "what": "queued"}]})", R"({"events": []})"),
                ElementsAre(HasSubstr("events[0] a: expected {")));
    EXPECT_THAT(differences(R"({})", R"({"events": [{"pod": "a"}]})"), ElementsAre(HasSubstr("expected nothing")));
}

TEST(Compare, OfAnErrorOnlyThatThereIsOne) {
    EXPECT_THAT(differences(R"({"error": "a"})", R"({"error": "b"})"), IsEmpty());
    EXPECT_THAT(differences(R"({"error": "a"})", R"({"cycles": []})"), ElementsAre(HasSubstr("got an answer")));
    EXPECT_THAT(differences(R"({"cycles": []})", R"({"error": "b"})"), ElementsAre(HasSubstr("got: b")));
}

} // namespace
} // namespace berth::explain
