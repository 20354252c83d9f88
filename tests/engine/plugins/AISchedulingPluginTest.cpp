// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/AISchedulingPlugin.h"

#include "tests/engine/plugins/PluginTest.h"
#include "tests/support/Values.h"

#include <gmock/gmock.h>

namespace berth::test {
namespace {

MakePod asks(const std::string& gpus, const std::string& ns = "team-a") {
    return MakePod("p", ns).req({{"nvidia.com/gpu", gpus}});
}

class AISchedulingTest : public PluginTest {
protected:
    void gpuNode(int total, int free, const std::string& topology = "") {
        const std::string name = "n" + std::to_string(nodes_++);
        MakeNode node = MakeNode(name).has({{"nvidia.com/gpu", std::to_string(total)}});
        if (!topology.empty()) node.raw().meta.annotations.set("berth.dev/gpu-topology", topology);
        cluster_.node(node);
        if (free < total)
            cluster_.pod(MakePod("on-" + name, "team-b").req({{"nvidia.com/gpu", std::to_string(total - free)}}));
    }

    void quota(const std::string& ns, const std::string& gpus) {
        ResourceQuota quota;
        quota.meta.ns = ns;
        quota.hard = amounts({{"requests.nvidia.com/gpu", gpus}});
        cluster_.objects.quotas.push_back(quota);
    }

    std::int64_t score(const MakePod& pod, std::size_t at = 0, Terms* terms = nullptr) {
        const AISchedulingPlugin plugin(args_);
        look(pod);
        return *plugin.score(context_, state_, *pod_, node(at), terms);
    }

    Status filter(const MakePod& pod) {
        look(pod);
        return AISchedulingPlugin(args_).filter(context_, state_, *pod_, node(), nullptr);
    }

    AISchedulingArgs args_;
    int nodes_ = 0;
};

TEST_F(AISchedulingTest, TheWorkedValues) {
    gpuNode(8, 4);
    gpuNode(8, 8);
    gpuNode(8, 8, "DGX-A100");
    gpuNode(8, 4, "DGX-A100");
    EXPECT_EQ(score(asks("4"), 0), 100);
    EXPECT_EQ(score(asks("4"), 1), 50);
    EXPECT_EQ(score(asks("4"), 2), 70);
    EXPECT_EQ(score(asks("3"), 0), 77);
    EXPECT_EQ(score(asks("3"), 3), 97);
    EXPECT_EQ(score(asks("1"), 1), 12);
}

TEST_F(AISchedulingTest, ATenantBeyondItsShareIsHalved) {
    gpuNode(8, 8, "DGX-A100");
    gpuNode(8, 0);
    quota("team-b", "10");
    args_.score.fairness = true;
    EXPECT_EQ(score(asks("4", "team-b")), 35);
    EXPECT_EQ(score(asks("4", "team-a")), 70);
    args_.score.fairnessThreshold = 80;
    EXPECT_EQ(score(asks("4", "team-b")), 70);
}

TEST_F(AISchedulingTest, AQuotaOfZeroIsExceededByAnything) {
    gpuNode(8, 8);
    quota("team-b", "0");
    args_.score.fairness = true;
    EXPECT_EQ(score(asks("4", "team-b")), 50);
    gpuNode(8, 7);
    EXPECT_EQ(score(asks("4", "team-b")), 25);
}

TEST_F(AISchedulingTest, PodsWithoutGpusKeepOffGpuNodes) {
    gpuNode(8, 8);
    gpuNode(0, 0);
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "1"}}), 0), 0);
    EXPECT_EQ(score(MakePod("p").req({{"cpu", "1"}}), 1), 100);
}

