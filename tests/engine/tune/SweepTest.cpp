// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Sweep.h"
#include "engine/tune/Front.h"
#include "tests/engine/tune/SweepFixture.h"

#include <gtest/gtest.h>

#include <mutex>

namespace berth::tune {
namespace {

TEST(SweepTest, RunsTheInputAsGivenAndUnderEachSetting) {
    const SweepPlan plan = test::weightPlan("1,2,50");
    const auto result = sweep(plan);
    ASSERT_TRUE(result);
    ASSERT_EQ(result->runs.size(), 3U);
    EXPECT_FALSE(result->isCutShort);
    EXPECT_TRUE(result->given.setting.empty());
    EXPECT_EQ(result->runs[2].setting, plan.settings[2].setting);
    EXPECT_EQ(result->runs[2].fingerprint, result->given.fingerprint) << "50 is what the sample gives";
    EXPECT_EQ(result->given.figures.all.pending, 1U) << "a-big waits";
    EXPECT_EQ(result->runs[0].figures.all.pending, 0U) << "with weight 1 best fit decides";
    EXPECT_GT(result->runs[0].figures.gpuAllocation, result->given.figures.gpuAllocation);
    EXPECT_LT(result->runs[0].figures.unallocatable, result->given.figures.unallocatable);
}

TEST(SweepTest, TheResultDoesNotDependOnHowManyThreadsRunIt) {
    const SweepPlan plan = test::weightPlan("1..6");
    SweepControl two;
    two.jobs = 2;
    const auto one = sweep(plan);
    const auto other = sweep(plan, two);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(one->given, other->given);
    EXPECT_EQ(one->runs, other->runs);
}

TEST(SweepTest, TellsOfEachRun) {
    std::vector<std::size_t> told;
    SweepControl control;
    control.jobs = 2;
    control.progress = [&](std::size_t done, std::size_t all) {
        EXPECT_EQ(all, 4U);
        told.push_back(done);
    };
    ASSERT_TRUE(sweep(test::weightPlan("1,2,3"), control));
    EXPECT_EQ(told, (std::vector<std::size_t>{1, 2, 3, 4}));
}

TEST(SweepTest, ACancelledSweepKeepsWhatHadEnded) {
    std::atomic<bool> cancel = false;
    SweepControl control;
    control.cancel = &cancel;
    control.progress = [&](std::size_t done, std::size_t) { cancel = done == 2; };
    const auto result = sweep(test::weightPlan("1..9"), control);
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->isCutShort);
    EXPECT_EQ(result->runs.size(), 1U);
}

/// What the window does when a point is opened.
TEST(SweepTest, ABranchFromTheFirstUnitOnComesToTheSameFigures) {
    const SweepPlan plan = test::weightPlan("1");
    const auto result = sweep(plan);
    ASSERT_TRUE(result);
    auto session = std::move(Session::create(plan.scenario, plan.registry).value());
    session->run();
    const ConfiguredSetting& setting = plan.settings.front();
    ASSERT_TRUE(session->edit({{Configure{setting.configuration}}, "setting", "configure: " + setting.flow}, 0, true));
    session->run();
    EXPECT_EQ(sweepRun(*session, {}, setting.setting).figures, result->runs.front().figures);
}

} // namespace
} // namespace berth::tune
