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

void assertOneOutcome(const Scenario& scenario) {
    assertOnePath(scenario, [](const auto& read, Path path, Registry registry) {
        const std::vector<std::string> facts = factsOf(read, path, registry);
        if (path == Path::Plain)
            RC_TAG(std::any_of(facts.begin(), facts.end(),
                               [](const std::string& fact) { return fact.find("Victim") != std::string::npos; }));
        return facts;
    });
}

RC_GTEST_PROP(FastPreemption, LeavesTheFactsOfThePlainOne, ()) {
    assertOneOutcome(*scenarioOf(*sieges()));
}

RC_GTEST_PROP(FastPreemption, LeavesTheFactsOfThePlainOneOnManyNodes, ()) {
    assertOneOutcome(*scenarioOf(*largeSieges()));
}

RC_GTEST_PROP(FastPreemption, LeavesTheFactsOfTheSuitesPlainOne, ()) {
    assertOneOutcome(*scenarioOf(*suiteSieges()));
}

RC_GTEST_PROP(FastPreemption, DecidesAPassAsThePlainOne, ()) {
    assertOnePath(*scenarioOf(*sieges()), decisionsOf);
}

RC_GTEST_PROP(FastPreemption, DecidesAPassAsThePlainOneOnManyNodes, ()) {
    assertOnePath(*scenarioOf(*largeSieges()), decisionsOf);
}

RC_GTEST_PROP(FastPreemption, DecidesAPassOfTheSuiteAsThePlainOne, ()) {
    assertOnePath(*scenarioOf(*suiteSieges()), decisionsOf);
}

RC_GTEST_PROP(FastPreemption, LeavesTheFactsOfThePlainOneOnCrowdedNodes, ()) {
    assertOneOutcome(*scenarioOf(*crowdedSieges()));
}

RC_GTEST_PROP(FastPreemption, LeavesTheFactsOfTheSuitesPlainOneAmongGangs, ()) {
    assertOneOutcome(*scenarioOf(*crowdedSuiteSieges()));
}

RC_GTEST_PROP(FastPreemption, DecidesAPassAsThePlainOneOnCrowdedNodes, ()) {
    assertOnePath(*scenarioOf(*crowdedSieges()), decisionsOf);
}

RC_GTEST_PROP(FastPreemption, DecidesAPassOfTheSuiteAsThePlainOneAmongGangs, ()) {
    assertOnePath(*scenarioOf(*crowdedSuiteSieges()), decisionsOf);
}

RC_GTEST_PROP(FastPreemption, IsOneWithThePlainOneWhileJobsComeAndGo, ()) {
    assertOneOutcome(*scenarioOf(*trainingPlans()));
}

} // namespace
} // namespace berth::test