TEST_F(AISchedulingTest, TheTermsAddUp) {
    gpuNode(8, 4, "DGX-A100");
    args_.score.oddRemainderPenalty = 100;
    Terms terms;
    EXPECT_EQ(score(asks("3"), 0, &terms), 20);
    std::map<std::string, std::int64_t> parts;
    for (const Term& term : terms.items())
        if (term.part) parts[term.name] = *term.part;
    EXPECT_EQ(parts, (std::map<std::string, std::int64_t>{
                         {"base", 87}, {"oddRemainder", -87}, {"nvlink", 20}, {"clamp", 0}, {"fairness", 0}}));
}

TEST_F(AISchedulingTest, ARuleThatDidNotApplySaysWhy) {
    gpuNode(8, 4, "DGX-A100");
    gpuNode(8, 4);
    const auto whyNot = [this](const MakePod& pod, std::size_t node) {
        Terms terms;
        static_cast<void>(score(pod, node, &terms));
        std::map<std::string, std::string> reasons;
        for (const Term& term : terms.items())
            if (!term.applies) reasons[term.name] = term.formula;
        return reasons;
    };
    EXPECT_EQ(whyNot(asks("1"), 0)["nvlink"], "one GPU needs no link");
    EXPECT_EQ(whyNot(asks("2"), 1)["nvlink"], "the node names no links");
    EXPECT_EQ(whyNot(asks("2"), 0)["oddRemainder"], "the pod asks an even number");
    EXPECT_EQ(whyNot(asks("1"), 0)["oddRemainder"], "not one GPU would be left over");
    EXPECT_EQ(whyNot(asks("2"), 0)["fairness"], "fairness is off");
    EXPECT_FALSE(whyNot(asks("2"), 0).contains("nvlink")) << "it applies there";
    args_.score.fairness = true;
    EXPECT_EQ(whyNot(asks("2"), 0)["fairness"], "the tenant has no quota");
}

TEST_F(AISchedulingTest, ARequiredLinkMustBePossibleAndFree) {
    gpuNode(4, 3, "HGX-A100-4");
    MakePod pod = asks("4");
    pod.raw().meta.annotations.set("berth.dev/gpu-link", "NVLink");
    pod.raw().meta.annotations.set("berth.dev/gpu-link-policy", "Required");
    EXPECT_EQ(filter(pod), Status(Code::Unschedulable, std::string("insufficient GPU")));
    MakePod three = asks("3");
    three.raw().meta.annotations = pod.raw().meta.annotations;
    EXPECT_TRUE(filter(three).ok());
}

TEST_F(AISchedulingTest, WithoutLinksARequiredOneIsImpossible) {
    gpuNode(4, 4);
    MakePod pod = asks("2");
    pod.raw().meta.annotations.set("berth.dev/gpu-link", "PIX");
    EXPECT_TRUE(filter(pod).ok());
    pod.raw().meta.annotations.set("berth.dev/gpu-link-policy", "Required");
    EXPECT_EQ(filter(pod), Status(Code::UnschedulableAndUnresolvable, std::string("no PIX group")));
}

