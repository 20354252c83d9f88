// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Rng.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/scheduler/Look.h"
#include "tests/support/TestCluster.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

using namespace test;

/// A small cluster, a pending pod and what surrounds it, all from one seed.
class RandomCase {
public:
    explicit RandomCase(std::uint64_t seed) : seed_(seed), pod_(randomPod("pending")) {
        const std::uint64_t nodes = 1 + below(8);
        for (std::uint64_t i = 0; i < nodes; ++i) cluster_.node(randomNode("n" + std::to_string(i)));
        for (std::uint64_t i = below(12); i > 0; --i) cluster_.on(anyNode(), randomPod("r" + std::to_string(i)));
        for (std::uint64_t i = below(3); i > 0; --i) nominated_.push_back(randomPod("q" + std::to_string(i)));
    }

    CycleInput input() {
        CycleInput input = cluster_.input(*pod_);
        for (const auto& pod : nominated_)
            input.nominations.push_back({PodId{2000 + static_cast<std::uint32_t>(input.nominations.size())},
                                         chance(4) ? nullptr : pod.get(), cluster_.id(anyNode())});
        if (chance(4)) input.nominatedNode = cluster_.id(anyNode());
        input.nextStart = static_cast<std::uint32_t>(below(input.snapshot.size()));
        input.seed = seed_;
        input.tieBreak = static_cast<TieBreak>(below(3));
        input.askEveryNode = chance(2);
        return input;
    }

private:
    std::uint64_t below(std::uint64_t bound) { return randomBelow(randomAt(seed_, draws_++), bound); }
    bool chance(std::uint64_t of) { return below(of) == 0; }
    std::string anyNode() { return "n" + std::to_string(below(cluster_.scenario.nodes.size())); }

    std::shared_ptr<Node> randomNode(const std::string& name) {
        auto node = makeNode(name, std::to_string(1 + below(4)));
        node->unschedulable = chance(6);
        if (chance(2)) node->meta.labels.set("disk", chance(2) ? "ssd" : "hdd");
        if (chance(4))
            node->taints.push_back({"team", "a", chance(2) ? TaintEffect::NoSchedule : TaintEffect::PreferNoSchedule});
        return node;
    }

    std::shared_ptr<Pod> randomPod(const std::string& name) {
        auto pod = makePod(name, static_cast<std::int32_t>(below(3)), std::to_string(250 * (1 + below(8))) + "m");
        if (chance(4)) pod->nodeSelector.set("disk", "ssd");
        if (chance(3)) pod->tolerations.push_back({"team", "Exists", "", TaintEffect::None, std::nullopt});
        pod->preemptNever = chance(8);
        return pod;
    }

    std::uint64_t seed_;
    std::uint64_t draws_ = 0;
    std::shared_ptr<Pod> pod_;
    TestCluster cluster_;
    std::vector<std::shared_ptr<Pod>> nominated_;
};

void expectSame(const LookResult& with, const LookResult& without) {
    EXPECT_EQ(with.status, without.status);
    EXPECT_EQ(with.selected, without.selected);
    EXPECT_EQ(with.message, without.message);
    EXPECT_EQ(with.fitError, without.fitError);
    EXPECT_EQ(with.unschedulablePlugins, without.unschedulablePlugins);
    EXPECT_EQ(with.pendingPlugins, without.pendingPlugins);
    EXPECT_EQ(with.nextStart, without.nextStart);
    EXPECT_EQ(with.drawsUsed, without.drawsUsed);
    EXPECT_EQ(with.evaluated, without.evaluated);
    EXPECT_EQ(with.feasible, without.feasible);
    EXPECT_EQ(with.statuses, without.statuses);
    EXPECT_EQ(with.absent, without.absent);
}

void expectSame(const PostFilterOutcome& with, const PostFilterOutcome& without) {
    EXPECT_EQ(with.status, without.status);
    EXPECT_EQ(with.plugin, without.plugin);
    EXPECT_EQ(with.nominate, without.nominate);
    EXPECT_EQ(with.victims, without.victims);
    EXPECT_EQ(with.message, without.message);
    EXPECT_EQ(with.drawsUsed, without.drawsUsed);
}

/// The verdict is the same with and without a record, and a record made again equals the first.
TEST(LookDifferential, TheRecordChangesNothing) {
    const auto profiles =
        Profiles::create(std::make_shared<const Configuration>(defaultConfiguration()), builtinPlugins());
    ASSERT_TRUE(profiles);
    const Framework& framework = *(*profiles)->all().front();
    int failed = 0;
    int nominated = 0;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        SCOPED_TRACE(seed);
        RandomCase each(seed);
        const CycleInput input = each.input();
        CycleRecord record;
        CycleRecord again;
        LookResult without = look(input, framework, nullptr);
        LookResult with = look(input, framework, &record);
        expectSame(with, without);
        look(input, framework, &again);
        EXPECT_EQ(record, again);
        if (!with.fitError) continue;
        ++failed;
        const PostFilterOutcome outcome = runPostFilter(input, framework, with, &record);
        expectSame(outcome, runPostFilter(input, framework, without, nullptr));
        nominated += outcome.status.ok() ? 1 : 0;
    }
    EXPECT_GT(failed, 30) << "the cases must reach PostFilter";
    EXPECT_GT(nominated, 5) << "and preemption";
}

} // namespace
} // namespace berth
