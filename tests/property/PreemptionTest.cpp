// SPDX-License-Identifier: GPL-3.0-or-later
// Preemption by books of remembered trials against preemption that tries every node anew.
#include "tests/property/BothPaths.h"
#include "tests/property/Siege.h"
#include "tests/property/TrainingPlan.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace berth::test {
namespace {

void assertEqual(const std::vector<std::string>& quick, const std::vector<std::string>& plain) {
    for (std::size_t i = 0; i < std::min(quick.size(), plain.size()); ++i) RC_ASSERT(quick[i] == plain[i]);
    RC_ASSERT(quick.size() == plain.size());
}

void assertOnePath(const std::shared_ptr<const Scenario>& scenario) {
    const std::vector<std::string> facts = factsOf(scenario, true);
    RC_TAG(std::any_of(facts.begin(), facts.end(),
                       [](const std::string& fact) { return fact.find("Victim") != std::string::npos; }));
    assertEqual(factsOf(scenario, false), facts);
}

RC_GTEST_PROP(FastPreemption, LeavesTheFactsOfThePlainOne, ()) {
    assertOnePath(scenarioOf(*sieges()));
}

RC_GTEST_PROP(FastPreemption, LeavesTheFactsOfThePlainOneOnManyNodes, ()) {
    assertOnePath(scenarioOf(*largeSieges()));
}

RC_GTEST_PROP(FastPreemption, LeavesTheFactsOfTheSuitesPlainOne, ()) {
    assertOnePath(scenarioOf(*suiteSieges()));
}

RC_GTEST_PROP(FastPreemption, DecidesAPassAsThePlainOne, ()) {
    const std::shared_ptr<const Scenario> scenario = scenarioOf(*sieges());
    assertEqual(decisionsOf(*scenario, false), decisionsOf(*scenario, true));
}

RC_GTEST_PROP(FastPreemption, DecidesAPassAsThePlainOneOnManyNodes, ()) {
    const std::shared_ptr<const Scenario> scenario = scenarioOf(*largeSieges());
    assertEqual(decisionsOf(*scenario, false), decisionsOf(*scenario, true));
}

RC_GTEST_PROP(FastPreemption, DecidesAPassOfTheSuiteAsThePlainOne, ()) {
    const std::shared_ptr<const Scenario> scenario = scenarioOf(*suiteSieges());
    assertEqual(decisionsOf(*scenario, false), decisionsOf(*scenario, true));
}

RC_GTEST_PROP(FastPreemption, IsOneWithThePlainOneWhileJobsComeAndGo, ()) {
    assertOnePath(scenarioOf(*trainingPlans()));
}

} // namespace
} // namespace berth::test
