// SPDX-License-Identifier: GPL-3.0-or-later
// How tenants stand: GPUs, quota, pods by level, and what holds them back (AI_SUITE sections 1, 4 and 10).
#include "engine/metrics/Tenants.h"

#include "engine/metrics/Meter.h"
#include "tests/engine/session/SessionFixture.h"

#include <gmock/gmock.h>

namespace berth::metrics {
namespace {

using test::MakePod;

MakePod asks(const std::string& name, const std::string& space, const std::string& gpus, std::int32_t priority = 0) {
    return MakePod(name, space).req({{"cpu", "1"}, {"nvidia.com/gpu", gpus}}).priority(priority);
}

test::ScenarioBuilder cluster(const std::string& gpus) {
    test::ScenarioBuilder builder;
    builder.node(test::MakeNode("n1").has({{"cpu", "16"}, {"memory", "64Gi"}, {"nvidia.com/gpu", gpus}}));
    return builder;
}

void giveQuota(test::ScenarioBuilder& builder, const std::string& space, const std::string& gpus) {
    ResourceQuota quota;
    quota.meta.name = "gpus";
    quota.meta.ns = space;
    quota.hard = test::amounts({{"requests.nvidia.com/gpu", gpus}});
    builder.raw().objects.quotas.push_back(quota);
}

std::vector<TenantStanding> standingsAtTheEnd(const test::ScenarioBuilder& builder) {
    const auto session = builder.session();
    session->run();
    return standingsOf(session->world(), bandsOf(session->scenario()));
}

TEST(Tenants, CountTheirPodsByLevelAndTheirGpus) {
    test::ScenarioBuilder builder = cluster("8");
    builder.running(asks("a", "x", "3", 100'000), "n1").pod(asks("b", "x", "2", 10'000)).pod(asks("c", "x", "8"));
    builder.pod(MakePod("cpu", "x").req({{"cpu", "1"}})).pod(MakePod("other", "y").req({{"cpu", "1"}}));
    const std::vector<TenantStanding> all = standingsAtTheEnd(builder);
    ASSERT_EQ(all.size(), 1U) << "y asks for no GPU and has no quota";
    EXPECT_EQ(all[0].name, "x");
    EXPECT_EQ(all[0].pods.ofQuota, 5U);
    EXPECT_THAT(all[0].pods.bound, testing::ElementsAre(1, 1, 0, 1));
    EXPECT_THAT(all[0].pods.pending, testing::ElementsAre(0, 0, 1, 0));
    EXPECT_FALSE(all[0].quota.has_value());
}

TEST(Tenants, AQuotaAloneMakesATenant) {
    test::ScenarioBuilder builder = cluster("8");
    giveQuota(builder, "empty", "4");
    const std::vector<TenantStanding> all = standingsAtTheEnd(builder);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].quota, 4);
    EXPECT_EQ(all[0].pods, TenantPods{});
}

TEST(Tenants, FractionsAreNoneOfTheQuota) {
    test::ScenarioBuilder builder = cluster("2");
    MakePod half = MakePod("half", "x").req({{"cpu", "1"}});
    half.raw().meta.annotations.set("berth.dev/gpu-milli", "500");
    builder.running(half, "n1");
    const std::vector<TenantStanding> all = standingsAtTheEnd(builder);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].pods.ofQuota, 0U);
    EXPECT_EQ(all[0].pods.shareMilli, 500U);
}

Configuration withArgs(const std::string& key, const std::string& value) {
    Configuration configuration = defaultConfiguration();
    Profile& profile = configuration.profiles.front();
    profile.at(PluginPoint::MultiPoint).enabled.push_back({"AISchedulingPlugin", 3, {}});
    Value args;
    args.kind = Value::Kind::Map;
    const auto put = [&args](const std::string& name, const std::string& text) {
        Value scalar;
        scalar.kind = Value::Kind::Scalar;
        scalar.text = text;
        args.members.emplace_back(name, scalar);
    };
    put("fairnessEnabled", "true");
    if (!key.empty()) put(key, value);
    profile.pluginConfig.push_back({"AISchedulingPlugin", args, {}});
    return configuration;
}

TEST(Tenants, WhatHoldsThemBackIsReadFromTheArgumentsInForce) {
    EXPECT_TRUE(fairnessIn(defaultConfiguration()).empty());
    const std::vector<FairnessInForce> plain = fairnessIn(withArgs("", ""));
    ASSERT_EQ(plain.size(), 1U);
    EXPECT_EQ(plain[0].rules.fairnessThreshold, 70);
    EXPECT_EQ(toString(plain[0].rules.fairnessFactor), "0.5");
    EXPECT_EQ(plain[0].weight, 3);
    EXPECT_FALSE(plain[0].undone);
    EXPECT_EQ(fairnessIn(withArgs("fairnessThreshold", "90"))[0].rules.fairnessThreshold, 90);
    EXPECT_EQ(toString(fairnessIn(withArgs("fairnessFactor", "0.125"))[0].rules.fairnessFactor), "0.125");
}

TEST(Tenants, APluginThatScoresNothingHoldsNobodyBack) {
    Configuration configuration = withArgs("", "");
    configuration.profiles.front().at(PluginPoint::Score).disabled.push_back({"AISchedulingPlugin", 0, {}});
    EXPECT_TRUE(fairnessIn(configuration).empty());
    configuration.profiles.front().at(PluginPoint::Score).enabled.push_back({"AISchedulingPlugin", 7, {}});
    EXPECT_EQ(fairnessIn(configuration).at(0).weight, 7);
}

TEST(Tenants, TheThresholdItselfIsWithinTheShare) {
    const FairnessInForce fairness{"p", {true, 70, {}}, 1, false};
    const auto standing = [](std::uint32_t gpus, std::optional<std::int64_t> quota) {
        TenantStanding tenant{"x", {}, quota};
        tenant.pods.ofQuota = gpus;
        return tenant;
    };
    EXPECT_FALSE(fairness.holdsBack(standing(7, 10)));
    EXPECT_TRUE(fairness.holdsBack(standing(8, 10)));
    EXPECT_EQ(standing(8, 10).use().most(70), 7);
    EXPECT_FALSE(fairness.holdsBack(standing(8, std::nullopt)));
    EXPECT_FALSE(fairness.holdsBack(standing(0, 0)));
    EXPECT_TRUE(fairness.holdsBack(standing(1, 0)));
}

TEST(Decimal, IsWrittenShort) {
    EXPECT_EQ(toString(*Decimal::parse("0.50")), "0.5");
    EXPECT_EQ(toString(*Decimal::parse("1")), "1");
    EXPECT_EQ(toString(*Decimal::parse("0")), "0");
    EXPECT_EQ(toString(*Decimal::parse("0.05")), "0.05");
}

TEST(TenantBook, GoesBackToNothingWhenThePodsAreGone) {
    test::ScenarioBuilder builder = cluster("4");
    MakePod brief = asks("a", "x", "2");
    brief.raw().duration = Duration::seconds(5);
    builder.pod(brief);
    const auto session = builder.session();
    session->run();
    const Meter meter = measure(session->trace(), session->startWorld(), {}, session->trace().size());
    ASSERT_NE(meter.tenants().find("x"), nullptr);
    EXPECT_EQ(*meter.tenants().find("x"), TenantPods{});
    EXPECT_FALSE(meter.tenants().oldestPending().isSet());
}

} // namespace
} // namespace berth::metrics
