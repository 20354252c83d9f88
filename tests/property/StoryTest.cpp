// SPDX-License-Identifier: GPL-3.0-or-later
// Whole runs of all there is, on the quick path against the plain one.
#include "tests/property/Story.h"
#include "tests/property/BothPaths.h"
#include "tests/property/ScenarioYaml.h"
#include "tests/property/Siege.h"
#include "tests/property/TrainingPlan.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace berth::test {
namespace {

/// What a run must have met for a story to be worth its time; rapidcheck prints how often each was.
std::string whatHappened(const std::vector<std::string>& facts) {
    constexpr std::array<std::string_view, 5> kSigns = {"PodWaiting", "VictimEvicted", "PodUnreserved", "NodeLost",
                                                        "PodBound"};
    std::string met;
    for (const std::string_view sign : kSigns)
        if (std::ranges::any_of(facts, [&](const std::string& fact) { return fact.find(sign) != std::string::npos; }))
            met += std::string(sign) + " ";
    return met;
}

RC_GTEST_PROP(Story, IsOneOnBothPaths, ()) {
    assertOnePath(*scenarioOf(*stories()), [](const auto& read, Path path, Registry registry) {
        const std::vector<std::string> facts = factsOf(read, path, registry);
        if (path == Path::Plain) RC_TAG(whatHappened(facts));
        return facts;
    });
}

/// A step's fact names its text, which builders leave open.
std::vector<std::string> withoutStepTexts(std::vector<std::string> facts) {
    std::erase_if(facts, [](const std::string& fact) { return fact.find("StepTaken") != std::string::npos; });
    return facts;
}

/// An object that is exchanged stands in the text as a patch, which leaves facts of its own where nothing changes.
Siege withoutUpdates(Siege siege) {
    std::erase_if(siege.steps, [](const Siege::Step& step) { return step.deed == 2; });
    return siege;
}

/// The text says what the builders say, so that what it shows is what was meant to be tried.
RC_GTEST_PROP(Story, AsTextIsTheScenario, ()) {
    const auto built =
        *rc::gen::arbitrary<bool>() ? scenarioOf(*trainingPlans()) : scenarioOf(withoutUpdates(*sieges()));
    const auto read = readBack(yamlOf(*built), builtinPlugins());
    const auto facts = withoutStepTexts(factsOf(read, Path::Quick, builtinPlugins()));
    const auto meant = withoutStepTexts(factsOf(built, Path::Quick, builtinPlugins()));
    for (std::size_t i = 0; i < std::min(facts.size(), meant.size()); ++i) RC_ASSERT(facts[i] == meant[i]);
    RC_ASSERT(facts.size() == meant.size());
    RC_ASSERT(yamlOf(*asWritten(*built, builtinPlugins())) == yamlOf(*read));
}

} // namespace
} // namespace berth::test