TEST_F(AISchedulingTest, SortsByLevelThenTime) {
    const AISchedulingPlugin plugin(args_);
    const auto p0 = MakePod("a").priority(100'000).obj();
    const auto higher = MakePod("b").priority(500'000).obj();
    const auto p2 = MakePod("c").priority(9'999).obj();
    const auto queued = [](const Pod& pod, std::int64_t second) {
        QueuedPod result;
        result.pod = &pod;
        result.timestamp = kDefaultStart + Duration::seconds(second);
        return result;
    };
    EXPECT_TRUE(plugin.less(queued(*p0, 9), queued(*p2, 0)));
    EXPECT_TRUE(plugin.less(queued(*p0, 1), queued(*higher, 2)));
    EXPECT_FALSE(plugin.less(queued(*higher, 2), queued(*p0, 1)));
}

// ---- arguments

std::string faultOf(const std::string& key, Value given) {
    Diagnostics out;
    decodeAISchedulingArgs(map({{key, std::move(given)}}), out);
    return out.empty() ? "" : out.front().text;
}

TEST(AISchedulingArgs, DefaultsAsTheTableSays) {
    Diagnostics out;
    const AISchedulingArgs args = decodeAISchedulingArgs({}, out);
    EXPECT_TRUE(out.empty());
    EXPECT_EQ(args.eviction.threshold, 1);
    EXPECT_EQ(args.eviction.maxVictims, 3);
    EXPECT_EQ(args.permit.timeout, Duration::seconds(30));
    EXPECT_EQ(args.score.oddRemainderPenalty, 10);
    EXPECT_EQ(args.score.nvlinkBonus, 20);
    EXPECT_EQ(args.score.fairnessFactor.of(70), 35);
    EXPECT_EQ(args.devicePolicy, DevicePolicy::LinkAware);
}

TEST(AISchedulingArgs, RefusesWhatIsOutOfRangeOrUnknown) {
    EXPECT_EQ(faultOf("priorityPreemptionThreshold", plain("3")), "priorityPreemptionThreshold: 3 is not in [0, 2]");
    EXPECT_EQ(faultOf("maxPreemptPodsPerCycle", plain("0")), "maxPreemptPodsPerCycle: 0 is below 1");
    EXPECT_EQ(faultOf("nvlinkBonus", plain("-1")), "nvlinkBonus: -1 is not in [0, 100]");
    EXPECT_EQ(faultOf("fairnessThreshold", plain("101")), "fairnessThreshold: 101 is not in [0, 100]");
    EXPECT_EQ(faultOf("permitTimeout", plain("0s")), "permitTimeout: 0s is not above 0");
    EXPECT_EQ(faultOf("bands", map({{"p0", plain("1000")}, {"p1", plain("10000")}})),
              "bands: p0 1000 is not above p1 10000");
    EXPECT_EQ(faultOf("victimOrder", plain("Cheapest")),
              "victimOrder: \"Cheapest\" is none of Upstream, LeastLostWork");
    EXPECT_EQ(faultOf("maxVictims", plain("3")), "unknown field \"maxVictims\"");
    EXPECT_EQ(faultOf("MaxPreemptPodsPerCycle", plain("3")), "unknown field \"MaxPreemptPodsPerCycle\"");
    EXPECT_NE(faultOf("maxPreemptPodsPerCycle", quotedText("3")), "");
    EXPECT_NE(faultOf("fairnessEnabled", quotedText("true")), "");
    EXPECT_NE(faultOf("permitTimeout", plain("30")), "");
    EXPECT_NE(faultOf("pitfalls", list({plain("Nonsense")})), "");
    EXPECT_EQ(faultOf("apiVersion", quotedText("x")), "");
    EXPECT_EQ(faultOf("bands", map({{"p0", plain("200000")}})), "");
}

TEST(AISchedulingArgs, TheFactorIsReadExactly) {
    EXPECT_EQ(Decimal::parse("0.29")->of(100), 29);
    EXPECT_EQ(Decimal::parse("0.57")->of(100), 57);
    EXPECT_EQ(Decimal::parse("5e-1")->of(70), 35);
    EXPECT_EQ(Decimal::parse("1.0")->of(70), 70);
    EXPECT_EQ(Decimal::parse("0")->of(70), 0);
    EXPECT_EQ(Decimal::parse("1e-30")->of(100), 0);
    EXPECT_TRUE(Decimal::parse("0.123456789012345").has_value());
    EXPECT_FALSE(Decimal::parse("0.1234567890123456").has_value());
    EXPECT_EQ(faultOf("fairnessFactor", plain("1.5")), "fairnessFactor: 1.5 is not in [0, 1]");
    EXPECT_EQ(faultOf("fairnessFactor", plain("-0.1")), "fairnessFactor: -0.1 is not in [0, 1]");
    EXPECT_NE(faultOf("fairnessFactor", quotedText("0.5")), "");
}

} // namespace
} // namespace berth::test
