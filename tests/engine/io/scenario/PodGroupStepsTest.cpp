// SPDX-License-Identifier: GPL-3.0-or-later
// PodGroups in steps, from the text to what a patch makes of them.
#include "engine/io/Reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace berth::io {
namespace {

using testing::HasSubstr;

constexpr const char* kGroup =
    "apiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\nmetadata: {name: g, namespace: team}\n"
    "spec: {minMember: 3}\n---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  steps:\n";

ReadOutcome readSteps(const std::string& steps) {
    const std::array<SourceText, 1> sources = {
        SourceText{"in.yaml", std::make_shared<const std::string>(kGroup + steps)}};
    return readTexts(sources);
}

TEST(PodGroupSteps, WhatAStepCreatesIsNotThereFromTheStart) {
    const auto read = readSteps("  - {at: 5s, create: podgroup/team/g}\n");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->scenario->objects.podGroups.empty());
    ASSERT_EQ(read->scenario->steps.size(), 1U);
    EXPECT_EQ(std::get<CreatePodGroup>(read->scenario->steps[0].action).group->minMember, 3);
}

TEST(PodGroupSteps, UpdatesArePatchesOfTheObject) {
    const auto read =
        readSteps("  - {at: 5s, update: {kind: PodGroup, name: g, namespace: team, patch: {spec: {minMember: 2}}}}\n"
                  "  - {at: 9s, delete: podgroup/team/g}\n");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->scenario->steps.size(), 2U);
    const auto& update = std::get<PatchObject>(read->scenario->steps[0].action);
    EXPECT_EQ(update.object.kind, ObjectName::Kind::PodGroup);
    EXPECT_EQ(update.patch->apply(read->scenario->objects.podGroups.at(0)).value()->minMember, 2);
    EXPECT_EQ(std::get<DeleteObject>(read->scenario->steps[1].action).object.key(), "team/g");
}

TEST(PodGroupSteps, FaultsAreSaid) {
    const auto absent = readSteps("  - {at: 5s, create: podgroup/team/h}\n");
    ASSERT_FALSE(absent);
    std::string said;
    for (const Diagnostic& one : absent.error()) said += toString(one) + "\n";
    EXPECT_THAT(said, HasSubstr("error: spec.steps[0].create: no file holds podgroup/team/h"));
    EXPECT_THAT(said, HasSubstr("Did you mean podgroup/team/g?"));
    const auto wrong =
        readSteps("  - {at: 5s, update: {kind: PodGroup, name: g, namespace: team, patch: {spec: {minMember: x}}}}\n");
    EXPECT_FALSE(wrong);
}

} // namespace
} // namespace berth::io
